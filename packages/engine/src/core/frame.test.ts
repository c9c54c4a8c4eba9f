import { expect, test } from 'vitest';
import { endFrame, findFrame, kindOf, type PlayerFrame, playerFrame, pushFrame, topFrame } from './frame.ts';
import type { Frame } from './state.ts';

const frame = (kind: string): Frame => ({ kind });

interface Offer extends Frame {
  readonly kind: 'offer';
  readonly to: string;
}
const Offer = kindOf<Offer>('offer');

test('a frame ends below those that have been put on top of it', () => {
  const [round, turn] = [frame('round'), frame('turn')];
  const state: { agenda: Frame[] } = { agenda: [round, turn] };
  pushFrame(state, Offer, { to: 'b' });
  const offer: Offer = { kind: 'offer', to: 'b' };
  endFrame(state, turn);
  expect(state.agenda).toEqual([round, offer]);
  expect(() => endFrame(state, turn)).toThrow('Frame turn is not on the agenda');
  state.agenda.pop();
  expect([state.agenda, topFrame(state)]).toEqual([[round], round]);
});

test('of several frames of a kind the topmost is found', () => {
  const [lower, upper] = [frame('turn'), frame('turn')];
  const state = { agenda: [frame('round'), lower, upper, frame('offer')] };
  expect(findFrame(state, kindOf('turn'))).toBe(upper);
  expect(findFrame(state, kindOf('round'))).toBe(state.agenda[0]);
  expect(findFrame(state, kindOf('auction'))).toBe(undefined);
});

test('a decision of one player: that player acts, the kind names the step, nothing goes on by itself', () => {
  const kind = playerFrame(kindOf<PlayerFrame>('choosing'), 'order.choosing', []);
  const choosing = { kind: 'choosing', player: 'b' };
  expect([kind.actor({}, choosing), kind.label({}, choosing), kind.order({}, choosing, 'pass')]).toEqual([
    'b',
    { step: 'choosing' },
    'order.choosing',
  ]);
  expect(() => kind.proceed({}, choosing, () => undefined)).toThrow('Nobody decides in frame choosing');
  expect(() => kind.actor({}, frame('turn'))).toThrow('Frame turn given to the rules of choosing');
});
