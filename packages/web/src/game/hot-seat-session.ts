import type { Strength } from '@roundhouse/bots';
import { type Action, type Choice, decideProgram, type Program, programText } from '@roundhouse/engine/play';
import { codedAction, isHuman, type Think } from '../bots/players.ts';
import type { Table, TableView, TitlePackage } from '../contract.ts';
import type { LocalGame } from '../storage/local-game.ts';
import { type SeatKind, seatOf } from './seats.ts';
import { type Circumstances, Session, type TableHost } from './session.ts';
import { stepBack } from './turns.ts';

export interface SessionHost extends TableHost {
  save(game: LocalGame): void;
  /** Calls back when code may play; returns how to cancel. */
  later(callback: () => void): () => void;
  /** The session is not used any more. */
  closed(): void;
  now(): number;
  random(): number;
  /** Lets a player made of code think, away from the page. */
  readonly think: Think;
}

/** A game around one screen, kept in this browser: everybody's moves are made here, by people, code or programs. */
export class HotSeatSession extends Session {
  private readonly host: SessionHost;
  private game: LocalGame;
  private undone: Action[] = [];
  private paused = false;
  private cancel: (() => void) | null = null;
  /** Of all windows with this game, this one lets code and programs play. */
  private leads = false;

  constructor(title: TitlePackage, table: Table, game: LocalGame, host: SessionHost) {
    super(game.id, title, table, host, game.opening);
    this.game = game;
    this.host = host;
    this.search();
    this.continue();
  }

  override close(): void {
    this.cancel?.();
    this.cancel = null;
    super.close();
    this.host.closed();
  }

  /** From now on code and programs play here. */
  lead(): void {
    this.leads = true;
    this.continue();
  }

  /** Takes over how the game stands in another window, where it was played on. */
  adopt(game: LocalGame, refused: boolean): void {
    if (!this.bringTo(game.record.actions))
      this.crash = new Error('Another window runs a different version of the rules: reload this page.');
    this.game = game;
    this.undone = [];
    this.asking = null;
    this.refusal = null;
    this.notice = refused
      ? { text: 'This game was continued in another window at the same moment. This is how it stands now.' }
      : null;
    this.publish();
    this.continue();
  }

  protected played(): void {
    this.undone = [];
    this.paused = false;
    this.changed();
  }

  /** Looking at the past: goes on from there. Else takes back the last move of somebody at this screen. */
  undo(): void {
    if (this.cursor !== null) this.undoTo(this.cursor);
    else this.undoTo(stepBack(this.table.actions, (player) => isHuman(seatOf(this.game.seats, player))));
  }

  undoTo(count: number): void {
    const { actions } = this.table;
    if (count >= actions.length || count < this.table.first) return;
    this.undone = [...actions.slice(count), ...this.undone];
    this.rewind(count);
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

  private people(): readonly string[] {
    const { record, seats } = this.game;
    return record.players.flatMap(({ id }) => (isHuman(seatOf(seats, id)) ? [id] : []));
  }

  /** Whoever acts sits before the screen, unless there is but one who ever does. */
  protected viewerOf({ acting }: TableView): string | null {
    const people = this.people();
    const viewer = people.length === 1 ? people[0] : acting.find((id) => people.includes(id));
    return viewer ?? null;
  }

  protected circumstances(): Circumstances {
    const { game, table } = this;
    return {
      here: new Set(this.people()),
      abandoned: false,
      programs: game.programs,
      local: game,
      undo: table.actions.length > 0 ? 'done' : 'none',
      redo: this.undone.length,
      paused: this.paused,
    };
  }

  /** Also those of code and programs, which decide here. */
  protected isDecidedHere(): boolean {
    return true;
  }

  /** What a bot may do out of its turn is not for people to do. */
  protected choicesHere(choices: readonly Choice[]): readonly Choice[] {
    const { acting } = this.table.now;
    return choices.filter(
      ({ action: { player } }) => acting.includes(player) || isHuman(seatOf(this.game.seats, player)),
    );
  }

  /** Who decides now. */
  private seatToAct(): SeatKind {
    const [player] = this.table.now.acting;
    return player === undefined ? 'human' : seatOf(this.game.seats, player);
  }

  private changed(): void {
    this.publish();
    const { view, total, live } = this.snapshot();
    const names = (ids: readonly string[]) => ids.map((id) => this.names(id));
    const latest = live ? view : this.viewAt(total);
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
  protected continue(): void {
    this.cancel?.();
    this.cancel = null;
    if (
      this.cursor !== null ||
      this.paused ||
      !this.leads ||
      this.crash !== null ||
      this.snapshot().searching
    )
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
    const { choices, view, position } = this.snapshot();
    const kind = seatOf(this.game.seats, player);
    if (!isHuman(kind)) {
      if (position.closed === null) void this.think(kind, player);
      return;
    }
    const program = this.game.programs[player];
    if (program === undefined) return;
    const decision = decideProgram(program, {
      view,
      choices,
      news: this.table.events.slice(program.since).flat(),
      player,
      tell: (event) => this.title.sentences.event(event, this.names),
    });
    if ('act' in decision) this.play(decision.act);
    else if ('stop' in decision) {
      this.setProgram(player, null);
      const text = programText(program, this.title.info.terms, this.names);
      this.notice = { text: `${this.names(player)} no longer ${text}: ${decision.stop}` };
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
      const action = await codedAction(strength, now, this.kept, player, seed, host.think);
      if (!asked.isCurrent || table.actions.length !== now.count || this.cursor !== null) return;
      this.cancel = null;
      this.play(action);
    } catch (error) {
      this.crash = error;
      this.publish();
    }
  }
}
