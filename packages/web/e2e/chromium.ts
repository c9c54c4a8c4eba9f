import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Draws pages as the whole browser does in half of the processor's time; it shows no notifications. */
const SHELL = 'chromium-headless-shell';
const WHOLE = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Most tests do with the shell; where notifications are shown, it takes the whole browser. */
interface Wanted {
  readonly whole: boolean;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of some programs that is on the path. */
export function findExecutable(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** A browser that is installed: named by CHROMIUM, on the path, or among the applications. */
function installed({ whole }: Wanted): string | undefined {
  const named = process.env.CHROMIUM;
  if (named !== undefined && isExecutable(named)) return named;
  return findExecutable(whole ? WHOLE : [SHELL, ...WHOLE]) ?? APPLICATIONS.find(isExecutable);
}

/** Installs one by the means of the machine, if there are any. */
function install({ whole }: Wanted): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  console.error('No Chromium or Chrome is installed; trying apt-get …');
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (run('update').status === 0) run('install', '-y', '--no-install-recommends', whole ? 'chromium' : SHELL);
}

/** One that is installed, or can be; undefined where there is none to be had. */
export function ensureChromium(wanted: Wanted): string | undefined {
  const found = installed(wanted);
  if (found !== undefined) return found;
  install(wanted);
  return installed(wanted);
}

export async function launchChromium(wanted: Wanted = { whole: false }): Promise<Browser> {
  const executablePath = ensureChromium(wanted);
  if (executablePath === undefined) {
    throw new Error(
      'The tests of the table need Chromium or Chrome, and none can be had here: install one, or set CHROMIUM to its path.',
    );
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}
