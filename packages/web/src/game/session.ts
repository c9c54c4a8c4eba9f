import {
  type Action,
  type Choice,
  type GameEvent,
  type GameRecord,
  type Snapshot as KeptPosition,
  type Program,
  type Refusal,
  type RouteSearch,
  type Stuck,
  storeBestRoutes,
} from '@roundhouse/engine/play';
import type { BestRoutes, RouteProblem } from '@roundhouse/router';
import { moneyIn } from '@roundhouse/titles';
import type { Names, Position, Table, TableView, TitlePackage } from '../contract.ts';
import type { LocalGame } from '../storage/local-game.ts';
import type { Money } from '../ui/money.ts';
import type { KeptGame } from './kept-game.ts';
import { namesFor } from './names.ts';
import { occasionOf, sameStart, turnStart } from './turns.ts';

/** What is on the screen now. A new object after every change. */
export interface Snapshot {
  /** How many actions have been played at the position shown. */
  readonly shown: number;
  readonly total: number;
  /** The latest position, not one of the past. */
  readonly live: boolean;
  readonly position: Position;
  readonly view: TableView;
  /** The position one action earlier, to show what the last one changed. */
  readonly before: TableView | null;
  /** What may be done now at this screen; nothing while looking at the past, or while the best routes are being looked for. */
  readonly choices: readonly Choice[];
  readonly searching: boolean;
  /** The players for whom somebody at this screen decides. */
  readonly here: ReadonlySet<string>;
  /** The player with whose eyes the table is seen; null for those who watch. */
  readonly viewer: string | null;
  /** Given up by its players: nobody acts any more, though no rule has ended it. */
  readonly abandoned: boolean;
  /** What the table does for its players. */
  readonly programs: Readonly<Record<string, Program>>;
  /** The game as this browser keeps it; null for one that is played on a server. */
  readonly local: LocalGame | null;
  /** What becomes of the wish to take back: it is done, the others are asked, or there is nothing to be done. */
  readonly undo: 'done' | 'asked' | 'none';
  readonly redo: number;
  /** The last attempt that was refused. */
  readonly refusal: Refusal | null;
  /** What has to be told besides: why a program has stopped, what was taken back. */
  readonly notice: Notice | null;
  readonly paused: boolean;
  readonly stuck: Stuck | null;
  /** The one to act has just changed: a click made for the one before does nothing. */
  readonly guarded: boolean;
  /** A move that ends the game or a player's part in it, and that waits to be confirmed. */
  readonly asking: GraveMove | null;
  /** Something that should never happen; shown by the error boundary. */
  readonly crash: unknown;
}

export interface Notice {
  readonly text: string;
  /** The rule behind it. */
  readonly rule?: string;
}

export interface GraveMove {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** What everybody would be worth. */
  readonly worth: Readonly<Record<string, number>>;
}

/** What ends a game, or somebody's part in it. */
const GRAVE: ReadonlySet<GameEvent['type']> = new Set(['ended', 'bankrupt']);

/** What any session needs of the page around it. */
export interface TableHost {
  /** Calls back when a second click can no longer belong to the first. */
  afterClick(callback: () => void): () => void;
  /** Looks for best routes, away from the page. */
  solve(problem: RouteProblem): Promise<BestRoutes>;
}

/** The parts of a snapshot that depend on where the game is played. */
export type Circumstances = Pick<
  Snapshot,
  'here' | 'abandoned' | 'programs' | 'local' | 'undo' | 'redo' | 'paused'
>;

/**
 * A game on the table: its position, its past, and what is done at it from this screen. Who plays it, where it is kept and by
 * what right moves are taken back is a matter of the kind of session.
 */
