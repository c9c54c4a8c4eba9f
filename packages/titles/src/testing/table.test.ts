import { readdirSync, readFileSync } from 'node:fs';
import {
  type Action,
  anyAction,
  type GameRecord,
  newGame,
  openTable,
  type Position,
  readRecord,
  type Snapshot,
  seededChance,
  type Table,
  type TableView,
  type TitlePackage,
} from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadTitle, TITLE_IDS, type TitleId } from '../index.ts';
import { newRecord } from '../testing/random-games.ts';
import { goldenSchema } from './golden.ts';

const opened = (title: TitlePackage, record: GameRecord): Table => {
  const table = openTable(title, record);
  if ('error' in table) throw new Error(table.error);
  return table;
};

/** A new game with a few moves in it. */
async function begun(id: TitleId, moves = 12): Promise<{ title: TitlePackage; table: Table }> {
  const title = await loadTitle(id);
  const table = opened(title, newRecord(id, title.info.players.min, 3));
  const chance = seededChance(5);
  for (let i = 0; i < moves; i++) table.play(anyAction(table.now.advisedChoices(), chance));
  return { title, table };
}

describe.each(TITLE_IDS)('%s: a table', (id) => {
  test('opens no game of another title', async () => {
    const title = await loadTitle(id);
    const other = TITLE_IDS.find((one) => one !== id) ?? '';
    const record = { ...newRecord(id, title.info.players.min, 1), title: other };
    expect(title.open(record)).toMatchObject({
      error: expect.stringContaining(`a game of "${other}", not of`),
    });
  });

  test('hands out its state as a copy', async () => {
    const { table } = await begun(id);
    const before = JSON.stringify(table.now.json());
    const state = table.now.json();
    if (typeof state !== 'object' || state === null) throw new Error('No state');
    for (const key of Object.keys(state)) Reflect.deleteProperty(state, key);
    expect(JSON.stringify(table.now.json())).toBe(before);
    expect(table.now.advisedChoices().length).toBeGreaterThan(0);
  });
});

test.each(TITLE_IDS)('%s: a view stays what it is, whatever is played afterwards', async (id) => {
  const title = await loadTitle(id);
  const table = opened(title, newRecord(id, title.info.players.min, 4));
  const chance = seededChance(4);
  const seen: { readonly view: TableView; readonly before: string }[] = [];
  for (let i = 0; i < 250 && table.now.ended === null; i++) {
    const view = table.now.view();
    seen.push({ view, before: JSON.stringify(view) });
    table.play(anyAction(table.now.advisedChoices(), chance));
  }
  expect(seen.filter(({ view, before }) => JSON.stringify(view) !== before)).toEqual([]);
});

/** All that a position says. */
const sayings = (position: Position) =>
  JSON.stringify([
    position.acting,
    position.worth,
    position.advisedChoices(),
    position.view(),
    position.json(),
  ]);

/** The next moves by chance. */
function playOn(table: Table, moves: number, seed = 9): void {
  const chance = seededChance(seed);
  for (let i = 0; i < moves && table.now.ended === null; i++)
    table.play(anyAction(table.now.advisedChoices(), chance));
}

describe.each(TITLE_IDS)('%s: a position', (id) => {
  test('never changes, whatever is played, taken back and played otherwise', async () => {
    const { table } = await begun(id, 40);
    const positions = [table.now, table.at(0), table.at(33)];
    const before = positions.map(sayings);
    const untouched = table.now;
    const expected = sayings(table.at(40));
    playOn(table, 10);
    expect(positions.map(sayings)).toEqual(before);
    table.rewind(20);
    playOn(table, 30, 11);
    expect(positions.map(sayings)).toEqual(before);
    expect(sayings(untouched)).toBe(expected);
  });

  test('looks ahead without playing, and on from there', async () => {
    const { table } = await begun(id, 40);
    const before = sayings(table.now);
    const chance = seededChance(3);
    let position = table.now;
    const actions: Action[] = [];
    for (let i = 0; i < 5; i++) {
      const action = anyAction(position.advisedChoices(), chance);
      const ahead = position.after(action);
      if (!('position' in ahead)) throw new Error(ahead.rule);
      actions.push(action);
      position = ahead.position;
    }
    expect([sayings(table.now), table.actions.length, position.count]).toEqual([before, 40, 45]);
    for (const action of actions) expect(table.play(action)).toBe(null);
    expect(sayings(table.now)).toBe(sayings(position));
  });

  test('tells with the look ahead what would happen, or why not', async () => {
    const { table } = await begun(id, 20);
    const action = anyAction(table.now.advisedChoices(), seededChance(1));
    const ahead = table.now.after(action);
    table.play(action);
    expect('events' in ahead && ahead.events).toEqual(table.events.at(-1));
    expect(table.now.after({ type: 'fly', player: 'p1' })).toHaveProperty('rule');
  });
});

