import { moneyIn } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { loadTitle } from '../contract.ts';
import { nextTrains, rustNews, setsOff } from './train-outlook.ts';

const { info } = await loadTitle('1882');
const money = moneyIn(info.terms);
const depot = [
  { type: '4', price: 300, left: 1 },
  { type: '5', price: 450, left: 3 },
  { type: '6', price: 630, left: 2 },
  { type: 'D', price: 1100, left: null },
];
const company = (id: string, president: string, type: string) =>
  ({
    id,
    president,
    trains: [{ id: `${type}-0`, type }],
    status: 'floated',
    toFloat: 0,
    cash: 0,
    par: 0,
    price: 0,
    offering: 0,
    pool: 0,
    treasury: 0,
    privates: [],
    stationsLeft: 0,
    lastRevenue: 0,
  }) as const;

test('the next train, how many are left and what comes then', () => {
  expect(nextTrains({ depot }, money)).toBe('4 for $300, 1 left, then 5 for $450');
  expect(nextTrains({ depot: depot.slice(3) }, money)).toBe('D for $1100');
});

test('what rusts, with what and whose it is, the nearest first', () => {
  const companies = [company('QL', 'a', '4'), company('HBR', 'b', '3')];
  const { text, types } = rustNews({ depot, companies }, info, (id) => id, 'b');
  expect(text).toBe('3s with the first 6: HBR (yours); 4s with the first D: QL');
  expect([...types].sort()).toEqual(['3', '4']);
});

test('trains are nobody’s own to those who watch', () => {
  const companies = [company('QL', 'a', '4'), { ...company('HBR', 'b', '3'), president: null }];
  expect(rustNews({ depot, companies }, info, (id) => id, null).text).toBe(
    '3s with the first 6: HBR; 4s with the first D: QL',
  );
});

test('what the first train of the next kind sets off', () => {
  expect(setsOff({ depot, phase: '4' }, info)).toContain('the first 5 begins phase 5: brown tiles');
});
