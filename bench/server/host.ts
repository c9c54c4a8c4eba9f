import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { readConfig, startServer, warmUp } from '@roundhouse/server';

/** A server as `roundhouse serve` starts it. Asked for its memory it first lets everything go; its clock can be put on. */
let ahead = 0;
const server = await startServer(
  readConfig(
    {
      ROUNDHOUSE_PORT: '0',
      ROUNDHOUSE_LOG_LEVEL: 'warn',
      // Players of the load say which address they come from, so that they do not share their limits.
      ROUNDHOUSE_TRUST_PROXY: 'loopback',
      ...process.env,
    },
    null,
  ),
  () => Date.now() + ahead,
);

let profiler: Session | null = null;
/** Where the time goes from one call to the next, every second time, into a file for Chrome's tools: the last round's remains. */
async function profile(): Promise<void> {
  if (profiler === null) {
    profiler = new Session();
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.start');
    return;
  }
  const { profile: found } = await profiler.post('Profiler.stop');
  profiler = null;
  writeFileSync(process.env.PROFILE ?? 'server.cpuprofile', JSON.stringify(found));
}

process.on('message', async (message) => {
  if (message === 'an hour later') {
    ahead += 3600_000;
    server.site.games.sweep();
  }
  if (message === 'profile') await profile();
  else if (message !== 'running') globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage(), cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));
// As a server that has been there for some seconds.
await warmUp();
process.send?.({ url: server.url });
