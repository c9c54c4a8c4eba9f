import type { Choice } from '@roundhouse/engine/play';
import { ORDINARY_TERMS } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { choicesAbout, countOf, type MenuItem, menuOf } from './menu.ts';

const choice = (type: string, fields: Record<string, unknown> = {}, outsidePlay?: true): Choice => ({
  action: { type, player: 'p1', ...fields },
  ...(outsidePlay === undefined ? {} : { outsidePlay }),
});
const lays = (count: number, hexes: readonly string[]): Choice[] =>
  Array.from({ length: count }, (_, i) =>
    choice('lay', { hex: hexes[i % hexes.length], tile: `${i}`, rotation: 0 }),
  );
const menu = (choices: readonly Choice[]) =>
  menuOf(choices, 6, ORDINARY_TERMS, (key, value) => `${key} ${value}`);
const labels = (items: readonly MenuItem[]) =>
  items.map((item) => (item.kind === 'group' ? `${item.label} ${countOf(item)}` : item.choice.action.type));

describe('menuOf', () => {
  test('few choices are listed as they are, those outside play at the end', () => {
    const items = menu([choice('propose-end', {}, true), choice('take'), choice('pass')]);
    expect(labels(items)).toEqual(['take', 'pass', 'propose-end']);
  });

  test('many of one kind are divided at once, and the kind is named', () => {
    const items = menu([...lays(8, ['I5', 'J6']), choice('pass')]);
    expect(labels(items)).toEqual(['Lay a tile: hex I5 4', 'Lay a tile: hex J6 4', 'pass']);
  });

  test('many of several kinds are first divided by kind', () => {
    const items = menu([
      ...lays(8, ['I5', 'J6']),
      ...lays(4, ['I5']).map(({ action }) => ({ action: { ...action, type: 'sell' } })),
      choice('pass'),
    ]);
    expect(labels(items)).toEqual(['Lay a tile 8', 'Sell shares 4', 'pass']);
  });

  test('what stands alone in its group is listed itself', () => {
    const items = menu([...lays(7, ['I5']), choice('lay', { hex: 'J6', tile: '9', rotation: 0 })]);
    expect(labels(items)).toEqual(['Lay a tile: hex I5 7', 'lay']);
  });

  test('every choice can be reached', () => {
    const all = [...lays(60, ['I5', 'J6', 'K7']), choice('pass'), choice('propose-end', {}, true)];
    const reached = (items: readonly MenuItem[]): Choice[] =>
      items.flatMap((item) => (item.kind === 'group' ? reached(item.items) : [item.choice]));
    expect(new Set(reached(menu(all)))).toEqual(new Set(all));
  });
});

test.each([
  ['i5', 1],
  ['pass', 1],
  ['p1', 0],
  ['Z9', 0],
])('choices about %s', (word, count) => {
  expect(choicesAbout([...lays(2, ['I5', 'J6']), choice('pass')], word)).toHaveLength(count);
});
