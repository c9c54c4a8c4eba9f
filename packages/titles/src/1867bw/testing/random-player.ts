import { type Action, anyAction, type Chance, type Choice } from '@roundhouse/engine';

/** How gladly a random player does something, against the other kinds of action on offer; 1 if not named. Rare things are done gladly, so that they happen. */
const LIKING: Readonly<Record<string, number>> = {
  sell: 0.12,
  private: 0.5,
  lay: 4,
  station: 0.6,
  train: 6,
  buy: 2,
  start: 2,
  pundit: 6,
  council: 4,
  refinery: 6,
  extract: 3,
  replace: 4,
  issue: 0.3,
  redeem: 0.3,
  crisis: 0.5,
  accept: 1,
  decline: 2,
  bid: 0.7,
};

export type Temper = 'wild' | 'steady';

export const randomPlayer =
  (temper: Temper) =>
  (choices: readonly Choice[], chance: Chance): Action => {
    if (temper === 'wild') return anyAction(choices, chance);
    const sober = choices.filter(({ action }) => isSober(action, chance));
    const liked = sober.length > 0 ? sober : choices;
    const type = weighted([...new Set(liked.map(({ action }) => action.type))], chance);
    const ofType = liked.filter(({ action }) => action.type === type);
    // The best run is listed first, then that with all deliveries; the first dividend is the payment.
    const [first, second] = ofType;
    if (first !== undefined && type === 'run')
      return second !== undefined && chance() < 0.5 ? second.action : first.action;
    if (first !== undefined && type === 'dividend' && chance() < 0.65) return first.action;
    return anyAction(ofType, chance);
  };

/** Trains of other companies are rarely bought: haggling only makes games long. */
const isSober = (action: Action, chance: Chance): boolean =>
  action.type !== 'train' || action.from === 'bank' || chance() < 0.1;

function weighted(types: readonly string[], chance: Chance): string {
  const weights = types.map((type) => LIKING[type] ?? 1);
  let left = chance() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, type] of types.entries()) {
    left -= weights[i] ?? 0;
    if (left < 0) return type;
  }
  return types[types.length - 1] ?? '';
}
