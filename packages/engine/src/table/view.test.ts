import { expect, test } from 'vitest';
import type { BaseState } from '../core/state.ts';
import type { HasCash } from '../money/purse.ts';
import type { HasPrivates } from '../privates/privates.ts';
import { type Company, type HasCompanies, OFFERING, POOL } from '../shares/certificates.ts';
import { board, MAP, spot, station } from '../testing/small-map.ts';
import { seats } from '../testing/small-table.ts';
import type { TrainOwner } from '../trains/depot.ts';
import { companyView, depotView, mapView, playerView, trainPoolView } from './view.ts';

type State = BaseState & HasCash & HasCompanies<Company & TrainOwner> & HasPrivates;

const state = (): State => ({
  players: seats('a', 'b'),
  agenda: [],
  random: 0,
  ended: null,
  cash: { a: 120, b: 5, X: 300 },
  bankBroken: false,
  companies: {
    X: {
      id: 'X',
      par: 76,
      trains: [{ id: '2-0', type: '2' }],
      certificates: [
        { percent: 20, president: true, holder: 'a' },
        { percent: 10, president: false, holder: 'b' },
        { percent: 10, president: false, holder: POOL },
        { percent: 20, president: false, holder: OFFERING },
        { percent: 40, president: false, holder: 'X' },
      ],
    },
  },
  privates: {
    P1: { id: 'P1', owner: 'a', closed: false },
    P2: { id: 'P2', owner: 'X', closed: false },
    P3: { id: 'P3', owner: 'a', closed: true },
  },
});

test('a player: cash, shares with the presidency, open private companies, worth as the sum of its parts', () => {
  const facts = {
    free: 100,
    certificates: 3,
    worthItems: [
      { kind: 'cash', value: 120 },
      { kind: 'shares', company: 'X', count: 2, price: 80, value: 160 },
    ],
    priority: true,
    bankrupt: false,
  } as const;
  expect(playerView(state(), { id: 'a', name: 'A' }, facts)).toEqual({
    id: 'a',
    name: 'A',
    cash: 120,
    shares: { X: { percent: 20, president: true } },
    privates: ['P1'],
    worth: 280,
    ...facts,
  });
  const other = playerView(state(), { id: 'b', name: 'B' }, facts);
  expect([other.shares, other.privates]).toEqual([{ X: { percent: 10, president: false } }, []]);
});

test('a company: where its certificates lie, and what it owns', () => {
  const facts = { status: 'floated', toFloat: 0, price: 80, lastRevenue: null, stationsLeft: 2 } as const;
  expect(companyView(state(), 'X', facts)).toEqual({
    id: 'X',
    cash: 300,
    par: 76,
    president: 'a',
    offering: 20,
    pool: 10,
    treasury: 40,
    trains: [{ id: '2-0', type: '2' }],
    privates: ['P2'],
    ...facts,
  });
});

test('the depot: kinds that are left, and how many; no number for what has no end', () => {
  const types = [
    { type: '2', price: 80, quantity: 2, rustedBy: null },
    { type: '3', price: 180, quantity: 3, rustedBy: null },
    { type: 'D', price: 900, quantity: null, rustedBy: null },
  ];
  const stack = ['3-1', '3-2', 'D-0'].map((id) => ({ id, type: id.slice(0, 1) }));
  expect(depotView({ depot: { stack, gone: [] } }, types)).toEqual([
    { type: '3', price: 180, left: 2 },
    { type: 'D', price: 900, left: null },
  ]);
});

test('trains in the pool, by kind', () => {
  const types = [
    { type: '3', price: 180, quantity: 2, rustedBy: null },
    { type: '5', price: 450, quantity: 2, rustedBy: null },
  ];
  const pool = ['5-0', '5-1'].map((id) => ({ id, type: '5' }));
  expect(trainPoolView({ depot: { stack: [], gone: [], pool } }, types)).toEqual([
    { type: '5', price: 450, left: 2 },
  ]);
  expect(trainPoolView({ depot: { stack: [], gone: [] } }, types)).toEqual([]);
});

test('the map: tiles, stations that are on it, and what is left of the tiles', () => {
  const here = board({ B3: '9/1' }, [station('X', spot('B5')), station('X')]);
  const view = mapView(MAP, here, { reservations: [], tokens: [], network: [] });
  expect(view.tiles).toEqual({ B3: { tile: '9', rotation: 1 } });
  expect(view.stations).toEqual([{ owner: 'X', at: spot('B5') }]);
  expect([view.tilesLeft['9'], view.tilesLeft['8']]).toEqual([1, null]);
});
