// Before `npm pack` or `npm publish` of a package: builds it into dist/, which is removed afterwards (`postpack`), since here sources are used.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [built, dist] = ['.tsc', 'dist'];

// What belongs to sources that are gone must not be shipped.
for (const folder of [built, dist]) rmSync(folder, { recursive: true, force: true });
const project = process.argv[2] ?? '.';
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-b', project], { stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(1);
cpSync(built, dist, { recursive: true, filter: (path) => !path.endsWith('.tsbuildinfo') });
copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
