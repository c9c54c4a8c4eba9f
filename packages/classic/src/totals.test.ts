import { expect, test } from 'vitest';
import { BOX, started, table } from './testing/small-box.ts';
import { faults, totals } from './totals.ts';

test('what never changes is counted wherever it lies', () => {
  const state = table();
  const whole = {
    money: 2000,
    certificates: 27,
    percent: 300,
    presidents: 3,
    // The 4-train, of which there is always one more, is not counted.
    trains: 5,
    differentTrains: 5,
    tiles: 0,
    stations: 9,
    privates: 2,
  };
  expect(totals(BOX, state)).toEqual(whole);
  const company = started(state, 'X', 80, 'a', { pool: 2 });
  const [first, second, third, ...rest] = state.depot.stack;
  if (first === undefined || second === undefined || third === undefined) throw new Error('No trains');
  company.trains = [first];
  state.depot.pool = [second];
  state.depot.stack = rest;
  expect(totals(BOX, state)).toEqual({ ...whole, trains: 4, differentTrains: 4 });
  expect(totals(BOX, state, [third])).toEqual(whole);
  expect(totals(BOX, state, [first])).toEqual({ ...whole, differentTrains: 4 });
});

test('a first position has no faults', () => expect(faults(BOX, table())).toEqual([]));

test('money is whole, and nobody owes any but a bank that is broken', () => {
  const state = table();
  Object.assign(state.cash, { a: 1.5, b: -1, bank: -1 });
  expect(faults(BOX, state)).toEqual(['bank owes money', 'a has $1.5', 'b owes money']);
  state.bankBroken = true;
  state.smallestCoin = 0.5;
  expect(faults(BOX, state)).toEqual(['b owes money']);
});

test("the pool holds neither too much nor a president's certificate, unless the company may lie there", () => {
  const state = table();
  started(state, 'X', 80, 'a', { pool: 5 });
  expect(faults(BOX, state)).toEqual([]);
  started(state, 'Y', 80, 'pool', { pool: 4 });
  expect(faults(BOX, state)).toEqual([
    'Y: too much in the pool',
    "Y: the president's certificate is in the pool",
  ]);
  expect(faults(BOX, state, (id) => id === 'Y')).toEqual([]);
});

test('a city holds no more stations than it has places', () => {
  const state = table();
  for (const station of state.board.stations.slice(0, 2)) station.at = { hex: 'A1', stop: 0 };
  expect(new Set(faults(BOX, state))).toEqual(new Set(['too many stations in A1']));
});
