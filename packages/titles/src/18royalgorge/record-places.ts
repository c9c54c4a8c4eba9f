import type { RecordedAction, RecordedSession, Translated } from '@roundhouse/classic';
import { type AscendingFrame, type Frame, isKind, PASS, type StockFrame, topFrame } from '@roundhouse/engine';
import { ANYTIME, asksNobody, kindOf, TURN } from './record-asks.ts';
import { DEBT_CARDS } from './record-names.ts';

import { ownerOf, type StateRG, type TurnFrame } from './state.ts';

/** Where in the game a recorded action stands. */
export class RecordedPlaces {
  private readonly session: RecordedSession<StateRG>;
  private readonly translate: (action: RecordedAction) => Translated;

  constructor(session: RecordedSession<StateRG>, translate: (action: RecordedAction) => Translated) {
    this.session = session;
    this.translate = translate;
  }

  private get state(): StateRG {
    return this.session.state;
  }

  silentlyPassed(): boolean {
    return asksNobody(this.state, () => this.session.isIdle());
  }

  fits(action: RecordedAction): boolean {
    const top = topFrame(this.state);
    if (action.entity_type === 'player') return this.fitsPlayer(action, top);
    if (!isKind<TurnFrame>(top, 'turn') || this.companyFor(action) !== top.company) return false;
    if (action.type === PASS && !this.session.isLegal({ type: PASS })) return false;
    const kind = kindOf(action);
    return ANYTIME.includes(kind) || TURN[top.step]?.takes.includes(kind) === true;
  }

  /** The company that acts, perhaps through a card. */
  private companyFor(action: RecordedAction): string | null {
    const entity = String(action.entity);
    if (action.entity_type !== 'company') return entity;
    return (
      Object.keys(DEBT_CARDS).find((debtor) => DEBT_CARDS[debtor] === entity) ?? ownerOf(this.state, entity)
    );
  }

  private fitsPlayer(action: RecordedAction, top: Frame | undefined): boolean {
    if (this.session.actor !== String(action.entity)) return false;
    // A purchase ends a turn there: what comes next is of a later turn.
    if (isKind<StockFrame>(top, 'stock'))
      return top.bought === null && (action.type === PASS || !this.session.isIdle());
    if (isKind<AscendingFrame>(top, 'ascending'))
      return action.type === PASS || (action.type === 'bid' && action.company === top.item);
    if (isKind<TurnFrame>(top, 'turn'))
      return action.type === 'bankrupt'
        ? top.step === 'trains'
        : this.session.isEmergencySale(action, this.translate);
    return true;
  }
}
