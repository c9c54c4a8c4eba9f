// `npm run bench:server`: builds the measurements of the server and runs them.
import './ensure-install.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

const vite = [
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  'bench/server/vite.config.ts',
  '--logLevel',
  'error',
];
const built = run(vite);
process.exit(
  built === 0
    ? run(['--expose-gc', 'node_modules/.cache/bench-server/main.js', ...process.argv.slice(2)])
    : built,
);
