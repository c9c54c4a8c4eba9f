import {
  actionLabel,
  BANK,
  eventSentence,
  type GameEvent,
  type Names,
  type Sentences,
} from '@roundhouse/engine';
import { PRIORITY_CARD } from './data/privates.ts';
import { terms } from './data/terms.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

type Special = (fact: (name: string) => string, named: (name: string) => string) => string;

const count = (fact: (name: string) => string): string =>
  fact('count') === '1' ? 'A cube' : `${fact('count')} cubes`;

const cardName = (card: string, names: Names): string => {
  if (card === PRIORITY_CARD) return 'the priority deal';
  return card.startsWith('S') ? 'a speculator' : names(card);
};

/** "Ann claims P5 for $60, puts $25 on cards passed over and takes the $10 that lay on it" */
function claimSentence(facts: Readonly<Record<string, unknown>>, names: Names): string {
  const { face, skipped, found } = facts;
  const claim = `claims ${cardName(text(facts.card), names)}${face === 0 ? '' : ` for $${face}`}`;
  const parts = [
    ...(skipped === 0 ? [] : [`puts $${skipped} on cards passed over`]),
    ...(found === 0 ? [] : [`takes the $${found} that lay on it`]),
  ];
  const rest = parts.length === 2 ? `, ${parts.join(' and ')}` : parts.map((part) => ` and ${part}`).join('');
  return `${names(text(facts.player))} ${claim}${rest}`;
}

/** Money and cards of the draft and the auction, which "claims" and "wins" tell. */
const isToldAlready = (event: GameEvent): boolean =>
  (event.type === 'acquired' && event.from === BANK) ||
  (event.type === 'paid' &&
    (['skipped', 'surplus'].includes(event.why) || (event.why === 'card' && event.to !== BANK)));

/** What a refinery is after a change, in words. */
const REFINERY_STATES: Readonly<Record<string, string>> = {
  construction: 'under construction',
  disrepair: 'in disrepair',
};

/** The title's own happenings. */
const SPECIAL: Readonly<Record<string, Special>> = {
  won: (fact, named) =>
    `${named('player')} wins ${named('item')} for $${fact('price')}${
      fact('toBank') === fact('price')
        ? ''
        : `: $${fact('toBank')} to the bank, $${Number(fact('price')) - Number(fact('toBank'))} to ${named('auctioneer')}`
    }`,
  closed: (_fact, named) => `${named('company')} closes and goes to the back of the queue`,
  'closed-for-good': (_fact, named) => `${named('company')} closes and leaves the game`,
  removed: (_fact, named) => `${named('company')} is removed from the queue and the game`,
  export: (fact) => `${count(fact)} exported from ${fact('hex')}`,
  produce: (fact) => `${count(fact)} on ${fact('hex')}`,
  refinery: (fact) =>
    fact('state') === 'removed'
      ? `The refinery in ${fact('hex')} is gone`
      : `The refinery in ${fact('hex')} is ${REFINERY_STATES[fact('state')] ?? fact('state')}`,
  energy: (fact, named) =>
    `${named('company')} builds the refinery of Great Western Energy in ${fact('hex')}`,
  extracted: (fact, named) => `${named('company')} extracts a cube on ${fact('hex')}`,
  council: (fact, named) => `${named('company')} puts the +$20 token on ${fact('hex')}`,
  issued: (fact, named) => `${named('company')} issues a certificate for $${fact('price')}`,
  redeemed: (fact, named) => `${named('company')} redeems a certificate for $${fact('price')}`,
  train: (fact) => `The Union Pacific takes a ${fact('train')}-train`,
  crisis: (_fact, named) => `${named('company')} is in crisis`,
  acquired: (_fact, named) => `The Union Pacific acquires ${named('company')}`,
  swallowed: (_fact, named) => `The Union Pacific acquires ${named('company')} out of the queue`,
  declined: (_fact, named) => `${named('company')} declines to be acquired`,
};

const OWN_WORDS = {
  payments: {
    survey: 'deposit surveyed',
    capital: 'starting capital',
    treasury: 'treasury',
  },
  bonuses: terms.bonuses,
};

export const sentences: Sentences = {
  event(event, names) {
    if (event.type === 'special') {
      const fact = (name: string) => String(event.facts[name] ?? '');
      const named = (name: string) => names(fact(name));
      if (event.name === 'claimed') return claimSentence(event.facts, names);
      const own = SPECIAL[event.name]?.(fact, named);
      if (own !== undefined) return own;
    }
    if (isToldAlready(event)) return null;
    if (event.type === 'paid' && event.why === 'card')
      return `The $${event.amount} on ${cardName(event.from, names)} goes to the bank`;
    if (event.type === 'ended' && event.reason === 'acquired')
      return 'The game is over: the Union Pacific has acquired the last corporation';
    return eventSentence(event, names, OWN_WORDS) ?? null;
  },
  action(action, names) {
    const hex = text(action.hex);
    switch (action.type) {
      case 'claim':
        return `Claim ${cardName(text(action.card), names)}`;
      case 'auction':
        return `Auction ${names(text(action.item))}, opening with $${action.price}`;
      case 'pundit':
        return `Railway Pundit: start ${names(text(action.company))} at $${action.price}`;
      case 'refinery':
        return `Refinery in ${hex}`;
      case 'extract':
        return `Extract a cube on ${hex}`;
      case 'council':
        return `Put the +$20 token on ${hex}`;
      case 'issue':
        return 'Issue a certificate';
      case 'redeem':
        return 'Redeem a certificate';
      case 'crisis':
        return 'Let the Union Pacific acquire the corporation';
      case 'replace':
        return `Replace the station in ${hex} by ${action.from === 'charter' ? 'one of the charter' : `that of ${text(action.from)}`}`;
      case 'run':
        return action.build === true
          ? 'Run the best routes, and begin or repair refineries'
          : (actionLabel(action, names) ?? 'Run');
      default:
        return actionLabel(action, names) ?? action.type;
    }
  },
};
