import type { BestRoutes, RouteProblem } from '@roundhouse/router';
import { clone } from '../core/clone.ts';
import type { GameEvent, RunRoute } from '../core/event.ts';
import type { JsonSchema } from '../core/fields.ts';
import type { Engine } from '../core/game.ts';
import { hashOf } from '../core/hash.ts';
import { drained, History, type Stuck } from '../core/history.ts';
import { forbiddenKey, isRecord } from '../core/json.ts';
import { type Action, type Choice, readAction } from '../core/move.ts';
import {
  type Check,
  type GameRecord,
  type Opened,
  openGame,
  openImportedGame,
  recordSchema,
  type Unreadable,
} from '../core/record.ts';
import { explain } from '../core/refusals.ts';
import type { BaseState, Player } from '../core/state.ts';
import type { Title } from '../core/title.ts';
import type { Refusal } from '../core/verdict.ts';
import type { RouteSearch } from '../map/company-graph.ts';
import { allSchemas } from './action-schemas.ts';
import { GamePosition } from './position.ts';
import { inWords } from './refusal-words.ts';
import type { TableView } from './table-view.ts';
import type { Names, Sentences, TitleInfo } from './title-info.ts';
import type { GamePlan, PlannedState, Trial } from './trial.ts';

/** A title with all that its clients need. The type of its state stays inside. */
export interface TitlePackage {
  readonly info: TitleInfo;
  readonly sentences: Sentences;
  /** A game of ours. */
  open(record: GameRecord): Table | Unreadable;
  /** Either of them, opened and played before by whoever keeps it: what takes time to prove is not proven again. Never for files of strangers. */
  reopen(record: GameRecord): Table | Unreadable;
  /** The same action by action: a page takes a rest in between, so that it never stands still. */
  reopening(record: GameRecord): Generator<undefined, Table | Unreadable>;
  /** A game that was brought from elsewhere, to look at; played on only where all of its past could be judged. */
  openImported(record: GameRecord): Table | Unreadable;
  /**
   * Goes on from a snapshot, for whoever keeps snapshots: those of strangers prove nothing. What came before is told, not played; what came
   * after is not proven again where it was `judgedBefore`, as with `reopen`.
   */
  resume(record: GameRecord, snapshot: Snapshot, judgedBefore?: boolean): Table | Unreadable;
  /** The sentence of a refusal; with names where it is told to people, with ids where a program may read it. */
  explain(refusal: Refusal, names?: Names): string;
  /** All kinds of actions that the title has, as JSON Schema: enough to describe them to other programs. */
  readonly actionSchemas: Readonly<Record<string, JsonSchema>>;
}

/** Opens a game by the entrance that is meant for it. */
export const openTable = (title: TitlePackage, record: GameRecord): Table | Unreadable =>
  record.imported === undefined ? title.open(record) : title.openImported(record);

/** The best routes of a company, with the figures of the proof. */
export interface RouteReport {
  readonly company: string;
  readonly revenue: number;
  readonly proven: boolean;
  /** What ended a search without proof: it would have needed too much time, or memory. */
  readonly cutShortBy?: 'deadline' | 'memory';
  /** Steps of the search, and the bound before it began. */
  readonly nodes: number;
  readonly bound: number;
  readonly routes: readonly ReportedRoute[];
}

/** `train` is the kind of train. */
export interface ReportedRoute extends RunRoute {
  /** The whole way, as actions write it. */
  readonly path: readonly string[];
}

/** Asked of the router wherever there is time for it: here, in a worker or in a thread. */
export interface RouteQuestion {
  readonly problem: RouteProblem;
  report(best: BestRoutes): RouteReport;
}

/** One position of a game. It stays what it is, whatever is played at the table that it came from. */
export interface Position {
  /** What is printed in the box of its title. */
  readonly info: TitleInfo;
  /** How many actions led to it. */
  readonly count: number;
  readonly acting: readonly string[];
  readonly ended: { readonly reason: string } | null;
  /** Why nobody may go on from here although the game is not over. */
  readonly closed: Refusal | null;
  /** Final or present worth by player. */
  readonly worth: Readonly<Record<string, number>>;
  /** Everything that may be done. Never waits for the router: best routes are proposed as soon as they are known. */
  choices(): readonly Choice[];
  /** The same with the best routes, looked for here and now: for whoever may wait. */
  advisedChoices(): readonly Choice[];
  /** Best routes to be looked for, anywhere; `storeBestRoutes` brings them back, and `choices` then proposes them. */
  pendingRouteSearches(): readonly RouteSearch[];
  /** What the actions of the decision that is due look like, by type, as JSON Schema. */
  actionSchemas(): Readonly<Record<string, JsonSchema>>;
  /** Null if the action may be done. */
  judge(action: unknown): Refusal | null;
  /** A look ahead: what the action leads to. Nothing is played. */
  after(action: unknown): Ahead | Refusal;
  view(): TableView;
  /** The best routes of a company, by default the one that operates, with its trains or with others; null where there are none to ask for. */
  routes(company?: string, trains?: readonly string[]): RouteQuestion | null;
  /** A plan tried on a copy of this position; null in games without a map. Nothing is played. */
  trial(plan: GamePlan): Trial | null;
  /** A copy of the state, which is plain JSON. */
  json(): unknown;
}

