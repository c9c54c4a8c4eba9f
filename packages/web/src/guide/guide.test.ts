import { expect, test } from 'vitest';
import { type Guide, guideState } from './guide.ts';

const pass = { type: 'pass', player: 'p1' };
const other = { type: 'pass', player: 'p2' };
const GUIDE: Guide = {
  seed: 1,
  players: ['A', 'B'],
  actions: [pass, other],
  steps: [{ after: 0, head: 'Pass', text: 'Pass now.' }],
};

test('a step is explained, others play by themselves, and then it is over', () => {
  expect(guideState(GUIDE, [])).toMatchObject({ at: 'step', index: 0, move: pass });
  expect(guideState(GUIDE, [pass])).toEqual({ at: 'between', move: other });
  expect(guideState(GUIDE, [pass, other])).toEqual({ at: 'end' });
  expect(guideState(GUIDE, [pass, other, pass])).toEqual({ at: 'end' });
});

test('another move is noticed', () => {
  expect(guideState(GUIDE, [{ type: 'take', player: 'p1' }])).toEqual({ at: 'off', same: 0 });
});
