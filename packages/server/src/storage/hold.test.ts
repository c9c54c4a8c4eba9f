import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../testing/postgres.ts';
import { startTestServer } from '../testing/server.ts';
import { onSqlite } from '../testing/storages.ts';
import { Held, holdFolder } from './hold.ts';

onSqlite((fresh) => {
  test('a second server on one folder is told where the first runs, and starts once that has stopped', async () => {
    const settings = await fresh();
    const port = String(await freePort());
    const first = await startTestServer(settings, { ROUNDHOUSE_PORT: port });
    await expect(startTestServer(settings)).rejects.toThrow(
      `A server at http://127.0.0.1:${port} has the folder ${dirname(settings.path)}: use that one`,
    );
    await first.stop();
    await (await startTestServer(settings)).stop();
  });

  test('a server that does not start lets go of the folder', async () => {
    const settings = await fresh();
    await expect(startTestServer(settings, { ROUNDHOUSE_HOST: '203.0.113.1' })).rejects.toThrow();
    await (await startTestServer(settings)).stop();
  });

  test('whoever has a folder keeps it until they let go', async () => {
    const folder = dirname((await fresh()).path);
    const hold = holdFolder(folder, 'Ann');
    expect(() => holdFolder(folder, 'Bob')).toThrow(Held);
    expect(() => holdFolder(folder, 'Bob')).toThrow('Ann has the folder');
    hold.release();
    holdFolder(folder, 'Bob').release();
  });
});