/** What an action would lead to. */
export interface Ahead {
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

/** A position as plain data, from which a game can go on even if the rules for its past have changed. */
export interface Snapshot {
  /** How many actions led to it. */
  readonly after: number;
  /** The version of the rules. */
  readonly rules: number;
  readonly hash: string;
  readonly state: unknown;
}

/** A game at play, with its past. */
export interface Table {
  /** The game so far, to be kept: it does not grow with the table. */
  readonly record: GameRecord;
  readonly actions: readonly Action[];
  /** What happened before the first action. */
  readonly opening: readonly GameEvent[];
  /** What each action brought about. */
  readonly events: readonly (readonly GameEvent[])[];
  /** The earliest position that there is: 0, or where the game was resumed. */
  readonly first: number;
  /** The latest position. */
  readonly now: Position;
  /** The position after so many actions. */
  at(count: number): Position;
  /** Null if it was played; else the game stays where it was. */
  play(action: unknown): Refusal | null;
  /** The same for what was played elsewhere by the same rules, in another window, say: what takes time to prove is not proven again. */
  playJudged(action: unknown): Refusal | null;
  /** Takes back all actions after the first `count`. */
  rewind(count: number): void;
  /** Another table with the same past; what is played at one is not played at the other. */
  fork(): Table;
  /** Of the latest position, or of the one after so many actions. */
  snapshot(count?: number): Snapshot;
  /** Set when the record holds an action that is refused, or comes out differently now; the table then stands just before it. */
  readonly stuck: Stuck | null;
}

export interface TitleParts<S extends BaseState, O> {
  readonly title: Title<S, O>;
  readonly info: TitleInfo;
  readonly sentences: Sentences;
  /** Shares nothing with the state, which may go on changing. */
  view(state: S, engine: Engine<S>): TableView;
  /** Absent in games without routes. */
  askRoutes?(state: S, company: string | undefined, trains?: readonly string[]): RouteQuestion | null;
  /** Absent in games without a map. */
  plan?(state: S, plan: GamePlan): PlannedState<S>;
}

/** An imported game may hold what no rule could judge; whoever went on from there would profit from it. */
const ON_TRUST: Refusal = { code: 'imported-on-trust', facts: {}, rule: 'imported-on-trust' };

export function packTitle<S extends BaseState, O>(parts: TitleParts<S, O>): TitlePackage {
  const { title, info, sentences } = parts;
  const start = (record: GameRecord) =>
    record.imported === undefined ? openGame(title, record) : openImportedGame(title, record);
  function* replaying(record: GameRecord, { engine, state, events }: Opened<S>, judgedBefore: boolean) {
    const history = new History(engine, state);
    const stuck = yield* history.playing(record.actions, record.checks, judgedBefore);
    return new GameTable(parts, engine, record, events, history, stuck);
  }
  const replay = (record: GameRecord, opened: Opened<S>): Table => drained(replaying(record, opened, false));
  function* reopening(record: GameRecord): Generator<undefined, Table | Unreadable> {
    const opened = start(record);
    return 'error' in opened ? opened : yield* replaying(record, opened, true);
  }
  return {
    info,
    sentences,
    explain: ({ code, facts }, names) =>
      explain(
        title.refusals ?? {},
        title.texts ?? {},
        { code, facts: names === undefined ? inWords(facts) : inWords(facts, names, info.terms) },
        title.currency,
      ),
    get actionSchemas() {
      return allSchemas(title);
    },
    open(record) {
      const opened = openGame(title, record);
      return 'error' in opened ? opened : replay(record, opened);
    },
    reopen: (record) => drained(reopening(record)),
    reopening,
    openImported(record) {
      const opened = openImportedGame(title, record);
      return 'error' in opened ? opened : replay(record, opened);
    },
    resume(record, { after, hash, state }, judgedBefore = false) {
      const opened = start(record);
      if ('error' in opened) return opened;
      const { engine } = opened;
      if (after > record.actions.length || hash !== hashOf(state) || !isLike(opened.state, state))
        return { error: 'The snapshot does not belong to this game, or is damaged.' };
      if (title.faults(state).length > 0) return { error: 'The snapshot holds no position of these rules.' };
      const history = new History(engine, state, record.actions.slice(0, after));
      const stuck = history.playAll(record.actions.slice(after), [], judgedBefore);
      return new GameTable(parts, engine, record, opened.events, history, stuck);
    },
  };
}

/** Has it the parts of a state of this title, and the same players? */
const isLike = <S extends BaseState>(model: S, json: unknown): json is S =>
  isRecord(json) &&
  samePlayers(model.players, json.players) &&
  Object.entries(model).every(
    ([key, part]) => part === null || (key in json && isRecord(part) === isRecord(json[key])),
  );

/** Their order may have been drawn. */
const samePlayers = (players: readonly Player[], json: unknown): boolean =>
  Array.isArray(json) && hashOf(json.map(hashOf).sort()) === hashOf(players.map(hashOf).sort());

class GameTable<S extends BaseState, O> implements Table {
  readonly opening: readonly GameEvent[];
  readonly stuck: Stuck | null;
  private readonly parts: TitleParts<S, O>;
  private readonly engine: Engine<S>;
  private readonly base: GameRecord;
  private readonly history: History<S>;

