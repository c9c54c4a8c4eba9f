import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';

test.each(Object.entries(LIMITS))('the README says the same of %s', (name, most) => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
  const said = name === 'memory' ? `${most / 2 ** 20} MiB` : most.toLocaleString('en');
  expect(row?.split('|')[2]?.trim()).toBe(said);
});
