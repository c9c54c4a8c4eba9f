import { test } from 'vitest';
import { CORPUS, type CorpusGame } from './corpus.ts';

/** Where no recorded games lie beside the checkout, the tests that want them are reported as skipped. */
export function skipWithoutCorpus(games: readonly CorpusGame[], ...tests: readonly string[]): void {
  if (games.length > 0) return;
  for (const name of tests) test.skip(`${name}: no recorded games in ${CORPUS} (set ROUNDHOUSE_CORPUS)`);
}