  constructor(
    parts: TitleParts<S, O>,
    engine: Engine<S>,
    record: GameRecord,
    opening: readonly GameEvent[],
    history: History<S>,
    stuck: Stuck | null,
  ) {
    this.parts = parts;
    this.engine = engine;
    this.base = record;
    this.opening = opening;
    this.history = history;
    this.stuck = stuck;
  }

  get record(): GameRecord {
    const { rules } = this.parts.title;
    return { ...this.base, actions: [...this.actions], rules, checks: this.checks() };
  }

  get actions(): readonly Action[] {
    return this.history.actions;
  }

  get events(): readonly (readonly GameEvent[])[] {
    return this.history.events;
  }

  get first(): number {
    return this.history.first;
  }

  get now(): Position {
    return this.at(this.actions.length);
  }

  at(count: number): Position {
    return this.position(this.history.keep(count), count, this.closedAfter(count));
  }

  play(action: unknown): Refusal | null {
    return this.refusedOnTrust(action) ?? this.history.play(action);
  }

  playJudged(action: unknown): Refusal | null {
    return this.refusedOnTrust(action) ?? this.history.play(action, true);
  }

  private refusedOnTrust(action: unknown): Refusal | null {
    if (this.base.imported === undefined) return null;
    const refusal = this.trustProblem(action) ?? this.closedAfter(this.actions.length);
    return refusal !== null && !this.isRecorded(action) ? refusal : null;
  }

  rewind(count: number): void {
    this.history.rewind(count);
  }

  fork(): Table {
    return new GameTable(this.parts, this.engine, this.base, this.opening, this.history.fork(), this.stuck);
  }

  snapshot(count = this.actions.length): Snapshot {
    const state = clone(this.history.keep(count)());
    return { after: count, rules: this.parts.title.rules, hash: hashOf(state), state };
  }

  /** Those of a past that was not played here stay as they were. */
  private checks(): readonly Check[] {
    const earlier = (this.base.checks ?? []).filter(({ after }) => after <= this.first);
    return [...earlier, ...this.history.checks];
  }

  private isOnTrust(action: unknown): boolean {
    const read = readAction(action);
    return 'action' in read && this.parts.title.imported?.onTrust(read.action) === true;
  }

  private closedAfter(count: number): Refusal | null {
    if (this.base.imported === undefined) return null;
    return this.actions.slice(0, count).some((action) => this.isOnTrust(action)) ? ON_TRUST : null;
  }

  /** Is it what the record holds here? So an imported game that was taken back can be gone through again. */
  private isRecorded(action: unknown): boolean {
    const recorded = this.base.actions.slice(0, this.actions.length + 1);
    return JSON.stringify([...this.actions, action]) === JSON.stringify(recorded);
  }

  private position(state: () => S, count: number, closed: Refusal | null): Position {
    return new GamePosition(this.parts, this.engine, state, count, closed, (action) =>
      this.trustProblem(action),
    );
  }

  private trustProblem(action: unknown): Refusal | null {
    return this.base.imported !== undefined && this.isOnTrust(action) ? ON_TRUST : null;
  }
}

/** Reads a game from JSON; the only entrance for games from outside. */
export function readRecord(json: unknown): GameRecord | Unreadable {
  const key = forbiddenKey(json);
  if (key !== null) return { error: `This is not a Roundhouse game: nothing in it may be called "${key}".` };
  const parsed = recordSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.join('.').slice(0, 60) ?? '';
  return {
    error: `This is not a Roundhouse game${where === '' ? '' : `: "${where}"`}: ${issue?.message.slice(0, 160) ?? 'unreadable'}.`,
  };
}
