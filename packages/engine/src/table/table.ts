import type { BestRoutes, RouteProblem } from '@roundhouse/router';
import { clone } from '../core/clone.ts';
import type { GameEvent } from '../core/event.ts';
import type { Engine } from '../core/game.ts';
import { History, type Stuck } from '../core/history.ts';
import { forbiddenKey } from '../core/json.ts';
import { type Action, type Choice, readAction } from '../core/move.ts';
import {
  type GameRecord,
  type Opened,
  openGame,
  openImportedGame,
  recordSchema,
  type Unreadable,
} from '../core/record.ts';
import { explain } from '../core/refusals.ts';
import type { BaseState } from '../core/state.ts';
import type { Title } from '../core/title.ts';
import { isObjection, type Refusal } from '../core/verdict.ts';
import { hasBestRoutes, type RouteSearch } from '../map/company-graph.ts';
import type { TableView } from './table-view.ts';
import type { Sentences, TitleInfo } from './title-info.ts';

/** A title with all that its clients need. The type of its state stays inside. */
export interface TitlePackage {
  readonly info: TitleInfo;
  readonly sentences: Sentences;
  /** A game of ours. */
  open(record: GameRecord): Table | Unreadable;
  /** A game that was brought from elsewhere, to look at; played on only where all of its past could be judged. */
  openImported(record: GameRecord): Table | Unreadable;
  /** The sentence of a refusal. */
  explain(refusal: Refusal): string;
}

/** Opens a game by the entrance that is meant for it. */
export const openTable = (title: TitlePackage, record: GameRecord): Table | Unreadable =>
  record.imported === undefined ? title.open(record) : title.openImported(record);

/** The best routes of a company, with the figures of the proof. */
export interface RouteReport {
  readonly company: string;
  readonly revenue: number;
  readonly proven: boolean;
  /** Steps of the search, and the bound before it began. */
  readonly nodes: number;
  readonly bound: number;
  readonly routes: readonly {
    /** The kind of train. */
    readonly train: string;
    readonly revenue: number;
    /** Hexes of the stops, in order. */
    readonly stops: readonly string[];
    /** The whole way, as actions write it. */
    readonly path: readonly string[];
  }[];
}

/** Asked of the router wherever there is time for it: here, in a worker or in a thread. */
export interface RouteQuestion {
  readonly problem: RouteProblem;
  report(best: BestRoutes): RouteReport;
}

/** One position of a game. */
export interface Position {
  readonly acting: readonly string[];
  readonly ended: { readonly reason: string } | null;
  /** Why nobody may go on from here although the game is not over. */
  readonly closed: Refusal | null;
  /** Final or present worth by player. */
  readonly worth: Readonly<Record<string, number>>;
  choices(): readonly Choice[];
  /** Best routes that `choices` will have to look for, unless they are looked for elsewhere and taken over before. */
  searches(): readonly RouteSearch[];
  /** Null if the action may be done. */
  judge(action: unknown): Refusal | null;
  view(): TableView;
  /** The best routes of a company, by default the one that operates; null where there are none to ask for. */
  routes(company?: string): RouteQuestion | null;
  /** A copy of the state, which is plain JSON. */
  json(): unknown;
}

/** A game at play, with its past. */
export interface Table {
  readonly record: GameRecord;
  readonly actions: readonly Action[];
  /** What happened before the first action. */
  readonly opening: readonly GameEvent[];
  /** What each action brought about. */
  readonly events: readonly (readonly GameEvent[])[];
  /** The latest position. */
  readonly now: Position;
  /** The position after so many actions. */
  at(count: number): Position;
  play(action: unknown): Refusal | null;
  /** Takes back all actions after the first `count`. */
  rewind(count: number): void;
  /** Set when the record holds an action that is refused; the table then stands just before it. */
  readonly stuck: Stuck | null;
}

export interface TitleParts<S extends BaseState, O> {
  readonly title: Title<S, O>;
  readonly info: TitleInfo;
  readonly sentences: Sentences;
  view(state: S, engine: Engine<S>): TableView;
  /** Absent in games without routes. */
  searches?(state: S): readonly RouteSearch[];
  askRoutes?(state: S, company: string | undefined): RouteQuestion | null;
}

/** An imported game may hold what no rule could judge; whoever went on from there would profit from it. */
const ON_TRUST: Refusal = { code: 'imported-on-trust', facts: {}, rule: 'imported-on-trust' };

export function packTitle<S extends BaseState, O>(parts: TitleParts<S, O>): TitlePackage {
  const { title, info, sentences } = parts;
  return {
    info,
    sentences,
    explain: (refusal) => explain(title.refusals ?? {}, title.texts ?? {}, refusal, title.money),
    open(record) {
      const opened = openGame(title, record);
      return 'error' in opened ? opened : tableOf(parts, record, opened);
    },
    openImported(record) {
      const opened = openImportedGame(title, record);
      return 'error' in opened ? opened : tableOf(parts, record, opened);
    },
  };
}

function tableOf<S extends BaseState, O>(
  parts: TitleParts<S, O>,
  record: GameRecord,
  { engine, state: start, events: opening }: Opened<S>,
): Table {
  const { title } = parts;
  const history = new History(engine, start);
  const stuck = history.playAll(record.actions);
  const isOnTrust = (action: Action) =>
    record.imported !== undefined && title.imported?.onTrust(action) === true;
  const closedAfter = (count: number): Refusal | null =>
    record.imported !== undefined && history.actions.slice(0, count).some(isOnTrust) ? ON_TRUST : null;
  /** Is it what the record holds here? So an imported game that was taken back can be gone through again. */
  const isRecorded = (action: unknown): boolean => {
    const count = history.actions.length;
    return (
      JSON.stringify([...history.actions, action]) === JSON.stringify(record.actions.slice(0, count + 1))
    );
  };

  const position = (state: S, count: number): Position => {
    const closed = closedAfter(count);
    return {
      acting: engine.acting(state),
      ended: state.ended,
      closed,
      worth: Object.fromEntries(state.players.map(({ id }) => [id, title.worth(state, id)])),
      choices: () => (closed === null ? engine.choices(state) : []),
      judge: (action) => {
        return engine.judge(state, action) ?? closed;
      },
      // A copy: views share parts with the state, which goes on changing.
      view: () => clone(parts.view(state, engine)),
      searches: () => (parts.searches?.(state) ?? []).filter((search) => !hasBestRoutes(search)),
      routes: (company) => parts.askRoutes?.(state, company) ?? null,
      json: () => clone(state),
    };
  };

  return {
    get record() {
      return { ...record, actions: history.actions };
    },
    get actions() {
      return history.actions;
    },
    opening,
    get events() {
      return history.events;
    },
    get now() {
      return position(history.state, history.actions.length);
    },
    at: (count) => position(count === history.actions.length ? history.state : history.at(count), count),
    play(action) {
      if (record.imported === undefined) return history.play(action);
      const read = readAction(action);
      if (isObjection(read)) return history.play(action);
      const refusal = isOnTrust(read.action) ? ON_TRUST : closedAfter(history.actions.length);
      return refusal !== null && !isRecorded(action) ? refusal : history.play(action);
    },
    rewind: (count) => history.rewind(count),
    stuck,
  };
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
