import { type Action, anyAction, type Chance, type Choice } from '@roundhouse/engine';
import { type Weights, weighted } from '../../testing/random-player.ts';

/**
 * How a random player leans: `wild` knows nothing; `steady` builds, buys and mostly pays dividends, so that companies last; `reckless`
 * floats much and lets the treasuries run dry, so that trains are lacking; `ruinous` spends all on stock and takes no way out, so that
 * players go bankrupt.
 */
export type Policy = 'wild' | 'steady' | 'reckless' | 'ruinous';

/** How gladly something is done, against the other kinds of action on offer; 1 if not named. */
const WEIGHTS: Readonly<Record<Exclude<Policy, 'wild'>, Weights>> = {
  steady: {
    sell: 0.08,
    private: 0.05,
    withdraw: 0.2,
    redeem: 0.3,
    raise: 0.1,
    settle: 0.1,
    bankrupt: 0.5,
    lay: 4,
    station: 0.6,
    train: 6,
    buy: 4,
    start: 3,
    bid: 2,
    protect: 1.5,
    'buy-token': 0.2,
    exchange: 0.3,
    accept: 0.6,
  },
  ruinous: {
    sell: 0.5,
    private: 0.02,
    redeem: 0.1,
    train: 3,
    lay: 1,
    station: 2,
    buy: 4,
    start: 6,
    merge: 0.1,
    bankrupt: 50,
    raise: 0.1,
    settle: 0.1,
    'buy-token': 0.1,
    'fire-token': 0.1,
    protect: 0.1,
  },
  reckless: {
    sell: 0.3,
    private: 0.1,
    redeem: 2,
    train: 0.8,
    lay: 4,
    station: 2,
    buy: 4,
    start: 4,
    merge: 2,
    bankrupt: 3,
    raise: 0.5,
    settle: 0.3,
    'buy-token': 0.5,
    'fire-token': 2,
  },
};

export const randomPlayer =
  (policy: Policy) =>
  (choices: readonly Choice[], chance: Chance): Action => {
    if (policy === 'wild') return anyAction(choices, chance);
    const sensible = choices.filter(
      ({ action, outsidePlay }) => outsidePlay !== true && isSensible(action, chance),
    );
    const liked = sensible.length > 0 ? sensible : choices;
    const type = weighted([...new Set(liked.map(({ action }) => action.type))], WEIGHTS[policy], chance);
    const ofType = liked.filter(({ action }) => action.type === type);
    const [first] = ofType;
    // Bids, prices and minimums stay low, so that there is money left to play with.
    const isLow = ['bid', 'private', 'fire-token'].includes(type) && chance() < 0.9;
    if (isLow) return ofType[Math.floor(chance() * ofType.length)]?.action ?? anyAction(ofType, chance);
    if (first !== undefined && type === 'dividend' && chance() < (policy === 'steady' ? 0.75 : 0.95))
      return first.action;
    return anyAction(ofType, chance);
  };

/** Trains of other companies are rarely bought: haggling only makes games long. */
const isSensible = (action: Action, chance: Chance): boolean =>
  action.type !== 'train' || action.from === 'bank' || chance() < 0.2;