describe.each(TITLE_IDS)('%s: the schemas of actions', (id) => {
  test('accept every choice that is listed, and nothing with a field more or less', async () => {
    const { table, title } = await begun(id, 0);
    const chance = seededChance(8);
    const seen = new Set<string>();
    for (let i = 0; i < 150 && table.now.ended === null; i++) {
      const schemas = table.now.actionSchemas();
      const choices = table.now.advisedChoices();
      for (const { action } of choices) {
        if (seen.has(action.type)) continue;
        seen.add(action.type);
        const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(schemas[action.type] ?? false)));
        const all = z.fromJSONSchema(JSON.parse(JSON.stringify(title.actionSchemas[action.type] ?? false)));
        expect([action, all.safeParse(action).success]).toEqual([action, true]);
        expect([action, schema.safeParse(action).success]).toEqual([action, true]);
        expect(schema.safeParse({ ...action, wings: 2 }).success).toBe(false);
        for (const field of Object.keys(action)) {
          const { [field]: _, ...less } = action;
          const isOptional = table.now.judge(less)?.rule !== 'action-malformed';
          expect([field, schema.safeParse(less).success]).toEqual([field, isOptional]);
        }
      }
      table.play(anyAction(choices, chance));
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

describe.each(TITLE_IDS)('%s: a fork', (id) => {
  test('has the same past and a future of its own', async () => {
    const { table } = await begun(id, 40);
    const other = table.fork();
    expect([other.record, sayings(other.now), other.events]).toEqual([
      table.record,
      sayings(table.now),
      table.events,
    ]);
    const before = sayings(table.now);
    playOn(other, 30);
    expect([sayings(table.now), table.actions.length]).toEqual([before, 40]);
    other.rewind(7);
    expect(sayings(other.now)).toBe(sayings(table.at(7)));
    expect(sayings(table.now)).toBe(before);
  });

  test('a record does not grow with its table', async () => {
    const { table } = await begun(id, 5);
    const { record } = table;
    playOn(table, 3);
    expect([record.actions.length, table.record.actions.length]).toEqual([5, 8]);
  });
});

describe.each(TITLE_IDS)('%s: an old game', (id) => {
  const moves = 100;

  test('carries the version of the rules and fingerprints, with which it opens again', async () => {
    const { title, table } = await begun(id, moves);
    const { rules, checks = [] } = table.record;
    expect([rules, checks.map(({ after }) => after)]).toEqual([expect.any(Number), [32, 64, 96]]);
    const read = readRecord(JSON.parse(JSON.stringify(table.record)));
    if ('error' in read) throw new Error(read.error);
    const again = opened(title, read);
    expect([again.stuck, sayings(again.now)]).toEqual([null, sayings(table.now)]);
  });

  test('that comes out differently now is stopped where it last agreed', async () => {
    const { title, table } = await begun(id, moves);
    const checks = (table.record.checks ?? []).map(({ after, hash }) => ({
      after,
      hash: after < 64 ? hash : '0',
    }));
    const { stuck, actions } = opened(title, { ...table.record, checks });
    expect([stuck?.at, actions.length]).toEqual([32, 32]);
    expect(stuck?.refusal).toMatchObject({ rule: 'rules-changed', facts: { from: 33, to: 64 } });
    expect(title.explain(stuck?.refusal ?? { code: '', facts: {}, rule: '' })).toMatch(
      /between moves 33 and 64/,
    );
  });

  test('goes on from its last snapshot, with its moves as history', async () => {
    const { title, table } = await begun(id, moves);
    const snapshot: Snapshot = JSON.parse(JSON.stringify(table.snapshot()));
    playOn(table, 5);
    const { record } = table;
    const broken = { ...record, actions: record.actions.with(40, { type: 'fly', player: 'p1' }) };
    expect(opened(title, broken).stuck?.at).toBe(40);
    const resumed = title.resume(broken, snapshot);
    if ('error' in resumed) throw new Error(resumed.error);
    expect([resumed.first, resumed.actions, resumed.stuck]).toEqual([moves, broken.actions, null]);
    expect(sayings(resumed.now)).toBe(sayings(table.now));
    expect(resumed.record.checks).toEqual(record.checks);
    expect(() => resumed.at(moves - 1)).toThrow('no position 99');
    playOn(resumed, 40);
    resumed.rewind(moves);
    expect(sayings(resumed.now)).toBe(sayings(table.at(moves)));
  });

  test('does not go on from a snapshot that is damaged or of another game', async () => {
    const { title, table } = await begun(id, moves);
    const snapshot = table.snapshot();
    const players = ['X', 'Y', 'Z'].slice(0, title.info.players.min);
    const other = opened(title, newGame({ title: id, players, seed: 4 })).snapshot();
    for (const wrong of [
      { ...snapshot, hash: '0' },
      { ...snapshot, after: moves + 1 },
      { ...snapshot, state: null },
      { ...snapshot, state: {}, hash: '0' },
      other,
    ])
      expect(title.resume(table.record, wrong)).toHaveProperty('error');
  });
});

describe('what only the importer may say', () => {
  test.each([
    ['1882', { recordedRevenue: true }],
    ['1882', { house: { oddBids: true } }],
    ['18royalgorge', { recordedRevenue: true }],
    ['18royalgorge', { tenCertificates: true }],
    ['18royalgorge', { goldInEden: false }],
  ] as const)('%s: a file with the option %o is not opened', async (id, options) => {
    const title = await loadTitle(id);
    const record = readRecord({ ...newRecord(id, 3, 1), options });
    if ('error' in record) throw new Error(record.error);
    expect(title.open(record)).toMatchObject({ error: expect.stringContaining('options') });
    const imported = title.openImported({ ...record, imported: options });
    expect('error' in imported).toBe(!('goldInEden' in options));
  });

  test.each(TITLE_IDS)('%s: none of it is offered', async (id) => {
    const title = await loadTitle(id);
    for (const option of title.info.options) {
      for (const value of option.values) {
        const record = newRecord(id, title.info.players.min, 1, { [option.id]: value });
        expect(title.open(record)).not.toHaveProperty('error');
      }
    }
  });

  test('a game that was imported is opened as such, not as one of ours, and the other way round', async () => {
    const title = await loadTitle('1882');
    const ours = newRecord('1882', 3, 1);
    const imported = { ...ours, imported: {} };
    expect(title.open(imported)).toMatchObject({ error: expect.stringContaining('was imported') });
    expect(title.openImported(ours)).toMatchObject({
      error: expect.stringContaining('not a game that was imported'),
    });
    expect(opened(title, imported).record).toMatchObject(imported);
  });

  test('Railroad Barons has no games to import', async () => {
    const title = await loadTitle('railroadbarons');
    const record = { ...newRecord('railroadbarons', 2, 1), imported: {} };
    expect(title.openImported(record)).toHaveProperty('error');
  });
});

describe('a revenue that an imported game states', () => {
  /** An imported game of 1882 whose first run claims a revenue; and one before that run. */
  async function claimed() {
    const title = await loadTitle('1882');
    const table = opened(title, { ...newRecord('1882', 3, 5), imported: {} });
    const chance = seededChance(5);
    while (!table.now.advisedChoices().some(({ action }) => action.type === 'run'))
      table.play(anyAction(table.now.advisedChoices(), chance));
    const claim = { type: 'run', player: table.now.acting[0] ?? '', routes: [], claimed: 500 };
    const { record } = table;
    return { title, table, claim, record: { ...record, actions: [...record.actions, claim] } };
  }

  test('is refused in play', async () => {
    const { table, claim } = await claimed();
    expect(table.play(claim)).toMatchObject({ rule: 'imported-on-trust' });
    expect(table.now.advisedChoices().length).toBeGreaterThan(0);
  });

  test('is shown as it was, and nobody goes on from it', async () => {
    const { title, record } = await claimed();
    const saved = readRecord(JSON.parse(JSON.stringify(record)));
    if ('error' in saved) throw new Error(saved.error);
    const table = opened(title, saved);
    expect([table.stuck, table.actions.length]).toEqual([null, record.actions.length]);
    expect(table.now.closed).toMatchObject({ rule: 'imported-on-trust' });
    expect(table.now.advisedChoices()).toEqual([]);
    const [player = ''] = table.now.acting;
    const pay = { type: 'dividend', player, kind: 'pay' };
    expect([table.now.judge(pay)?.rule, table.play(pay)?.rule]).toEqual([
      'imported-on-trust',
      'imported-on-trust',
    ]);
  });

  test('can be taken back and gone through again; from before it the game goes on', async () => {
    const { title, record, claim } = await claimed();
    const table = opened(title, record);
    table.rewind(record.actions.length - 1);
    expect(table.now.closed).toBe(null);
    expect(table.play({ ...claim, claimed: 510 })).toMatchObject({ rule: 'imported-on-trust' });
    expect(table.play(claim)).toBe(null);
    table.rewind(record.actions.length - 1);
    expect(table.play({ type: 'run', player: claim.player, routes: [] })).toBe(null);
    expect(table.now.advisedChoices().length).toBeGreaterThan(0);
  });
});

describe.each(TITLE_IDS)('%s: all schemas of actions', (id) => {
  const folder = new URL(`../${id}/golden/`, import.meta.url);
  test.each(readdirSync(folder))('know every action of %s', async (name) => {
    const { actionSchemas } = await loadTitle(id);
    const { record } = goldenSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    const checks = new Map(
      Object.entries(actionSchemas).map(([type, schema]) => [
        type,
        z.fromJSONSchema(JSON.parse(JSON.stringify(schema))),
      ]),
    );
    const unknown = record.actions.filter(
      (action) => checks.get(action.type)?.safeParse(action).success !== true,
    );
    expect(unknown).toEqual([]);
  });
});
