import { describe, expect, test } from 'vitest';
import { hashOf } from '../core/hash.ts';
import { newGame } from '../core/record.ts';
import { type CountingState, counting } from '../testing/counting.ts';
import { adding, countingParts, countingRecord, opened } from '../testing/counting-table.ts';
import { openTable, packTitle, readRecord, type Snapshot, type Table } from './table.ts';

const title = packTitle(countingParts);
const NO_REFUSAL = { code: '', facts: {}, rule: '' };

/** Ones and twos, one after the other. */
const begun = (moves = 5): Table =>
  opened(title, countingRecord(Array.from({ length: moves }, (_, i) => (i % 2) + 1)));
const sumOf = (table: Pick<Table, 'now'>) => table.now.view().titleState.sum;

describe('a table', () => {
  test('plays, and tells what happened', () => {
    const table = begun(0);
    expect(table.play(adding(3))).toBe(null);
    expect([sumOf(table), table.now.count, table.now.acting]).toEqual([3, 1, ['p2']]);
    expect(table.actions).toEqual([adding(3)]);
    expect(table.events).toEqual([[{ type: 'special', name: 'added', facts: { number: 3 } }]]);
    expect([table.opening, table.first, table.stuck]).toEqual([[], 0, null]);
  });

  test('stays where it was when an action is refused', () => {
    const table = begun(0);
    expect(table.play(adding(4))).toEqual({ code: 'add.number', rule: 'count-1', facts: { most: 3 } });
    expect(table.playJudged(adding(1, 1))).toMatchObject({ code: 'not-your-turn' });
    expect([sumOf(table), table.actions]).toEqual([0, []]);
  });

  test('is over when the game is', () => {
    const table = opened(title, { ...countingRecord(), options: { start: 99 } });
    table.play(adding(1));
    expect([table.now.ended, table.now.acting, table.now.choices()]).toEqual([{ reason: 'hundred' }, [], []]);
    expect(table.play(adding(1, 1))).toMatchObject({ code: 'over' });
  });

  test('takes back, and plays otherwise', () => {
    const table = begun();
    table.rewind(2);
    expect([sumOf(table), table.actions.length]).toEqual([3, 2]);
    expect(table.play(adding(3))).toBe(null);
    expect([sumOf(table), table.record.actions.at(-1)]).toEqual([6, adding(3)]);
  });

  test('is forked: the same past, futures of their own', () => {
    const table = begun();
    const other = table.fork();
    expect([other.record, other.events]).toEqual([table.record, table.events]);
    other.play(adding(3, 5));
    other.rewind(1);
    expect([sumOf(other), sumOf(table), table.actions.length]).toEqual([1, 7, 5]);
  });

  test('hands out a record that does not grow, with the version of the rules and fingerprints', () => {
    const table = begun(33);
    const { record } = table;
    table.play(adding(1, 33));
    expect([record.actions.length, table.record.actions.length]).toEqual([33, 34]);
    expect(record).toMatchObject({ rules: 1, checks: [{ after: 32, marks: expect.any(String) }] });
  });
});

