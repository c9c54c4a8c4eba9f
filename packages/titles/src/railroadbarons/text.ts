import { type Action, BANK, type GameEvent, type Names, type Sentences } from '@roundhouse/engine';
import { HOLDINGS } from './data/holdings.ts';
import { INVESTORS } from './data/investors.ts';
import { CATEGORIES, RAILROADS } from './data/railroads.ts';
import type { LastRound } from './state.ts';

/** Names of this title's cards, and of the players through `names`. */
const callers =
  (names: Names) =>
  (id: unknown): string => {
    const text = String(id);
    if (text === BANK) return 'the bank';
    const holding = HOLDINGS.find((card) => card.id === text);
    if (holding !== undefined) return holding.short;
    const investor = INVESTORS.find((card) => card.id === text);
    if (investor !== undefined) return investor.name.replace('The ', 'the ');
    const railroad = RAILROADS.find((card) => card.id === text);
    return railroad === undefined ? names(text) : railroad.name;
  };

/** "A2-2": the card and the level at which it lies. */
function railroadAtLevel(train: string): string {
  const [card = '', side = ''] = train.split('-');
  return `${RAILROADS.find(({ id }) => id === card)?.name ?? card} (level ${side})`;
}

/** What a railroad of the stack costs at a level. */
function costOf(railroad: unknown, side: unknown): number {
  const card = RAILROADS.find(({ id }) => id === railroad);
  const sides = card === undefined ? [] : CATEGORIES[card.category];
  return sides.find((candidate) => candidate.side === side)?.cost ?? 0;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const STEPS: Readonly<Record<string, string>> = {
  stock: 'passes',
  priority: 'leaves the Priority Deal where it is',
};

const ENDINGS: Readonly<Record<string, string>> = {
  market: 'The game is over: a share value has reached $350',
  'no-railroads': 'The game is over: no railroad is left, so no share value can rise any more',
  agreement: 'The game is over: the players agreed to stop',
};

/** What is told while the last round is played. */
export const LAST_ROUND: Readonly<Record<LastRound, string>> = {
  market: 'A share value has reached $350: the game is over after this operating round.',
  'no-railroads': 'No railroad is left: the game is over after this stock round.',
};

type Special = Extract<GameEvent, { type: 'special' }>;
type Caller = (id: unknown) => string;

const SPECIALS: Readonly<Record<string, (facts: Special['facts'], call: Caller) => string>> = {
  named: ({ player, investor, value }, call) => `${call(player)} names ${call(investor)} at $${value}`,
  'put-back': ({ holding, railroad }, call) =>
    `The 40% of ${call(holding)} goes to the bank and ${call(railroad)} on top of the stack`,
  exchange: ({ holding, to, from }, call) =>
    `${capital(call(to))} takes the 40% of ${call(holding)} from ${call(from)} for 30% and 10%`,
  unstarted: ({ holding }, call) => `All of ${call(holding)} is in the bank: it can be started anew`,
  returned: ({ player, holding, percent }, call) =>
    `${call(player)} returns ${percent}% of ${call(holding)} for it`,
  switched: ({ player, to }, call) => `${call(player)} switches the Priority Deal; ${call(to)} begins`,
  placed: ({ holding, add, keep }, call) => `${call(holding)} places ${add} on (+) and ${keep} on (▼)`,
  'placed-network': ({ holding, add, keep }, call) =>
    `${call(holding)} places ${add} on (+) and ${keep} on (▼), and invests one token in its network`,
  revenue: ({ holding, revenue }, call) => `${call(holding)} earns $${revenue}`,
  assigned: ({ investor, holding, from }, call) =>
    `${capital(call(investor))} goes from ${call(from)} to ${call(holding)}`,
  removed: ({ railroad }) => `${railroad} is removed from the stack`,
  'last-round': ({ holding }, call) => `${call(holding)} has reached $350: this operating round is the last`,
  'last-stock-round': () => 'No railroad is left: one more stock round, then the game is over',
  'end-proposed': ({ player }, call) => `${call(player)} proposes to end the game here`,
};

function describe(event: GameEvent, call: Caller): string | null {
  switch (event.type) {
    case 'round':
      return `${event.name} begins`;
    case 'turn':
      return `${call(event.who)} operates`;
    case 'pass':
      return `${call(event.who)} ${STEPS[event.step] ?? 'passes'}`;
    case 'paid':
      return describePayment(event, call);
    case 'acquired':
      return `${call(event.by)} gets ${call(event.item)}`;
    case 'closed':
      return `${capital(call(event.item))} is removed; both players get its face value`;
    case 'par':
      return `${call(event.player)} sets the initial price of ${call(event.company)} at $${event.price}`;
    case 'bought':
      return `${call(event.by)} buys ${event.percent}% of ${call(event.company)} for $${event.price}`;
    case 'sold':
      return `${call(event.by)} sells ${event.percent}% of ${call(event.company)} for $${event.price}`;
    case 'president':
      return `${call(event.player)} directs ${call(event.company)}`;
    case 'price':
      return `The value of ${call(event.company)} goes from $${event.from} to $${event.to}`;
    case 'floated':
      return `${call(event.company)} begins to operate with $${event.capital}`;
    case 'dividend':
      return `${call(event.company)} pays $${event.perShare} for each 10%`;
    case 'withheld':
      return `${call(event.company)} keeps $${event.revenue}`;
    case 'train':
      return `${call(event.company)} gets ${railroadAtLevel(event.train)} from ${event.from === BANK ? 'the stack' : call(event.from)}${event.price > 0 ? ` for $${event.price}` : ''}`;
    case 'phase':
      return `Level ${event.phase} has come into play`;
    case 'rusted':
      return event.owners.length === 0
        ? `${event.train} is obsolete before it could join ${call('MSC')}`
        : `${event.train} of ${event.owners.map(call).join(', ')} is obsolete`;
    case 'discarded':
      return `${call(event.company)} discards ${event.train}`;
    case 'offer':
      return `${call(event.from)} offers ${call(event.to)} $${event.price} for ${event.item}`;
    case 'declined':
      return `${call(event.player)} declines`;
    case 'ended':
      return ENDINGS[event.reason] ?? 'The game is over';
    case 'special':
      return SPECIALS[event.name]?.(event.facts, call) ?? null;
    default:
      return null;
  }
}

/** Most payments are told by what they are for; these are not. */
function describePayment(event: Extract<GameEvent, { type: 'paid' }>, call: Caller): string | null {
  const { from, to, amount, why } = event;
  if (why === 'investor') return `${call(to)} takes $${amount}`;
  if (why === 'dividend') return `${call(to)} receives $${amount}`;
  const ownMoney = why === 'railroad' && !HOLDINGS.some(({ id }) => id === from);
  return ownMoney ? `${call(from)} adds $${amount} of their own` : null;
}

const sizes = (list: unknown): string =>
  Array.isArray(list) ? list.map((size) => `${size}%`).join(' and ') : '';

const ACTIONS: Readonly<Record<string, (action: Action, call: Caller) => string>> = {
  'name-investor': ({ investor, value }, call) => {
    const bonus = INVESTORS.find(({ id }) => id === investor)?.bonus ?? 0;
    const brings = bonus > 0 ? ` (+$${bonus})` : '';
    return `Name ${call(investor)}${brings}${value === undefined ? '' : ` at $${value}`}`;
  },
  choose: ({ what }) => (what === 'money' ? 'Take the money' : 'Take the investor'),
  par: ({ price }) => `Initial price $${price}`,
  'switch-priority': () => 'Switch the Priority Deal',
  start: ({ company, percent, price }, call) => `Start ${call(company)} at $${price} with the ${percent}%`,
  buy: ({ company, percent, give }, call) =>
    give === undefined
      ? `Buy ${percent}% of ${call(company)}`
      : `Buy ${percent}% of ${call(company)}, returning ${sizes(give)}`,
  sell: ({ company, percent, take }, call) =>
    take === undefined
      ? `Sell ${percent}% of ${call(company)}`
      : `Sell ${percent}% of ${call(company)}, taking back ${sizes(take)}`,
  'place-tokens': ({ add, keep, network }) =>
    `${add} on (+), ${keep} on (▼)${Number(network) > 0 ? ', one in the network' : ''}`,
  dividend: ({ kind }) => (kind === 'pay' ? 'Pay dividends' : 'Keep the revenue'),
  'buy-railroad': ({ railroad, side, own }, call) =>
    `Buy ${call(railroad)} at level ${side} for $${costOf(railroad, side)}${own === undefined ? '' : `, adding $${own} of your own`}`,
  'take-over': ({ railroad, price }, call) => `Take over ${call(railroad)} for $${price}`,
  'assign-investor': ({ investor }, call) => `Assign ${call(investor)}`,
  'discard-railroad': ({ railroad }, call) => `Discard ${call(railroad)}`,
  accept: () => 'Accept',
  decline: () => 'Decline',
  pass: () => 'Pass',
  'propose-end': () => 'Propose to end the game here',
};

export const sentences: Sentences = {
  event: (event, names) => describe(event, callers(names)),
  action: (action, names) => ACTIONS[action.type]?.(action, callers(names)) ?? action.type,
};
