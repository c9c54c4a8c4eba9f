import {
  anyAction,
  type GameRecord,
  openTable,
  readRecord,
  seededChance,
  type Table,
  type TitlePackage,
} from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { loadTitle, TITLE_IDS, type TitleId } from '../index.ts';
import { newRecord } from '../testing/random-games.ts';

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
  for (let i = 0; i < moves; i++) table.play(anyAction(table.now.choices(), chance));
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
    expect(table.now.choices().length).toBeGreaterThan(0);
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
    expect(opened(title, imported).record).toEqual(imported);
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
    while (!table.now.choices().some(({ action }) => action.type === 'run'))
      table.play(anyAction(table.now.choices(), chance));
    const claim = { type: 'run', player: table.now.acting[0] ?? '', routes: [], claimed: 500 };
    const { record } = table;
    return { title, table, claim, record: { ...record, actions: [...record.actions, claim] } };
  }

  test('is refused in play', async () => {
    const { table, claim } = await claimed();
    expect(table.play(claim)).toMatchObject({ rule: 'imported-on-trust' });
    expect(table.now.choices().length).toBeGreaterThan(0);
  });

  test('is shown as it was, and nobody goes on from it', async () => {
    const { title, record } = await claimed();
    const saved = readRecord(JSON.parse(JSON.stringify(record)));
    if ('error' in saved) throw new Error(saved.error);
    const table = opened(title, saved);
    expect([table.stuck, table.actions.length]).toEqual([null, record.actions.length]);
    expect(table.now.closed).toMatchObject({ rule: 'imported-on-trust' });
    expect(table.now.choices()).toEqual([]);
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
    expect(table.now.choices().length).toBeGreaterThan(0);
  });
});
