import type { Action, Choice, Snapshot as KeptPosition } from '@roundhouse/engine/play';
import { type Answer, type Entry, missed, type Standing } from '@roundhouse/server/contract';
import type { Table, TitlePackage } from '../../contract.ts';
import { type Circumstances, Session, type TableHost } from '../../game/session.ts';
import { sameStart, stepBack, turnStart } from '../../game/turns.ts';
import { Trouble } from '../trouble.ts';
import { type InForce, inForce } from './log-in-force.ts';
import type { Unconfirmed, Unsent } from './unsent.ts';

/** Whom a table lets do what, as far as this browser is concerned. */
export interface Rights {
  /** The own player; null for those who watch. */
  readonly player: string | null;
  /** May this browser decide for its player: a bot may sit in, the game may be over. */
  readonly plays: boolean;
  /** The owner plays for everybody. */
  readonly master: boolean;
  readonly undo: 'own' | 'agreement' | 'never';
  /** All have given the game up. */
  readonly abandoned: boolean;
}

export interface OnlineHost extends TableHost {
  /** Sends a move; whatever goes wrong is thrown as a `Trouble`. */
  send(move: Unsent, after: number): Promise<Answer<'move'>>;
  /** The log after an entry. */
  readLog(after: number): Promise<Answer<'log'>>;
  /** Asks the others to take back. */
  askUndo(to: number): void;
  newKey(): string;
  keep(unconfirmed: Unconfirmed): void;
  /** Calls back after so many milliseconds; returns how to cancel. */
  later(milliseconds: number, callback: () => void): () => void;
}

export interface OnlineStart {
  readonly id: string;
  readonly title: TitlePackage;
  /** At the actions of `log` that are in force. */
  readonly table: Table;
  readonly opening: KeptPosition | undefined;
  readonly log: readonly Entry[];
  readonly standing: Standing;
  readonly rights: Rights;
  /** Players who are played by code for good: that need not be said with each of their moves. */
  readonly bots: ReadonlySet<string>;
  /** What was left unconfirmed when the page was closed. */
  readonly unconfirmed: Unconfirmed | null;
}

/** Once a move could not be sent although there is a line. */
const AGAIN = 3000;

const sameAction = (a: Action, b: Action): boolean => sameStart([a], [b]) === 1;

const isConfirmedBy = (move: Unsent | undefined, entry: Entry): boolean =>
  move?.kind === 'action'
    ? entry.kind === 'action' && sameAction(move.action, entry.action)
    : move?.kind === 'undo' && entry.kind === 'undo' && move.to === entry.to;

/**
 * A game at a table of a server. Moves are played here at once and sent one after the other; the server's log confirms them, or
 * something else is in it: then they are taken back, and it is said.
 */
export class OnlineSession extends Session {
  private readonly host: OnlineHost;
  private log: Entry[];
  private confirmed: InForce;
  private rights: Rights;
  private readonly bots: ReadonlySet<string>;
  standing: Standing;
  unsent: readonly Unsent[] = [];
  private sending = false;
  private reading = false;
  private cancel: (() => void) | null = null;

  constructor(start: OnlineStart, host: OnlineHost) {
    super(`online-${start.id}`, start.title, start.table, host, start.opening);
    this.host = host;
    this.log = [...start.log];
    this.confirmed = inForce(this.log);
    this.standing = start.standing;
    this.rights = start.rights;
    this.bots = start.bots;
    this.goOn(start.unconfirmed);
    this.search();
    void this.sendAll();
  }

  /** What was done before the page was closed and fits is done again; what was overtaken is told. */
  private goOn(kept: Unconfirmed | null): void {
    if (kept === null || kept.moves.length === 0) return;
    this.unsent = kept.moves;
    this.settle(this.log.slice(kept.after));
    this.arrange();
  }

  override close(): void {
    this.cancel?.();
    this.cancel = null;
    super.close();
  }

  /** How many entries of the server's log are known. */
  get number(): number {
    return this.log.length;
  }

  /** The line is there again, or somebody else is signed in: what has not been sent is sent. */
  flush(): void {
    void this.sendAll();
  }

