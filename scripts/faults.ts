import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killAgainAndAgain } from '../packages/server/src/testing/faults/kills.ts';
import { ServerProcess } from '../packages/server/src/testing/faults/server-process.ts';
import { freePort, startPostgres } from '../packages/server/src/testing/postgres.ts';

/** `npm run faults`: servers are killed again and again while tables are played; nothing that was confirmed may be lost. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '12' },
    /** Of the kills, those of one of two servers that share PostgreSQL. */
    shared: { type: 'string', default: '200' },
  },
});
const shared = Math.min(Number(values.shared), Number(values.kills));
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-faults-'));
const postgres = shared > 0 ? await startPostgres() : null;

async function run(name: string, servers: readonly ServerProcess[], kills: number): Promise<void> {
  if (kills === 0) return;
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const found = await killAgainAndAgain(servers, Number(values.tables), kills, (done, moves) => {
    if (done % 25 === 0) console.log(`  ${done} of ${kills} kills, ${moves} moves confirmed, ${seconds()} s`);
  });
  console.log(
    `${name}: ${found.kills} kills, ${found.tables} tables, ${found.moves} moves confirmed, ${found.retries} calls sent again; ` +
      `none lost, none twice, every table went on after every kill (${seconds()} s)`,
  );
}

try {
  const server = new ServerProcess(await freePort(), { ROUNDHOUSE_DATA: folder });
  await run('One server on SQLite', [server], Number(values.kills) - shared);
  if (postgres !== null) {
    const ROUNDHOUSE_DATABASE_URL = await postgres.database();
    const pair = [
      new ServerProcess(await freePort(), { ROUNDHOUSE_DATABASE_URL }),
      new ServerProcess(await freePort(), { ROUNDHOUSE_DATABASE_URL }),
    ];
    await run('Two servers on PostgreSQL', pair, shared);
  }
} finally {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
