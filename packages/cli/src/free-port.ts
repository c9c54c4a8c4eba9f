import { createServer } from 'node:net';
import { wrongCall } from './failure.ts';

/** How many others are tried where nobody has named one. */
const OTHERS = 20;

/** The port; where nobody has named it and it is taken, the next that is free. */
export async function freePort(wanted: number, host: string, isNamed: boolean): Promise<number> {
  if (wanted === 0) return 0;
  const last = wanted + (isNamed ? 0 : OTHERS);
  for (let port = wanted; port <= last; port++) if (await isFree(port, host)) return port;
  const taken = isNamed ? `port ${wanted} is taken` : `ports ${wanted} to ${last} are taken`;
  throw wrongCall(`${taken} by another program: stop that one, or name another port with --port`);
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(wrongCall(`cannot listen on ${host}:${port}: ${error.message}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
