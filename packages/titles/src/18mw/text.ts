import {
  type Action,
  actionLabel,
  aTrain,
  BANK,
  eventSentence,
  type GameEvent,
  type Names,
  type Sentences,
  trainKind,
} from '@roundhouse/engine';
import { CONNECTIONS, isConnection } from './data/connections.ts';
import { MAP } from './data/map.ts';
import { terms } from './data/terms.ts';

const OWN_WORDS = {
  payments: {
    freight: 'routes to St. Louis',
    bridges: 'bridges',
    connection: 'connection',
    token: 'place of a token',
    closed: 'closed',
    merger: 'merger',
  },
  bonuses: terms.bonuses,
};

type Facts = Extract<GameEvent, { type: 'special' }>['facts'];

const placeName = (hex: string): string => MAP.hexes[hex]?.name ?? hex;

/** What only this title knows, by its name. */
const SPECIALS: Readonly<Record<string, (facts: Facts, names: Names) => string>> = {
  withdrawn: ({ player, item }, names) =>
    `${names(String(player))} takes the money back from ${names(String(item))}`,
  protected: ({ player, company, percent, price }, names) =>
    `${names(String(player))} protects ${names(String(company))}: ${percent}% for $${price}`,
  redeemed: ({ company, percent, price }, names) =>
    `${names(String(company))} redeems ${percent}% of its shares for $${price}`,
  released: ({ company }, names) => `${names(String(company))} is out of receivership`,
  'company-closed': ({ company }, names) => `${names(String(company))} closes for good`,
  connected({ company, connection }, names) {
    const id = String(connection);
    if (!isConnection(id)) return '';
    const { from, to } = CONNECTIONS[id];
    return `${names(String(company))} makes the first run between ${placeName(from)} and ${placeName(to)}`;
  },
  doubled: ({ company, hex, gain }, names) =>
    `${placeName(String(hex))} counts double for ${names(String(company))}: $${gain} more on this run`,
  'share-offered': ({ company, percent }, names) =>
    `Fire sale: ${percent}% of ${names(String(company))} out of its treasury`,
  'share-unsold': ({ company, percent }, names) =>
    `Nobody buys the ${percent}% of ${names(String(company))}, and the pool has no room: it stays in the treasury`,
  'token-offered': ({ company, hex, minimum }, names) =>
    `Fire sale: the token of ${names(String(company))} in ${placeName(String(hex))}, from $${minimum}`,
  'token-bid': ({ player, company, price, hex }, names) =>
    `${names(String(player))} bids $${price} for ${names(String(company))} on the token in ${placeName(String(hex))}`,
  'token-unsold': ({ hex }) => `Nobody wants the token in ${placeName(String(hex))}`,
  raising: ({ player, from, price }, names) =>
    `${names(String(player))} sells shares for a train of ${sellerName(String(from), names)} at $${price}`,
  receiver: ({ company, player }, names) =>
    `${names(String(company))} is in receivership: ${names(String(player))} decides for it`,
  merged: ({ system, one, other, price }, names) =>
    `${names(String(one))} and ${names(String(other))} merge into ${names(String(system))} at $${price}`,
};

const ENDINGS: Readonly<Record<string, string>> = {
  'last-player': 'The game is over: only one player is left',
  standstill: 'The game is over: nothing changes any more',
};

const sellerName = (from: string, names: Names): string => (from === BANK ? 'the bank' : names(from));

const kindOf = (train: unknown): string => trainKind(String(train));

/** The place of a token, as offers name it: company and hex. */
const tokenItem = (item: string): { company: string; hex: string } | null => {
  const at = item.lastIndexOf(' ');
  return at < 0 ? null : { company: item.slice(0, at), hex: item.slice(at + 1) };
};

function ownAction(action: Action, names: Names): string | null {
  const field = (name: string) => String(action[name] ?? '');
  const place = () => placeName(field('hex'));
  switch (action.type) {
    case 'withdraw':
      return `Take the money back from ${names(field('item'))}`;
    case 'bid':
      return action.company === undefined ? null : `Bid $${field('price')} for ${names(field('company'))}`;
    case 'protect':
      return 'Protect the share price';
    case 'redeem':
      return `Redeem ${field('percent')}% of ${names(field('company'))}`;
    case 'presidency':
      return `Take the president's certificate of ${names(field('company'))}`;
    case 'exchange':
      return `Exchange ${names('LM')} for ${field('percent')}% of ${names(field('company'))} from ${sourceName(field('from'), field('company'))}`;
    case 'station':
      return `Token in ${place()}`;
    case 'alton':
      return `Token in ${place()} with ${names('SLA')}`;
    case 'double':
      return 'Place the doubling token';
    case 'buy-token':
      return `Buy the place of ${names(field('from'))} in ${place()} for $100`;
    case 'free-train':
      return `Exchange ${names('MO')} for ${aTrain(kindOf(action.train))}`;
    case 'fire-share':
      return `Offer ${field('percent')}% out of the treasury`;
    case 'fire-token':
      return `Offer the token in ${place()} from $${field('minimum')}`;
    case 'raise':
      return `Sell shares for ${aTrain(kindOf(action.train))} of ${sellerName(field('from'), names)} at $${field('price')}`;
    case 'settle':
      return 'Stop selling for now';
    case 'merge':
      return `Merge with ${names(field('partner'))} into ${names(field('system'))}`;
    default:
      return null;
  }
}

function sourceName(from: string, company: string): string {
  if (from === company) return 'its treasury';
  return from === 'pool' ? 'the pool' : 'the offering';
}

export const sentences: Sentences = {
  event(event, names) {
    if (event.type === 'special') return SPECIALS[event.name]?.(event.facts, names) ?? null;
    if (event.type === 'ended' && ENDINGS[event.reason] !== undefined) return ENDINGS[event.reason] ?? null;
    if (event.type === 'offer') {
      const token = tokenItem(event.item);
      if (token !== null)
        return `${names(event.from)} offers ${names(event.to)} $${event.price} for the place of ${names(token.company)} in ${placeName(token.hex)}`;
    }
    if (event.type === 'pass' && event.step === 'protection')
      return `${names(event.who)} lets the price fall`;
    return eventSentence(event, names, OWN_WORDS) ?? null;
  },
  action: (action, names) => ownAction(action, names) ?? actionLabel(action, names) ?? action.type,
};
