import { describe, expect, test } from 'vitest';
import { corpusGames, madeGames } from '../testing/corpus.ts';
import { cutShort } from '../testing/cut-short.ts';
import { differences } from '../testing/hold-to-trace.ts';
import { skipWithoutCorpus } from '../testing/without-corpus.ts';
import { openRecorded } from './recorded.ts';

const games = corpusGames('1882');
const made = madeGames('1882');
skipWithoutCorpus(games, 'recorded games of people agree', 'cut off, they stand where the site asks');
skipWithoutCorpus(made, 'machine-made records agree');

describe.each([
  { kind: 'recorded games', records: games },
  { kind: 'machine-made records', records: made },
])('$kind', ({ records }) => {
  test.each(records)('$name agrees with its trace in every key after every action', (record) =>
    expect(differences(record, openRecorded)).toEqual([]),
  );
});

test.each(games)('$name, cut off here and there, stands where the site asks', (record) =>
  expect(cutShort(record, 60, openRecorded)).toEqual([]),
);
