import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { type Insertable, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { onEachStorage } from '../testing/storages.ts';
import { NoDatabase, openExisting, openStorage, type Storage, versionOf } from './open.ts';
import type { Database } from './schema.ts';

const someUser = (id: string, now: number): Insertable<Database['users']> => ({
  id,
  name: id,
  name_key: null,
  password: null,
  email: null,
  admin: 0,
  blocked: 0,
  created_at: now,
  seen_at: now,
  deleted_at: null,
  holiday_until: null,
});

const someTable = (owner: string, now: number): Insertable<Database['tables']> => ({
  id: 'table',
  title: '1882',
  options: '{}',
  name: 'A table',
  owner_id: owner,
  status: 'running',
  seat_count: 2,
  pace: 'live',
  visibility: 'public',
  invite: 'invite',
  password: null,
  timing: '{}',
  undo: 'own',
  master: 0,
  seating: 'joined',
  start_when_full: 1,
  secret: 'secret',
  commitment: 'commitment',
  record: null,
  imported: 0,
  number: 0,
  count: 0,
  version: 1,
  acting: '[]',
  turn_since: null,
  deadline: null,
  result: null,
  end_reason: null,
  notice: null,
  created_at: now,
  started_at: null,
  ended_at: null,
  changed_at: now,
});

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

  if (kind === 'sqlite')
    test('has everything in its one file once it is closed', async () => {
      const settings = await fresh();
      const before = await openStorage(settings);
      await before.db.insertInto('facts').values({ name: 'a', value: 'b' }).execute();
      await before.close();
      const copy = `${settings.path}-copy`;
      copyFileSync(settings.path, copy);
      storage = await openExisting({ url: null, path: copy }, 'read');
      expect(await storage.db.selectFrom('facts').selectAll().execute()).toEqual([{ name: 'a', value: 'b' }]);
    });

  test('whoever only looks makes nothing, changes nothing, and leaves an older version as it is', async () => {
    const settings = await fresh();
    await expect(openExisting(settings, 'read')).rejects.toThrow(NoDatabase);
    if (kind === 'sqlite') expect(existsSync(settings.path)).toBe(false);
    await (await openStorage(settings, '001')).close();
    await expect(openExisting(settings, 'write')).rejects.toThrow('older version: start the server once');
    storage = await openExisting(settings, 'read');
    expect(await storage.db.selectFrom('users').selectAll().execute()).toEqual([]);
    const writing = storage.db.insertInto('facts').values({ name: 'a', value: 'b' }).execute();
    await expect(writing).rejects.toThrow(/read.?only/i);
    expect(await versionOf(storage.db)).toBe('001');
  });

  test('a database of a newer version is not touched', async () => {
    const settings = await fresh();
    storage = await openStorage(settings);
    await sql`insert into kysely_migration (name, timestamp) values ('999', 'later')`.execute(storage.db);
    await storage.close();
    for (const to of ['read', 'write'] as const)
      await expect(openExisting(settings, to)).rejects.toThrow('newer version');
  });

  if (kind === 'sqlite')
    test('nobody else on the computer reads the files', async () => {
      const settings = await fresh();
      const path = `${settings.path}-folder/roundhouse.db`;
      storage = await openStorage({ ...settings, path });
      await storage.db.insertInto('facts').values({ name: 'a', value: 'b' }).execute();
      for (const file of [path, `${path}-wal`, `${settings.path}-folder`])
        expect(statSync(file).mode & 0o077).toBe(0);
    });

  test('a log of the first version is taken over as it is', async () => {
    const settings = await fresh();
    storage = await openStorage(settings, '001');
    const now = 1_700_000_000_000;
    await storage.db.insertInto('users').values(someUser('ann', now)).execute();
    await storage.db.insertInto('tables').values(someTable('ann', now)).execute();
    const entry = (number: number) => ({
      table_id: 'table',
      number,
      kind: 'action' as const,
      content: `{"type":"pass","player":"p${number}"}`,
      by_kind: 'player' as const,
      user_id: 'ann',
      key: `key ${number}`,
      version: number,
      at: now,
    });
    const entries = [entry(1), entry(2), entry(3)];
    await storage.db.insertInto('log').values(entries).execute();
    await storage.close();
    storage = await openStorage(settings);
    const { db } = storage;
    expect(await db.selectFrom('log').selectAll().orderBy('number').execute()).toEqual(entries);
    // A number is given out once; keys are looked after by those who play.
    await expect(db.insertInto('log').values(entry(3)).execute()).rejects.toThrow(/unique|duplicate/i);
    await db
      .insertInto('log')
      .values({ ...entry(4), key: 'key 3' })
      .execute();
    await expect(
      db
        .insertInto('log')
        .values({ ...entry(1), table_id: 'no such table' })
        .execute(),
    ).rejects.toThrow(/foreign key/i);
  });

  test('what was left to be told without saying how is let go, and nothing else', async () => {
    const settings = await fresh();
    storage = await openStorage(settings, '003');
    const job = { subject: 'ann', content: '{}', due_at: 1, leased_until: 0, worker: null, failure: null };
    await storage.db
      .insertInto('jobs')
      .values([
        { ...job, kind: 'tell' },
        { ...job, kind: 'mail' },
      ])
      .execute();
    await storage.close();
    storage = await openStorage(settings);
    expect(await storage.db.selectFrom('jobs').select('kind').execute()).toEqual([{ kind: 'mail' }]);
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
