import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `npm run golden [-- TITLE…]`: plays the golden games anew, for when the rules have changed on purpose. */

/** What a title's `goldens.ts` exports: each game with what it came to, by name. */
interface Goldens {
  makeGoldens(): Readonly<Record<string, object>>;
}

const TITLES: Readonly<Record<string, () => Promise<Goldens>>> = {
  '1882': () => import('../packages/titles/src/1882/testing/goldens.ts'),
  '1867bw': () => import('../packages/titles/src/1867bw/testing/goldens.ts'),
  '18royalgorge': () => import('../packages/titles/src/18royalgorge/testing/goldens.ts'),
  railroadbarons: () => import('../packages/titles/src/railroadbarons/testing/goldens.ts'),
  '18mw': () => import('../packages/titles/src/18mw/testing/goldens.ts'),
};

const wanted = process.argv.slice(2);
for (const id of wanted.length > 0 ? wanted : Object.keys(TITLES)) {
  const load = Object.hasOwn(TITLES, id) ? TITLES[id] : undefined;
  if (load === undefined) {
    console.error(`There are no golden games of "${id}"; possible: ${Object.keys(TITLES).join(', ')}.`);
    process.exit(2);
  }
  const folder = fileURLToPath(new URL(`../packages/titles/src/${id}/golden/`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const [name, golden] of Object.entries((await load()).makeGoldens())) {
    writeFileSync(`${folder}${name}.json`, `${JSON.stringify(golden)}\n`);
    console.log(`${id}/${name}`);
  }
}
