import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { importsOf, sources } from './sources.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.literal('MIT'),
  engines: z.object({ node: z.string() }).optional(),
  private: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const read = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
const { version, engines } = read(root);
const PACKAGES = readdirSync(join(root, 'packages')).sort();

/** "@scope/name" or "name", without what comes after it. */
const packageOf = (target: string): string =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

describe.each(PACKAGES)('packages/%s', (name) => {
  const folder = join(root, 'packages', name);
  const own = read(folder);

  test('has the version of the whole, and wants that of the others', () => {
    const wanted = Object.entries(own.dependencies).filter(([other]) => other.startsWith('@roundhouse/'));
    expect([own.version, ...wanted.map(([, asked]) => asked)].filter((one) => one !== version)).toEqual([]);
  });

  test('depends on all that its sources import', () => {
    const imported = sources(join(folder, 'src'))
      .filter((file) => !/\.test\.tsx?$|testing/.test(file))
      .flatMap(importsOf)
      .filter((target) => !/^(\.|node:)/.test(target))
      .map(packageOf);
    expect([...new Set(imported)].filter((one) => own.dependencies[one] === undefined)).toEqual([]);
  });
});

const FOR_OTHERS = PACKAGES.filter((name) => read(join(root, 'packages', name)).private !== true);

test('router, engine, classic and titles are for others too', () => {
  expect(FOR_OTHERS).toEqual(['classic', 'engine', 'router', 'titles']);
});

test.each(FOR_OTHERS)('packages/%s tells others what it is and what it needs', (name) => {
  expect(read(join(root, 'packages', name))).toMatchObject({
    description: expect.any(String),
    files: ['dist'],
    engines,
    sideEffects: name === 'router' ? ['**/threads/thread.*'] : false,
  });
});
