import type { GameEvent } from '../core/event.ts';
import type { Action } from '../core/move.ts';
import { moneyIn, ORDINARY_TERMS } from './terms.ts';
import type { Names } from './title-info.ts';

/** Sentences for the events and actions that titles have in common. */

const place = (from: string, names: Names): string => {
  switch (from) {
    case 'offering':
      return 'the offering';
    case 'pool':
      return 'the pool';
    case 'bank':
      return 'the bank';
    default:
      return names(from);
  }
};

/** Where a share comes from: a company sells its own out of its treasury. */
const source = (from: string, company: string, names: Names): string =>
  from === company ? 'its treasury' : place(from, names);

/** The kind of a train, out of what the single card is called: "4+-2". */
export const trainKind = (train: string): string => train.replace(/-\d+$/, '');

/** "a 5-train", "an 8-train". */
export const aTrain = (kind: string): string => `${kind.startsWith('8') ? 'an' : 'a'} ${kind}-train`;

/** What is bought and sold besides shares: a private company or a train. */
export const thing = (item: string, names: Names): string =>
  trainKind(item) === item ? names(item) : aTrain(trainKind(item));

const PAYMENTS: Readonly<Record<string, string>> = {
  'private-revenue': 'private revenue',
  help: 'help for a train',
  earnings: 'earnings kept',
  bankruptcy: 'bankruptcy',
};

/** What only one title has a word for. */
export interface OwnWords {
  /** What stands before an amount of money; a dollar sign unless told otherwise. */
  readonly currency?: string;
  readonly payments?: Readonly<Record<string, string>>;
  readonly bonuses?: Readonly<Record<string, string>>;
}

const moneyOf = ({ currency = ORDINARY_TERMS.currency }: OwnWords) => moneyIn({ currency });

/** Payments that a sentence of their own does not tell already. */
function payment(event: Extract<GameEvent, { type: 'paid' }>, names: Names, own: OwnWords): string | null {
  const money = moneyOf(own);
  const why = own.payments?.[event.why] ?? PAYMENTS[event.why];
  if (why === undefined)
    return event.why === 'dividend' ? `${names(event.to)} receives ${money(event.amount)}` : null;
  return event.from === 'bank'
    ? `${names(event.to)} receives ${money(event.amount)} (${event.item === undefined ? why : names(event.item)})`
    : `${names(event.from)} pays ${money(event.amount)} to ${place(event.to, names)} (${why})`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  bank: 'the bank is broken',
  market: 'a share price has reached the end of the market',
  train: 'the last trains are out',
  bankruptcy: 'a player is bankrupt',
  agreement: 'the players agreed to stop',
};

const STEP_PASSES: Readonly<Record<string, string>> = {
  track: 'lays no more track',
  station: 'places no station',
  trains: 'buys no more trains',
  privates: 'ends its turn',
  stock: 'passes',
  auction: 'passes',
};

/** Null for what needs no sentence; undefined for what is a title's own. */
export function eventSentence(event: GameEvent, names: Names, own: OwnWords = {}): string | null | undefined {
  const money = moneyOf(own);
  switch (event.type) {
    case 'round':
      return event.name;
    case 'turn':
      return `${names(event.who)} operates`;
    case 'pass':
      return `${names(event.who)} ${STEP_PASSES[event.step] ?? 'passes'}`;
    case 'paid':
      return payment(event, names, own);
    case 'bid':
      return `${names(event.player)} bids ${money(event.price)} on ${names(event.item)}`;
    case 'acquired':
      return `${names(event.by)} buys ${names(event.item)} from ${place(event.from, names)} for ${money(event.price)}`;
    case 'closed':
      return `${names(event.item)} closes`;
    case 'par':
      return `${names(event.player)} sets the par value of ${names(event.company)} at ${money(event.price)}`;
    case 'bought':
      return `${names(event.by)} ${event.price > 0 ? 'buys' : 'takes'} ${event.percent}% of ${names(event.company)} from ${source(event.from, event.company, names)}${event.price > 0 ? ` for ${money(event.price)}` : ''}`;
    case 'sold':
      return `${names(event.by)} sells ${event.percent}% of ${names(event.company)} for ${money(event.price)}`;
    case 'president':
      return `${names(event.player)} becomes president of ${names(event.company)}`;
    case 'price':
      return event.from === event.to
        ? `${names(event.company)}: share price stays at ${money(event.to)}`
        : `${names(event.company)}: share price ${money(event.from)} → ${money(event.to)}`;
    case 'floated':
      return `${names(event.company)} floats with ${money(event.capital)}`;
    case 'tile':
      return `${names(event.company)} lays tile ${event.tile} on ${event.hex}${event.cost > 0 ? ` for ${money(event.cost)}` : ''}`;
    case 'tile-removed':
      return `Tile ${event.tile} is taken off ${event.hex}`;
    case 'station':
      return `${names(event.company)} places a station in ${event.spot.hex}${event.cost > 0 ? ` for ${money(event.cost)}` : ''}`;
    case 'station-removed':
      return `${names(event.company)} loses its station in ${event.spot.hex}`;
    case 'run':
      return runSentence(event, names, own);
    case 'dividend':
      return `${names(event.company)} pays ${money(event.revenue)}: ${money(event.perShare)} a share`;
    case 'withheld':
      return event.revenue === 0
        ? `${names(event.company)} earns nothing`
        : `${names(event.company)} keeps ${money(event.revenue)}`;
    case 'train':
      return `${names(event.company)} buys ${aTrain(event.train)} from ${place(event.from, names)} for ${money(event.price)}`;
    case 'phase':
      return `Phase ${event.phase} begins`;
    case 'rusted':
      return event.owners.length === 0
        ? `${event.train}-trains rust`
        : `${event.train}-trains rust (${event.owners.map(names).join(', ')})`;
    case 'discarded':
      return `${names(event.company)} gives up ${aTrain(trainKind(event.train))}`;
    case 'offer':
      return `${names(event.from)} offers ${names(event.to)} ${money(event.price)} for ${thing(event.item, names)}`;
    case 'declined':
      return `${names(event.player)} declines`;
    case 'bankrupt':
      return `${names(event.player)} is bankrupt`;
    case 'bank-broken':
      return 'The bank is broken; it keeps paying';
    case 'ended':
      return `The game is over: ${ENDINGS[event.reason] ?? event.reason}`;
    case 'special':
      if (event.name === 'reduced')
        return `${names(String(event.facts.item))} now costs ${money(Number(event.facts.price))}`;
      if (event.name === 'end-proposed')
        return `${names(String(event.facts.player))} proposes to end the game here`;
      return undefined;
  }
}