  /** All that was done here has been confirmed, or taken back. */
  whenConfirmed(): Promise<void> {
    if (this.unsent.length === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.unsent.length > 0) return;
        stop();
        resolve();
      });
    });
  }

  setRights(rights: Rights): void {
    if (JSON.stringify(rights) === JSON.stringify(this.rights)) return;
    this.rights = rights;
    this.publish();
  }

  /** What the server says has happened; it may come twice, and out of order. */
  hear(entries: readonly Entry[], standing: Standing): void {
    const news = entries.filter(({ number }) => number > this.log.length).sort((a, b) => a.number - b.number);
    const [first] = news;
    if (first !== undefined && first.number > this.log.length + 1) {
      void this.catchUp();
      return;
    }
    if (standing.number >= this.standing.number) this.standing = standing;
    if (first !== undefined) this.take(news);
    this.publish();
    if (this.standing.number > this.log.length) void this.catchUp();
  }

  /** Reads what was missed. */
  async catchUp(): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    try {
      const { log, standing } = await this.host.readLog(this.log.length);
      this.reading = false;
      this.hear(log, standing);
    } catch {
      // The line is gone: when it is back, the table is read anew.
    } finally {
      this.reading = false;
    }
  }

  private take(news: readonly Entry[]): void {
    const before = this.table.actions.length;
    const last = this.table.actions.at(-1);
    this.log.push(...news);
    this.settle(news);
    this.confirmed = inForce(this.log);
    this.arrange();
    // What only confirms changes no decision: a second click is kept off as long as it was to be.
    const { actions } = this.table;
    if (actions.length > before || (actions.length === before && actions.at(-1) !== last)) this.guard(before);
  }

  /** Takes off what the news confirm. What they overtake is given up, and said. */
  private settle(news: readonly Entry[]): void {
    let sure = 0;
    for (const entry of news) {
      if (isConfirmedBy(this.unsent[sure], entry)) {
        sure++;
        continue;
      }
      const lost = this.unsent.slice(sure);
      if (lost.length > 0) {
        this.notice = { text: `${this.told(entry)} ${this.takenBack(lost)}` };
        sure = this.unsent.length;
      }
      break;
    }
    this.setUnsent(this.unsent.slice(sure));
  }

  /** Brings the table to what is in force, with what was done here on top. */
  private arrange(): void {
    let wanted: readonly Action[] = this.confirmed.actions;
    for (const move of this.unsent)
      wanted = move.kind === 'action' ? [...wanted, move.action] : wanted.slice(0, move.to);
    if (this.bringTo(wanted)) return;
    const isOwn = this.unsent.length > 0;
    this.setUnsent([]);
    if (isOwn && this.bringTo(this.confirmed.actions)) return;
    this.crash = new Error('The server runs a different version of the rules: reload this page.');
  }

  protected played(action: Action): void {
    const { master } = this.rights;
    const move: Unsent = {
      kind: 'action',
      key: this.host.newKey(),
      action,
      master: master && action.player !== this.rights.player,
    };
    this.setUnsent([...this.unsent, move]);
    this.publish();
    void this.sendAll();
  }

  private setUnsent(moves: readonly Unsent[]): void {
    this.unsent = moves;
    this.host.keep({ after: this.log.length, moves });
  }

  private async sendAll(): Promise<void> {
    if (this.sending) return;
    this.cancel?.();
    this.cancel = null;
    this.sending = true;
    try {
      for (let [move] = this.unsent; move !== undefined; [move] = this.unsent) {
        const { log, standing } = await this.host.send(move, this.log.length);
        this.hear(log, standing);
        // It was confirmed under a number that is known already.
        if (this.unsent[0] === move) this.setUnsent(this.unsent.slice(1));
        this.publish();
      }
    } catch (error) {
      this.failed(error);
    } finally {
      this.sending = false;
    }
  }

  private failed(error: unknown): void {
    const trouble = error instanceof Trouble ? error : new Trouble('fault', String(error));
    const again = (wait: number) => {
      this.cancel = this.host.later(wait, () => void this.sendAll());
    };
    switch (trouble.kind) {
      case 'offline':
      case 'fault':
        again(AGAIN);
        break;
      case 'too-often':
        again((trouble.retryAfter ?? 1) * 1000);
        break;
      case 'signed-out':
        this.notice = { text: 'You are signed out. Sign in again, and what you have done will be sent.' };
        break;
      case 'refused':
        this.refused(trouble);
        break;
    }
    this.publish();
  }

  private refused(trouble: Trouble): void {
    const lost = this.unsent;
    if (trouble.code === 'stale') {
      const { log, standing } = missed.parse(trouble.answer);
      this.hear(log, standing);
      if (this.unsent.length === 0 || this.unsent !== lost) {
        void this.sendAllSoon();
        return;
      }
    }
    this.setUnsent([]);
    this.arrange();
    this.notice = {
      text: `${trouble.message} ${this.takenBack(lost)}`,
      ...(trouble.rule === null ? {} : { rule: trouble.rule }),
    };
    void this.catchUp();
  }

  private async sendAllSoon(): Promise<void> {
    await Promise.resolve();
    void this.sendAll();
  }

  /** What somebody did while a move of one's own was on its way. */
  private told(entry: Entry): string {
    if (entry.kind === 'undo')
      return entry.player === null
        ? 'Moves were taken back meanwhile.'
        : `${this.names(entry.player)} took moves back meanwhile.`;
    const { action, by } = entry;
    const who =
      action.player !== this.rights.player
        ? `${this.names(action.player)} has moved`
        : by === 'player'
          ? 'You have moved elsewhere'
          : 'A move was made for you';
    return `${who} meanwhile: ${this.title.sentences.action(action, this.names)}.`;
  }

  private takenBack(moves: readonly Unsent[]): string {
    const [move] = moves;
    if (move === undefined) return '';
    if (move.kind === 'undo') return 'Nothing was taken back.';
    const what = this.title.sentences.action(move.action, this.names);
    const more = moves.length > 1 ? ` and ${moves.length - 1} more` : '';
    return `Your move was taken back: ${what}${more}.`;
  }

  /** Before the own last move; of the past that is shown, back to there. */
  private undoTarget(): number {
    const { player, master } = this.rights;
    const isOwn = (who: string): boolean => master || who === player;
    return this.cursor ?? (player === null && !master ? 0 : stepBack(this.table.actions, isOwn));
  }

  undo(): void {
    this.undoTo(this.undoTarget());
  }

  override undoTurn(): void {
    this.undoTo(turnStart(this.table.actions));
  }

  private undoRight(count: number): 'done' | 'asked' | 'none' {
    const { player, master, plays, undo } = this.rights;
    const { actions, first } = this.table;
    if (count >= actions.length || count < first || this.table.now.ended !== null) return 'none';
    if (master) return 'done';
    if (player === null || !plays || undo === 'never') return 'none';
    const isOwn = actions.slice(count).every((action) => action.player === player);
    return undo === 'own' && isOwn ? 'done' : 'asked';
  }

  undoTo(count: number): void {
    const right = this.undoRight(count);
    if (right === 'none') return;
    this.cursor = null;
    this.refusal = null;
    this.notice = null;
    this.asking = null;
    if (right === 'asked') {
      this.host.askUndo(count);
      this.publish();
      return;
    }
    // What is not on its way yet need not be sent at all.
    const waiting = this.sending ? this.unsent.slice(1) : this.unsent;
    const dropped = waiting.filter(({ kind }) => kind === 'action').length;
    const isUnsentOnly =
      waiting.every(({ kind }) => kind === 'action') && count >= this.table.actions.length - dropped;
    if (isUnsentOnly)
      this.setUnsent(this.unsent.slice(0, this.unsent.length - (this.table.actions.length - count)));
    else this.setUnsent([...this.unsent, { kind: 'undo', key: this.host.newKey(), to: count }]);
    this.rewind(count);
    this.publish();
    void this.sendAll();
  }

  /** What was taken back online can be played again by whoever wants to. */
  redo(): void {}

  setProgram(): void {}

  protected continue(): void {}

  private playedBy(entry: InForce['entries'][number] | undefined): readonly string[] {
    if (entry === undefined || entry.by === 'player') return [];
    return entry.by === 'bot' && this.bots.has(entry.action.player) ? [] : [BY[entry.by]];
  }

  /** Who played it instead of its player, and what was taken back before the next. */
  override remarks(count: number): readonly string[] {
    const entry = this.confirmed.entries[count - 1];
    const undone = this.confirmed.undone.get(count) ?? [];
    return [
      ...this.playedBy(entry),
      ...undone.map(
        ({ player, by, count: moves }) =>
          `${by === 'agreement' ? 'By agreement, ' : ''}${moves === 1 ? 'one move' : `${moves} moves`} after this taken back${
            by === 'master' ? ' by the owner (master)' : player === null ? '' : ` by ${this.names(player)}`
          }`,
      ),
      ...(count > this.confirmed.actions.length ? ['not confirmed yet'] : []),
    ];
  }

  protected circumstances(): Circumstances {
    return {
      here: this.deciding(),
      abandoned: this.rights.abandoned,
      programs: {},
      local: null,
      undo: this.undoRight(this.undoTarget()),
      redo: 0,
      paused: false,
    };
  }

  private deciding(): ReadonlySet<string> {
    const { player, plays, master } = this.rights;
    const own = player !== null && plays ? [player] : [];
    return new Set(master ? [...own, ...this.table.now.acting] : own);
  }

  protected viewerOf(): string | null {
    return this.rights.player;
  }

  protected isDecidedHere(): boolean {
    const here = this.deciding();
    return this.table.now.acting.some((player) => here.has(player));
  }

  /** Also what may be done out of turn; never what only others may. */
  protected choicesHere(choices: readonly Choice[]): readonly Choice[] {
    const here = this.deciding();
    return choices.filter(({ action }) => here.has(action.player));
  }
}

const BY: Readonly<Record<Exclude<Entry['by'], 'player'>, string>> = {
  master: 'played by the owner (master)',
  bot: 'played by a bot',
  plan: 'as planned in advance',
  agreement: 'by agreement',
  server: 'by the server',
};
