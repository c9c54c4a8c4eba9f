// Part of `npm version`, which raises the version of this folder's package.json: every package takes it over.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const run = (command, ...args) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });

for (const name of readdirSync(`${root}packages`)) {
  const file = `${root}packages/${name}/package.json`;
  const text = readFileSync(file, 'utf8').replace(
    /("version"|"@roundhouse\/\w+"): "\d[^"]*"/g,
    `$1: "${version}"`,
  );
  writeFileSync(file, text);
}
run('npm', 'install', '--package-lock-only', '--offline', '--no-audit', '--no-fund');
run('git', 'add', 'package-lock.json', 'packages/*/package.json');
