import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goldenSchema } from '../testing/golden.ts';
import { GOLDEN_NAMES, outcomeOf } from './testing/goldens.ts';

const folder = new URL('golden/', import.meta.url);
const goldens = GOLDEN_NAMES.map((name) => ({
  name,
  golden: goldenSchema.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))),
}));

describe('golden games', () => {
  test('each has its file', () => {
    expect(readdirSync(folder).sort()).toEqual(GOLDEN_NAMES.map((name) => `${name}.json`).sort());
  });

  test('they have three to five players and end in every way', () => {
    const players = new Set(goldens.map(({ golden }) => golden.record.players.length));
    expect([...players].sort()).toEqual([3, 4, 5]);
    const reasons = new Set(goldens.map(({ golden }) => golden.reason));
    expect([...reasons].sort()).toEqual(['bank', 'last-player', 'standstill']);
  });

  test.each([
    ['three-bankruptcy', 'bankrupt'],
    ['three-bankruptcy', 'presidency'],
    ['four-merger', 'merge'],
    ['four-merger', 'bankrupt'],
  ])('%s has an action "%s"', (name, type) => {
    const game = goldens.find((one) => one.name === name)?.golden;
    expect(game?.record.actions.some((action) => action.type === type)).toBe(true);
  });

  test.each(goldens)('$name plays as it did: every action, every event, the last position', ({ golden }) => {
    const { record, ...outcome } = golden;
    expect(outcomeOf(record)).toEqual(outcome);
  });
});
