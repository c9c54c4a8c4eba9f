import { OperatingFrame, openOperatingRound, pushFrame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { exchangeMove } from './exchange.ts';
import { CORE, carryOut, codeOf, type SmallState, smallStock, started, table } from './testing/small-box.ts';

const stock = smallStock();

/** a owns P, which is exchanged for a share of X; an operating round is going on. */
function scene(shares: Readonly<Record<string, number>> = {}) {
  const state = table();
  started(state, 'X', 80, 'b', shares);
  state.privates.P = { id: 'P', owner: 'a', closed: false };
  pushFrame(state, OperatingFrame, openOperatingRound(1, 1, 1));
  const followed: string[] = [];
  const move = exchangeMove(CORE, stock, {
    item: 'P',
    company: 'X',
    has: ({ phase }: SmallState) => phase !== '4',
    exchanged: (_state, { id }) => followed.push(id),
  });
  const judge = (player = 'a', item = 'P') =>
    move.judge(state, { kind: 'any' }, { type: 'exchange', player, item });
  return { state, followed, judge, code: (player?: string, item?: string) => codeOf(judge(player, item)) };
}

describe('a private company exchanged for a share', () => {
  test('closes, and brings an ordinary share of the offering', () => {
    const { state, followed, judge } = scene();
    carryOut(judge());
    const held = CORE.company(state, 'X').certificates.filter(({ holder }) => holder === 'a');
    expect([state.privates.P?.closed, held.length, state.cash.a, followed]).toEqual([true, 1, 400, ['X']]);
  });

  test('may take the presidency over', () => {
    const { state, judge } = scene({ a: 2 });
    carryOut(judge());
    expect(CORE.president(state, 'X')).toBe('a');
  });

  test('by its owner, in a round, where it has its power', () => {
    const { state, code } = scene();
    expect([code('b'), code('a', 'Q')]).toEqual(['exchange.not-yours', 'exchange.no-power']);
    state.phase = '4';
    expect(code()).toBe('exchange.no-power');
    state.phase = '2';
    state.agenda = [];
    expect(code()).toBe('exchange.not-now');
  });

  test('while a share is left, and within the limit of one company', () => {
    expect(scene({ a: 5 }).code()).toBe(null);
    expect(scene({ a: 6 }).code()).toBe('exchange.hold-limit');
    expect(scene({ c: 8 }).code()).toBe('exchange.none-left');
  });
});
