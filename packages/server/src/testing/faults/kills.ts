import { TITLE_IDS } from '@roundhouse/titles';
import type { ServerProcess } from './server-process.ts';
import { TableUnderFault } from './table-under-fault.ts';

export interface Killed {
  readonly kills: number;
  readonly tables: number;
  /** Confirmed, and found again after every restart. */
  readonly moves: number;
  /** Calls that had to be sent again. */
  readonly retries: number;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Plays at so many tables while servers are killed, one after the other; after each restart everything confirmed is there exactly once, and
 * every table has gone on before the next is killed.
 */
export async function killAgainAndAgain(
  servers: readonly ServerProcess[],
  count: number,
  kills: number,
  progress: (done: number, moves: number) => void = () => undefined,
): Promise<Killed> {
  for (const server of servers) await server.start();
  const urls = servers.map(({ url }) => url);
  let made = 0;
  const begin = () => TableUnderFault.begin(urls, TITLE_IDS[made % TITLE_IDS.length] ?? '1882', ++made);
  let tables: TableUnderFault[] = [];
  for (let i = 0; i < count; i++) tables.push(await begin());
  let over = { moves: 0, retries: 0 };
  const total = (of: 'moves' | 'retries') => tables.reduce((sum, table) => sum + table[of], over[of]);
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(Math.random() * 150);
    const server = servers[kill % servers.length];
    await server?.kill();
    // With a second server nobody waits for the first.
    if (servers.length > 1) await everyTable(tables, (table) => table.goesOn(table.moves));
    await server?.start();
    await everyTable(tables, (table) => table.check());
    await everyTable(tables, (table) => table.goesOn(table.moves));
    progress(kill, total('moves'));
    const finished = tables.filter(({ isFinished }) => isFinished);
    await everyTable(finished, (table) => table.finish());
    over = {
      moves: over.moves + finished.reduce((sum, { moves }) => sum + moves, 0),
      retries: over.retries + finished.reduce((sum, { retries }) => sum + retries, 0),
    };
    tables = tables.filter((table) => !finished.includes(table));
    while (tables.length < count) tables.push(await begin());
  }
  await everyTable(tables, (table) => table.finish());
  const result = { kills, tables: made, moves: total('moves'), retries: total('retries') };
  for (const server of servers) await server.kill();
  return result;
}

const everyTable = (tables: readonly TableUnderFault[], work: (table: TableUnderFault) => Promise<void>) =>
  Promise.all(tables.map(work));
