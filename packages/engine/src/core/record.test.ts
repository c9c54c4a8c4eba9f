import { describe, expect, test } from 'vitest';
import { counting } from '../testing/counting.ts';
import { FORMAT, type GameRecord, openGame, recordSchema, withCurrentNames } from './record.ts';

const good: GameRecord = {
  format: FORMAT,
  title: 'counting',
  options: {},
  seed: 7,
  players: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ],
  forcedPasses: 'automatic',
  actions: [{ type: 'pass', player: 'a' }],
};

describe('records', () => {
  test('a good one is read, with defaults', () => {
    const { options, forcedPasses, ...rest } = good;
    expect(recordSchema.parse(rest)).toEqual({ ...good });
    expect([options, forcedPasses]).toEqual([{}, 'automatic']);
  });

  test.each([
    ['skip', 'automatic'],
    ['asked', 'recorded'],
  ] as const)('a first one, which says the pace is `%s`, has passes %s', (pace, forcedPasses) => {
    const { forcedPasses: _, ...first } = { ...good, pace };
    const read = { ...good, forcedPasses };
    expect(recordSchema.parse(first)).toEqual(read);
    expect(withCurrentNames(first)).toEqual(read);
    expect(withCurrentNames(read)).toEqual(read);
  });

  test.each([
    { name: 'no object', json: 'game' },
    { name: 'another format', json: { ...good, format: 'roundhouse-0' } },
    { name: 'a seed that is not whole', json: { ...good, seed: 1.5 } },
    { name: 'a negative seed', json: { ...good, seed: -1 } },
    { name: 'a seed beyond exact numbers', json: { ...good, seed: 2 ** 60 } },
    { name: 'a player without a name', json: { ...good, players: [{ id: 'a' }] } },
    { name: 'an id with strange letters', json: { ...good, players: [{ id: 'a b', name: 'A' }] } },
    { name: 'the id __proto__', json: { ...good, players: [{ id: '__proto__', name: 'A' }] } },
    { name: 'an action without a player', json: { ...good, actions: [{ type: 'pass' }] } },
    { name: 'actions that are no list', json: { ...good, actions: {} } },
    { name: 'an unknown way to pass', json: { ...good, forcedPasses: 'skip' } },
    { name: 'an unknown pace', json: { ...good, pace: 'fast' } },
    { name: 'an unknown key', json: { ...good, extra: 1 } },
  ])('$name is not', ({ json }) => {
    expect(recordSchema.safeParse(json).success).toBe(false);
  });
});

describe('opening a game', () => {
  const player = (id: string) => ({ id, name: id });

  test.each([
    { name: 'too few players', change: { players: [player('a')] }, error: /2 to 3 players, not 1/ },
    { name: 'too many players', change: { players: 'abcd'.split('').map(player) }, error: /not 4/ },
    { name: 'an id twice', change: { players: [player('a'), player('a')] }, error: /same id/ },
    { name: 'a reserved id', change: { players: [player('a'), player('bank')] }, error: /"bank"/ },
    {
      name: 'a game of another title',
      change: { title: 'chess' },
      error: /a game of "chess", not of Counting/,
    },
    { name: 'an imported game', change: { imported: {} }, error: /imported/ },
    { name: 'an unknown option', change: { options: { speed: 1 } }, error: /options/ },
    { name: 'an option of the wrong kind', change: { options: { start: 'x' } }, error: /options/ },
  ])('$name is refused with one sentence', ({ change, error }) => {
    const opened = openGame(counting, { ...good, ...change });
    expect('error' in opened && opened.error).toMatch(error);
  });

  test('the number of players cites its rule', () => {
    expect(openGame(counting, { ...good, players: [] })).toMatchObject({ rule: 'count-0' });
  });
});
