import type { Strength } from '@roundhouse/bots';
import {
  type Action,
  type Choice,
  type GameEvent,
  type Refusal,
  type RouteSearch,
  type Stuck,
  storeBestRoutes,
} from '@roundhouse/engine/play';
import type { BestRoutes, RouteProblem } from '@roundhouse/router';
import { moneyIn } from '@roundhouse/titles';
import { decide, type Program, programText } from '../automation/program.ts';
import { codedAction, isHuman, type Think } from '../bots/players.ts';
import type { Names, Position, Table, TableView, TitlePackage } from '../contract.ts';
import type { LocalGame } from '../storage/local-game.ts';
import type { Money } from '../ui/money.ts';
import { namesFor } from './names.ts';
import { type SeatKind, seatOf } from './seats.ts';
import { occasionOf, sameStart, stepBack, turnStart } from './turns.ts';

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
  /** What may be done now; nothing while looking at the past, or while the best routes are being looked for. */
  readonly choices: readonly Choice[];
  readonly searching: boolean;
  readonly redo: number;
  readonly game: LocalGame;
  /** The last attempt that was refused. */
  readonly refusal: Refusal | null;
  /** Why a program has stopped. */
  readonly notice: string | null;
  readonly paused: boolean;
  readonly stuck: Stuck | null;
  /** The one to act has just changed: a click made for the one before does nothing. */
  readonly guarded: boolean;
  /** A move that ends the game or a player's part in it, and that waits to be confirmed. */
  readonly asking: GraveMove | null;
  /** Something that should never happen; shown by the error boundary. */
  readonly crash: unknown;
}

export interface GraveMove {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** What everybody would be worth. */
  readonly worth: Readonly<Record<string, number>>;
}

/** What ends a game, or somebody's part in it. */
const GRAVE: ReadonlySet<GameEvent['type']> = new Set(['ended', 'bankrupt']);

export interface SessionHost {
  save(game: LocalGame): void;
  /** Calls back when code may play; returns how to cancel. */
  later(callback: () => void): () => void;
  /** Calls back when a second click can no longer belong to the first. */
  afterClick(callback: () => void): () => void;
  /** The session is not used any more. */
  closed(): void;
  now(): number;
  random(): number;
  /** Looks for best routes, away from the page. */
  solve(problem: RouteProblem): Promise<BestRoutes>;
  /** Lets a player made of code think, away from the page. */
  readonly think: Think;
}

/** A game on the table: its position, its past, and those who play it from this screen. */
export class Session {
  readonly title: TitlePackage;
  readonly table: Table;
  readonly names: Names;
  readonly money: Money;
  private readonly host: SessionHost;
  private readonly listeners = new Set<() => void>();
  private readonly views = new Map<number, TableView>();
  private game: LocalGame;
  private cursor: number | null = null;
  private undone: Action[] = [];
  private paused = false;
  private refusal: Refusal | null = null;
  private notice: string | null = null;
  private crash: unknown = null;
  private stuck: Stuck | null;
  private cancel: (() => void) | null = null;
  private unguard: (() => void) | null = null;
  private asking: GraveMove | null = null;
  /** Of all windows with this game, this one lets code and programs play. */
  private leads = false;
  /** The searches under way, or the last ones. */
  private asked: readonly RouteSearch[] = [];
  private current: Snapshot;

