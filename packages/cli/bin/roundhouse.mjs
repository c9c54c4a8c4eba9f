#!/usr/bin/env node
// Runs the built command; in a checkout whose sources are newer it is built first.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

const sources = ['cli', 'bots', 'classic', 'engine', 'router', 'server', 'titles'].map((name) =>
  join(dirname(cli), name, 'src'),
);
const isStale = () =>
  !existsSync(built) ||
  sources.some((folder) => existsSync(folder) && newest(folder) > statSync(built).mtimeMs);

/** Only one process builds at a time; the others wait for it. */
const lock = join(cli, '.building');

function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** A process that was ended while it built has left its lock behind. */
function dropDeadLock() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    if (error.code === 'ESRCH') rmSync(lock, { force: true });
  }
}

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function build() {
  const vite = join(dirname(dirname(cli)), 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: cli,
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}

function fail(message) {
  console.error(`roundhouse: ${message}`);
  process.exit(2);
}

function waitForLock() {
  while (!takeLock()) {
    sleep(100);
    dropDeadLock();
  }
}

function bringUpToDate() {
  try {
    waitForLock();
  } catch (error) {
    // Where nothing can be written, what has been built has to do.
    if (existsSync(built)) return;
    fail(`the command could not be built: ${error.message}`);
  }
  const ok = !isStale() || build();
  rmSync(lock, { force: true });
  if (!ok) fail('the command could not be built; run `npm ci` in the project first.');
}

if (isStale()) bringUpToDate();
await import(pathToFileURL(built).href);
