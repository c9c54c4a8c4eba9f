import { expect, test } from 'vitest';
import type { GameEvent } from './event.ts';
import { passMove } from './pass.ts';
import type { BaseState, Frame } from './state.ts';
import { isObjection } from './verdict.ts';

test('a pass is always offered; it ends its frame, tells nothing, and leaves the rest as it is', () => {
  const [below, choosing] = [{ kind: 'turn' }, { kind: 'choosing' }];
  const state: BaseState = { players: [], agenda: [below, choosing], random: 1, ended: null };
  const pass = passMove<BaseState, Frame>();
  expect([...pass.legal(state, choosing, 'a')]).toEqual([{ action: { type: 'pass', player: 'a' } }]);
  const verdict = pass.judge(state, choosing, { type: 'pass', player: 'a' });
  expect(state.agenda).toHaveLength(2);
  const events: GameEvent[] = [];
  if (!isObjection(verdict)) verdict((event) => events.push(event));
  expect([state, events]).toEqual([{ players: [], agenda: [below], random: 1, ended: null }, []]);
});
