#!/usr/bin/env node
// Runs the built command; in a checkout whose sources are newer it is built first.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const cli = dirname(dirname(fileURLToPath(import.meta.url)));
const built = join(cli, 'dist', 'roundhouse.js');

function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) latest = Math.max(latest, newest(path));
    else if (!entry.name.includes('.test.')) latest = Math.max(latest, statSync(path).mtimeMs);
  }
  return latest;
}

const sources = ['cli', 'bots', 'engine', 'router', 'titles'].map((name) => join(dirname(cli), name, 'src'));
const isStale = () =>
  !existsSync(built) ||
  sources.some((folder) => existsSync(folder) && newest(folder) > statSync(built).mtimeMs);

if (isStale()) {
  const vite = join(dirname(dirname(cli)), 'node_modules', 'vite', 'bin', 'vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: cli,
    stdio: ['ignore', 2, 2],
  });
  if (build.status !== 0) {
    console.error('roundhouse: the command could not be built; run `npm ci` in the project first.');
    process.exit(2);
  }
}
await import(pathToFileURL(built).href);
