import { describe, expect, test } from 'vitest';
import { classicCore, finder, hasRouteWithout } from './core.ts';
import type { FloatingCompany } from './state.ts';
import { placeHome } from './stations.ts';
import { BOX, CORE, quiet, type SmallState, started, table, told, turnFor } from './testing/small-box.ts';

test('what is not in the box cannot be found', () => {
  const find = finder([{ id: 'P', face: 20 }], 'private company');
  expect(find('P').face).toBe(20);
  expect(() => find('W')).toThrow('There is no private company W');
  expect(() => CORE.phase({ ...table(), phase: '9' })).toThrow('There is no phase 9');
});

test('companies that operate, the highest price first, and on one space the first to come', () => {
  const state = table();
  started(state, 'Z', 80, 'a');
  started(state, 'Y', 100, 'b');
  started(state, 'X', 80, 'a');
  expect(CORE.operatingOrder(state)).toEqual(['Y', 'Z', 'X']);
  CORE.company(state, 'Y').floated = false;
  expect(CORE.operatingOrder(state)).toEqual(['Z', 'X']);
  expect(CORE.operatingCompanies(state).map(({ id }) => id)).toEqual(['X', 'Z']);
});

test('a president is a player; the pool presides over nothing', () => {
  const state = table();
  started(state, 'X', 80, 'b');
  started(state, 'Y', 80, 'pool');
  expect([CORE.president(state, 'X'), CORE.president(state, 'Y')]).toEqual(['b', null]);
  expect(() => CORE.requirePresident(state, 'Y')).toThrow('Y has no president');
});

test('a turn goes through the steps of the title, and from the last to the end', () => {
  const turn = turnFor('X', 'begin');
  const steps = Array.from({ length: 6 }, () => {
    CORE.nextStep(turn);
    return turn.step;
  });
  expect(steps.slice(0, 2)).toEqual(['track', 'run']);
  expect(steps.slice(3)).toEqual(['trains', 'end', 'end']);
});

test('a game ends once, after what has still to be done', () => {
  const seen: unknown[] = [];
  const core = classicCore<SmallState, FloatingCompany>(BOX, {
    operates: () => true,
    steps: [],
    beforeEnd: ({ ended }) => seen.push(ended),
  });
  const state = table();
  const events = told((emit) => {
    core.endGame(state, 'bank', emit);
    core.endGame(state, 'market', emit);
  });
  expect([state.ended, events, seen]).toEqual([
    { reason: 'bank' },
    [{ type: 'ended', reason: 'bank' }],
    [null],
  ]);
});

describe('a route', () => {
  test('begins at a station and has two stops', () => {
    const state = table();
    expect(CORE.hasRoute(state, 'X')).toBe(false);
    placeHome(state, 'X', { hex: 'A1', stop: 0 }, quiet);
    expect([CORE.hasRoute(state, 'X'), CORE.hasRoute(state, 'Y')]).toEqual([true, false]);
  });

  test('without the stop of one hex needs two others: with A3 full, A1 leads nowhere else', () => {
    const state = table();
    placeHome(state, 'X', { hex: 'A1', stop: 0 }, quiet);
    const without = (hex: string) => hasRouteWithout(CORE, state, 'X', hex);
    expect([without('A3'), without('A5')]).toEqual([true, true]);
    for (const id of ['Y', 'Z']) placeHome(state, id, { hex: 'A3', stop: 0 }, quiet);
    expect([without('A3'), without('A5')]).toEqual([false, true]);
  });
});
