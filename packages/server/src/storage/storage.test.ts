import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { onEachStorage } from '../testing/storages.ts';
import { openStorage, type Storage } from './open.ts';

onEachStorage((fresh, kind) => {
  let storage: Storage | undefined;
  afterEach(() => storage?.close());

  test('is made at the first start, and left alone at the second', async () => {
    const settings = await fresh();
    storage = await openStorage(settings);
    await storage.db.insertInto('facts').values({ name: 'a', value: 'b' }).execute();
    await storage.close();
    storage = await openStorage(settings);
    expect(await storage.db.selectFrom('facts').selectAll().execute()).toEqual([{ name: 'a', value: 'b' }]);
  });

  test('a transaction that fails leaves nothing behind', async () => {
    storage = await openStorage(await fresh());
    const failing = storage.db.transaction().execute(async (tx) => {
      await tx.insertInto('facts').values({ name: 'a', value: 'b' }).execute();
      await tx.insertInto('facts').values({ name: 'a', value: 'c' }).execute();
    });
    await expect(failing).rejects.toThrow();
    expect(await storage.db.selectFrom('facts').selectAll().execute()).toEqual([]);
  });

  if (kind === 'sqlite')
    test('is in the log of SQLite before it is confirmed', async () => {
      const settings = await fresh();
      storage = await openStorage(settings);
      await storage.db.insertInto('facts').values({ name: 'confirmed', value: 'in the log' }).execute();
      expect(readFileSync(`${settings.path}-wal`).includes('in the log')).toBe(true);
      const [{ synchronous } = { synchronous: null }] = (
        await sql<{ synchronous: number }>`pragma synchronous`.execute(storage.db)
      ).rows;
      // SQLite syncs what keeps the file sound, this program what makes a commit last.
      expect(synchronous).toBe(1);
    });

  test('times come back as numbers', async () => {
    storage = await openStorage(await fresh());
    await storage.db
      .insertInto('limits')
      .values({ key: 'k', count: 1, resets_at: 1_700_000_000_000 })
      .execute();
    expect(await storage.db.selectFrom('limits').selectAll().execute()).toEqual([
      { key: 'k', count: 1, resets_at: 1_700_000_000_000 },
    ]);
  });
});
