import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someGuest } from '../testing/client.ts';
import { startTestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { backup, KEPT_TABLES, restore } from './backup.ts';
import { openAsItIs, openStorage, type Storage, versionOf } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pathOf = (name: string): string => join(folder, name);
const linesIn = (path: string): string[] => gunzipSync(readFileSync(path)).toString().trim().split('\n');

/** More than one page of facts, somebody whose name is no ASCII, and jobs whose numbers the database gives. */
async function fill({ db }: Storage): Promise<void> {
  const facts = Array.from({ length: 510 }, (_, n) => ({ name: `fact ${n}`, value: `"${n}"\n` }));
  await db.insertInto('facts').values(facts).execute();
  const none = { name_key: null, password: null, email: null, deleted_at: null, holiday_until: null };
  const times = { created_at: 1_700_000_000_000, seen_at: 1_700_000_000_001 };
  await db
    .insertInto('users')
    .values({ id: 'u1', name: 'Zoë 🚂', admin: 0, blocked: 1, ...none, ...times })
    .execute();
  await addJob(db, 'first');
  await addJob(db, 'second');
}
const addJob = (db: Storage['db'], subject: string) =>
  db
    .insertInto('jobs')
    .values({ kind: 'late', subject, due_at: 5, content: '{}', leased_until: 0, worker: null, failure: null })
    .returning('id')
    .executeTakeFirstOrThrow();
const contentOf = async ({ db }: Storage) => ({
  facts: new Set((await db.selectFrom('facts').selectAll().execute()).map((fact) => JSON.stringify(fact))),
  users: await db.selectFrom('users').selectAll().execute(),
  jobs: await db.selectFrom('jobs').selectAll().orderBy('id').execute(),
});

/** Made by whichever kind of database is tested first, and restored by the other too. */
const made: { path: string; content: Awaited<ReturnType<typeof contentOf>> }[] = [];

onEachStorage((fresh, kind) => {
  let empty: Storage;
  beforeAll(async () => {
    empty = await openStorage(await fresh());
  });
  afterAll(() => empty.close());

  test('a table of the database is kept, or known to be worth nothing later', async () => {
    const all = (await empty.db.introspection.getTables()).map(({ name }) => name);
    expect([...KEPT_TABLES, 'here', 'limits'].sort()).toEqual(
      all.filter((name) => !name.startsWith('kysely_')).sort(),
    );
  });

  test('a database that somebody has begun to use is left alone', async () => {
    const path = pathOf(`${kind}-begun.gz`);
    await backup(empty, path, 1);
    const begun = await openStorage(await fresh());
    await addJob(begun.db, 'its own');
    await expect(restore(begun, path)).rejects.toThrow('not empty');
    expect(await begun.db.selectFrom('jobs').select('subject').execute()).toEqual([{ subject: 'its own' }]);
    await begun.close();
  });

  test('what an installation has made for itself gives way', async () => {
    const full = await openStorage(await fresh());
    await full.db.insertInto('facts').values({ name: 'push-keys', value: 'kept' }).execute();
    const path = pathOf(`${kind}-facts.gz`);
    await backup(full, path, 1);
    await full.close();
    expect(statSync(path).mode & 0o077).toBe(0);
    const begun = await openStorage(await fresh());
    await begun.db.insertInto('facts').values({ name: 'push-keys', value: 'its own' }).execute();
    await restore(begun, path);
    expect(await begun.db.selectFrom('facts').select('value').execute()).toEqual([{ value: 'kept' }]);
    await begun.close();
  });

  test('a backup of an older version is restored into a new database, and brought up to date', async () => {
    const old = await openStorage(await fresh(), '001');
    await fill(old);
    const path = pathOf(`${kind}-old.gz`);
    await backup(old, path, 1);
    const content = await contentOf(old);
    await old.close();
    await expect(restore(empty, path)).rejects.toThrow('one that no server has been started with');
    const target = openAsItIs(await fresh());
    await restore(target, path);
    // What has come since is not known.
    const users = content.users.map((user) => ({ ...user, holiday_from: null }));
    expect(await contentOf(target)).toEqual({ ...content, users });
    expect(await versionOf(target.db)).toBe(await versionOf(empty.db));
    await target.close();
  });

  describe('what is not a whole backup of this version leaves the database empty', () => {
    const head = JSON.stringify({ format: 'roundhouse-backup-1', migration: 'another', at: 1 });
    const fact = (name: string) => JSON.stringify({ table: 'facts', row: { name, value: 'x' } });
    const whole = async () => {
      const path = pathOf(`${kind}-empty.gz`);
      await backup(empty, path, 1);
      return linesIn(path)[0] ?? '';
    };
    const CASES: readonly [string, (head: string) => string | Buffer, string | RegExp][] = [
      ['another file', () => '{"title":"1882"}', 'not a backup of Roundhouse'],
      ['of a newer version', () => `${head}\n{"rows":0}`, 'made by a newer version'],
      ['without its end', (ours) => `${ours}\n${fact('a')}`, 'not complete'],
      ['with a line lost', (ours) => `${ours}\n${fact('a')}\n{"rows":2}`, 'not complete'],
      ['with a row twice', (ours) => `${ours}\n${fact('a')}\n${fact('a')}\n{"rows":2}`, /unique|duplicate/i],
      ['cut off', (ours) => gzipSync(`${ours}\n${fact('a')}\n{"rows":1}`).subarray(0, -12), 'not complete'],
      ['no archive', () => Buffer.from('hello'), 'not a backup of Roundhouse'],
      ['an archive of no JSON', () => 'hello', 'not a backup of Roundhouse'],
      ['with a line that is none of ours', (ours) => `${ours}\n{"table":"pets","row":{}}`, 'not complete'],
    ];
    test.each(CASES)('%s', async (name, make, message) => {
      const path = pathOf(`${kind} ${name}.gz`);
      const content = make(await whole());
      writeFileSync(path, typeof content === 'string' ? gzipSync(content) : content);
      await expect(restore(empty, path)).rejects.toThrow(message);
      expect(await empty.db.selectFrom('facts').select('name').execute()).toEqual([]);
    });
    test('a file that is not there', async () => {
      await expect(restore(empty, pathOf('nowhere.gz'))).rejects.toThrow('ENOENT');
    });
  });

  test('a backup that cannot be put in its place leaves nothing behind', async () => {
    const path = mkdtempSync(pathOf(`${kind}-folder-`));
    await expect(backup(empty, path, 1)).rejects.toThrow();
    expect(existsSync(`${path}.part`)).toBe(false);
  });

  test('what there is of several tables comes page by page, none of it twice and none left out', async () => {
    const server = await startTestServer(await fresh());
    const { db } = server.site.storage;
    const guest = await someGuest(server.url);
    for (let table = 0; table < 3; table++) {
      const { id } = await guest.ok('newTable', { body: { title: '1889', seats: 3 } });
      const news = { table_id: id, kind: 'chat', user_id: null, content: 'Well?', key: null, at: 1 } as const;
      const rows = Array.from({ length: 300 }, (_, version) => ({ ...news, version: version + 10 }));
      await db.insertInto('news').values(rows).execute();
    }
    const path = pathOf(`${kind}-pages.gz`);
    await backup(server.site.storage, path, 1);
    const other = await openStorage(await fresh());
    await restore(other, path);
    const newsOf = (storage: Storage) =>
      storage.db.selectFrom('news').selectAll().orderBy('table_id').orderBy('version').execute();
    const before = await newsOf(server.site.storage);
    expect(before.length).toBeGreaterThanOrEqual(900);
    expect(await newsOf(other)).toEqual(before);
    await other.close();
    await server.stop();
  });

  test('everything comes back, from this and from the other kind of database, and new rows get new numbers', async () => {
    const full = await openStorage(await fresh());
    await fill(full);
    const path = pathOf(`${kind}.gz`);
    await backup(full, path, 1);
    made.push({ path, content: await contentOf(full) });
    await full.close();
    for (const { path: from, content } of made) {
      const target = await openStorage(await fresh());
      expect(await restore(target, from)).toBe(510 + 1 + 2);
      expect(await contentOf(target)).toEqual(content);
      const last = Math.max(...content.jobs.map(({ id }) => id));
      expect((await addJob(target.db, 'third')).id).toBe(last + 1);
      await target.close();
    }
  });
});
