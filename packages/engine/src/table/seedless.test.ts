import { expect, test } from 'vitest';
import { hashOf } from '../core/hash.ts';
import { adding, countingParts, countingRecord, opened } from '../testing/counting-table.ts';
import { withoutGenerator, withoutSeed } from './seedless.ts';
import { packTitle } from './table.ts';

const title = packTitle(countingParts);
const table = opened(title, countingRecord(Array.from({ length: 34 }, () => 1)));

test('a position without the generator tells nothing of the seed, and all the rest', () => {
  const snapshot = table.snapshot();
  expect(snapshot.state).toMatchObject({ sum: 34, random: expect.any(Number) });
  expect(snapshot.state).not.toMatchObject({ random: 0 });
  const seen = withoutGenerator(snapshot);
  expect(seen).toMatchObject({ after: 34, rules: 1, state: { sum: 34, random: 0 } });
  expect(seen.hash).toBe(hashOf(seen.state));
  expect(snapshot.state).not.toMatchObject({ random: 0 });
});

test('a record without the seed has no fingerprints either: they are those of states with the generator', () => {
  const { checks, ...rest } = table.record;
  expect([checks?.length, rest.seed]).toEqual([1, 7]);
  expect(withoutSeed(table.record)).toEqual({ ...rest, seed: 0 });
});

test('a game goes on from the two of them', () => {
  const resumed = title.resume(withoutSeed(table.record), withoutGenerator(table.snapshot()));
  if ('error' in resumed) throw new Error(resumed.error);
  expect(resumed.play(adding(3))).toBe(null);
  expect([resumed.first, resumed.now.view().titleState.sum]).toEqual([34, 37]);
});

test('what is no state stays what it is', () => {
  expect(withoutGenerator({ after: 0, rules: 1, hash: '', state: null })).toMatchObject({ state: null });
});
