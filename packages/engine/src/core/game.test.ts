import { describe, expect, test } from 'vitest';
import { type CountingState, counting } from '../testing/counting.ts';
import { clone } from './clone.ts';
import { engineOf } from './game.ts';
import { defineMove } from './move.ts';
import { FORMAT, type GameRecord, openGame } from './record.ts';
import type { Frame } from './state.ts';
import { allow, refuse } from './verdict.ts';

const open = (forcedPasses: 'automatic' | 'recorded', start = 0) => {
  const record: GameRecord = {
    format: FORMAT,
    title: 'counting',
    options: { start },
    seed: 1,
    players: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    forcedPasses,
    actions: [],
  };
  const opened = openGame(counting, record);
  if ('error' in opened) throw new Error(opened.error);
  return opened;
};

describe('an engine', () => {
  test('knows one set of rules for each kind of frame', () =>
    expect(() =>
      engineOf({ ...counting, frames: [...counting.frames, ...counting.frames] }, { autoPass: false }),
    ).toThrow('counting has two kinds of frames of one name'));

  test('lists what may be done, and who decides', () => {
    const { engine, state } = open('recorded');
    expect(engine.acting(state)).toEqual(['a']);
    expect(engine.choices(state).map(({ action }) => action)).toEqual([
      { type: 'add', player: 'a', number: 1 },
      { type: 'pass', player: 'a' },
    ]);
    expect(engine.label(state)).toEqual({ round: 'Counting', step: 'add' });
  });

  test('plays on a copy with `after`', () => {
    const { engine, state } = open('recorded');
    const outcome = engine.after(state, { type: 'add', player: 'a', number: 2 });
    expect(outcome.ok && outcome.state.sum).toBe(2);
    expect(outcome.ok && outcome.events).toEqual([{ type: 'special', name: 'added', facts: { number: 2 } }]);
    expect(state.sum).toBe(0);
  });

  test('passes over decisions with nothing to choose, if forced passes are automatic', () => {
    expect(open('recorded', 90).state).toMatchObject({ sum: 90, ended: null });
    expect(open('automatic', 80).state).toMatchObject({ sum: 80, ended: null });
    expect(open('automatic', 90).state).toMatchObject({ sum: 100, ended: { reason: 'hundred' } });
  });

  test('tells whether there is nothing to do but to pass', () => {
    const idle = ([forcedPasses, start]: ['automatic' | 'recorded', number]) => {
      const { engine, state } = open(forcedPasses, start);
      return engine.isIdle(state);
    };
    expect([idle(['recorded', 0]), idle(['recorded', 90]), idle(['automatic', 90])]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('what could last be done no longer tells anything once something else can be done, or nothing', () => {
    const only = (type: string, sum: number) =>
      defineMove<CountingState, Frame>({
        type,
        judge: (state) => (state.sum === sum ? allow(() => undefined) : refuse('add.number', { most: 3 })),
      });
    const pass = defineMove<CountingState, Frame>({ type: 'pass', judge: () => allow(() => undefined) });
    const [frame] = counting.frames;
    if (frame === undefined) throw new Error('Counting has a frame');
    const moves = [only('one', 1), only('two', 2), pass];
    const frames = [{ ...frame, moves: () => moves }];
    const engine = engineOf({ ...counting, frames }, { autoPass: false });
    const { state } = open('recorded');
    const isIdle = (sum: number) => engine.isIdle({ ...state, sum });
    expect([2, 2, 1, 2, 3, 1, 3].map(isIdle)).toEqual([false, false, false, false, true, false, true]);
  });

  test.each([
    { name: 'somebody unknown', action: { type: 'add', player: 'c', number: 1 }, rule: 'action-unknown' },
    { name: 'out of turn', action: { type: 'add', player: 'b', number: 1 }, rule: 'not-your-turn' },
    { name: 'a move that does not exist', action: { type: 'fly', player: 'a' }, rule: 'count-2' },
    { name: 'against the rules', action: { type: 'add', player: 'a', number: 4 }, rule: 'count-1' },
    { name: 'a fraction', action: { type: 'add', player: 'a', number: 1.5 }, rule: 'action-malformed' },
    { name: 'a string', action: { type: 'add', player: 'a', number: '1' }, rule: 'action-malformed' },
    { name: 'a missing field', action: { type: 'add', player: 'a' }, rule: 'action-malformed' },
    { name: 'a field too many', action: { type: 'pass', player: 'a', number: 1 }, rule: 'action-malformed' },
    { name: 'a type at its longest', action: { type: 't'.repeat(40), player: 'a' }, rule: 'count-2' },
    { name: 'a type too long', action: { type: 't'.repeat(41), player: 'a' }, rule: 'action-malformed' },
    {
      name: 'a name at its longest',
      action: { type: 'add', player: 'p'.repeat(64) },
      rule: 'action-unknown',
    },
    { name: 'a name too long', action: { type: 'add', player: 'p'.repeat(65) }, rule: 'action-malformed' },
    { name: 'no action', action: null, rule: 'action-malformed' },
    { name: 'a list', action: [], rule: 'action-malformed' },
    {
      name: 'a polluting key',
      action: JSON.parse('{"type": "pass", "player": "a", "__proto__": {"x": 1}}'),
      rule: 'action-malformed',
    },
  ])('refuses $name and changes nothing', ({ action, rule }) => {
    const { engine, state } = open('recorded');
    const before = clone(state);
    const refusal = engine.play(state, action);
    expect(refusal?.rule).toBe(rule);
    expect(refusal && engine.explain(refusal)).toMatch(/\.$/);
    expect(state).toEqual(before);
  });

  test('refuses everything when the game is over', () => {
    const { engine, state } = open('automatic', 90);
    expect(engine.choices(state)).toEqual([]);
    expect(engine.acting(state)).toEqual([]);
    expect(engine.play(state, { type: 'pass', player: 'a' })?.rule).toBe('game-over');
  });
});

test('a title may let players act out of turn; such choices are outside play', () => {
  const double = defineMove<CountingState, Frame>({
    type: 'double',
    judge: (state, _frame, _fields, player) =>
      player === 'p2'
        ? allow(() => {
            state.sum *= 2;
          })
        : refuse('double.second-only'),
  });
  const engine = engineOf({ ...counting, outOfTurn: [double] }, { autoPass: true });
  const players = ['p1', 'p2'].map((id) => ({ id, name: id }));
  const state = counting.setup({ players, seed: 1 }, { start: 4 });
  expect(engine.choices(state).filter(({ outsidePlay }) => outsidePlay)).toEqual([
    { action: { type: 'double', player: 'p2' }, outsidePlay: true },
  ]);
  expect(engine.play(state, { type: 'double', player: 'p2' })).toBeNull();
  expect([state.sum, engine.acting(state)]).toEqual([8, ['p1']]);
  expect(engine.play(state, { type: 'add', player: 'p2', number: 1 })?.rule).toBe('not-your-turn');
});
