import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../postgres.ts';
import { sharedPostgres } from '../storages.ts';
import { killAgainAndAgain } from './kills.ts';
import { ServerProcess } from './server-process.ts';

/** Programs are built, started and killed: beside others on a busy machine that takes minutes. */
const timeout = 400_000;

test('a server on SQLite that is killed has everything that was confirmed, and every table goes on', {
  timeout,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-kills-'));
  try {
    const server = new ServerProcess(await freePort(), { ROUNDHOUSE_DATA: folder });
    const { moves } = await killAgainAndAgain([server], 3, 4);
    expect(moves).toBeGreaterThan(12);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('of two servers on PostgreSQL one is killed: its players go on at the other and lose nothing', {
  timeout,
}, async () => {
  const ROUNDHOUSE_DATABASE_URL = await (await sharedPostgres()).database();
  const servers = [
    new ServerProcess(await freePort(), { ROUNDHOUSE_DATABASE_URL }),
    new ServerProcess(await freePort(), { ROUNDHOUSE_DATABASE_URL }),
  ];
  const { moves } = await killAgainAndAgain(servers, 3, 2);
  expect(moves).toBeGreaterThan(6);
});
