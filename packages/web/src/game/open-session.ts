import type { GameRecord } from '@roundhouse/engine';
import { loadTitle, openTable } from '../contract.ts';
import { solve, startScout } from '../scout/scout.ts';
import { settings } from '../settings/settings.ts';
import { loadGame, saveGame } from '../storage/games.ts';
import type { LocalGame } from '../storage/local-game.ts';
import { Session, type SessionHost } from './session.ts';

/** Writes one after the other: the last state of a game must be the last one written. */
let writing: Promise<void> = Promise.resolve();

function save(game: LocalGame): void {
  writing = writing.then(() => saveGame(game)).catch((error: unknown) => console.error('Not saved:', error));
}

const HOST: SessionHost = {
  save,
  later(callback) {
    const timer = setTimeout(callback, settings().pace);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  random: () => Math.random(),
  solve,
};

/** Why a game cannot be opened, with its record to keep as a file. */
export interface NotOpened {
  readonly error: string;
  readonly record?: GameRecord;
}

/** Opens a local game; an error in words if there is none or it cannot be read at all. */
export async function openSession(id: string): Promise<Session | NotOpened> {
  startScout();
  await writing;
  const game = await loadGame(id);
  if (game === undefined) return { error: 'There is no such game in this browser.' };
  try {
    const title = await loadTitle(game.record.title);
    const table = openTable(title, game.record);
    return 'error' in table
      ? { error: table.error, record: game.record }
      : new Session(title, table, game, HOST);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), record: game.record };
  }
}
