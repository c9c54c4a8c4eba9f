import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsOf, sources } from './sources.ts';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/** Arrows point one way: what each package may import of the others. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  router: [],
  engine: ['router'],
  classic: ['engine', 'router'],
  titles: ['classic', 'engine', 'engine/play', 'router'],
  bots: ['engine/play', 'router', 'titles'],
  cli: ['engine/play', 'titles', 'bots', 'router/threads', 'server'],
  server: ['engine/play', 'titles', 'bots', 'router/threads'],
  web: ['engine/play', 'titles', 'bots', 'router', 'server/contract'],
};

describe.each(Object.entries(MAY_IMPORT))('packages/%s', (name, allowed) => {
  const root = join(packages, name, 'src');
  const files = sources(root);

  test('imports other packages only in the one direction, and only by their entrance', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('@roundhouse/'))
        .filter((target) => !allowed.includes(target.slice('@roundhouse/'.length)))
        .map((target) => `${relative(packages, file)} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('does not reach into the folder of another package', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('.'))
        .filter((target) => relative(join(packages, name), join(file, '..', target)).startsWith('..'))
        .map((target) => `${relative(packages, file)} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('the kernel names no title', () => {
  const named = sources(join(packages, 'engine', 'src')).filter((file) =>
    /1882|18\s?royal\s?gorge|1867\s?bw|big wyoming|18mw|railroad\s?barons/i.test(readFileSync(file, 'utf8')),
  );
  expect(named.filter((file) => !file.endsWith('.test.ts')).map((file) => relative(packages, file))).toEqual(
    [],
  );
});
