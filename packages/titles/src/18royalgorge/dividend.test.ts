import { POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { plain, type Scene } from './testing/scene.ts';

const earning = (
  revenue: number,
  price: number,
  holdings: Readonly<Record<string, number>> = { p1: 60 },
): Scene => {
  const game = plain().company('KP', holdings, { price, treasury: 0 }).has('p1', 0).has('p2', 0).has('p3', 0);
  game.operate('KP', 'dividend').turn.revenue = revenue;
  return game;
};
const pays = (revenue: number, price: number) =>
  earning(revenue, price).do('p1', 'dividend', { kind: 'pay' }).price('KP');

describe('dividends', () => {
  test('18RG-pay-1 a tenth for each share: to players, and to the company for its treasury; the pool gets nothing', () => {
    const game = earning(120, 100, { p1: 60, p2: 10, p3: 30 }).do('p1', 'dividend', { kind: 'pay' });
    expect(['p1', 'p2', 'p3', 'KP'].map((holder) => game.cash(holder))).toEqual([72, 12, 36, 0]);
    const other = earning(120, 100, { p1: 20, [POOL]: 30 }).do('p1', 'dividend', { kind: 'pay' });
    expect([other.cash('p1'), other.cash('KP')]).toEqual([24, 60]);
  });

  test('18RG-pay-2 less than the price: no move', () => expect(pays(60, 100)).toBe(100));

  test.each([
    [65, 65, 70],
    [120, 65, 70],
    [140, 65, 80],
    [195, 65, 90],
    [500, 65, 90],
  ])('18RG-pay-3 $%i at %i: to %i', (revenue, price, next) => expect(pays(revenue, price)).toBe(next));

  test('18RG-pay-4 nothing earned: a step to the left, so always in the first turn', () => {
    const game = plain().company('KP', { p1: 60 }, { price: 70 });
    game.operate('KP', 'track', { first: true }).do('p1', 'pass');
    expect([game.where, game.price('KP')]).toEqual(['OR 2.1 trains', 65]);
  });

  test('18RG-withhold-1 withheld revenue goes to the treasury, and the price a step to the left', () => {
    const game = earning(150, 80).do('p1', 'dividend', { kind: 'withhold' });
    expect([game.cash('KP'), game.cash('p1'), game.price('KP')]).toEqual([150, 0, 70]);
  });
});
