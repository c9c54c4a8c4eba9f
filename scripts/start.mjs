// `npm start`: installs what is missing, builds, and serves the table in the browser.
import './ensure-install.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (file, args) => spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
const vite = (folder) =>
  spawnSync(process.execPath, [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'], {
    cwd: `${root}packages/${folder}`,
    stdio: ['ignore', 2, 2],
  });

console.error('Building…');
for (const folder of ['cli', 'web']) {
  if (vite(folder).status !== 0) {
    console.error(`packages/${folder} could not be built; see the lines above.`);
    process.exit(1);
  }
}
process.exit(run('packages/cli/bin/roundhouse.mjs', ['serve', ...process.argv.slice(2)]).status ?? 1);
