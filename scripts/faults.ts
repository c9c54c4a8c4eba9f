import { killAgainAndAgain } from '../packages/server/src/testing/faults/kills.ts';
import { ServerProcess } from '../packages/server/src/testing/faults/server-process.ts';
import { freePort, startPostgres } from '../packages/server/src/testing/postgres.ts';
import { readOptions } from './options.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** `npm run faults`: servers are killed again and again while tables are played; nothing that was confirmed may be lost. */
const options = readOptions(
  'faults',
  {
    kills: { usual: 1000, from: 1, about: 'so often a server is killed' },
    tables: { usual: 12, from: 1, about: 'so many are played at once' },
    shared: { usual: 20, from: 0, about: 'in a hundred kills, those of one of two servers on PostgreSQL' },
  },
  {},
);
const kills = options.number('kills');
const shared = Math.min(kills, Math.round((kills * options.number('shared')) / 100));
const folder = temporaryFolder('faults');
const postgres = shared > 0 ? await startPostgres() : null;

async function run(name: string, servers: readonly ServerProcess[], most: number): Promise<void> {
  if (most === 0) return;
  console.log(`${name}: ${most} kills`);
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const found = await killAgainAndAgain(servers, options.number('tables'), most, (done, moves) => {
    if (done % Math.ceil(most / 40) === 0)
      console.log(`  ${done} of ${most} kills, ${moves} moves confirmed, ${seconds()} s`);
  });
  console.log(
    `  ${found.kills} kills, ${found.tables} tables, ${found.moves} moves confirmed, ${found.retries} calls sent again; ` +
      `none lost, none twice, every table went on after every kill (${seconds()} s)`,
  );
}

const server = new ServerProcess(await freePort(), { ROUNDHOUSE_DATA: folder });
await run('One server on SQLite', [server], kills - shared);
if (postgres !== null) {
  const ROUNDHOUSE_DATABASE_URL = await postgres.database();
  const pair = [
    new ServerProcess(await freePort(), { ROUNDHOUSE_DATABASE_URL }),
    new ServerProcess(await freePort(), { ROUNDHOUSE_DATABASE_URL }),
  ];
  await run('Two servers on PostgreSQL', pair, shared);
}
process.exit(0);
