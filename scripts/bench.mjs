// `npm run bench`: builds the measurements and runs them.
import './ensure-install.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (args) =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ROUNDHOUSE_CORPUS: join(root, '..', 'shared', 'corpus'), ...process.env },
  }).status ?? 1;

const built = run([
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  'bench/vite.config.ts',
  '--logLevel',
  'error',
]);
process.exit(built === 0 ? run(['node_modules/.cache/bench/main.js', ...process.argv.slice(2)]) : built);
