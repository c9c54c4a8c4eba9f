import { type Action, anyAction, type Chance, type Choice, pick } from '@roundhouse/engine';
import { type Weights, weighted } from '../../testing/random-player.ts';
import { DEPOT } from '../data/steel.ts';

/** How eagerly a random president does things; 1 for what is not listed. */
const WEIGHTS: Weights = {
  bid: 0.6,
  start: 4,
  right: 3,
  buy: 3,
  sell: 0.15,
  invest: 3,
  mint: 2,
  lay: 3,
  steel: 0.15,
  run: 10,
  ship: 10,
  ghost: 10,
  train: 6,
  private: 0.5,
  springs: 0.5,
  decline: 0.3,
  bankrupt: 0.001,
};

/** Prices that a sensible player keeps low. */
const CHEAP: ReadonlySet<string> = new Set(['train', 'bid', 'right']);

/**
 * A player who runs the best routes, mostly pays, keeps some money and rarely goes bankrupt, so that games come to their
 * other ends.
 */
function sensiblePresident(choices: readonly Choice[], chance: Chance): Action {
  const inCourse = choices.filter(({ outsidePlay }) => outsidePlay !== true);
  const run = inCourse.find(({ action }) => action.type === 'run');
  if (run !== undefined && chance() < 0.9) return run.action;
  const types = [...new Set(inCourse.map(({ action }) => action.type))];
  const type = weighted(types, WEIGHTS, chance);
  const ofType = inCourse.filter(({ action }) => action.type === type);
  // Rather from the deck, so that the phases go on.
  const fromDeck = ofType.find(({ action }) => action.type === 'train' && action.from === 'bank');
  const chosen = fromDeck ?? pick(ofType, chance);
  return anyAction([chosen], CHEAP.has(chosen.action.type) ? () => chance() * 0.2 : chance);
}

/** A player who starts high, buys what there is, always pays and leaves the trains to others: share prices go far. */
function ambitiousPresident(choices: readonly Choice[], chance: Chance): Action {
  const ofType = (type: string) =>
    choices.filter(({ action }) => action.type === type).map(({ action }) => action);
  const [pays] = ofType('dividend');
  if (pays !== undefined) return pays;
  const highest = ofType('start').at(-1);
  if (highest !== undefined && chance() < 0.7) return highest;
  const buys = ofType('buy').filter(({ from }) => from !== 'pool');
  if (buys.length > 0 && chance() < 0.8) return pick(buys, chance);
  const [pass] = ofType('pass');
  if (pass !== undefined && ofType('train').length > 0 && chance() < 0.9) return pass;
  return sensiblePresident(
    choices.filter(({ action }) => action.type !== 'sell' || pass === undefined),
    chance,
  );
}

const KEEN: ReadonlySet<string> = new Set(['private', 'springs', 'invest', 'mint']);

/** A player who brings the cards into play: has companies buy them cheaply, and uses them. */
function collectingPresident(choices: readonly Choice[], chance: Chance): Action {
  const keen = choices.filter(
    ({ action }) => KEEN.has(action.type) || (action.type === 'steel' && action.column === DEPOT),
  );
  return keen.length > 0 && chance() < 0.7
    ? anyAction(keen, () => chance() * 0.3)
    : sensiblePresident(choices, chance);
}

/** A player who bids any price, so that others cannot follow. */
function recklessBidder(choices: readonly Choice[], chance: Chance): Action {
  const bids = choices.filter(({ action }) => action.type === 'bid');
  return bids.length > 0 && chance() < 0.3
    ? anyAction(bids, () => chance() * 0.6)
    : sensiblePresident(choices, chance);
}

/** How a random player leans: `wild` knows nothing. */
export type Policy = keyof typeof PLAYERS;

const PLAYERS = {
  wild: anyAction,
  sensible: sensiblePresident,
  ambitious: ambitiousPresident,
  collecting: collectingPresident,
  reckless: recklessBidder,
} as const;

export const randomPlayer = (policy: Policy): ((choices: readonly Choice[], chance: Chance) => Action) =>
  PLAYERS[policy];
