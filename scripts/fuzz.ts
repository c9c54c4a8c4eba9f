import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openExisting } from '../packages/server/src/storage/open.ts';
import { ServerProcess } from '../packages/server/src/testing/faults/server-process.ts';
import { fuzz } from '../packages/server/src/testing/fuzz/fuzz.ts';
import { freePort } from '../packages/server/src/testing/postgres.ts';

/** `npm run fuzz`: bad requests by the million, to a server on this machine; none may be answered with 5xx, and its memory stays. */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3600' },
  },
});
const count = Number(values.count);
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-fuzz-'));
const server = new ServerProcess(await freePort(), { ROUNDHOUSE_DATA: folder });
await server.start();
const storage = await openExisting({ url: null, path: join(folder, 'roundhouse.db') }, 'write');
const start = Date.now();
const seconds = () => Math.round((Date.now() - start) / 1000);

async function heap(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const [, bytes] = /^roundhouse_process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
  return Math.round(Number(bytes) / 1_000_000);
}

const memory: number[] = [];
const each = Math.max(10_000, Math.round(count / 20 / 10_000) * 10_000);
let toldAt = 0;
const { sent, statuses, faults, renewed } = await fuzz(server.url, storage.db, count, {
  seed: Number(values.seed),
  seconds: Number(values.seconds),
  progress: (done) => {
    if (done < toldAt + each) return;
    toldAt = done;
    void heap().then((now) => {
      memory.push(now);
      console.log(`  ${done} requests, ${seconds()} s, server ${now} MB`);
    });
  },
});
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
rmSync(folder, { recursive: true, force: true });
process.exit(alive && faults.length === 0 ? 0 : 1);
