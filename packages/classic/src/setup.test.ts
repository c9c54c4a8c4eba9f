import { expect, test } from 'vitest';
import { freshCompany, setTable, stationsOf, unstartedCompany } from './setup.ts';
import { BOX, table } from './testing/small-box.ts';

test('the bank is short of what the players have, and nobody else has anything', () =>
  expect(table().cash).toEqual({ bank: 800, a: 400, b: 400, c: 400, X: 0, Y: 0, Z: 0 }));

test('everything lies ready: certificates, trains, stations, private companies, the first phase', () => {
  const state = table();
  expect(
    unstartedCompany('X').certificates.map(
      ({ percent, president, holder }) => `${percent} ${president} ${holder}`,
    ),
  ).toEqual(['20 true offering', ...Array.from({ length: 8 }, () => '10 false offering')]);
  expect(freshCompany('X').floated).toBe(false);
  expect(state.depot.stack.slice(0, 6).map(({ type }) => type)).toEqual(['2', '2', '2', '3', '3', '4']);
  expect(state.board.stations.map(({ owner, at }) => [owner, at]).slice(0, 4)).toEqual([
    ['X', null],
    ['X', null],
    ['X', null],
    ['Y', null],
  ]);
  expect(Object.values(state.privates).map(({ owner }) => owner)).toEqual(['bank', 'bank']);
  expect([state.phase, state.priority, state.market, state.ended]).toEqual(['2', 'a', [], null]);
});

test('a charter may carry markers of another owner; a box without a bank starts below nothing', () => {
  const charter = {
    id: 'X',
    name: 'X',
    home: null,
    stationCosts: [0, 40],
    otherMarkers: { owner: 'N', count: 1 },
  };
  expect(stationsOf(charter).map(({ owner, holder }) => `${owner} on ${holder}`)).toEqual([
    'X on X',
    'X on X',
    'N on X',
  ]);
  const players = ['a', 'b', 'c'].map((id) => ({ id, name: id }));
  expect(setTable({ ...BOX, bank: null }, players, 1, freshCompany).cash.bank).toBe(-1200);
});
