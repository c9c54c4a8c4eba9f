import { type GameRecord, type Unreadable, withCurrentNames } from '@roundhouse/engine/play';
import { loadTitle, type Table, type TitlePackage } from '../contract.ts';
import { settings } from '../settings/settings.ts';
import { loadGame, saveGame } from '../storage/games.ts';
import { type LocalGame, newStamp } from '../storage/local-game.ts';
import { takeLead, watchTabs } from '../storage/tabs.ts';
import { solve, startWorker, think } from '../worker/ask-worker.ts';
import { HotSeatSession, type SessionHost } from './hot-seat-session.ts';
import { inSlices } from './in-slices.ts';
import { openKept } from './kept-game.ts';

/** A second click within this time may still belong to the first. */
const CLICK = 350;

/** Writes one after the other: the last state of a game must be the last one written. */
let writing: Promise<void> = Promise.resolve();

function afterwards(write: () => Promise<void>): void {
  writing = writing.then(write).catch((error: unknown) => console.error('Not saved:', error));
}

function after(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

/** Keeps a session and what is stored of its game the same, also when other windows play it. */
class Keeper implements SessionHost {
  private readonly id: string;
  /** The version that this window goes on from. */
  private stamp: string | undefined;
  private session: HotSeatSession | null = null;
  private stop: readonly (() => void)[] = [];

  constructor(game: LocalGame) {
    this.id = game.id;
    this.stamp = game.stamp;
  }

  attach(session: HotSeatSession): void {
    this.session = session;
    this.stop = [
      watchTabs(({ id, stamp }) => {
        if (id === this.id && stamp !== null) afterwards(() => this.follow());
      }),
      takeLead(this.id, () => session.lead()),
    ];
  }

  closed(): void {
    for (const stop of this.stop) stop();
    this.session = null;
  }

  save(game: LocalGame): void {
    const parent = this.stamp;
    const stamp = newStamp();
    this.stamp = stamp;
    afterwards(async () => {
      const newer = await saveGame({ ...game, stamp }, parent);
      if (newer !== null) this.adopt(newer, true);
    });
  }

  private async follow(): Promise<void> {
    const game = await loadGame(this.id);
    if (game !== undefined && game.stamp !== this.stamp) this.adopt(game, false);
  }

  private adopt(game: LocalGame, refused: boolean): void {
    this.stamp = game.stamp;
    this.session?.adopt(game, refused);
  }

  later = (callback: () => void) => after(settings().pace, callback);
  afterClick = (callback: () => void) => after(CLICK, callback);
  now = () => Date.now();
  random = () => Math.random();
  solve = solve;
  think = think;
}

/** Why a game cannot be opened, with its record to keep as a file. */
export interface NotOpened {
  readonly error: string;
  readonly record?: GameRecord;
}

/** A position is kept with whatever has been played here; a file that was only brought here has none, and is judged in full. */
const wasPlayedHere = ({ record, snapshot }: LocalGame): boolean => snapshot?.after === record.actions.length;

/** Of a game that was kept long ago names are brought up to date. One whose past no longer plays as it did goes on from its last position. */
export async function openLocal(title: TitlePackage, game: LocalGame): Promise<Table | Unreadable> {
  const { snapshot, opening } = game;
  const record = withCurrentNames(game.record);
  const table =
    wasPlayedHere(game) && opening === undefined
      ? await inSlices(title.reopening(record))
      : openKept(title, { record, opening }, wasPlayedHere(game));
  if (snapshot === undefined || (!('error' in table) && table.stuck === null)) return table;
  const resumed = title.resume(record, snapshot);
  return 'error' in resumed ? table : resumed;
}

/** Opens a local game; an error in words if there is none or it cannot be read at all. */
export async function openSession(id: string): Promise<HotSeatSession | NotOpened> {
  startWorker();
  await writing;
  const game = await loadGame(id);
  if (game === undefined) return { error: 'This browser has no such game.' };
  try {
    const title = await loadTitle(game.record.title);
    const table = await openLocal(title, game);
    if ('error' in table) return { error: table.error, record: game.record };
    const keeper = new Keeper(game);
    const session = new HotSeatSession(title, table, game, keeper);
    keeper.attach(session);
    return session;
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), record: game.record };
  }
}
