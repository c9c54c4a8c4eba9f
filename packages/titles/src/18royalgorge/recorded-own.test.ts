import { describe, expect, test } from 'vitest';
import { firstDifference } from '../testing/as-recorded.ts';
import { writeRandomGame } from '../testing/as-recorded-18royalgorge.ts';
import { openRecorded } from './recorded.ts';

/** Our own games, in that site's format: they hold what the few recorded games do not reach. */

// With all cards that do anything, bidders who cannot follow, trains between companies, two to four players.
describe('games of ours, written as that site does', () => {
  test.each([40, 83, 84, 87, 95, 97, 137, 147])('seed %i is replayed step by step', (seed) =>
    expect(firstDifference(writeRandomGame(2 + (seed % 3), seed), openRecorded)).toBe(null),
  );
});
