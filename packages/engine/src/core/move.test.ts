import { describe, expect, test } from 'vitest';
import { shortText, wholeNumber } from './fields.ts';
import { defineMove, readAction } from './move.ts';
import { allow, isObjection, refuse } from './verdict.ts';

/** Jumps of 1 to 3 over something, for everybody but b. */
const asked: string[] = [];
const jump = defineMove<{ high: number }, { kind: string }, { over: string; height: number }>({
  type: 'jump',
  fields: { over: shortText, height: wholeNumber },
  judge(state, frame, { over, height }, player) {
    asked.push(`${player} ${over} ${height} ${frame.kind}`);
    if (player === 'b') return refuse('not-b');
    if (height < 1 || height > 3) return refuse('height', { height });
    return allow(() => {
      state.high = height;
    });
  },
  *candidates(_state, _frame, player) {
    for (const height of [0, 2, 4]) yield { fields: { over: `fence of ${player}`, height } };
    const range = { field: 'height', min: 1, max: 3, step: 1 };
    yield { fields: { over: 'wall', height: 1 }, range, outsidePlay: true };
  },
});
const frame = { kind: 'field' };
const judge = (action: object) => jump.judge({ high: 0 }, frame, { type: 'jump', player: 'a', ...action });

describe('judging', () => {
  test('gives the rule the fields, the frame and the player, and changes nothing yet', () => {
    const state = { high: 0 };
    asked.length = 0;
    const verdict = jump.judge(state, frame, { type: 'jump', player: 'a', over: 'wall', height: 3 });
    expect([asked, state.high]).toEqual([['a wall 3 field'], 0]);
    if (!isObjection(verdict)) verdict(() => undefined);
    expect(state.high).toBe(3);
  });

  test('passes on what the rule objects to', () => {
    expect(judge({ over: 'wall', height: 4 })).toEqual({ code: 'height', facts: { height: 4 } });
  });

  test.each([
    ['a field is missing', { over: 'wall' }],
    ['a field has the wrong kind', { over: 'wall', height: 'high' }],
    ['a field is too much', { over: 'wall', height: 1, twice: true }],
  ])('%s: the rule is not asked', (_name, fields) => {
    asked.length = 0;
    const verdict = judge(fields);
    expect(isObjection(verdict) && verdict.code).toBe('malformed');
    expect(isObjection(verdict) && verdict.facts.problem).toMatch(
      /^The action "jump" is not well formed.*\.$/,
    );
    expect(asked).toEqual([]);
  });
});

describe('what is legal', () => {
  test('is what the rule accepts of the candidates, as whole actions', () => {
    expect([...jump.legal({ high: 0 }, frame, 'a')]).toEqual([
      { action: { type: 'jump', player: 'a', over: 'fence of a', height: 2 } },
      {
        action: { type: 'jump', player: 'a', over: 'wall', height: 1 },
        range: { field: 'height', min: 1, max: 3, step: 1 },
        outsidePlay: true,
      },
    ]);
  });

  test('is nothing where the rule refuses all of them', () => {
    expect([...jump.legal({ high: 0 }, frame, 'b')]).toEqual([]);
  });
});

describe('reading an action', () => {
  const bad = (json: unknown) => 'code' in readAction(json);

  test('takes it as it is', () => {
    const action = { type: 'jump', player: 'a', height: 2 };
    expect(readAction(action)).toEqual({ action });
  });

  test('wants an object with a short type and a short player', () => {
    const long = (length: number) => 'x'.repeat(length);
    expect([null, 'jump', 7, [], {}, { type: 'jump' }, { player: 'a' }].map(bad)).not.toContain(false);
    expect([bad({ type: 1, player: 'a' }), bad({ type: 'jump', player: null })]).toEqual([true, true]);
    expect([bad({ type: long(40), player: long(64) }), bad({ type: long(41), player: 'a' })]).toEqual([
      false,
      true,
    ]);
    expect(bad({ type: 'jump', player: long(65) })).toBe(true);
  });

  test('refuses names that would reach into objects, wherever they stand', () => {
    expect(bad(JSON.parse('{"type":"jump","player":"a","over":{"__proto__":{}}}'))).toBe(true);
  });
});