export abstract class Session {
  readonly title: TitlePackage;
  readonly table: Table;
  private called: { readonly players: GameRecord['players']; readonly names: Names };
  readonly money: Money;
  /** By what it is known in this browser; plans are kept under it. */
  readonly id: string;
  /** The first position, where the seed is not known. */
  readonly opening: KeptPosition | undefined;
  private readonly tableHost: TableHost;
  private readonly listeners = new Set<() => void>();
  private readonly views = new Map<number, TableView>();
  protected cursor: number | null = null;
  protected refusal: Refusal | null = null;
  protected notice: Notice | null = null;
  protected crash: unknown = null;
  protected stuck: Stuck | null;
  protected asking: GraveMove | null = null;
  private unguard: (() => void) | null = null;
  /** The searches under way, or the last ones. */
  private asked: readonly RouteSearch[] = [];
  private shot: Snapshot | null = null;

  constructor(id: string, title: TitlePackage, table: Table, host: TableHost, opening?: KeptPosition) {
    this.id = id;
    this.title = title;
    this.table = table;
    this.tableHost = host;
    this.opening = opening;
    this.stuck = table.stuck;
    const { players } = table.record;
    this.called = { players, names: namesFor(title.info, players) };
    this.money = moneyIn(title.info.terms);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => {
    this.shot ??= this.makeSnapshot();
    return this.shot;
  };

  /** The players by the names under which they are known now. */
  get players(): GameRecord['players'] {
    return this.called.players;
  }

  get names(): Names {
    return this.called.names;
  }

  /** People may be called otherwise than when the game began. */
  setNames(names: Readonly<Record<string, string>>): void {
    const { players } = this;
    if (players.every(({ id, name }) => (names[id] ?? name) === name)) return;
    const renamed = players.map((player) => ({ ...player, name: names[player.id] ?? player.name }));
    this.called = { players: renamed, names: namesFor(this.title.info, renamed) };
    this.views.clear();
    this.publish();
  }

  /** All that is needed to open the game elsewhere. */
  get kept(): KeptGame {
    return { record: this.table.record, opening: this.opening };
  }

  /** Stops everything that is under way; the session is not used afterwards. */
  close(): void {
    this.unguard?.();
    this.unguard = null;
    this.asked = [];
    this.listeners.clear();
  }

  protected abstract circumstances(): Circumstances;
  /** An action was played at the table. */
  protected abstract played(action: Action): void;
  /** The present is shown again, or its choices are known. */
  protected abstract continue(): void;
  abstract undo(): void;
  /** Takes back all actions after the first `count`, or asks for it. */
  abstract undoTo(count: number): void;
  abstract redo(): void;
  abstract setProgram(player: string, program: Program | null): void;
  /** What has to be said about the action that led to a position, besides what it did: who played it instead of its player, say. */
  remarks(_count: number): readonly string[] {
    return [];
  }

  undoTurn(): void {
    this.undoTo(turnStart(this.table.actions));
  }

  /** A move by somebody at this screen: not by a click that was meant for the one before, nor the end of a game unasked. */
  act(action: Action): void {
    if (this.unguard === null) this.play(action, true);
  }

  /** Plays the move that was asked about. */
  confirm(): void {
    const { asking } = this;
    this.asking = null;
    if (asking !== null) this.play(asking.action);
  }

  play(action: Action, askFirst = false): Refusal | null {
    this.cursor = null;
    this.asking = null;
    const count = this.table.actions.length;
    try {
      this.refusal = this.table.play(action);
      const events = this.refusal === null ? (this.table.events[count] ?? []) : [];
      if (askFirst && events.some(({ type }) => GRAVE.has(type))) {
        this.asking = { action, events, worth: this.table.now.worth };
        this.table.rewind(count);
        this.publish();
        return null;
      }
    } catch (error) {
      this.crash = error;
    }
    if (this.refusal === null && this.crash === null) {
      this.stuck = null;
      this.notice = null;
      this.guard(count);
      this.played(action);
    } else {
      this.publish();
    }
    return this.refusal;
  }

  /** Shows a position of the past; null: the present. */
  show(count: number | null): void {
    const total = this.table.actions.length;
    const next = count === null || count >= total ? null : Math.max(this.table.first, count);
    if (next === this.cursor) return;
    this.cursor = next;
    this.publish();
    if (next === null) this.continue();
  }

  dismiss(): void {
    this.asking = null;
    this.refusal = null;
    this.notice = null;
    this.publish();
  }

  /** A game that was resumed has no positions before that. */
  viewAt(moves: number): TableView {
    const count = Math.max(moves, this.table.first);
    const known = this.views.get(count);
    if (known !== undefined) return known;
    const view = this.table.at(count).view();
    const calling = new Map(this.players.map(({ id, name }) => [id, name]));
    const players = view.players.map((player) => ({
      ...player,
      name: calling.get(player.id) ?? player.name,
    }));
    const named = { ...view, players };
    this.views.set(count, named);
    return named;
  }

  /** Brings the table to other actions, over as little of the way as possible. False if one of them is refused. */
  protected bringTo(actions: readonly Action[]): boolean {
    const same = sameStart(actions, this.table.actions);
    if (same < this.table.actions.length) this.rewind(same);
    for (const action of actions.slice(same)) if (this.table.playJudged(action) !== null) return false;
    if (this.cursor !== null && this.cursor >= this.table.actions.length) this.cursor = null;
    return true;
  }

  protected rewind(count: number): void {
    this.table.rewind(count);
    for (const known of this.views.keys()) if (known > count) this.views.delete(known);
  }

  /** Once somebody here has another decision to take than after `count` moves, what is clicked at once was not meant for it. */
  protected guard(count: number): void {
    this.unguard?.();
    this.unguard = null;
    const { acting } = this.table.now;
    const { here } = this.circumstances();
    const now = this.table.actions.length;
    if (!acting.some((player) => here.has(player))) return;
    if (occasionOf(this.viewAt(count)) === occasionOf(this.viewAt(now))) return;
    this.unguard = this.tableHost.afterClick(() => {
      this.unguard = null;
      this.publish();
    });
  }

  protected publish(): void {
    this.shot = null;
    for (const listener of this.listeners) listener();
    this.search();
  }

  /** Has the best routes looked for that the choices need; once they are found, there are choices. */
  protected search(): void {
    const { searching, position } = this.snapshot();
    if (!searching) return;
    const searches = position.pendingRouteSearches();
    const isAsked = ({ problem, key }: RouteSearch) =>
      this.asked.some((one) => one.problem.graph === problem.graph && one.key === key);
    if (searches.every(isAsked)) return;
    this.asked = searches;
    const found = searches.map(async (search) =>
      storeBestRoutes(search, await this.tableHost.solve(search.problem)),
    );
    Promise.all(found)
      .catch((error: unknown) => {
        this.crash = error;
      })
      .then(() => {
        if (this.asked !== searches) return;
        this.publish();
        this.continue();
      });
  }

  /** With whose eyes a position is seen. */
  protected abstract viewerOf(view: TableView): string | null;
  /** Does somebody decide at this screen, or code that plays here? */
  protected abstract isDecidedHere(): boolean;
  /** Those of all choices that are made at this screen. */
  protected abstract choicesHere(choices: readonly Choice[]): readonly Choice[];

  private makeSnapshot(): Snapshot {
    const total = this.table.actions.length;
    const shown = this.cursor ?? total;
    const live = this.cursor === null;
    const { table } = this;
    let position: Position | null = null;
    let choices: readonly Choice[] | null = null;
    const positionNow = () => {
      position ??= live ? table.now : table.at(shown);
      return position;
    };
    const searching =
      live && this.isDecidedHere() && this.crash === null && positionNow().pendingRouteSearches().length > 0;
    const view = this.viewAt(shown);
    const choicesNow = () => this.choicesHere(positionNow().choices());
    const before = () => (shown > 0 ? this.viewAt(shown - 1) : null);
    return {
      shown,
      total,
      live,
      get position() {
        return positionNow();
      },
      view,
      get before() {
        return before();
      },
      // Listing everything legal takes longer than showing the board, and the past needs none of it.
      get choices() {
        choices ??= live && !searching ? choicesNow() : [];
        return choices;
      },
      searching,
      viewer: this.viewerOf(view),
      refusal: this.refusal,
      notice: this.notice,
      stuck: this.stuck,
      guarded: this.unguard !== null,
      asking: this.asking,
      crash: this.crash,
      ...this.circumstances(),
    };
  }
}
