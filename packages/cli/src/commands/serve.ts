import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adminNamed, homeOf, messageOf, startServer, summaryOf, warmUp } from '@roundhouse/server';
import { misuse, readArguments } from '../args.ts';
import { wrongCall } from '../failure.ts';
import { freePort } from '../free-port.ts';
import { print } from '../io.ts';
import { configOf, DATABASE_DETAILS, DATABASE_OPTIONS } from '../server-config.ts';

export const usage =
  'roundhouse serve [--port 1867] [--host 127.0.0.1] [--data DIR] [--database URL] [--no-open]';
export const details = [
  'Serves the page and online play, and opens it in the browser.',
  '  --port N         by default 1867, or the next one that is free',
  '  --host X         0.0.0.0 lets other computers in',
  ...DATABASE_DETAILS,
  '  --no-open        opens no browser',
  'Everything else is set by the environment: see docs/hosting.md.',
];

const LAST_PORT = 65_535;

/** Serves the page and the API until it is told to stop; then what is in flight is finished. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(
    argv,
    {
      port: { type: 'string' },
      host: { type: 'string' },
      ...DATABASE_OPTIONS,
      'no-open': { type: 'boolean' },
    },
    usage,
  );
  if (args.positionals.length > 0) throw misuse('serve takes no argument', usage);
  const port = args.number('port', 0, LAST_PORT);
  const page = fileURLToPath(new URL('../../web/dist', import.meta.url));
  if (!existsSync(`${page}/index.html`))
    throw wrongCall('the page has not been built: run `npm run build` first');
  const wanted = configOf(args, page, {
    ROUNDHOUSE_PORT: port?.toString(),
    ROUNDHOUSE_HOST: args.text('host'),
  });
  const { ROUNDHOUSE_PORT, PORT } = process.env;
  // Behind a proxy others rely on it, whoever has named it.
  const isNamed = Boolean(port ?? ROUNDHOUSE_PORT ?? PORT) || wanted.publicUrl !== null;
  const config = { ...wanted, port: await freePort(wanted.port, wanted.host, isNamed) };
  const server = await startServer(config).catch((error: unknown) => {
    throw wrongCall(`the server does not start: ${messageOf(error)}`);
  });
  if (config.port !== wanted.port) print(`Port ${wanted.port} is taken.`);
  for (const [name, value] of Object.entries(summaryOf(config))) print(`${name.padEnd(16)}${value}`);
  const admin = await adminNamed(server.site.storage.db, config);
  if (admin !== null) print(`${'admin'.padEnd(16)}${admin.says}`);
  const url = `${homeOf({
    publicUrl: null,
    host: config.host === '127.0.0.1' ? 'localhost' : config.host,
    port: Number(new URL(server.url).port),
  })}/`;
  print(`Roundhouse is at ${url} — point your browser there; Ctrl+C stops it.`);
  if (!args.flag('no-open')) openBrowser(url);
  warmUp().catch((error: unknown) =>
    server.site.log.warn({ error: String(error) }, 'titles could not be warmed up'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
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
