import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import type { StorageSettings } from '../storage/open.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Gives a fresh, empty database of the kind under test. */
export type FreshStorage = () => Promise<StorageSettings>;

let postgres: Promise<TestPostgres> | null = null;
/** One PostgreSQL for all test files of a process; it ends with it. */
export const sharedPostgres = (): Promise<TestPostgres> => {
  postgres ??= startPostgres();
  return postgres;
};

type Suite = (fresh: FreshStorage, kind: 'sqlite' | 'postgres') => void;

/** For what does not depend on the database. */
export function onSqlite(suite: Suite): void {
  describe('on SQLite', () => {
    const folders: string[] = [];
    suite(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'roundhouse-sqlite-'));
      folders.push(folder);
      return { url: null, path: join(folder, 'roundhouse.db') };
    }, 'sqlite');
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
  });
}

/** One suite for both databases. */
export function onEachStorage(suite: Suite): void {
  onSqlite(suite);
  describe('on PostgreSQL', () => {
    suite(async () => ({ url: await (await sharedPostgres()).database(), path: '' }), 'postgres');
  });
}
