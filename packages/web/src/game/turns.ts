import type { Action } from '@roundhouse/engine/play';
import type { TableView } from '../contract.ts';

/** How many actions were played when the turn began to which the last action belongs. */
export function turnStart(actions: readonly Action[]): number {
  const last = actions[actions.length - 1];
  let count = actions.length;
  while (count > 0 && actions[count - 1]?.player === last?.player) count--;
  return count;
}

/** Where one step back leads: before the last action of somebody at this screen, so that code does not just repeat itself. */
export function stepBack(actions: readonly Action[], isHuman: (player: string) => boolean): number {
  for (let count = actions.length - 1; count >= 0; count--) {
    const action = actions[count];
    if (action !== undefined && isHuman(action.player)) return count;
  }
  return Math.max(0, actions.length - 1);
}

/** Whose decision it is, about what: when this changes, a click may have been meant for what was there before. */
export const occasionOf = ({ round, step, operating, acting }: TableView): string =>
  JSON.stringify([round, step, operating, acting]);

/** The fields of an action, in whatever order they came. */
const fieldsOf = (action: Action | undefined): string => JSON.stringify(Object.entries(action ?? {}).sort());

/** How many actions two games have in common from the beginning. */
export function sameStart(a: readonly Action[], b: readonly Action[]): number {
  let same = 0;
  while (same < a.length && same < b.length && fieldsOf(a[same]) === fieldsOf(b[same])) same++;
  return same;
}
