import type { Action, Choice } from '@roundhouse/engine/play';
import { loadTitle, type Table, type TitleId } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { consequences } from './forecast.ts';
import { distinct, labelOf } from './labels.ts';
import { idOf, namesOf } from './names.ts';
import { screenFor } from './screens.ts';

const screen = { width: 80, height: 24, paint: (text: string) => text };

async function tableOf(id: TitleId, actions: readonly Action[] = []) {
  const title = await loadTitle(id);
  const players = ['Ann', 'Bob'].map((name, i) => ({ id: `p${i + 1}`, name }));
  const table = title.open({
    format: 'roundhouse-1',
    title: id,
    options: {},
    seed: 4,
    players,
    forcedPasses: 'automatic',
    actions,
  });
  if ('error' in table) throw new Error(table.error);
  expect(table.stuck).toBeNull();
  return { title, table };
}

/** Plays the first choice of the types wanted, else passes, until there is a choice of the type asked for. */
function playUntil(table: Table, type: string, wanted: readonly string[]): readonly Choice[] {
  for (let i = 0; i < 60; i++) {
    const choices = table.now.advisedChoices();
    if (choices.some(({ action }) => action.type === type)) return choices;
    const next = wanted.flatMap((kind) => choices.find(({ action }) => action.type === kind) ?? [])[0];
    table.play(next?.action ?? choices[0]?.action);
  }
  throw new Error(`nobody may ${type}`);
}

const TRADES = ['take', 'par', 'buy', 'pass'];

describe('what can be looked at', () => {
  test.each<[TitleId, string, string, string]>([
    ['1882', '?', '', 'takes back'],
    ['1882', 't', '', 'Not started: CN, CNoR, CPR'],
    ['1882', 'm', '', '/I5○'],
    ['1882', 'm', 'i5', 'I5 Swift Current · plain · city $0 · home of CPR · water $20 to H4'],
    ['1882', 'm', 'Z99', 'There is no hex Z99.'],
    ['1882', 'v', '', '100p'],
    ['1882', 'p', '', 'P3 North-West Rebellion Company (worth $80, brings $15), costs $80'],
    ['1882', 'p', 'p1', 'Nobody may build on C11'],
    ['1882', 'd', '', '2: $80, 6 of them; rusts with the first 4'],
    ['1882', 'r', '1882-1-1', 'players'],
    ['1882', 'r', 'nonsense', 'There is no such rule.'],
    ['18royalgorge', 't', '', 'Steel: A yellow'],
    ['18royalgorge', 'm', '', '/I7○'],
    ['railroadbarons', 't', '', 'On top of the stack:'],
    ['railroadbarons', 'm', '', 'This game has no map.'],
    ['railroadbarons', 'v', '', '350e'],
  ])('%s: %s %s', async (id, word, about, mention) => {
    const { title, table } = await tableOf(id);
    const lines = screenFor(word, about, table, title, screen) ?? [];
    expect(lines.join('\n')).toContain(mention);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('what is no such word is left to others', async () => {
    const { title, table } = await tableOf('1882');
    expect(screenFor('u', '', table, title, screen)).toBeNull();
  });
});

describe('labels', () => {
  async function labelsFor(type: string) {
    const { title, table } = await tableOf('1882');
    const choices = playUntil(table, type, TRADES);
    const before = JSON.stringify([table.actions, table.now.json()]);
    const names = namesOf(title.info, table.now.view());
    const labels = distinct(choices, title.info)
      .filter(({ action }) => action.type === type)
      .map((choice) => labelOf(choice, table, title, names));
    expect(JSON.stringify([table.actions, table.now.json()])).toBe(before);
    return labels;
  }

  test('a purchase says what it costs', async () => {
    expect(await labelsFor('take')).toContain('Buy P1 Hudson Bay Company; costs $20');
    expect(await labelsFor('buy')).toContain('Buy 10% of CPR from the offering; costs $67');
  });

  test('a bid says how far it may go', async () => {
    expect(await labelsFor('bid')).toContain(
      'Bid $55 on P2 Saskatchewan Central Company; up to $900, in steps of $5',
    );
  });

  test('a station says what the place is called', async () => {
    const { title, table } = await tableOf('1882');
    const choice = { action: { type: 'station', player: 'p1', hex: 'J8' } };
    expect(labelOf(choice, table, title, namesOf(title.info, table.now.view()))).toBe(
      'Station in J8; Moose Jaw',
    );
  });

  test('a company that pays is named', async () => {
    const { title } = await tableOf('1882');
    const action = { type: 'lay', player: 'p1' };
    const paid = { type: 'paid', from: 'CPR', to: 'bank', amount: 40, why: 'terrain' } as const;
    expect(consequences(action, [paid], title.info, (id) => id, 'Tile 9')).toBe('CPR pays $40');
    expect(consequences(action, [paid], title.info, (id) => id, 'Tile 9 for $40')).toBe('');
    const later = { type: 'turn', who: 'QL' } as const;
    expect(consequences(action, [later, paid], title.info, (id) => id, 'Tile 9')).toBe('');
  });

  test('a tile says where its track leads; what looks the same is listed once', async () => {
    expect(await labelsFor('lay')).toEqual([
      'Tile 57 on I5, turned 0; city $20: K5, G5',
      'Tile 57 on I5, turned 1; city $20: J4, H6',
      'Tile 57 on I5, turned 2; city $20: H4, J6',
    ]);
  });
});

test('companies are called as the title calls them for short', async () => {
  const { title, table } = await tableOf('railroadbarons');
  expect(screenFor('t', '', table, title, screen)?.join('\n')).toContain('Not started: MS&C');
  expect(namesOf(title.info, table.now.view())('MSC')).toBe('MS&C');
  expect(idOf('ms&c', title.info)).toBe('MSC');
});

test('a company that has started says what it lacks, then what it has', async () => {
  const { title, table } = await tableOf('1882');
  const line = () => screenFor('t', '', table, title, screen)?.find((row) => row.startsWith(' CPR')) ?? '';
  playUntil(table, 'buy', TRADES);
  expect(line()).toContain('needs 40%');
  playUntil(table, 'lay', TRADES);
  expect(screenFor('t', '', table, title, screen)?.join('\n')).toMatch(/CPR .*\$670/);
});
