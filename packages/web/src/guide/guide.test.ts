import { expect, test } from 'vitest';
import { type Guide, guideState, isAbout } from './guide.ts';

const pass = { type: 'pass', player: 'p1' };
const other = { type: 'pass', player: 'p2' };
const GUIDE: Guide = {
  seed: 1,
  players: ['A', 'B'],
  actions: [pass, other],
  steps: [{ after: 0, head: 'Pass', text: 'Pass now.' }],
  end: { text: 'Over.', rule: 'x-1' },
};

test('a step is explained, others play by themselves, and then it is over', () => {
  expect(guideState(GUIDE, [])).toMatchObject({ at: 'step', index: 0, move: pass });
  expect(guideState(GUIDE, [pass])).toEqual({ at: 'between', move: other });
  expect(guideState(GUIDE, [pass, other])).toEqual({ at: 'end' });
  expect(guideState(GUIDE, [pass, other, pass])).toEqual({ at: 'end' });
});

test('the order of the fields of a move says nothing', () => {
  expect(guideState(GUIDE, [{ player: 'p1', type: 'pass' }])).toEqual({ at: 'between', move: other });
});

test('the row of the move is found, whatever amount stands in it', () => {
  const bid = { type: 'bid', player: 'p1', item: 'P5', price: 65 };
  const range = { field: 'price', min: 65, max: 420, step: 1 };
  expect(isAbout(bid, { action: { ...bid, price: 70 }, range })).toBe(true);
  expect(isAbout(bid, { action: { ...bid, item: 'P6' }, range })).toBe(false);
  expect(isAbout(null, { action: bid })).toBe(false);
});

test('another move is noticed', () => {
  expect(guideState(GUIDE, [{ type: 'take', player: 'p1' }])).toEqual({ at: 'off', same: 0 });
});
