import { describe, expect, test } from 'vitest';
import { playChecked } from '../testing/check-choices.ts';
import { goesOnFromJson, newRecord } from '../testing/random-games.ts';
import { type Policy, randomPlayer } from '../testing/random-player.ts';
import { PHASES } from './data/trains.ts';
import { title } from './title.ts';

/** Games of random players. Every action is checked by `playRandomly`; now and then a position is looked at closely. */

const TEMPTING = {
  type: ['lay', 'station', 'buy', 'sell', 'bankrupt'],
  hex: ['G11', 'E5', 'J10', 'K3', 'D8', 'I1', 'C7'],
  tile: ['57', '9', '8', '59', '14', '63'],
  rotation: [0, 1, 2, 3, 4, 5],
  company: ['CN', 'CPR', 'SCR', 'QL'],
} as const;

interface Tally {
  readonly reasons: Record<string, number>;
  readonly phases: Set<string>;
  actions: number;
}
const tally: Tally = { reasons: {}, phases: new Set(), actions: 0 };

function playMany(seeds: readonly [number, number], policy: Policy): void {
  for (let seed = seeds[0]; seed <= seeds[1]; seed++) {
    const { state, record } = playChecked(title, newRecord('1882', 2 + (seed % 5), seed), {
      choose: randomPlayer(policy),
      mutations: TEMPTING,
      often: 0.002,
      after: ({ phase }) => tally.phases.add(phase),
    });
    const reason = state.ended?.reason ?? 'none';
    tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
    tally.actions += record.actions.length;
  }
}

describe('random games of 2 to 6 players', () => {
  test('4 games of players who know nothing', () => playMany([1, 4], 'wild'));
  test.each([5, 30, 55, 80, 105, 130, 155, 180])('25 games of steady players from seed %i', (first) =>
    playMany([first, first + 24], 'steady'),
  );

  test('they end by the bank, the market and bankruptcy, and go through all phases', () => {
    expect(Object.keys(tally.reasons).sort()).toEqual(['bank', 'bankruptcy', 'market']);
    expect([...tally.phases].sort()).toEqual(PHASES.map(({ name }) => name));
    console.log(`${tally.actions} actions; ended by ${JSON.stringify(tally.reasons)}`);
  });

  test('a position that has been through JSON goes on in the same way', () => {
    for (let seed = 301; seed <= 304; seed++)
      expect(
        goesOnFromJson(title, newRecord('1882', 2 + (seed % 5), seed), 100, randomPlayer('steady')),
      ).toBe(true);
  });
});
