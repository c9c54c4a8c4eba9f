import { forgetPlans } from '../plan/plan-storage.ts';
import * as database from './database.ts';
import { reasonOf, setKeeping } from './keeping.ts';
import type { LocalGame } from './local-game.ts';
import { tellTabs } from './tabs.ts';

/**
 * The games of this browser. Where its database fails they are held here as long as the page is open, writing is tried again
 * and again, and `keeping` says so.
 */

interface Unsaved {
  readonly game: LocalGame;
  /** The version on which the database stands. */
  readonly parent: string | undefined;
}

const RETRIES = [2_000, 5_000, 15_000, 30_000];

const unsaved = new Map<string, Unsaved>();
let retry: ReturnType<typeof setTimeout> | null = null;
let failures = 0;

function failed(error: unknown): void {
  setKeeping({ kept: false, reason: reasonOf(error) });
  if (retry !== null || unsaved.size === 0) return;
  retry = setTimeout(() => void keepAgain(), RETRIES[Math.min(failures++, RETRIES.length - 1)]);
}

function succeeded(): void {
  if (unsaved.size > 0) return;
  failures = 0;
  setKeeping({ kept: true });
}

/** Tries to write what could not be written. */
export async function keepAgain(): Promise<void> {
  if (retry !== null) clearTimeout(retry);
  retry = null;
  for (const { game, parent } of [...unsaved.values()]) await saveGame(game, parent);
  if (unsaved.size === 0) await listGames();
}

/** All local games, the one touched last first. */
export async function listGames(): Promise<LocalGame[]> {
  const held = [...unsaved.values()].map(({ game }) => game);
  try {
    const games = await database.readAll();
    succeeded();
    return [...held, ...games.filter(({ id }) => !unsaved.has(id))].sort((a, b) => b.changed - a.changed);
  } catch (error) {
    failed(error);
    return held.sort((a, b) => b.changed - a.changed);
  }
}

export async function loadGame(id: string): Promise<LocalGame | undefined> {
  const held = unsaved.get(id)?.game;
  if (held !== undefined) return held;
  try {
    return await database.readOne(id);
  } catch (error) {
    failed(error);
    return undefined;
  }
}

/**
 * Keeps a game that goes on from the version `parent`. Answers null, or the version that another window has kept in the
 * meantime: then this one is not written.
 */
export async function saveGame(game: LocalGame, parent?: string): Promise<LocalGame | null> {
  const base = unsaved.get(game.id)?.parent ?? parent;
  try {
    const newer = await database.writeAfter(game, base);
    unsaved.delete(game.id);
    if (newer === null) tellTabs({ id: game.id, stamp: game.stamp ?? '' });
    succeeded();
    return newer;
  } catch (error) {
    unsaved.set(game.id, { game, parent: base });
    failed(error);
    return null;
  }
}

export async function deleteGame(id: string): Promise<void> {
  unsaved.delete(id);
  forgetPlans(id);
  try {
    await database.remove(id);
    tellTabs({ id, stamp: null });
    succeeded();
  } catch (error) {
    failed(error);
  }
}

// Leaving would lose what is held only here: the browser asks first.
if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', (event) => {
    if (unsaved.size > 0) event.preventDefault();
  });
