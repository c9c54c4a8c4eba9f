import { type Action, anyAction, type Chance, type Choice } from '@roundhouse/engine';

/** How a random player leans: `wild` knows nothing; `steady` builds, buys and mostly pays dividends, so that games last. */
export type Policy = 'wild' | 'steady';

/** How gladly a steady player does something, against the other kinds of action on offer; 1 if not named. */
export type Weights = Readonly<Record<string, number>>;
const WEIGHTS: Weights = {
  sell: 0.03,
  private: 0.1,
  lift: 0.5,
  decline: 0.3,
  bankrupt: 0.01,
  lay: 3,
  station: 0.4,
  train: 8,
  buy: 2,
  start: 2,
  exchange: 3,
  take: 3,
};

export const randomPlayer =
  (policy: Policy, weightOf: Weights = WEIGHTS) =>
  (choices: readonly Choice[], chance: Chance): Action => {
    if (policy === 'wild') return anyAction(choices, chance);
    const course = choices.filter(({ outsidePlay }) => outsidePlay !== true);
    const sensible = course.filter(({ action }) => isSensible(action, chance));
    const liked = sensible.length > 0 ? sensible : course;
    const type = weighted([...new Set(liked.map(({ action }) => action.type))], weightOf, chance);
    const ofType = liked.filter(({ action }) => action.type === type);
    // The first run listed is the best, the first dividend is the payment.
    const [first] = ofType;
    if (first !== undefined && (type === 'run' || (type === 'dividend' && chance() < 0.65)))
      return first.action;
    return anyAction(ofType, chance);
  };

/** Trains of other companies are rarely bought: haggling only makes games long. */
const isSensible = (action: Action, chance: Chance): boolean =>
  action.type !== 'train' || action.from === 'bank' || action.from === 'pool' || chance() < 0.1;

/** One of the kinds of action, each as likely as its weight says; 1 if not named. */
export function weighted(types: readonly string[], weightOf: Weights, chance: Chance): string {
  const weights = types.map((type) => weightOf[type] ?? 1);
  let left = chance() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, type] of types.entries()) {
    left -= weights[i] ?? 0;
    if (left < 0) return type;
  }
  return types[types.length - 1] ?? '';
}
