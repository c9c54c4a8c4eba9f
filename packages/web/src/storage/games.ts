import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LocalGame } from './local-game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: LocalGame; indexes: { changed: number } };
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('roundhouse', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
    },
  });
  return database;
}

/** All local games, the one touched last first. */
export async function listGames(): Promise<LocalGame[]> {
  const games = await (await open()).getAllFromIndex('games', 'changed');
  return games.reverse();
}

export async function loadGame(id: string): Promise<LocalGame | undefined> {
  return (await open()).get('games', id);
}

export async function saveGame(game: LocalGame): Promise<void> {
  await (await open()).put('games', game);
}

export async function deleteGame(id: string): Promise<void> {
  await (await open()).delete('games', id);
}
