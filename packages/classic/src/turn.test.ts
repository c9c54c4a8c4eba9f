import { expect, test } from 'vitest';
import { ClassicTurn } from './state.ts';
import { optionalStep } from './steps.ts';
import { CORE, quiet, type SmallState, started, table, told, turnFor } from './testing/small-box.ts';
import { turnFrame, turnOf } from './turn.ts';

/** A turn of X, whose president is b: track may be passed, running is not due, trains cannot be passed. */
function scene(step: string) {
  const state = table();
  started(state, 'X', 80, 'b');
  const turn = turnFor('X', step);
  state.agenda = [turn];
  const happened: string[] = [];
  const never = { due: () => false, moves: [] };
  const kind = turnFrame<SmallState, ReturnType<typeof started>, ClassicTurn>(CORE, ClassicTurn, {
    begin: () => happened.push('begun'),
    steps: {
      track: optionalStep(() => true, []),
      run: { ...never, skipped: () => happened.push('not run') },
      dividend: never,
      trains: { due: () => true, moves: [] },
    },
  });
  return { state, turn, kind, happened };
}

test('a step that is due belongs to the president; one that is not goes by, and says so', () => {
  const { state, turn, kind, happened } = scene('run');
  expect(kind.actor(state, turn)).toBe(null);
  kind.proceed(state, turn, quiet);
  expect([happened, turn.step]).toEqual([['not run'], 'dividend']);
  expect(kind.actor(state, turnFor('X', 'trains'))).toBe('b');
});

test('it begins before its first step, and ends with the last', () => {
  const { state, turn, kind, happened } = scene('begin');
  const events = told((emit) => kind.proceed(state, turn, emit));
  expect([events, happened, turn.step]).toEqual([[{ type: 'turn', who: 'X' }], ['begun'], 'track']);
  turn.step = 'end';
  kind.proceed(state, turn, quiet);
  expect(state.agenda).toEqual([]);
  expect(() => turnOf(state, ClassicTurn)).toThrow('No company is operating');
});

test('only what may be passed has a pass, which goes on to the next step', () => {
  const { state, turn, kind } = scene('track');
  const types = (step: string) => kind.moves(state, turnFor('X', step)).map(({ type }) => type);
  expect([types('track'), types('trains')]).toEqual([['pass'], []]);
  const [pass] = kind.moves(state, turn);
  const verdict = pass?.judge(state, turn, { type: 'pass', player: 'b' });
  if (typeof verdict !== 'function') throw new Error('refused');
  expect([told(verdict), turn.step]).toEqual([[{ type: 'pass', who: 'X', step: 'track' }], 'run']);
});
