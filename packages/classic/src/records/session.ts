import {
  type Action,
  type BaseState,
  type Engine,
  FORMAT,
  type GameRecord,
  History,
  openImportedGame,
  PASS,
  type Refusal,
  type Title,
  topFrame,
  type Unreadable,
} from '@roundhouse/engine';
import type { z } from 'zod';
import { FIELDS } from './fields.ts';
import type { RecordedAction, RecordedGame } from './format.ts';
import { misfit } from './misfit.ts';
import type { Played, RecordedTable } from './replay.ts';
import type { CertificateMirror } from './shares.ts';

/** An action of ours, by whoever is to act unless a player is named who acts out of turn. */
export type Own = Omit<Action, 'player'> & { readonly player?: string };

/** What a recorded action means in ours; null where it means nothing to be played. */
export type Translated = { readonly action: Own | null; readonly warnings?: readonly string[] } | Refusal;

/** Reads the fields of a recorded action, then translates them. */
export function readFields<T>(
  action: RecordedAction,
  schema: z.ZodType<T>,
  then: (fields: T) => Translated,
): Translated {
  const parsed = schema.safeParse(action);
  return parsed.success ? then(parsed.data) : misfit(`the recorded ${action.type} is not well formed`);
}

/** Reads a trade of certificates; one that contradicts itself is told as that. */
export function readTrade(
  action: RecordedAction,
  mirror: CertificateMirror,
  then: (trade: Trade) => Translated,
): Translated {
  return readFields(action, FIELDS.shares, ({ shares, percent, discounter }) => {
    const wrong = mirror.contradiction(action, shares, percent ?? null);
    if (wrong !== null) return misfit(`the record contradicts itself: ${wrong}`);
    return then({ shares, percent: percent ?? mirror.percentOf(shares), discounter: discounter ?? null });
  });
}

interface Trade {
  readonly shares: readonly string[];
  readonly percent: number;
  readonly discounter: string | null;
}

/** A game of ours that follows a recorded one. */
export class RecordedSession<S extends BaseState> {
  private readonly base: GameRecord;
  private readonly engine: Engine<S>;
  private readonly history: History<S>;
  /** Who was to act when the game was stopped by hand. */
  private proposer: string | null = null;

  constructor(base: GameRecord, engine: Engine<S>, start: S) {
    this.base = base;
    this.engine = engine;
    this.history = new History(engine, start);
  }

  get state(): S {
    return this.history.state;
  }

  /** Who is to act; in a game that has been stopped by hand, who would be. */
  get actor(): string | null {
    return (
      this.engine.acting(this.state)[0] ?? (this.state.ended?.reason === 'agreement' ? this.proposer : null)
    );
  }

  get record(): GameRecord {
    return { ...this.base, actions: this.history.actions };
  }

  play(own: Own): Refusal | null {
    return this.history.play({ player: this.actor ?? '', ...own });
  }

  /** Takes back all actions after the first `count`. */
  rewind(count: number): void {
    if (count < this.history.actions.length) this.history.rewind(count);
  }

  isLegal(own: Own): boolean {
    return this.engine.judge(this.state, { player: this.actor ?? '', ...own }) === null;
  }

  /** Is it a sale that a player may make now, in the middle of a company's turn? */
  isEmergencySale(recorded: RecordedAction, translate: (sale: RecordedAction) => Translated): boolean {
    if (recorded.type !== 'sell_shares') return false;
    const sale = translate(recorded);
    // One that contradicts itself is told where it is met.
    return 'rule' in sale || (sale.action !== null && this.isLegal(sale.action));
  }

  explain(refusal: Refusal): string {
    return this.engine.explain(refusal);
  }

  /** Has the one who is to act nothing to do but to pass? */
  isIdle(): boolean {
    return this.engine.isIdle(this.state);
  }

  /** That site asks nobody for consent. */
  consent(): Refusal | null {
    return topFrame(this.state)?.kind === 'offer' ? this.play({ type: 'accept' }) : null;
  }

  /** All agree at once. */
  endByHand(): Refusal | null {
    this.proposer = this.actor;
    let refusal = this.play({ type: 'propose-end' });
    while (refusal === null && this.state.ended === null) refusal = this.play({ type: 'accept' });
    return refusal;
  }
}

/** What a title adds to play its recorded games. */
export interface RecordedRules {
  /** The types of actions that `translate` knows. */
  readonly words: ReadonlySet<string>;
  fits(action: RecordedAction): boolean;
  autoPassedBySite(): boolean;
  translate(action: RecordedAction): Translated;
  /** Follows what records name one by one: tile copies, certificates. */
  follow(action: RecordedAction): void;
  trace(): Readonly<Record<string, unknown>>;
  companyOf(recorded: string): string;
  knowsRule(recorded: string): boolean;
  /** Ends a decision where that is not a pass. */
  pass?(): Refusal | null;
}

export function recordedTable<S extends BaseState>(
  session: RecordedSession<S>,
  rules: RecordedRules,
  worth: (state: S, player: string) => number,
): RecordedTable {
  return {
    get record() {
      return session.record;
    },
    get ended() {
      return session.state.ended;
    },
    get result() {
      return Object.fromEntries(session.state.players.map(({ id }) => [id, worth(session.state, id)]));
    },
    // What nobody knows stands nowhere: it is refused where it is met.
    fits: (action) => !rules.words.has(action.type) || rules.fits(action),
    autoPassedBySite: () => rules.autoPassedBySite(),
    pass: () => (rules.pass === undefined ? session.play({ type: PASS }) : rules.pass()),
    explain: (refusal) => session.explain(refusal),
    trace: () => rules.trace(),
    companyOf: (recorded) => rules.companyOf(recorded),
    knowsRule: (recorded) => rules.knowsRule(recorded),
    play(action) {
      if (action.type === 'end_game') return session.endByHand() ?? { warnings: [] };
      const { length } = session.record.actions;
      const played = playTranslated(session, rules, action);
      // What a title has played ahead of an action goes with it.
      if ('code' in played) session.rewind(length);
      return played;
    },
  };
}

function playTranslated<S extends BaseState>(
  session: RecordedSession<S>,
  rules: RecordedRules,
  action: RecordedAction,
): Played {
  const translated = rules.translate(action);
  if ('code' in translated) return translated;
  const { action: own, warnings = [] } = translated;
  if (own === null) return { warnings };
  const refusal = session.play(own) ?? session.consent();
  if (refusal !== null) return refusal;
  rules.follow(action);
  return { warnings };
}

/** Opens a recorded game with its variants; `noted` is what else the title has to know of it. */
export function openSession<S extends BaseState, O>(
  title: Title<S, O>,
  game: RecordedGame,
  options: GameRecord['options'] = {},
  noted: GameRecord['options'] = {},
): RecordedSession<S> | Unreadable {
  const { seed, players } = game;
  const record: GameRecord = {
    format: FORMAT,
    title: title.id,
    options,
    imported: noted,
    seed,
    players,
    forcedPasses: 'recorded',
    actions: [],
  };
  const opened = openImportedGame(title, record);
  return 'error' in opened ? opened : new RecordedSession(record, opened.engine, opened.state);
}
