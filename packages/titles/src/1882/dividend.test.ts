import { BANK, byPrice, OFFERING, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { MARKET } from './data/market.ts';
import { type CompanyScene, later } from './testing/scene.ts';

const PAY = { kind: 'pay' };
const WITHHOLD = { kind: 'withhold' };

/** GTP has earned so much and decides. */
function earned(revenue: number, holdings: Readonly<Record<string, number>>, scene: CompanyScene = {}) {
  const game = later().company('GTP', holdings, scene).operate('GTP', 'dividend');
  game.turn.revenue = revenue;
  return game;
}

describe('distributing earnings', () => {
  test('1882-11.6-1 all is kept or all is paid', () => {
    const game = earned(110, { p1: 60 });
    expect(game.actions('dividend').map(({ kind }) => kind)).toEqual(['pay', 'withhold']);
    expect(game.rule('p1', 'dividend', { kind: 'half' })).toBe('action-malformed');
    expect(game.rule('p1', 'pass')).toBe('1882-11-3');
  });

  test('1882-11.6-2 kept or zero earnings move the marker left', () => {
    const kept = earned(110, { p1: 60 }).do('p1', 'dividend', WITHHOLD);
    expect([kept.cell('GTP'), kept.cash('GTP'), kept.cash('p1')]).toEqual([[5, 2], 780, 600]);
    const nothing = later().company('GTP', { p1: 60 }).operate('GTP', 'run').settle();
    expect([nothing.cell('GTP'), nothing.where]).toEqual([[5, 2], 'OR 2.1 trains']);
  });

  test.each([
    {
      name: '1882-11.6-3 kept at the left end of a row: down',
      kind: WITHHOLD,
      at: [3, 0] as const,
      to: [4, 0],
    },
    {
      name: '1882-11.6-3 kept in the bottom left space: stays',
      kind: WITHHOLD,
      at: [10, 0] as const,
      to: [10, 0],
    },
    { name: '1882-11.6-7 paid: one space right', kind: PAY, at: [5, 3] as const, to: [5, 4] },
    { name: '1882-11.6-8 paid at the right end of a row: up', kind: PAY, at: [10, 3] as const, to: [9, 3] },
    { name: '1882-11.6-8 paid at the right end of row 5: up', kind: PAY, at: [5, 6] as const, to: [4, 6] },
    { name: '1882-11.6-8 paid in the top right space: stays', kind: PAY, at: [0, 15] as const, to: [0, 15] },
  ])('$name', ({ kind, at, to }) => {
    expect(earned(100, { p1: 60 }, { at }).do('p1', 'dividend', kind).cell('GTP')).toEqual(to);
  });

  test('1882-11.6-4 each share gets a tenth', () => {
    const game = earned(110, { p1: 50, p2: 30, p3: 20 }).do('p1', 'dividend', PAY);
    expect(['p1', 'p2', 'p3', 'GTP'].map((holder) => game.cash(holder))).toEqual([655, 633, 622, 670]);
  });

  test('1882-11.6-5 the part of pool shares goes to the company', () => {
    const game = earned(110, { p1: 60, [POOL]: 20, p2: 20 }).do('p1', 'dividend', PAY);
    expect([game.cash('p1'), game.cash('p2'), game.cash('GTP')]).toEqual([666, 622, 692]);
  });

  test('1882-11.6-6 the part of shares in the offering is not paid', () => {
    const game = earned(110, { p1: 60, p2: 10 });
    const bank = game.cash(BANK);
    expect(game.percent('GTP', OFFERING)).toBe(30);
    game.do('p1', 'dividend', PAY);
    expect([bank - game.cash(BANK), game.cash('GTP')]).toEqual([77, 670]);
  });

  test('1882-11.6-9 a marker goes to the bottom of the stack it enters', () => {
    const game = earned(100, { p1: 60 }).company('HBR', { p2: 60 }, { at: [5, 4] });
    game.do('p1', 'dividend', PAY);
    expect([game.cell('GTP'), byPrice(MARKET, game.state)]).toEqual([
      [5, 4],
      ['HBR', 'GTP'],
    ]);
  });

  test('1882-7.2-2 CN and SCR earn, move and buy like the others', () => {
    for (const id of ['CN', 'SCR']) {
      const game = later().company(id, { p1: 60 }).neutral('N6').operate(id, 'dividend');
      game.turn.revenue = 50;
      game.do('p1', 'dividend', PAY);
      expect([game.cell(id), game.cash('p1')]).toEqual([[5, 4], 630]);
      game.do('p1', 'train', { train: '2-0', from: BANK, price: 80, trade: '' });
      expect([game.trainsOf(id), game.cash(id)]).toEqual([['2'], 590]);
    }
  });
});
