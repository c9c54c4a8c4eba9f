import { clone } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { playChecked } from '../testing/check-choices.ts';
import { goesOnFromJson, newRecord, openFresh } from '../testing/random-games.ts';
import { OPTIONS } from './options.ts';
import { type Policy, randomPlayer } from './testing/random-player.ts';
import { title } from './title.ts';

const TEMPTING = {
  type: ['buy', 'sell', 'place-tokens', 'pass', 'choose', 'accept'],
  company: ['SB', 'I40', 'A1'],
  railroad: ['A1', '8a', 'SB'],
  percent: [10, 20, 30, 40],
  give: [[], [10], [30, 10]],
} as const;

const reasons: Record<string, number> = {};

function playMany(from: number, to: number, policy: Policy, options: Record<string, unknown> = {}): void {
  for (let seed = from; seed <= to; seed++) {
    const { state } = playChecked(title, newRecord(title.id, 2, seed, options), {
      choose: randomPlayer(policy),
      most: 3000,
      mutations: TEMPTING,
      often: 0.003,
    });
    const reason = state.ended?.reason ?? 'none';
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
}

test('150 games of players who know nothing', () => playMany(1, 150, 'wild'));
test('750 games of players who keep what they have', () => playMany(151, 900, 'sensible'));

test('50 games of players who may agree to stop', () => playMany(1001, 1050, 'tired'));

test('100 games with every option turned round, one after the other and all at once', () => {
  const turned = OPTIONS.map(({ id, values }) => ({ [id]: values[1] }));
  const all: Record<string, unknown> = Object.assign({}, ...turned);
  for (const [at, options] of [...turned, all].entries()) {
    playMany(901 + at * 8, 901 + at * 8 + 7, at % 2 === 0 ? 'sensible' : 'wild', options);
  }
  playMany(997, 1000, 'sensible', all);
});

test('they end in every way', () => {
  expect(Object.keys(reasons).sort()).toEqual(['agreement', 'market', 'no-railroads']);
});

test('a game continues from JSON as it would have', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const player = randomPlayer(seed % 2 === 0 ? 'wild' : 'sensible');
    expect(goesOnFromJson(title, newRecord(title.id, 2, seed), 100 + (seed % 100), player)).toBe(true);
  }
});

test('a list of choices is the same each time, and asking for it changes nothing', () => {
  const { engine, state } = openFresh(title, newRecord(title.id, 2, 3));
  const before = clone(state);
  expect(engine.choices(state)).toEqual(engine.choices(state));
  expect(state).toEqual(before);
});
