import { join } from 'node:path';
import { openExisting } from '../packages/server/src/storage/open.ts';
import { ServerProcess } from '../packages/server/src/testing/faults/server-process.ts';
import { fuzz } from '../packages/server/src/testing/fuzz/fuzz.ts';
import { freePort } from '../packages/server/src/testing/postgres.ts';
import { readOptions } from './options.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** `npm run fuzz`: bad requests by the million, to a server on this machine; none may be answered with 5xx, and its memory stays. */
const options = readOptions(
  'fuzz',
  {
    count: { usual: 1_000_000, from: 1, about: 'so many requests are sent' },
    seconds: { usual: 3600, from: 1, about: 'for so long at most' },
    seed: { usual: 1, from: 0, about: 'which requests' },
  },
  {},
);
const count = options.number('count');
const folder = temporaryFolder('fuzz');
const server = new ServerProcess(await freePort(), { ROUNDHOUSE_DATA: folder });
await server.start();
const storage = await openExisting({ url: null, path: join(folder, 'roundhouse.db') }, 'write');
const start = Date.now();
const seconds = () => Math.round((Date.now() - start) / 1000);

/** Resident, in megabytes. */
async function memoryNow(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const [, bytes] = /^roundhouse_process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
  return Math.round(Number(bytes) / 1_000_000);
}

const memory = [await memoryNow()];
const each = Math.ceil(count / 20);
let toldAt = 0;
const { sent, statuses, faults, renewed } = await fuzz(server.url, storage.db, count, {
  seed: options.number('seed'),
  seconds: options.number('seconds'),
  progress: (done) => {
    if (done < toldAt + each) return;
    toldAt = done;
    void memoryNow().then((now) => {
      memory.push(now);
      console.log(`  ${done} requests, ${seconds()} s, server ${now} MB`);
    });
  },
});
memory.push(await memoryNow());
const alive = (await fetch(`${server.url}/healthz`)).ok;
console.log(
  `${sent} requests in ${seconds()} s; the server ${alive ? 'lives' : 'is gone'}; memory ${memory.join(', ')} MB`,
);
console.log(`  signed in anew: ${renewed} times`);
for (const [status, times] of [...statuses].sort(([a], [b]) => a - b))
  console.log(`  ${status === 0 ? 'closed' : status}: ${times}`);
for (const fault of faults) console.log(fault);
await storage.close();
await server.kill();
process.exit(alive && faults.length === 0 ? 0 : 1);
