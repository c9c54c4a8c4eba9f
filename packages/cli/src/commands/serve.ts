import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { misuse, readArguments } from '../args.ts';
import { wrongCall } from '../failure.ts';
import { print } from '../io.ts';

export const usage = 'roundhouse serve [--port 1867] [--host 127.0.0.1] [--no-open]';
export const details = [
  'Serves the table in the browser, and opens it there; where the port is taken, the next free one is used.',
  '  --port N    by default 1867',
  '  --host X    0.0.0.0 lets other computers in',
  '  --no-open   opens no browser',
];

const DEFAULT_PORT = 1867;
const LAST_PORT = 65_535;

/** Serves the table in the browser. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(
    argv,
    { port: { type: 'string' }, host: { type: 'string' }, 'no-open': { type: 'boolean' } },
    usage,
  );
  if (args.positionals.length > 0) throw misuse('serve takes no argument', usage);
  const wanted = args.number('port', 0, LAST_PORT) ?? DEFAULT_PORT;
  const page = fileURLToPath(new URL('../../web/dist', import.meta.url));
  if (!existsSync(`${page}/index.html`))
    throw wrongCall('the page has not been built: run `npm run build` first');
  const serve = sirv(page, { etag: true, single: true, gzip: true, brotli: true, setHeaders: cacheHeaders });
  const server = createServer((request, response) => serve(request, response));
  const host = args.text('host') ?? '127.0.0.1';
  const port = await listen(server, wanted, host);
  const url = `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}/`;
  if (port !== wanted && wanted !== 0) print(`Port ${wanted} is taken.`);
  print(`Roundhouse is at ${url} — point your browser there; Ctrl+C stops it.`);
  if (!args.flag('no-open')) openBrowser(url);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.close(() => process.exit(0)));
}

/** Files with a hash in their name never change; everything else is asked for again. */
function cacheHeaders(response: { setHeader(name: string, value: string): void }, path: string): void {
  const isHashed = path.includes('/assets/');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Takes the port, or the next free one. */
function listen(server: Server, wanted: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const attempt = (port: number, left: number) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && left > 0 && port < LAST_PORT) attempt(port + 1, left - 1);
        else reject(wrongCall(`cannot listen on ${host}:${port}: ${error.message}`));
      });
      server.listen(port, host, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    };
    attempt(wanted, 20);
  });
}

/** Opens the browser where there is one to open. */
function openBrowser(url: string): void {
  const isHeadless = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;
  if (isHeadless || process.env.CI !== undefined || !process.stdout.isTTY) return;
  const [command, ...rest] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open'];
  if (command === undefined) return;
  const child = spawn(command, [...rest, url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
