import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** The title is its folder and its line in the list of titles: nothing else knows of it. */

const PACKAGES = join(import.meta.dirname, '..', '..', '..');
/** The list of titles, and the types of their actions, which are made out of the rules. */
const LISTS = [join('titles', 'src', 'index.ts'), join('titles', 'src', 'actions.ts')];
const OWN = join('titles', 'src', '1889');
/** Where guides, panels and bots of single titles plug in. */
const PLUGGED = [join('bots', 'src', 'titles'), join('web', 'src', 'titles', '1889')];

const sources = readdirSync(PACKAGES).flatMap((name) =>
  readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => relative(PACKAGES, join(PACKAGES, name, 'src', file))),
);
const own = sources.filter((file) => file.startsWith(OWN));
const read = (file: string) => readFileSync(join(PACKAGES, file), 'utf8');

test('no other source names it', () => {
  expect(own.length).toBeGreaterThan(15);
  const others = sources.filter(
    (file) => ![OWN, ...PLUGGED].some((folder) => file.startsWith(folder)) && !LISTS.includes(file),
  );
  expect(others.length).toBeGreaterThan(400);
  expect(others.filter((file) => /1889|shikoku/i.test(read(file)))).toEqual([]);
});
