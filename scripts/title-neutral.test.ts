import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTitle, ORDINARY_TERMS, TITLE_IDS, type TitleInfo } from '@roundhouse/titles';
import { expect, test } from 'vitest';

/** Page and terminal are made for any title: what titles own lies with titles. */

const ROOT = join(import.meta.dirname, '..', 'packages');
/** Where the page keeps the panels of single titles. */
const PANELS = join(ROOT, 'web', 'src', 'titles');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return folder === PANELS ? [] : sources(path);
    return /\.(tsx?|css)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

const SHARED = ['web', 'cli'].flatMap((name) => sources(join(ROOT, name, 'src')));
/** Comments may give examples. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');

const added = (own: object, ordinary: object): string[] =>
  Object.keys(own).filter((key) => !Object.hasOwn(ordinary, key));

/** Everything that only this title has a word for. */
function ownThings({ id, name, companies, privates, terms }: TitleInfo): { names: string[]; keys: string[] } {
  return {
    names: [
      id,
      name,
      ...Object.keys(companies).filter((company) => company.length > 2),
      ...Object.values(companies).map((company) => company.name),
      ...Object.values(privates).map((privateCompany) => privateCompany.name),
    ],
    keys: [
      ...added(terms.names, ORDINARY_TERMS.names),
      ...added(terms.stepHints, ORDINARY_TERMS.stepHints),
      ...added(terms.actionHints, ORDINARY_TERMS.actionHints),
      ...added(terms.subjects, ORDINARY_TERMS.subjects),
      ...added(terms.tokens, ORDINARY_TERMS.tokens),
      ...terms.starts.filter((type) => !ORDINARY_TERMS.starts.includes(type)),
      ...terms.trades.filter((type) => !ORDINARY_TERMS.trades.includes(type)),
    ],
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('there are shared files to look at', () => {
  expect(SHARED.length).toBeGreaterThan(150);
});

test.each(TITLE_IDS)('no shared file of page and terminal names %s or what is its own', async (title) => {
  const { info } = await loadTitle(title);
  const { names, keys } = ownThings(info);
  const named = new RegExp(`(?<![\\w-])(${names.map(escaped).join('|')})(?![\\w-])`);
  const quoted = new RegExp(`['"\`](${[...keys, 'no-such-key'].map(escaped).join('|')})['"\`]`);
  const found = SHARED.flatMap((file) => {
    const code = codeOf(file);
    const hit = named.exec(code) ?? quoted.exec(code);
    return hit === null ? [] : [`${file.slice(ROOT.length + 1)}: ${hit[0]}`];
  });
  expect(found).toEqual([]);
});
