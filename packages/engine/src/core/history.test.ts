import { describe, expect, test } from 'vitest';
import { type CountingState, counting } from '../testing/counting.ts';
import { wholeNumber } from './fields.ts';
import { type Engine, engineOf } from './game.ts';
import { hashOf } from './hash.ts';
import { History } from './history.ts';
import { type Action, defineMove } from './move.ts';
import { FORMAT, type GameRecord, openGame } from './record.ts';
import type { Frame } from './state.ts';
import { allow } from './verdict.ts';

const record: GameRecord = {
  format: FORMAT,
  title: 'counting',
  options: {},
  seed: 1,
  players: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ],
  forcedPasses: 'recorded',
  actions: [],
};

/** So many actions, 1, 2, 3, 1, 2, 3 … */
function played(count: number, faulty?: number) {
  const opened = openGame(counting, record);
  if ('error' in opened) throw new Error(opened.error);
  const history = new History(faulty === undefined ? opened.engine : failingAt(faulty), opened.state);
  for (let i = 0; i < count; i++) {
    const refusal = history.play({ type: 'add', player: i % 2 === 0 ? 'a' : 'b', number: (i % 3) + 1 });
    if (refusal !== null) throw new Error(refusal.code);
  }
  return history;
}
/** The rules of counting, with a fault: adding this number stops halfway. */
function failingAt(number: number): Engine<CountingState> {
  const failing = defineMove<CountingState, Frame, { number: number }>({
    type: 'add',
    fields: { number: wholeNumber },
    judge: (state) =>
      allow(() => {
        state.sum += 1000;
        state.history.push(1000);
        state.agenda.pop();
        throw new Error('half done');
      }),
    candidates: () => [],
  });
  const frames = counting.frames.map((frame) => ({
    ...frame,
    moves: (state: CountingState, at: Frame) =>
      frame.moves(state, at).map((move) => ({
        ...move,
        judge: (now: CountingState, top: Frame, action: Action) =>
          (action.number === number ? failing : move).judge(now, top, action),
      })),
  }));
  return engineOf({ ...counting, frames }, { autoPass: false });
}

const sumAfter = (count: number) =>
  Array.from({ length: count }, (_, i) => (i % 3) + 1).reduce((a, b) => a + b, 0);

