import { describe, expect, test } from 'vitest';
import { playChecked } from '../testing/check-choices.ts';
import { goesOnFromJson, newRecord } from '../testing/random-games.ts';
import { Occurrences } from './testing/occurrences.ts';
import { type Policy, randomPlayer } from './testing/random-player.ts';
import { title } from './title.ts';

/** Games of random players. Every action is checked by `playRandomly`; now and then a position is looked at closely. */

const TEMPTING = {
  type: [
    'lay',
    'station',
    'buy',
    'sell',
    'crisis',
    'issue',
    'redeem',
    'accept',
    'decline',
    'refinery',
    'pass',
  ],
  hex: ['A9', 'C1', 'E9', 'G5', 'H8', 'K13', 'C11', 'G11', 'J14', 'C3'],
  tile: ['57*', '6*', '9', '8', 'd1', 'd3', '441*', '14c'],
  rotation: [0, 1, 2, 3, 4, 5],
  company: ['OSL', 'C&N', 'NP', 'WNW'],
  card: ['P1', 'P13', 'S1', 'priority'],
} as const;

const seen = new Occurrences();

function playMany(seeds: readonly number[], policy: Policy): void {
  for (const seed of seeds) {
    const fresh = newRecord('1867bw', 3 + (seed % 3), seed, { auction: seed % 2 === 0 });
    const { record, state } = playChecked(title, fresh, {
      choose: randomPlayer(policy),
      mutations: TEMPTING,
      often: 0.002,
    });
    expect(state.ended?.reason).toBe('acquired');
    seen.note(record);
  }
}

describe('random games of three to five players, by draft and by auction', () => {
  test('2 games of players who know nothing', () => playMany([1, 2], 'wild'));
  const TENS = Array.from({ length: 5 }, (_, ten) => 5 + 10 * ten);
  test.each(TENS)('10 games from seed %i', (first) =>
    playMany(
      Array.from({ length: 10 }, (_, number) => first + number),
      'steady',
    ),
  );

  test('every phase, power, state of a refinery, closing, reopening and acquisition has occurred', () => {
    expect(seen.missing()).toEqual([]);
  });

  test('a position that has been through JSON goes on in the same way', () => {
    for (let seed = 301; seed <= 303; seed++)
      expect(
        goesOnFromJson(title, newRecord('1867bw', 3 + (seed % 3), seed), 100, randomPlayer('steady')),
      ).toBe(true);
  });
});
