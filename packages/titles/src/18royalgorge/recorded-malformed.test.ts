import { type RecordedAction, type Replayed, replayRecorded } from '@roundhouse/classic';
import { describe, expect, test } from 'vitest';
import { kindOf, openRecorded } from './record.ts';
import { writeRandomGame } from './testing/as-recorded.ts';

/** A record stops at a malformed action: nothing is guessed, and nothing is played for it. */

const { game } = writeRandomGame(3, 13);

function replay(actions: readonly RecordedAction[]): Replayed {
  const table = openRecorded({ ...game, actions });
  if ('error' in table) throw new Error(table.error);
  return replayRecorded({ ...game, actions }, table);
}

/** What is told where the last of these actions is malformed; those before it have been played, and nothing else. */
function told(actions: readonly RecordedAction[], change: Readonly<Record<string, unknown>>): string | null {
  const before = actions.slice(0, -1);
  const malformed = actions.slice(-1).map((action) => ({ ...action, ...change }));
  const { stuck, warnings, table } = replay([...before, ...malformed]);
  expect([stuck?.action, warnings]).toEqual([malformed[0], []]);
  expect(table.record.actions).toEqual(replay(before).table.record.actions);
  return stuck && table.explain(stuck.refusal);
}

/** The game up to the first action of which this is true. */
function upTo(isWanted: (action: RecordedAction, i: number) => boolean): readonly RecordedAction[] {
  const at = game.actions.findIndex(isWanted);
  if (at < 0) throw new Error('The game has no such action');
  return game.actions.slice(0, at + 1);
}

describe('a dividend of a kind that is unknown or missing', () => {
  const kinds = [{ kind: 'half' }, { kind: 'Payout' }, { kind: 1 }, { kind: null }, { kind: undefined }];

  test.each(kinds)('$kind is neither paid nor withheld', (change) =>
    expect(
      told(
        upTo(({ type }) => type === 'dividend'),
        change,
      ),
    ).toBe('the recorded dividend is not well formed'),
  );

  /** Gold that was shipped right before a dividend is not, so that the dividend declines to. */
  const shipped = upTo(
    ({ type }, i) => type === 'dividend' && game.actions.slice(i - 1, i).some((a) => kindOf(a) === 'ship'),
  );
  const declining = shipped.toSpliced(-2, 1);

  test('gold that could be shipped is declined by a dividend', () => {
    const { stuck, table } = replay(declining);
    const played = table.record.actions.map(({ type }) => type);
    expect([stuck, played.slice(played.lastIndexOf('run')).slice(0, 3)]).toEqual([
      null,
      ['run', 'pass', 'dividend'],
    ]);
  });

  test.each([{ kind: 'half' }, { kind: undefined }])('$kind declines nothing', (change) =>
    expect(told(declining, change)).toBe('the recorded dividend is not well formed'),
  );
});

describe('a tile laid with B3', () => {
  test.each([
    { hex: undefined },
    { tile: undefined },
    { tile: 57 },
    { rotation: undefined },
    { rotation: '0' },
    { rotation: 0.5 },
  ])('%o is no lay, and names no steel', (change) =>
    expect(
      told(
        upTo(({ entity }) => entity === 'B3'),
        change,
      ),
    ).toBe('the recorded lay_tile is not well formed'),
  );
});