describe('history', () => {
  test.each([0, 1, 15, 16, 31, 32, 33, 45])('the position after %i of 45 actions', (count) => {
    expect(played(45).at(count).sum).toBe(sumAfter(count));
  });

  test('the latest fingerprint is that of its position, and of no other', () => {
    const history = played(33);
    expect(history.fingerprintAt(32)).toBe(hashOf(history.at(32)));
    expect([31, 33].map((count) => history.fingerprintAt(count))).toEqual([null, null]);
    history.rewind(20);
    expect(history.fingerprintAt(32)).toBeNull();
  });

  test('a position is a copy: changing it changes nothing', () => {
    const history = played(40);
    history.at(40).sum = 0;
    history.at(10).sum = 0;
    expect([history.state.sum, history.at(10).sum]).toEqual([sumAfter(40), sumAfter(10)]);
  });

  test('there is no position before the start or after the end', () => {
    expect(() => played(3).at(4)).toThrow('no position 4');
    expect(() => played(3).at(-1)).toThrow('no position -1');
  });

  test.each([0, 5, 31, 32, 40])('rewound to %i it is as if the rest had never been', (count) => {
    const history = played(45);
    history.rewind(count);
    expect(history.state).toEqual(played(count).state);
    expect([history.actions.length, history.events.length]).toEqual([count, count]);
    const next = { type: 'add', player: count % 2 === 0 ? 'a' : 'b', number: 3 };
    expect(history.play(next)).toBe(null);
    expect([history.state.sum, history.at(count).sum]).toEqual([sumAfter(count) + 3, sumAfter(count)]);
  });

  test('a refused action is not part of it', () => {
    const history = played(2);
    expect(history.play({ type: 'add', player: 'a', number: 4 })).toMatchObject({ rule: 'count-1' });
    expect(history.play({ type: 'add', player: 'b', number: 1 })).toMatchObject({ rule: 'not-your-turn' });
    expect(history.play('nonsense')).toMatchObject({ rule: 'action-malformed' });
    expect([history.actions.length, history.state.sum]).toEqual([2, 3]);
  });

  test.each([3, 31, 32, 40])(
    'a fault in the rules at action %i leaves the game as it was before',
    (count) => {
      const history = played(count, 4);
      const before = JSON.stringify(history.state);
      const action = { type: 'add', player: count % 2 === 0 ? 'a' : 'b', number: 4 };
      expect(() => history.play(action)).toThrow('half done');
      expect(JSON.stringify(history.state)).toBe(before);
      expect([history.actions.length, history.events.length]).toEqual([count, count]);
      expect(history.play({ ...action, number: 1 })).toBe(null);
      expect(history.state.sum).toBe(sumAfter(count) + 1);
    },
  );

  test('what was judged before is not proven again on the way to a position', () => {
    const before: boolean[] = [];
    const frames = counting.frames.map((frame) => ({
      ...frame,
      moves: (state: CountingState, at: Frame) =>
        frame.moves(state, at).map((move) => ({
          ...move,
          judge(now: CountingState, top: Frame, action: Action, judgedBefore = false) {
            before.push(judgedBefore);
            return move.judge(now, top, action, judgedBefore);
          },
        })),
    }));
    const engine = engineOf({ ...counting, frames }, { autoPass: false });
    const history = new History(engine, played(0).state);
    for (const player of ['a', 'b', 'a']) history.play({ type: 'add', player, number: 1 });
    expect(before.splice(0)).toEqual([false, false, false]);
    history.rewind(1);
    expect(before.splice(0)).toEqual([true]);
    // Played again, one more of what was taken back; then something else.
    history.play({ type: 'add', player: 'b', number: 1 });
    history.play({ type: 'add', player: 'a', number: 2 });
    history.play({ type: 'add', player: 'b', number: 1 });
    expect(before).toEqual([true, false, false]);
  });

  test('a list is played up to what is refused', () => {
    const history = played(0);
    const stuck = history.playAll([
      { type: 'add', player: 'a', number: 1 },
      { type: 'add', player: 'b', number: 9 },
      { type: 'add', player: 'a', number: 1 },
    ]);
    expect(stuck).toMatchObject({ at: 1, refusal: { rule: 'count-1' } });
    expect(history.state.sum).toBe(1);
  });
});

/** The rules of counting, changed: adding this number adds more, as its event tells. */
function changedFor(number: number): Engine<CountingState> {
  const frames = counting.frames.map((frame) => ({
    ...frame,
    moves: (state: CountingState, at: Frame) =>
      frame.moves(state, at).map((move) => ({
        ...move,
        judge: (now: CountingState, top: Frame, action: Action) =>
          move.judge(now, top, action.number === number ? { ...action, number: 1 } : action),
      })),
  }));
  return engineOf({ ...counting, frames }, { autoPass: false });
}

describe('a game that no longer plays as it did', () => {
  /** 49 times 1, then a 3, then 1 again: 70 actions. */
  const actions = Array.from({ length: 70 }, (_, i) => ({
    type: 'add',
    player: i % 2 === 0 ? 'a' : 'b',
    number: i === 49 ? 3 : 1,
  }));
  const fresh = (engine?: Engine<CountingState>) => {
    const opened = openGame(counting, record);
    if ('error' in opened) throw new Error(opened.error);
    return new History(engine ?? opened.engine, opened.state);
  };
  const checks = () => {
    const history = fresh();
    expect(history.playAll(actions)).toBeNull();
    return history.checks;
  };

  test('is recognised at the action where it differs', () => {
    const history = fresh(changedFor(3));
    const stuck = history.playAll(actions, checks());
    expect([stuck?.at, stuck?.action, stuck?.refusal.code]).toEqual([49, actions[49], 'rules-changed-at']);
    expect([history.actions.length, stuck?.refusal.facts.from]).toEqual([49, 50]);
  });

  test('without marks it is known only between which checks', () => {
    const bare = checks().map(({ after, hash }) => ({ after, hash }));
    const stuck = fresh(changedFor(3)).playAll(actions, bare);
    expect([stuck?.at, stuck?.refusal]).toEqual([
      32,
      { code: 'rules-changed', rule: 'rules-changed', facts: { from: 33, to: 64 } },
    ]);
  });

  test('goes on as it did where nothing has changed, and marks take two digits an action', () => {
    expect(fresh().playAll(actions, checks())).toBeNull();
    expect(checks().map(({ marks = '' }) => marks.length)).toEqual([64, 64]);
  });
});
