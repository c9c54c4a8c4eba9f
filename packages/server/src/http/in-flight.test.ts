import { expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { startTestServer } from '../testing/server.ts';
import { onSqlite } from '../testing/storages.ts';

onSqlite((fresh) => {
  test('a server that stops answers what it has begun', async () => {
    const server = await startTestServer(await fresh());
    const people = Array.from({ length: 8 }, () => new TestClient(server.url));
    const answers = people.map((one, n) =>
      one.call('signUp', { body: { name: `Last ${n}`, password: 'correct horse' } }),
    );
    // All are in, and wait for their passwords to be hashed.
    const limits = () => server.site.storage.db.selectFrom('limits').select('key').execute();
    while ((await limits()).length < people.length) await new Promise((resolve) => setTimeout(resolve, 1));
    await server.stop();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual(people.map(() => 201));
  });
});
