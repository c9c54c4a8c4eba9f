import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cable, layCable } from '../testing/faults/cable.ts';
import { startTestServer } from '../testing/server.ts';
import { sharedPostgres } from '../testing/storages.ts';
import { until } from '../testing/until.ts';
import { openStorage, type Storage } from './open.ts';
import { troubleOf } from './trouble.ts';

let cable: Cable;
let storage: Storage;
beforeAll(async () => {
  const url = new URL(await (await sharedPostgres()).database());
  cable = await layCable(Number(url.port));
  url.port = String(cable.port);
  storage = await openStorage({ url: url.href, path: '', patience: 1000 });
});
afterAll(async () => {
  await storage.close();
  cable.close();
});

test('a database that says nothing any more is given up, and asked anew on another line', async () => {
  const ask = () => sql`select 1`.execute(storage.db);
  await ask();
  cable.hush();
  const told = await ask().then(
    () => null,
    (error: unknown) => error,
  );
  expect(troubleOf(told)).toBe('away');
  expect((await ask()).rows).toHaveLength(1);
});

test('meanwhile the server says soon that it is not ready', async () => {
  const url = new URL(await (await sharedPostgres()).database());
  const line = await layCable(Number(url.port));
  url.port = String(line.port);
  const server = await startTestServer({ url: url.href, path: '' });
  const ready = async () => (await fetch(`${server.url}/readyz`)).json();
  expect(await ready()).toEqual({ ok: true });
  line.hush();
  const asked = Date.now();
  expect(await ready()).toEqual({ ok: false, reason: 'database' });
  expect(Date.now() - asked).toBeLessThan(10_000);
  line.cut();
  line.mend();
  await until(async () => (await ready()).ok);
  await server.stop();
  line.close();
});

test('so is one that falls silent within a transaction, of which nothing is left', async () => {
  const broken = storage.db.transaction().execute(async (tx) => {
    await tx.insertInto('facts').values({ name: 'a', value: 'b' }).execute();
    cable.hush();
    await tx.insertInto('facts').values({ name: 'c', value: 'd' }).execute();
  });
  expect(
    troubleOf(
      await broken.then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  ).toBe('away');
  expect(await storage.db.selectFrom('facts').selectAll().execute()).toEqual([]);
});
