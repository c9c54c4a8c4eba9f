import { seededChance } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { playChecked } from '../testing/check-choices.ts';
import { goesOnFromJson, newRecord } from '../testing/random-games.ts';
import { VARIANTS } from './data/variants.ts';
import { type Policy, randomPlayer } from './testing/random-player.ts';
import { title } from './title.ts';

/** Games of random players over all player counts and variants; money, paper, tiles and cubes are counted after every action. */

const TEMPTING = {
  type: ['lay', 'station', 'buy', 'sell', 'train', 'debt', 'ship', 'bankrupt', 'springs'],
  hex: ['L2', 'K7', 'D12', 'F12', 'H14', 'L8', 'E3', 'C11'],
  tile: ['57', '9', '8', '14', '88', 'RG4', 'gorge-brown-A-west'],
  company: ['RG', 'SF', 'KP', 'CF&I', 'VGC', 'DEBT'],
  from: ['bank', 'pool', 'RG', 'SF'],
  column: ['A', 'E', 'H', 'I', 'depot'],
} as const;

/** A mixture of variants that changes from seed to seed. */
function variantsOf(seed: number): Record<string, boolean> {
  const chance = seededChance(seed * 31);
  const options = Object.fromEntries(Object.keys(VARIANTS).map((id) => [id, chance() < 0.35]));
  return options.handPicked ? { ...options, noPrivates: false } : options;
}

interface Tally {
  readonly reasons: Record<string, number>;
  readonly seen: Set<string>;
  actions: number;
}
const tally: Tally = { reasons: {}, seen: new Set(), actions: 0 };

function playMany(from: number, to: number, policy: Policy): void {
  for (let seed = from; seed <= to; seed++) {
    const options = seed % 4 === 0 ? {} : variantsOf(seed);
    const { state, record } = playChecked(title, newRecord(title.id, 2 + (seed % 3), seed, options), {
      choose: randomPlayer(policy),
      mutations: TEMPTING,
      often: 0.003,
    });
    const reason = state.ended?.reason ?? 'none';
    tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
    tally.seen.add(state.phase);
    for (const { id, owner } of Object.values(state.privates)) if (owner !== 'bank') tally.seen.add(id);
    tally.actions += record.actions.length;
  }
}

describe('random games of 2 to 4 players', () => {
  test.each([1, 35, 69, 103, 137])('34 games of players who know nothing from seed %i', (first) =>
    playMany(first, first + 33, 'wild'),
  );
  test('30 games of sensible players', () => playMany(171, 200, 'sensible'));

  test('they see every phase and end by trains and by bankruptcy', () => {
    expect(Object.keys(tally.reasons)).toEqual(expect.arrayContaining(['bankruptcy', 'train']));
    for (const phase of ['Green', 'Brown', 'Silver']) expect([...tally.seen]).toContain(phase);
    console.log(`${tally.actions} actions; ended by ${JSON.stringify(tally.reasons)}`);
  });

  test('a position that has been through JSON goes on in the same way', () => {
    expect(goesOnFromJson(title, newRecord(title.id, 3, 160), 60, randomPlayer('sensible'))).toBe(true);
  });
});