  constructor(title: TitlePackage, table: Table, game: LocalGame, host: SessionHost) {
    this.title = title;
    this.table = table;
    this.game = game;
    this.host = host;
    this.stuck = table.stuck;
    this.names = namesFor(title.info, game.record.players);
    this.money = moneyIn(title.info.terms);
    this.current = this.makeSnapshot();
    this.search();
    this.continue();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.current;

  /** Stops everything that is under way; the session is not used afterwards. */
  close(): void {
    this.cancel?.();
    this.cancel = null;
    this.unguard?.();
    this.asked = [];
    this.listeners.clear();
    this.host.closed();
  }

  /** From now on code and programs play here. */
  lead(): void {
    this.leads = true;
    this.continue();
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

  /** Once somebody here has another decision to take than a moment ago, what is clicked at once was not meant for it. */
  private guard(count: number): void {
    this.unguard?.();
    this.unguard = null;
    if (!isHuman(this.seatToAct()) || occasionOf(this.viewAt(count)) === occasionOf(this.viewAt(count + 1)))
      return;
    this.unguard = this.host.afterClick(() => {
      this.unguard = null;
      this.publish();
    });
  }

  /** Takes over how the game stands in another window, where it was played on. */
  adopt(game: LocalGame, refused: boolean): void {
    const { actions } = game.record;
    const same = sameStart(actions, this.table.actions);
    this.forgetAfter(same);
    if (same < this.table.actions.length) this.table.rewind(same);
    for (const action of actions.slice(same))
      if (this.table.play(action) !== null) {
        this.crash = new Error('Another window plays this game by other rules: load this page again.');
        break;
      }
    this.game = game;
    this.undone = [];
    this.asking = null;
    this.refusal = null;
    if (this.cursor !== null && this.cursor >= this.table.actions.length) this.cursor = null;
    this.notice = refused
      ? 'This game was played on in another window at the same moment. This is how it stands now.'
      : null;
    this.publish();
    this.continue();
  }

  private forgetAfter(count: number): void {
    for (const known of this.views.keys()) if (known > count) this.views.delete(known);
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
      this.undone = [];
      this.stuck = null;
      this.paused = false;
      this.notice = null;
      this.guard(count);
      this.changed();
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

  /** Looking at the past: goes on from there. Else takes back the last move of somebody at this screen. */
  undo(): void {
    if (this.cursor !== null) this.undoTo(this.cursor);
    else this.undoTo(stepBack(this.table.actions, (player) => isHuman(seatOf(this.game.seats, player))));
  }

  undoTurn(): void {
    this.undoTo(turnStart(this.table.actions));
  }

  undoTo(count: number): void {
    const { actions } = this.table;
    if (count >= actions.length || count < this.table.first) return;
    this.undone = [...actions.slice(count), ...this.undone];
    this.table.rewind(count);
    this.forgetAfter(count);
    this.asking = null;
    this.cursor = null;
    this.stuck = null;
    this.refusal = null;
    this.notice = null;
    this.paused = !isHuman(this.seatToAct());
    // A program would at once do again what was taken back.
    this.game = { ...this.game, programs: {} };
    this.changed();
  }

  redo(): void {
    const [next, ...rest] = this.undone;
    if (next === undefined) return;
    if (this.play(next) === null) {
      this.undone = rest;
      this.publish();
    }
  }

  resume(): void {
    this.paused = false;
    this.publish();
    this.continue();
  }

  setSeat(player: string, kind: SeatKind): void {
    this.game = { ...this.game, seats: { ...this.game.seats, [player]: kind } };
    this.changed();
  }

  setProgram(player: string, program: Program | null): void {
    const { [player]: _, ...others } = this.game.programs;
    this.game = { ...this.game, programs: program === null ? others : { ...others, [player]: program } };
    this.notice = null;
    this.changed();
  }

  /** The guide of a first game is over: from here on the program plays the other seats. */
  endGuide(): void {
    const others = this.game.record.players.slice(1).map(({ id }) => [id, 'novice'] as const);
    this.game = { ...this.game, guided: false, seats: { ...this.game.seats, ...Object.fromEntries(others) } };
    this.changed();
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
    this.views.set(count, view);
    return view;
  }

  /** Who decides now. */
  private seatToAct(): SeatKind {
    const [player] = this.table.now.acting;
    return player === undefined ? 'human' : seatOf(this.game.seats, player);
  }

  private changed(): void {
    this.publish();
    const { view, total } = this.current;
    const names = (ids: readonly string[]) => ids.map((id) => this.names(id));
    const latest = this.current.live ? view : this.viewAt(total);
    this.game = {
      ...this.game,
      record: this.table.record,
      snapshot: this.table.snapshot(),
      changed: this.host.now(),
      summary: {
        titleName: this.title.info.name,
        round: latest.round,
        acting: names(latest.acting),
        ended: latest.ended?.reason ?? null,
        moves: total,
      },
    };
    this.host.save(this.game);
    this.continue();
  }

  /** Lets code and programs act when it is their turn, one action at a time so that people can follow. */
  private continue(): void {
    this.cancel?.();
    this.cancel = null;
    if (this.cursor !== null || this.paused || !this.leads || this.crash !== null || this.current.searching)
      return;
    const [player] = this.table.now.acting;
    if (player === undefined) return;
    if (isHuman(this.seatToAct()) && this.game.programs[player] === undefined) return;
    this.cancel = this.host.later(() => {
      this.cancel = null;
      // Somebody has turned to the past in the meantime; coming back starts this anew.
      if (this.cursor !== null) return;
      try {
        this.automatic(player);
      } catch (error) {
        this.crash = error;
        this.publish();
      }
    });
  }

  private automatic(player: string): void {
    const { choices, view, position } = this.current;
    const kind = seatOf(this.game.seats, player);
    if (!isHuman(kind)) {
      if (position.closed === null) void this.think(kind, player);
      return;
    }
    const program = this.game.programs[player];
    if (program === undefined) return;
    const decision = decide(program, {
      view,
      choices,
      news: this.table.events.slice(program.since).flat(),
      player,
      tell: (event) => this.title.sentences.event(event, this.names),
    });
    if ('act' in decision) this.play(decision.act);
    else if ('stop' in decision) {
      this.setProgram(player, null);
      this.notice = `${this.names(player)} no longer ${programText(program, this.title.info.terms, this.names)}: ${decision.stop}`;
      this.publish();
    }
  }

  /** A player made of code decides; what it says counts only if the game still stands where it was asked. */
  private async think(strength: Strength, player: string): Promise<void> {
    const { table, host } = this;
    const { now } = table;
    const asked = { isCurrent: true };
    this.cancel = () => {
      asked.isCurrent = false;
    };
    try {
      const seed = Math.floor(host.random() * 2 ** 31);
      const action = await codedAction(strength, now, table.record, player, seed, host.think);
      if (!asked.isCurrent || table.actions.length !== now.count || this.cursor !== null) return;
      this.cancel = null;
      this.play(action);
    } catch (error) {
      this.crash = error;
      this.publish();
    }
  }

  private publish(): void {
    this.current = this.makeSnapshot();
    for (const listener of this.listeners) listener();
    this.search();
  }

  /** Has the best routes looked for that the choices need; once they are found, there are choices. */
  private search(): void {
    if (!this.current.searching) return;
    const searches = this.current.position.pendingRouteSearches();
    const isAsked = ({ problem, key }: RouteSearch) =>
      this.asked.some((one) => one.problem.graph === problem.graph && one.key === key);
    if (searches.every(isAsked)) return;
    this.asked = searches;
    const found = searches.map(async (search) =>
      storeBestRoutes(search, await this.host.solve(search.problem)),
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
    const searching = live && this.crash === null && positionNow().pendingRouteSearches().length > 0;
    const view = this.viewAt(shown);
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
        choices ??= live && !searching ? positionNow().choices() : [];
        return choices;
      },
      searching,
      redo: this.undone.length,
      game: this.game,
      refusal: this.refusal,
      notice: this.notice,
      paused: this.paused,
      stuck: this.stuck,
      guarded: this.unguard !== null,
      asking: this.asking,
      crash: this.crash,
    };
  }
}
