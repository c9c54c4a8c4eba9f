import { BANK, type GameEvent, isCompany } from '@roundhouse/engine';
import { PHASE_NAMES } from '../data/trains.ts';
import type { StateMW } from '../state.ts';

/** What has to occur somewhere in many random games: each power, each phase, and every rare rule. */
export const WANTED: readonly string[] = [
  ...PHASE_NAMES.slice(1).map((name) => `phase ${name}`),
  ...['HSJ pays', 'SLA pays', 'LM pays', 'SLFLC pays', 'RI pays', 'CFH pays', 'MO pays'],
  ...['exchange', 'alton', 'free-train', 'Chicago doubled', 'bridges', 'freight', 'withdraw'],
  ...['private company between players', 'private company to a company', 'buy-token'],
  ...['protected', 'protected in an operating round', 'redeemed', 'reissued', 'connected', 'doubled'],
  ...['share-offered', 'share to a bidder', 'share to the bank', 'share-unsold'],
  ...['token-offered', 'token-bid', 'token to a bidder', 'token-unsold'],
  ...["president's cash", 'forced sale', 'raising', 'settle', 'new president in a fire sale'],
  ...['merged', 'company-closed', 'bankrupt', 'receiver', 'receivership', 'borrowed train', 'released'],
];

/** Counts what occurs in games: kinds of action, and the special things that events and positions tell. */
export class Occurrences {
  readonly counts: Record<string, number> = {};
  /** The company whose share or token is up for sale. */
  #fireSale: string | null = null;

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  /** What one action has brought. */
  note(state: StateMW, events: readonly GameEvent[]): void {
    for (const event of events) {
      this.#noteFireSale(event);
      for (const what of told(state, event)) this.count(what);
    }
    if (isCompany(state, state.privates.CFH?.owner ?? '')) this.count('Chicago doubled');
    if (Object.values(state.companies).some(({ receiver }) => receiver !== null)) this.count('receivership');
  }

  missing(): string[] {
    return WANTED.filter((what) => this.counts[what] === undefined);
  }

  #noteFireSale(event: GameEvent): void {
    const company = this.#fireSale;
    if (event.type === 'special' && ['share-offered', 'token-offered'].includes(event.name))
      this.#fireSale = String(event.facts.company);
    if (company === null) return;
    if (event.type === 'bought' && event.from === company) this.count('share to a bidder');
    if (event.type === 'sold' && event.by === company) this.count('share to the bank');
    if (event.type === 'station-removed') this.count('token to a bidder');
    if (event.type === 'president' && event.company === company) this.count('new president in a fire sale');
    if (event.type === 'turn') this.#fireSale = null;
  }
}

/** What an event tells of a power, a phase or a rare rule. */
function told(state: StateMW, event: GameEvent): string[] {
  const inTurn = state.agenda.some(({ kind }) => kind === 'turn');
  switch (event.type) {
    case 'special':
      return event.name === 'protected' && inTurn
        ? ['protected', 'protected in an operating round']
        : [event.name];
    case 'phase':
      return [`phase ${event.phase}`];
    case 'paid':
      if (event.why === 'help') return ["president's cash"];
      return event.item === undefined ? [] : [event.why, `${event.item} pays`];
    case 'acquired':
      if (event.from === BANK) return [];
      return [`private company ${isCompany(state, event.by) ? 'to a company' : 'between players'}`];
    case 'bought':
      return event.from === event.company && !inTurn ? ['reissued'] : [];
    case 'sold':
      return inTurn && event.by !== event.company ? ['forced sale'] : [];
    case 'run':
      return event.routes.some(({ train }) => train.includes('borrowed')) ? ['borrowed train'] : [];
    case 'bankrupt':
      return ['bankrupt'];
    default:
      return [];
  }
}
