import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const check = fileURLToPath(new URL('../packages/cli/bin/node-version.mjs', import.meta.url));
/** What is said on a Node that takes itself for another. */
function saidOn(version: string): string {
  const versions = `{ ...process.versions, node: '${version}' }`;
  const other = `data:text/javascript,Object.defineProperty(process, 'versions', { value: ${versions} })`;
  const { stderr, status } = spawnSync(process.execPath, ['--import', other, check], { encoding: 'utf8' });
  return `${status} ${stderr.trim()}`;
}

test.each(['18.20.4', '20.18.9'])('Node %s is told to be too old, and which one is needed', (version) => {
  const needed = manifest.engines.node.replace('>=', '');
  expect(saidOn(version)).toBe(`2 Roundhouse needs Node ${needed} or newer; this is ${version}.`);
});

test.each(['20.19.0', '22.4.1', '24.0.0'])('Node %s will do', (version) => {
  expect(saidOn(version)).toBe('0 ');
});
