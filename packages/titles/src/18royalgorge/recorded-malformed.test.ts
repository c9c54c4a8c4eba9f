import { type RecordedAction, type Replayed, replayRecorded } from '@roundhouse/classic';
import { describe, expect, test } from 'vitest';
import { kindOf, openRecorded } from './record.ts';
import { writeRandomGame } from './testing/as-recorded.ts';

/** A record stops at an action that is malformed or illegal: nothing is guessed, and nothing is played for it. */

const { game } = writeRandomGame(3, 13);

function replay(actions: readonly RecordedAction[], of = game): Replayed {
  const table = openRecorded({ ...of, actions });
  if ('error' in table) throw new Error(table.error);
  return replayRecorded({ ...of, actions }, table);
}

/** What is told where the last of these actions is malformed; those before it have been played, and nothing else. */
function told(
  actions: readonly RecordedAction[],
  change: Readonly<Record<string, unknown>>,
  of = game,
): string | null {
  const before = actions.slice(0, -1);
  const malformed = actions.slice(-1).map((action) => ({ ...action, ...change }));
  const { stuck, warnings, table } = replay([...before, ...malformed], of);
  expect([stuck?.action, warnings]).toEqual([malformed[0], []]);
  expect(table.record.actions).toEqual(replay(before, of).table.record.actions);
  return stuck && table.explain(stuck.refusal);
}

/** The game up to the first action of which this is true. */
function upTo(
  isWanted: (action: RecordedAction, i: number) => boolean,
  of = game,
): readonly RecordedAction[] {
  const at = of.actions.findIndex(isWanted);
  if (at < 0) throw new Error('The game has no such action');
  return of.actions.slice(0, at + 1);
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

  test.each([{ hex: 'A1' }, { tile: '63-0' }, { rotation: 17 }])(
    '%o is well formed and illegal: it names no steel either',
    (change) =>
      expect(
        told(
          upTo(({ entity }) => entity === 'B3'),
          change,
        ),
      ).not.toBe(null),
  );
});

describe('18RG-B-3: Sulphur Springs (B2) lays its own tile in its own hex', () => {
  const { game: springs } = writeRandomGame(3, 15);
  const laid = upTo(({ entity, type }) => entity === 'B2' && type === 'lay_tile', springs);

  test.each([
    [{ hex: undefined }, 'the recorded lay_tile is not well formed'],
    [{ rotation: '0' }, 'the recorded lay_tile is not well formed'],
    [{ hex: 'E5' }, 'Sulphur Springs does not lay RG1-0 in E5'],
    [{ tile: '57-0' }, 'Sulphur Springs does not lay 57-0 in E3'],
  ])('%o is refused', (change, sentence) => expect(told(laid, change, springs)).toBe(sentence));

  test('as it is written, it is laid', () => expect(replay(laid, springs).stuck).toBe(null));
});