describe('a position', () => {
  test('stays what it is, whatever is played', () => {
    const table = begun();
    const positions = [table.now, table.at(0), table.at(3)];
    const sums = () => positions.map((position) => position.view().titleState.sum);
    expect(sums()).toEqual([7, 0, 4]);
    table.play(adding(3, 5));
    expect(sums()).toEqual([7, 0, 4]);
    table.rewind(1);
    expect(sums()).toEqual([7, 0, 4]);
    expect(() => table.at(6)).toThrow('no position 6');
  });

  test('lists the choices, judges actions, and shows their schemas', () => {
    const { now } = begun(0);
    expect(now.choices().map(({ action }) => action.type)).toEqual(['add', 'pass']);
    expect(now.advisedChoices()).toEqual(now.choices());
    expect([now.judge(adding(3)), now.judge(adding(0))?.rule]).toEqual([null, 'count-1']);
    expect(Object.keys(now.actionSchemas())).toEqual(['add', 'pass']);
  });

  test('tells what everybody is worth', () => {
    expect(begun().now.worth).toEqual({ p1: 7, p2: 7 });
  });

  test('hands out its state as a copy', () => {
    const { now } = begun();
    Object.assign(now.json() ?? {}, { sum: 0, history: [] });
    expect(now.json()).toMatchObject({ sum: 7, history: [1, 2, 1, 2, 1] });
  });

  test('looks ahead without playing, and on from there', () => {
    const table = begun(0);
    const ahead = table.now.after(adding(2));
    if (!('position' in ahead)) throw new Error(ahead.rule);
    expect(ahead.events).toEqual([{ type: 'special', name: 'added', facts: { number: 2 } }]);
    const further = ahead.position.after(adding(3, 1));
    if (!('position' in further)) throw new Error(further.rule);
    expect([further.position.count, further.position.view().titleState.sum]).toEqual([2, 5]);
    expect([ahead.position.view().titleState.sum, sumOf(table)]).toEqual([2, 0]);
    expect(table.now.after(adding(9))).toMatchObject({ rule: 'count-1' });
  });

  test('has neither routes nor trials in a game without a map', () => {
    const { now } = begun();
    expect([now.routes(), now.trial({ tiles: {}, stations: [] }), now.pendingRouteSearches()]).toEqual([
      null,
      null,
      [],
    ]);
  });

  test('tries a plan on a copy, and shows the map of that', () => {
    const map = { tiles: {}, stations: [], reservations: [], tokens: [], tilesLeft: {}, network: [] };
    const mapped = packTitle({
      ...countingParts,
      view: (state, engine) => ({
        ...countingParts.view(state, engine),
        map: { ...map, tilesLeft: { 7: state.sum } },
      }),
      plan: (state: CountingState) => ({
        state: { ...state, sum: 50 },
        misfits: { tiles: {}, stations: [] },
        tilesFor: (hex) => [{ tile: hex, rotations: [0] }],
        placesFor: (_company, hex) => [{ hex, stop: 1 }],
      }),
    });
    const { now } = opened(mapped, countingRecord([3]));
    const trial = now.trial({ tiles: {}, stations: [] });
    expect([trial?.map.tilesLeft, now.view().map?.tilesLeft]).toEqual([{ 7: 50 }, { 7: 3 }]);
    expect(trial?.tilesFor('B3')).toEqual([{ tile: 'B3', rotations: [0] }]);
    expect(trial?.placesFor('X', 'B5')).toEqual([{ hex: 'B5', stop: 1 }]);
    expect([trial?.misfits, trial?.routes('X')]).toEqual([{ tiles: {}, stations: [] }, null]);
  });
});

describe('an old game', () => {
  test('that holds an action which is refused now stands just before it', () => {
    const table = opened(title, countingRecord([1, 2, 9, 1]));
    expect([table.stuck?.at, table.actions.length, table.stuck?.refusal.rule]).toEqual([2, 2, 'count-1']);
  });

  test('that comes out differently now is told with the actions in which it does', () => {
    const { record } = begun(40);
    const checks = (record.checks ?? []).map(({ after }) => ({ after, hash: '0' }));
    const { stuck } = opened(title, { ...record, checks });
    expect(title.explain(stuck?.refusal ?? NO_REFUSAL)).toMatch(/between moves 1 and 32/);
  });

  test('goes on from a snapshot, with its moves as history', () => {
    const table = begun(40);
    const snapshot: Snapshot = JSON.parse(JSON.stringify(table.snapshot(35)));
    expect([snapshot.after, snapshot.rules]).toEqual([35, 1]);
    const resumed = title.resume({ ...table.record, actions: table.actions.with(3, adding(9, 3)) }, snapshot);
    if ('error' in resumed) throw new Error(resumed.error);
    expect([resumed.first, resumed.actions.length, sumOf(resumed)]).toEqual([35, 40, sumOf(table)]);
    expect(resumed.record.checks).toEqual(table.record.checks);
  });

  const { record, ...table } = { record: begun().record, good: begun().snapshot() };
  const forged = (state: unknown) => ({ ...table.good, state, hash: hashOf(state) });
  const other = opened(title, newGame({ title: 'counting', players: ['Cy', 'Dee'], seed: 7 }));

  test.each([
    ['of other players', other.snapshot()],
    ['of a later position', { ...table.good, after: 6 }],
    ['with another hash', { ...table.good, hash: '0' }],
    ['of nothing', forged(null)],
    ['without a part of the state', forged({ players: record.players, agenda: [], random: 0, ended: null })],
  ])('does not go on from a snapshot %s', (_name, snapshot) => {
    expect(title.resume(record, snapshot)).toEqual({
      error: 'The snapshot does not belong to this game, or is damaged.',
    });
  });

  test('does not go on from what its rules call a fault', () => {
    const strict = packTitle({ ...countingParts, title: { ...counting, faults: () => ['Always'] } });
    expect(strict.resume(record, table.good)).toMatchObject({
      error: expect.stringContaining('no position'),
    });
  });
});

