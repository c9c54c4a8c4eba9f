import {
  type Action,
  type Choice,
  clone,
  keepFound,
  type Refusal,
  type RouteSearch,
  type Stuck,
} from '@roundhouse/engine';
import type { BestRoutes, RouteProblem } from '@roundhouse/router';
import { decide, type Program } from '../automation/program.ts';
import { codedAction, isHuman } from '../bots/players.ts';
import type { Names, Position, Table, TableView, TitlePackage } from '../contract.ts';
import type { LocalGame } from '../storage/local-game.ts';
import { namesFor } from './names.ts';
import { type SeatKind, seatOf } from './seats.ts';
import { stepBack, turnStart } from './turns.ts';

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
  /** Something that should never happen; shown by the error boundary. */
  readonly crash: unknown;
}

export interface SessionHost {
  save(game: LocalGame): void;
  /** Calls back later; returns how to cancel. */
  later(callback: () => void): () => void;
  now(): number;
  random(): number;
  /** Looks for best routes, away from the page. */
  solve(problem: RouteProblem): Promise<BestRoutes>;
}

/** A game on the table: its position, its past, and those who play it from this screen. */
export class Session {
  readonly title: TitlePackage;
  readonly table: Table;
  readonly names: Names;
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
    this.asked = [];
    this.listeners.clear();
  }

  play(action: Action): Refusal | null {
    this.cursor = null;
    try {
      this.refusal = this.table.play(action);
    } catch (error) {
      this.crash = error;
    }
    if (this.refusal === null && this.crash === null) {
      this.undone = [];
      this.stuck = null;
      this.paused = false;
      this.notice = null;
      this.changed();
    } else {
      this.publish();
    }
    return this.refusal;
  }

  /** Shows a position of the past; null: the present. */
  show(count: number | null): void {
    const total = this.table.actions.length;
    const next = count === null || count >= total ? null : Math.max(0, count);
    if (next === this.cursor) return;
    this.cursor = next;
    this.publish();
    if (next === null) this.continue();
  }

  undo(): void {
    this.undoTo(stepBack(this.table.actions, (player) => isHuman(seatOf(this.game.seats, player))));
  }

  undoTurn(): void {
    this.undoTo(turnStart(this.table.actions));
  }

  undoTo(count: number): void {
    const { actions } = this.table;
    if (count >= actions.length || count < 0) return;
    this.undone = [...actions.slice(count), ...this.undone];
    this.table.rewind(count);
    for (const known of this.views.keys()) if (known > count) this.views.delete(known);
    this.cursor = null;
    this.stuck = null;
    this.refusal = null;
    this.notice = null;
    this.paused = !isHuman(this.hand());
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

  dismiss(): void {
    this.refusal = null;
    this.notice = null;
    this.publish();
  }

  viewAt(count: number): TableView {
    const known = this.views.get(count);
    if (known !== undefined) return known;
    const { length } = this.table.actions;
    // A copy, because a view may share parts with the state, which goes on changing.
    const view = clone((count === length ? this.table.now : this.table.at(count)).view());
    this.views.set(count, view);
    return view;
  }

  /** Who decides now. */
  private hand(): SeatKind {
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
    if (this.cursor !== null || this.paused || this.crash !== null || this.current.searching) return;
    const [player] = this.table.now.acting;
    if (player === undefined) return;
    if (isHuman(this.hand()) && this.game.programs[player] === undefined) return;
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
    const { choices, view } = this.current;
    const kind = seatOf(this.game.seats, player);
    if (!isHuman(kind)) {
      const action = codedAction(kind, choices, () => this.host.random());
      if (action !== null) this.play(action);
      return;
    }
    const program = this.game.programs[player];
    if (program === undefined) return;
    const decision = decide(program, { view, choices, actions: this.table.actions, player });
    if ('act' in decision) this.play(decision.act);
    else if ('stop' in decision) {
      this.setProgram(player, null);
      this.notice = decision.stop;
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
    const searches = this.current.position.searches();
    const isAsked = ({ problem, key }: RouteSearch) =>
      this.asked.some((one) => one.problem.graph === problem.graph && one.key === key);
    if (searches.every(isAsked)) return;
    this.asked = searches;
    const found = searches.map(async (search) => keepFound(search, await this.host.solve(search.problem)));
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
    const searching = live && this.crash === null && positionNow().searches().length > 0;
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
      crash: this.crash,
    };
  }
}
