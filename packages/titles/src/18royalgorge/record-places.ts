import { type AscendingFrame, type Frame, isKind, PASS, type StockFrame, topFrame } from '@roundhouse/engine';
import type { RecordedAction } from '../recorded/format.ts';
import type { RecordedSession, Translated } from '../recorded/session.ts';
import { actsNextToo, haveRoom, type StepsOf } from '../recorded/steps.ts';
import { operatingOrder } from './prices.ts';
import { DEBT_CARDS } from './record-names.ts';
import { skipsSilently } from './record-skips.ts';
import { ownerOf, type StateRG } from './state.ts';
import { STEPS, type TurnFrame } from './turn-frame.ts';

/** Steps of a turn in which a recorded action can stand. */
const STEPS_OF: StepsOf = {
  lay_tile: ['track'],
  place_token: ['station'],
  run_routes: ['run'],
  dividend: ['dividend'],
  buy_train: ['trains'],
  bankrupt: ['trains'],
  pass: ['track', 'station', 'ship', 'ghost', 'trains', 'assets'],
  buy_company: ['track', 'station', 'run', 'ship', 'ghost', 'dividend', 'trains', 'assets'],
  choose_ability: ['track', 'station', 'run', 'ship', 'ghost', 'dividend', 'lease', 'trains', 'assets'],
};

export const WORDS: ReadonlySet<string> = new Set([
  ...['bid', 'par', 'buy_shares', 'sell_shares', 'choose'],
  ...Object.keys(STEPS_OF),
]);

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
    return this.asksPlayers() ? this.session.isIdle() : skipsSilently(this.state);
  }

  /** In auctions and stock rounds who can do nothing is not asked. */
  private asksPlayers(): boolean {
    const kind = topFrame(this.state)?.kind;
    return kind === 'stock' || kind === 'ascending';
  }

  leavesRoom(actions: readonly RecordedAction[]): boolean {
    const top = topFrame(this.state);
    if (this.asksPlayers()) return this.isFollowed(actions);
    if (!isKind<TurnFrame>(top, 'turn')) return true;
    return (
      actsNextToo(this.state, top.company, operatingOrder(this.state)) ||
      haveRoom(
        actions.map((action) => this.ofCompany(action)),
        STEPS_OF,
        STEPS,
        top.step,
      )
    );
  }

  /** If this pass stands here, does the next one act who is asked? Who can do anything is asked always. */
  private isFollowed([first, second]: readonly RecordedAction[]): boolean {
    if (first?.type !== PASS || second === undefined) return true;
    const count = this.session.record.actions.length;
    do this.session.play({ type: PASS });
    while (this.asksPlayers() && this.session.isIdle());
    const follows = !this.asksPlayers() || this.session.actor === String(second.entity);
    this.session.rewind(count);
    return follows;
  }

  /** What a company does through a card, as its own. */
  private ofCompany(action: RecordedAction): RecordedAction {
    if (action.entity_type !== 'company') return action;
    const own = { ...action, entity: this.companyFor(action), entity_type: 'corporation' };
    return action.entity === 'B2' ? { ...own, type: 'choose_ability' } : own;
  }

  fits(action: RecordedAction): boolean {
    const top = topFrame(this.state);
    if (action.entity_type === 'player') return this.fitsPlayer(action, top);
    if (!isKind<TurnFrame>(top, 'turn')) return false;
    if (this.companyFor(action) !== top.company) return false;
    if (action.type === 'choose') return this.chooses(action, top);
    if (action.entity === 'B2') return true;
    if (action.type === PASS && !this.session.isLegal({ type: PASS })) return false;
    return STEPS_OF[action.type]?.includes(top.step) === true;
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
      return top.bought === null && (action.type === 'pass' || !this.session.isIdle());
    if (isKind<AscendingFrame>(top, 'ascending'))
      return action.type === PASS || (action.type === 'bid' && action.company === top.item);
    if (isKind<TurnFrame>(top, 'turn'))
      return action.type === 'bankrupt'
        ? top.step === 'trains'
        : this.session.isEmergencySale(action, this.translate);
    return true;
  }

  /** A choice belongs to the step that it is about. */
  private chooses(action: RecordedAction, turn: TurnFrame): boolean {
    const choice = String(action.choice);
    if (/^[A-I]-\d+$/.test(choice)) return turn.step === 'track';
    if (choice.includes('/')) return turn.step === 'run';
    if (choice === 'ghost_town') return turn.step === 'ghost';
    if (choice === 'corporation' || choice === 'president') return turn.step === 'lease';
    return turn.step === 'ship';
  }
}