describe('a game that was imported', () => {
  /** Whoever adds a 3 is believed. */
  const importing = packTitle({
    ...countingParts,
    title: {
      ...counting,
      imported: { options: counting.options, onTrust: ({ number }) => number === 3 },
    },
  });
  const imported = (numbers: readonly number[]) => ({ ...countingRecord(numbers), imported: {} });

  test('has an entrance of its own', () => {
    expect(importing.open(imported([]))).toMatchObject({ error: expect.stringContaining('imported') });
    expect(importing.openImported(countingRecord())).toHaveProperty('error');
    expect(openTable(importing, imported([1]))).toMatchObject({ stuck: null });
    expect(openTable(importing, countingRecord([1]))).toMatchObject({ stuck: null });
    expect(importing.reopen(imported([1]))).toMatchObject({ stuck: null });
  });

  test('goes on where all of its past was judged, without what is on trust', () => {
    const table = opened(importing, imported([1]));
    expect([table.now.closed, table.now.after(adding(3, 1))]).toMatchObject([
      null,
      { rule: 'imported-on-trust' },
    ]);
    expect(table.play(adding(3, 1))).toMatchObject({ rule: 'imported-on-trust' });
    expect(table.play(adding(2, 1))).toBe(null);
  });

  test('is only looked at after an action on trust; before it, it can be played otherwise or again', () => {
    const table = opened(importing, imported([1, 3, 2]));
    expect([table.stuck, table.now.closed?.rule, table.at(1).closed]).toEqual([
      null,
      'imported-on-trust',
      null,
    ]);
    expect([table.now.choices(), table.now.judge(adding(1, 3))?.rule]).toEqual([[], 'imported-on-trust']);
    expect(table.playJudged(adding(1, 3))).toMatchObject({ rule: 'imported-on-trust' });
    table.rewind(1);
    expect(table.play(adding(3, 1))).toBe(null);
    expect(table.play(adding(2))).toBe(null);
    table.rewind(1);
    expect(table.play(adding(2, 1))).toBe(null);
    expect(table.now.choices().length).toBeGreaterThan(0);
  });
});

test('a refusal is explained in the words of the title', () => {
  expect(title.explain({ code: 'add.number', rule: 'count-1', facts: { most: 3 } })).toBe('From 1 to 3.');
  const refusal = begun(0).now.judge(adding(1, 1)) ?? NO_REFUSAL;
  expect(title.explain(refusal, (id) => ({ p1: 'Ann', p2: 'Bob' })[id] ?? id)).toBe(
    "It is not Bob's turn: Ann has to act.",
  );
});

test('a package knows all kinds of actions', () => {
  expect(Object.keys(title.actionSchemas)).toEqual(['add', 'pass']);
});

describe('JSON from outside', () => {
  test('is read as a game', () => {
    const { record } = begun();
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  test.each([
    ['no object', 'game', 'This is not a Roundhouse game'],
    ['a wrong part', { ...countingRecord(), seed: 'x' }, '"seed"'],
    ['a key that no object may have', JSON.parse('{"players":[{"__proto__":{}}]}'), '"__proto__"'],
  ])('%s is refused with one sentence', (_name, json, part) => {
    expect(readRecord(json)).toEqual({ error: expect.stringContaining(part) });
  });
});
