import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Goldens } from '../packages/titles/src/testing/random-goldens.ts';

/** `npm run golden [-- TITLE…]`: plays the golden games anew, for when the rules have changed on purpose. */

/** What a title's `goldens.ts` exports. */
interface Exports {
  readonly goldens: Goldens;
}

const SOURCES = fileURLToPath(new URL('../packages/titles/src/', import.meta.url));
const fileOf = (id: string): string => `${SOURCES}${id}/testing/goldens.ts`;
const TITLES = readdirSync(SOURCES).filter((id) => existsSync(fileOf(id)));

const wanted = process.argv.slice(2);
for (const id of wanted.length > 0 ? wanted : TITLES) {
  if (!TITLES.includes(id)) {
    console.error(`There are no golden games of "${id}"; possible: ${TITLES.join(', ')}.`);
    process.exit(2);
  }
  const { goldens }: Exports = await import(pathToFileURL(fileOf(id)).href);
  const folder = `${SOURCES}${id}/golden/`;
  mkdirSync(folder, { recursive: true });
  for (const [name, golden] of Object.entries(goldens.make())) {
    writeFileSync(`${folder}${name}.json`, `${JSON.stringify(golden)}\n`);
    console.log(`${id}/${name}`);
  }
}