function runSentence(event: Extract<GameEvent, { type: 'run' }>, names: Names, own: OwnWords): string {
  const money = moneyOf(own);
  const { bonuses: called = {} } = own;
  if (event.routes.length === 0) return `${names(event.company)} runs for ${money(event.revenue)}`;
  const routes = event.routes.map(
    ({ train, stops, values, multiplier, bonuses, deliveries = [], revenue }) => {
      const way = stops.map((stop, i) => `${stop} ${values[i] ?? 0}`).join(', ');
      const times = multiplier === 1 ? '' : `, times ${multiplier}`;
      const more = bonuses.map(({ id, amount }) => `, ${called[id] ?? names(id)} ${money(amount)}`).join('');
      const brought = deliveries
        .map(
          ({ from, to, amount, becomes }) =>
            `, ${from} to ${to}${becomes === undefined ? '' : ` (${becomes})`} ${money(amount)}`,
        )
        .join('');
      return `${trainKind(train)}: ${way}${times}${more}${brought} = ${money(revenue)}`;
    },
  );
  return `${names(event.company)} runs for ${money(event.revenue)} (${routes.join('; ')})`;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A label for the actions that titles have in common; undefined for a title's own. */
export function actionLabel(action: Action, names: Names, own: OwnWords = {}): string | undefined {
  const field = (name: string) => text(action[name]);
  const company = () => names(field('company'));
  const price = () => moneyOf(own)(Number(field('price')));
  switch (action.type) {
    case 'pass':
      return 'Pass';
    case 'take':
      return `Buy ${names(field('item'))}`;
    case 'bid':
      return field('item') === '' ? `Bid ${price()}` : `Bid ${price()} on ${names(field('item'))}`;
    case 'par':
      return `Par ${price()}`;
    case 'start':
      return `Start ${company()} at ${price()}`;
    case 'buy':
      return `Buy ${field('percent')}% of ${company()} from ${source(field('from'), field('company'), names)}`;
    case 'sell':
      return `Sell ${field('percent')}% of ${company()}`;
    case 'lay':
      return `Tile ${field('tile')} on ${field('hex')}, turned ${field('rotation')}`;
    case 'station':
      return `Station in ${field('hex')}`;
    case 'seat':
      return `Put the marker of ${names(field('owner'))} into city ${Number(action.stop) + 1}`;
    case 'run':
      return Array.isArray(action.routes) && action.routes.length === 0
        ? 'Run no trains'
        : 'Run the best routes';
    case 'dividend':
      return action.kind === 'pay' ? 'Pay dividends' : 'Withhold';
    case 'train':
      return `Buy ${aTrain(trainKind(field('train')))} from ${place(field('from'), names)} for ${price()}${field('trade') === '' ? '' : `, trading in ${aTrain(trainKind(field('trade')))}`}`;
    case 'private':
      return `Buy ${names(field('item'))} for ${price()}`;
    case 'discard':
      return `Discard ${aTrain(trainKind(field('train')))}`;
    case 'accept':
      return 'Accept';
    case 'decline':
      return 'Decline';
    case 'bankrupt':
      return 'Declare bankruptcy';
    case 'propose-end':
      return 'Propose to end the game here';
    default:
      return undefined;
  }
}
