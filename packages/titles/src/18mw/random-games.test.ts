import { describe, expect, test } from 'vitest';
import { playChecked } from '../testing/check-choices.ts';
import { goesOnFromJson, newRecord } from '../testing/random-games.ts';
import { Occurrences, WANTED } from './testing/occurrences.ts';
import { type Policy, randomPlayer } from './testing/random-player.ts';
import { title } from './title.ts';

/** Games of random players. Every action is checked by `playRandomly`; now and then a position is looked at closely. */

const TEMPTING = {
  type: [
    'lay',
    'station',
    'buy',
    'sell',
    'bankrupt',
    'merge',
    'redeem',
    'train',
    'raise',
    'settle',
    'fire-token',
    'presidency',
  ],
  hex: ['G1', 'L4', 'F18', 'K13', 'G7', 'G13', 'N16', 'H14'],
  tile: ['57', '9', '8', '58', '14', '63', 'K.C.-brown'],
  rotation: [0, 1, 2, 3, 4, 5],
  company: ['SP', 'GM&O', 'IC', 'BN', 'CSX'],
  from: ['pool', 'offering', 'IC', 'bank'],
  partner: ['SP', 'BN', 'IC'],
  system: ['BN', 'CSX', 'IC'],
  item: ['LM', 'MO', 'SLA', 'HSJ'],
  percent: [5, 10, 20, 30, 40, 60],
} as const;

const reasons: Record<string, number> = {};
const seen = new Occurrences();

function playMany(seeds: readonly [number, number], policy: Policy): void {
  for (let seed = seeds[0]; seed <= seeds[1]; seed++) {
    const { state, record } = playChecked(title, newRecord('18mw', 3 + (seed % 3), seed), {
      choose: randomPlayer(policy),
      mutations: TEMPTING,
      often: 0.004,
      after: (now, _engine, _step, events) => seen.note(now, events),
    });
    for (const { type } of record.actions) seen.count(type);
    const reason = state.ended?.reason ?? 'none';
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
}

describe('random games of 3 to 5 players', () => {
  test('a game of players who know nothing', () => playMany([36, 36], 'wild'));
  test('games of steady players', () => playMany([1, 4], 'steady'));
  test.each([
    [5, 8],
    [9, 12],
    [13, 16],
  ] as const)('games %i to %i of reckless players', (...seeds) => playMany(seeds, 'reckless'));

  test.each(WANTED)('%s has occurred', (what) => {
    expect(seen.counts[what] ?? 0).toBeGreaterThan(0);
  });

  test('they end by the bank and by a standstill', () => {
    expect(Object.keys(reasons).sort()).toEqual(['bank', 'standstill']);
  });

  test('a position that has been through JSON goes on in the same way', () => {
    expect(goesOnFromJson(title, newRecord('18mw', 4, 21), 300, randomPlayer('reckless'))).toBe(true);
  });
});
