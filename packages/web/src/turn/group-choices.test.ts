import type { Choice } from '@roundhouse/engine/play';
import { ORDINARY_TERMS } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { bySubject, hasActed, sortChoices } from './group-choices.ts';

const choice = (type: string, fields = {}, more: Partial<Choice> = {}): Choice => ({
  action: { type, player: 'a', ...fields },
  ...more,
});
const LAY = choice('lay', { hex: 'A1', tile: '7', rotation: 0 });
const RUN = choice('run', { routes: [{ train: '2-1', path: ['A1.0', 'A3.0'] }] });
const PAY = choice('dividend', { kind: 'pay' });
const BUY = choice('buy', { company: 'CPR', from: 'offering', percent: 10 });
const SELL = choice('sell', { company: 'CPR', percent: 10 });
const PASS = choice('pass');
const QUIT = choice('bankrupt', {}, { outsidePlay: true });

test('choices are sorted by where they are made', () => {
  expect(sortChoices([LAY, RUN, PAY, BUY, SELL, PASS, QUIT])).toEqual({
    onMap: [{ type: 'lay', choices: [LAY] }],
    run: [RUN],
    dividend: [PAY],
    groups: [
      { type: 'buy', choices: [BUY] },
      { type: 'sell', choices: [SELL] },
    ],
    passes: [PASS],
    outsidePlay: [{ type: 'bankrupt', choices: [QUIT] }],
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
  expect(
    bySubject([SELL, other, SELL], ORDINARY_TERMS).map(({ subject, choices }) => [subject, choices.length]),
  ).toEqual([
    ['CPR', 2],
    ['GTP', 1],
  ]);
});
