import { kindOf } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { companyFrame, leaveMove } from './company-frame.ts';
import { CORE, carryOut, type SmallState, started, table } from './testing/small-box.ts';

interface Choosing {
  readonly kind: 'choosing';
  readonly company: string;
}
const Choosing = kindOf<Choosing>('choosing');
const frame: Choosing = { kind: 'choosing', company: 'X' };
const leave = leaveMove<SmallState, Choosing>();

test('the president decides; the kind names the step and the rule of order', () => {
  const state = table();
  started(state, 'X', 80, 'b');
  const kind = companyFrame<SmallState, ReturnType<typeof started>, Choosing>(CORE, Choosing, [leave]);
  expect([kind.kind, kind.actor(state, frame), kind.label(state, frame)]).toEqual([
    'choosing',
    'b',
    { step: 'choosing' },
  ]);
  expect(kind.order(state, frame, 'pass')).toBe('order.choosing');
  const other = companyFrame<SmallState, ReturnType<typeof started>, Choosing>(
    CORE,
    Choosing,
    [leave],
    ({ company }) => `order.of-${company}`,
  );
  expect(other.order(state, frame, 'pass')).toBe('order.of-X');
});

test('leaving it ends the frame, tells of the company that passed, and does nothing else', () => {
  const state = table();
  const before = structuredClone(state);
  const turn = { kind: 'turn' };
  state.agenda = [turn, frame];
  expect([...leave.legal(state, frame, 'b')]).toEqual([{ action: { type: 'pass', player: 'b' } }]);
  expect(carryOut(leave.judge(state, frame, { type: 'pass', player: 'b' }))).toEqual([
    { type: 'pass', who: 'X', step: 'choosing' },
  ]);
  expect(state).toEqual({ ...before, agenda: [turn] });
});
