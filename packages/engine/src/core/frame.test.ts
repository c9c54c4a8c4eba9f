import { expect, test } from 'vitest';
import { endFrame, findFrame, playerFrame, pushFrame, topFrame } from './frame.ts';
import type { Frame } from './state.ts';

const frame = (kind: string) => ({ kind });

test('a frame ends below those that have been put on top of it', () => {
  const [round, turn, offer] = [frame('round'), frame('turn'), frame('offer')];
  const state = { agenda: [round, turn] };
  pushFrame(state, offer);
  endFrame(state, turn);
  expect(state.agenda).toEqual([round, offer]);
  expect(() => endFrame(state, turn)).toThrow('Frame turn is not on the agenda');
  endFrame(state, offer);
  expect([state.agenda, topFrame(state)]).toEqual([[round], round]);
});

test('of several frames of a kind the topmost is found', () => {
  const [lower, upper] = [frame('turn'), frame('turn')];
  const state = { agenda: [frame('round'), lower, upper, frame('offer')] };
  expect(findFrame(state, 'turn')).toBe(upper);
  expect(findFrame(state, 'round')).toBe(state.agenda[0]);
  expect(findFrame(state, 'auction')).toBe(undefined);
});

test('a decision of one player: that player acts, the kind names the step, nothing goes on by itself', () => {
  const kind = playerFrame<object, Frame & { readonly player: string }>('choosing', 'order.choosing', []);
  const choosing = { kind: 'choosing', player: 'b' };
  expect([kind.actor({}, choosing), kind.label({}, choosing), kind.order({}, choosing, 'pass')]).toEqual([
    'b',
    { step: 'choosing' },
    'order.choosing',
  ]);
  expect(() => kind.proceed({}, choosing, () => undefined)).toThrow('Nobody decides in frame choosing');
  expect(() => kind.actor({}, frame('turn'))).toThrow('Frame turn given to the rules of choosing');
});
