import { describe, expect, test } from 'vitest';
import { playChecked } from '../testing/check-choices.ts';
import { goesOnFromJson, newRecord } from '../testing/random-games.ts';
import { type Policy, randomPlayer } from '../testing/random-player.ts';
import { PHASES } from './data/trains.ts';
import { title } from './title.ts';

/** Games of random players, every third a beginner game. Every action is checked by `playRandomly`; now and then a position is looked at closely. */

const TEMPTING = {
  type: ['lay', 'station', 'buy', 'sell', 'exchange', 'bankrupt'],
  hex: ['C4', 'K4', 'F9', 'I4', 'G10', 'J5', 'B7', 'F1'],
  tile: ['437', '438', '440', '57', '9', '8', '15', '611'],
  rotation: [0, 1, 2, 3, 4, 5],
  company: ['IR', 'KO', 'TR', 'UR'],
} as const;

const tally = { reasons: {} as Record<string, number>, phases: new Set<string>(), actions: 0 };

const recordOf = (seed: number) => newRecord('1889', 2 + (seed % 5), seed, { beginner: seed % 3 === 0 });

function playMany(seeds: readonly [number, number], policy: Policy): void {
  for (let seed = seeds[0]; seed <= seeds[1]; seed++) {
    const { state, record } = playChecked(title, recordOf(seed), {
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
  test.each([5, 30, 55, 80])('25 games of steady players from seed %i', (first) =>
    playMany([first, first + 24], 'steady'),
  );

  test('they end by the bank and by bankruptcy, and go through all phases', () => {
    expect(Object.keys(tally.reasons).sort()).toEqual(['bank', 'bankruptcy']);
    expect([...tally.phases].sort()).toEqual(PHASES.map(({ name }) => name));
    console.log(`${tally.actions} actions; ended by ${JSON.stringify(tally.reasons)}`);
  });

  test('a position that has been through JSON goes on in the same way', () => {
    for (let seed = 301; seed <= 304; seed++)
      expect(goesOnFromJson(title, recordOf(seed), 100, randomPlayer('steady'))).toBe(true);
  });
});
