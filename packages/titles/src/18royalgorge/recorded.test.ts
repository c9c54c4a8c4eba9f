import { expect, test } from 'vitest';
import { checkTraces } from '../testing/check-traces.ts';
import { madeGames } from '../testing/corpus.ts';
import { cutShort } from '../testing/cut-short.ts';
import { skipWithoutCorpus } from '../testing/without-corpus.ts';
import { openRecorded } from './record.ts';

checkTraces('18RoyalGorge', openRecorded);

const short = madeGames('18RoyalGorge').filter(({ name }) => name === '18RoyalGorge-1028');
skipWithoutCorpus(short, 'cut off after each action, a short game stands where the site asks');
test.each(short)('$name, cut off after each action, stands where the site asks', (record) =>
  expect(cutShort(record, 1, openRecorded)).toEqual([]),
);
