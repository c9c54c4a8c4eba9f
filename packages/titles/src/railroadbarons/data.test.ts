import { describe, expect, test } from 'vitest';
import { CERTIFICATES, HOLDINGS } from './data/holdings.ts';
import { CATEGORIES, type Category, RAILROADS } from './data/railroads.ts';
import { fresh, scene } from './testing/scene.ts';

/** Category, cards, and level, cost, income and end of life of each side. */
type Row = readonly [
  rule: string,
  Category,
  number,
  readonly (readonly [number, number, number, number | null])[],
];

// biome-ignore format: a table, one row a line
const TABLE: readonly Row[] = [
  ['RB-RR-1', 'A', 4, [[2, 100, 50, 4]]],
  ['RB-RR-2', 'B', 3, [[2, 100, 50, 4], [3, 200, 50, 6]]],
  ['RB-RR-3', 'C', 3, [[3, 200, 80, 6]]],
  ['RB-RR-4', 'D', 2, [[3, 200, 80, 6], [4, 300, 80, 8]]],
  ['RB-RR-5', 'E', 2, [[4, 300, 120, 8]]],
  ['RB-RR-6', 'F', 2, [[4, 300, 120, 8], [5, 500, 120, null]]],
  ['RB-RR-7', 'G', 2, [[5, 500, 170, null]]],
  ['RB-RR-8', 'H', 2, [[6, 600, 230, null]]],
  ['RB-RR-9', 'I/K', 8, [[8, 800, 300, null], [8, 400, 100, null]]],
];

describe('the railroad cards', () => {
  for (const [rule, category, count, sides] of TABLE) {
    test(`${rule}: category ${category} has ${count} cards with these figures`, () => {
      expect(RAILROADS.filter((card) => card.category === category)).toHaveLength(count);
      expect(
        CATEGORIES[category].map(({ level, cost, income, obsoleteAt }) => [level, cost, income, obsoleteAt]),
      ).toEqual(sides);
    });
  }
});

test('RB-HOLD-1: five holdings with their names and colours', () => {
  expect(HOLDINGS.map(({ name, colour }) => [name, colour])).toEqual([
    ['Marley, Scrooge & Cratchit', 'green'],
    ['Seedy Brothers', 'black'],
    ['Alvin V.A. Rice International', 'yellow'],
    ['Desmond Picable Inc.', 'red'],
    ['McGreed Bros. & Sons', 'blue'],
  ]);
});

test('RB-HOLD-3: 6, 6, 5, 4 and 4 Operator tokens, all of them to be placed in the first turn', () => {
  const TOKENS = { MSC: 6, SB: 6, AVR: 5, DPI: 4, MGB: 4 };
  const { companies } = fresh().state;
  expect(Object.values(companies).map(({ id, tokens }) => [id, tokens])).toEqual(
    Object.entries(TOKENS).map(([id, idle]) => [id, { idle, add: 0, keep: 0, network: 0 }]),
  );
  for (const [id, count] of Object.entries(TOKENS)) {
    const play = scene({ round: 'operating', holdings: { [id]: { p1: [40, 10], operating: false } } });
    const placing = (keep: number) => play.refusal('p1', 'place-tokens', { add: 0, keep, network: 0 });
    expect([placing(count), placing(count + 1)]).toEqual([null, 'RB-OR-6']);
  }
});

test('RB-HOLD-4: certificates of 40, 30, 20 and 10%, together 100%', () => {
  expect(CERTIFICATES).toEqual([40, 30, 20, 10]);
  expect(CERTIFICATES.reduce((sum, percent) => sum + percent)).toBe(100);
});
