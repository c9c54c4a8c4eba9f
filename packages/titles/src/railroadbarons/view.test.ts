import { describe, expect, test } from 'vitest';
import { newRecord, playRandomly } from '../testing/random-games.ts';
import { railroadBarons } from './index.ts';
import { randomPlayer } from './testing/random-player.ts';
import { scene } from './testing/scene.ts';
import { title } from './title.ts';
import { view } from './view.ts';
import { cardTable } from './view-own.ts';

describe('the view', () => {
  test('RB-GEN-4: shows the cash of both players and every treasury', () => {
    const play = scene({
      round: 'operating',
      cash: { p1: 123, p2: 456 },
      holdings: { SB: { p1: [40], treasury: 77, railroads: ['A1'] }, DPI: { p2: [40, 10], treasury: 88 } },
    });
    const table = view(play.state, play.engine);
    expect(table.players.map(({ cash }) => cash)).toEqual([123, 456]);
    expect(table.companies.map(({ cash }) => cash)).toEqual([0, 77, 0, 88, 0]);
    expect(table.players.map(({ shares }) => shares)).toEqual([
      { SB: { percent: 40, president: true } },
      { DPI: { percent: 50, president: true } },
    ]);
  });

  test('holds what the card table needs', () => {
    const play = scene({
      round: 'operating',
      investors: { I40: 'SB', I60: 'p2' },
      stack: ['B1', 'B2', 'C1'],
      holdings: { SB: { p1: [40], treasury: 300, railroads: ['A1'], network: 2 } },
    }).do('p1', 'place-tokens', { add: 1, keep: 2, network: 0 });
    const { holdings, stack, turn, investors, level } = cardTable(play.state);
    const black = holdings.find(({ id }) => id === 'SB');
    expect(black).toMatchObject({
      treasury: 300,
      value: 100,
      director: 'p1',
      revenue: 90,
      investors: ['I40'],
    });
    expect(black?.tokens).toEqual({ idle: 1, add: 1, keep: 2, network: 2, total: 6 });
    expect(black?.railroads).toMatchObject([{ id: 'A1', level: 2, cost: 100, income: 50, obsoleteAt: 4 }]);
    expect(stack).toMatchObject({ count: 3, top: [{ side: '2' }, { side: '3' }] });
    expect(stack.categories.map(({ category, left }) => [category, left])).toEqual([
      ['B', 2],
      ['C', 1],
    ]);
    expect(turn).toEqual({ holding: 'SB', step: 'dividend', additionsLeft: 1, surplus: 0 });
    expect(investors.map(({ at }) => at)).toEqual(['gone', 'SB', 'gone', 'p2', 'gone']);
    expect(level).toBe(0);
  });

  test('RB-END-1, RB-END-8: tells which round is the last', () => {
    const holdings = { SB: { p1: [40, 10], value: 325, railroads: ['K1-8a'] } };
    const play = scene({ round: 'operating', stack: [], holdings });
    expect(cardTable(play.state).lastRound).toBe(null);
    play.do('p1', 'place-tokens', { add: 0, keep: 0, network: 0 }).do('p1', 'dividend', { kind: 'withhold' });
    expect(cardTable(play.state).lastRound).toMatch(/^No railroad is left/);
    play.do('p1', 'pass');
    expect([cardTable(play.state).lastRound, play.state.ended?.reason]).toEqual([null, 'no-railroads']);
    const up = scene({ round: 'operating', holdings: { ...holdings, MGB: { p2: [40, 10] } } });
    up.do('p1', 'place-tokens', { add: 0, keep: 1, network: 0 }).do('p1', 'dividend', { kind: 'pay' });
    expect(cardTable(up.state).lastRound).toMatch(/^A share value has reached \$350/);
  });
});

test('every event of a game and every choice has its sentence, and every view is plain data', () => {
  const names = (id: string) => id;
  const { record } = playRandomly(title, newRecord(title.id, 2, 5), { choose: randomPlayer('tired') });
  const table = railroadBarons.open({ ...record, actions: [] });
  if ('error' in table) throw new Error(table.error);
  for (const action of record.actions) {
    for (const choice of table.now.choices()) {
      const label = railroadBarons.sentences.action(choice.action, names);
      expect(label).not.toMatch(/undefined|NaN/);
      expect(label).not.toBe(choice.action.type);
    }
    expect(table.play(action)).toBeNull();
    const shown = table.now.view();
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  }
  const told = table.events.flat().map((event) => railroadBarons.sentences.event(event, names));
  expect(told.filter((sentence) => sentence?.includes('undefined'))).toEqual([]);
  expect(table.events.flat().filter((event, at) => event.type === 'special' && told[at] === null)).toEqual(
    [],
  );
  expect(table.now.ended).not.toBeNull();
  expect(table.now.view().titleState.winners).toHaveLength(1);
});
