import type { Choice } from '@roundhouse/engine';
import { wordsFor } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { bySubject, hasActed, sortChoices } from './group-choices.ts';
import { hintOf } from './step-hints.ts';

const choice = (type: string, fields = {}, more: Partial<Choice> = {}): Choice => ({
  action: { type, player: 'a', ...fields },
  ...more,
});
const LAY = choice('lay', { hex: 'A1', tile: '7', rotation: 0 });
const RUN = choice('run', { routes: [{ train: '2-1', path: ['A1.0', 'A3.0'] }] });
const BUY = choice('buy', { company: 'CPR', from: 'offering', percent: 10 });
const SELL = choice('sell', { company: 'CPR', percent: 10 });
const PASS = choice('pass');
const QUIT = choice('bankrupt', {}, { aside: true });

test('choices are sorted by where they are made', () => {
  expect(sortChoices([LAY, RUN, BUY, SELL, PASS, QUIT])).toEqual({
    onMap: [{ type: 'lay', choices: [LAY] }],
    run: [RUN],
    groups: [
      { type: 'buy', choices: [BUY] },
      { type: 'sell', choices: [SELL] },
    ],
    passes: [PASS],
    aside: [{ type: 'bankrupt', choices: [QUIT] }],
  });
});

test('after something has been done in a step, passing is to be done with it', () => {
  const at = (step: string, acting: string, operating: string | null = 'CPR') => ({
    round: 'OR 1.1',
    step,
    operating,
    acting: [acting],
  });
  const lay = LAY.action;
  expect(hasActed(at('track', 'a'), at('track', 'a'), lay)).toBe(true);
  expect(hasActed(null, at('track', 'a'), undefined)).toBe(false);
  expect(hasActed(at('track', 'a'), at('station', 'a'), lay)).toBe(false);
  expect(hasActed(at('track', 'a', 'CN'), at('track', 'a'), lay)).toBe(false);
  expect(hasActed(at('track', 'b'), at('track', 'a'), { ...lay, player: 'b' })).toBe(false);
  expect(hasActed(at('stock', 'a', null), at('stock', 'a', null), PASS.action)).toBe(false);
});

test('long lists are put together by company', () => {
  const other = choice('sell', { company: 'GTP', percent: 10 });
  expect(bySubject([SELL, other, SELL]).map(({ subject, choices }) => [subject, choices.length])).toEqual([
    ['CPR', 2],
    ['GTP', 1],
  ]);
});

test.each([
  ['buy', 'Buy shares'],
  ['place-gold_mine', 'Place gold mine'],
  ['fireSale', 'Fire sale'],
])('%s in words', (type, expected) => {
  expect(wordsFor(type)).toBe(expected);
});

test('steel is put together by its column', () => {
  const steel = ['A', 'A', 'B'].map((column, index) => choice('steel', { column, price: index * 10 }));
  expect(bySubject(steel).map(({ subject, choices }) => [subject, choices.length])).toEqual([
    ['Column A', 2],
    ['Column B', 1],
  ]);
});

test('a step that needs it has a hint', () => {
  expect(hintOf('dividend')).toContain('shareholders');
  expect(hintOf('something-else')).toBeNull();
});
