import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TITLE_IDS } from '@roundhouse/titles';
import { z } from 'zod';

/** `npm run ledger`: which rules of each title are named by a test, and which are not. */

/** Titles whose tests must name every rule: all that can be played. */
export const COMPLETE: readonly string[] = TITLE_IDS;

const TITLES = fileURLToPath(new URL('../packages/titles/src', import.meta.url));
const ledgerSchema = z.array(z.looseObject({ id: z.string() }));

export interface Coverage {
  readonly title: string;
  readonly rules: number;
  readonly missing: readonly string[];
}

/**
 * Code before a string that makes it the title of a test: test('…', test.each(…)('…', and in the rows of its table
 * name: '…', rule: '…' and ['…'; not the list of an expectation, which follows a bracket.
 */
const BEFORE_TITLE = /(?:\b(?:test|it)\(|\)\(|\b(?:name|rule):|[^(\s]\s*\[)\s*$/;
/** A comment or a string. */
const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|(['"`])((?:\\[\s\S]|(?!\1)[^\\])*)\1/g;

/** The titles of tests and the names of table rows in a source. */
export function testTitles(source: string): string[] {
  return [...source.matchAll(TOKEN)].flatMap((match) => {
    const [, quote, text = ''] = match;
    return quote !== undefined && BEFORE_TITLE.test(source.slice(0, match.index).slice(-80)) ? [text] : [];
  });
}

/** The rules with which a title begins. */
export function rulesNamed(title: string, known: ReadonlySet<string>): string[] {
  const words = title.split(/[\s,:;]+/).filter((word) => word !== '');
  const end = words.findIndex((word) => !known.has(word));
  return end < 0 ? words : words.slice(0, end);
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

/** How far the tests of a title name the rules of its ledger. */
export function coverageOf(title: string): Coverage {
  const folder = join(TITLES, title);
  const ids = ledgerSchema
    .parse(JSON.parse(readFileSync(join(folder, 'rules.json'), 'utf8')))
    .map(({ id }) => id);
  const known = new Set(ids);
  const named = new Set(
    testFiles(folder).flatMap((file) =>
      testTitles(readFileSync(file, 'utf8')).flatMap((text) => rulesNamed(text, known)),
    ),
  );
  return { title, rules: ids.length, missing: ids.filter((id) => !named.has(id)) };
}

/** Every folder with a ledger. */
export const ledgers = (): string[] =>
  readdirSync(TITLES).filter((title) => existsSync(join(TITLES, title, 'rules.json')));

function report(): boolean {
  let ok = true;
  for (const { title, rules, missing } of ledgers().map(coverageOf)) {
    const isComplete = COMPLETE.includes(title);
    console.log(
      `${title}: ${rules - missing.length} of ${rules} rules are named by a test${isComplete ? '' : ' (in the making)'}`,
    );
    for (const id of missing) console.log(`  ${id}`);
    if (isComplete && missing.length > 0) ok = false;
  }
  return ok;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(report() ? 0 : 1);
