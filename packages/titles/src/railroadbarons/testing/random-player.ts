import { type Action, anyAction, type Chance, type Choice } from '@roundhouse/engine';

/** How a random player leans: `wild` knows nothing, `sensible` pays dividends and keeps its railroads, `tired` proposes now and then to stop. */
export type Policy = 'wild' | 'sensible' | 'tired';

/** A value that somebody might name for an investor. */
const MOST_NAMED = 400;

/** Random players for the tests, who name moderate values. */
export const randomPlayer =
  (policy: Policy) =>
  (choices: readonly Choice[], chance: Chance): Action => {
    const proposal = choices.find(({ action }) => action.type === 'propose-end');
    if (policy === 'tired' && proposal !== undefined && chance() < 0.01) return proposal.action;
    const inCourse = choices.filter(({ outsidePlay }) => outsidePlay !== true);
    const liked =
      policy === 'wild' ? inCourse : inCourse.filter(({ action }) => likes(action, inCourse, chance));
    const action = anyAction(liked.length > 0 ? liked : inCourse, chance);
    if (action.type !== 'name-investor' || !('value' in action)) return action;
    return { ...action, value: Math.floor(chance() * MOST_NAMED) };
  };

function likes(action: Action, choices: readonly Choice[], chance: Chance): boolean {
  switch (action.type) {
    case 'dividend':
      return action.kind === 'pay' || chance() < 0.1;
    case 'sell':
      return chance() < 0.02;
    case 'take-over':
      return chance() < 0.1;
    case 'place-tokens':
      return Number(action.add) <= 2 && placed(action) === Math.max(...choices.map((c) => placed(c.action)));
    default:
      return true;
  }
}

/** Tokens on the circles. Those invested are lost for them, so they do not count. */
const placed = ({ add, keep }: Action): number => Number(add) + Number(keep);
