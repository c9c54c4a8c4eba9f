import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LocalGame } from './local-game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: LocalGame; indexes: { changed: number } };
}

/** A browser that neither opens its database nor says why is given up after so long. */
const PATIENCE = 4000;

let database: Promise<IDBPDatabase<Schema>> | null = null;

/** The browser's own database. Every call may fail: it can be forbidden, full or broken. */
function open(): Promise<IDBPDatabase<Schema>> {
  if (database !== null) return database;
  const opening = Promise.race([
    Promise.resolve().then(() =>
      openDB<Schema>('roundhouse', 1, {
        upgrade(db) {
          db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
        },
        // Cleared or closed by the browser: the next call opens it anew.
        terminated() {
          database = null;
        },
      }),
    ),
    new Promise<never>((_, give) => {
      setTimeout(() => give(new Error('it does not answer')), PATIENCE);
    }),
  ]);
  database = opening;
  opening.catch(() => {
    database = null;
  });
  return opening;
}

export const readAll = async (): Promise<LocalGame[]> =>
  (await open()).getAllFromIndex('games', 'changed').then((games) => games.reverse());

export const readOne = async (id: string): Promise<LocalGame | undefined> => (await open()).get('games', id);

/**
 * Writes a game, unless the one that is kept is not the one that it goes on from: then nothing is written, and that one is
 * the answer. Looking and writing are one transaction, whatever other windows do.
 */
export async function writeAfter(game: LocalGame, parent: string | undefined): Promise<LocalGame | null> {
  const transaction = (await open()).transaction('games', 'readwrite');
  const known = await transaction.store.get(game.id);
  const isStale = known !== undefined && known.stamp !== parent;
  if (!isStale) await transaction.store.put(game);
  await transaction.done;
  return isStale ? known : null;
}

export const remove = async (id: string): Promise<void> => (await open()).delete('games', id);
