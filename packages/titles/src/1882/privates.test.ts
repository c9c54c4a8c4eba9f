import { BANK } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { later } from './testing/scene.ts';

const lay = (hex: string, tile: string, rotation: number) => ({ hex, tile, rotation });
const scr = () => later().phase('3').company('SCR', { p1: 60 });
const HEXES = [
  { privateCompany: 'P1', station: 'C11', hex: 'C11', tile: '57' },
  { privateCompany: 'P2', station: 'G3', hex: 'H4', tile: '9' },
  { privateCompany: 'P4', station: 'G9', hex: 'G9', tile: '57' },
] as const;
const beside = (row: (typeof HEXES)[number]) => {
  const game = scr().station('SCR', row.station).operate('SCR');
  return row.station === 'G3' ? game.tile('G3', '57', 2) : game;
};

describe('blocked hexes', () => {
  test.each(HEXES)('1882-7.1-2 a player who owns $privateCompany keeps $hex closed', (row) => {
    const game = beside(row).owns(row.privateCompany, 'p2');
    expect(game.rule('p1', 'lay', lay(row.hex, row.tile, 2))).toBe('1882-11.3.1-6');
    expect(game.actions('lay').filter(({ hex }) => hex === row.hex)).toEqual([]);
  });

  test.each(HEXES)('1882-7.1-3 $hex is free when a company owns $privateCompany or it has closed', (row) => {
    expect(beside(row).rule('p1', 'lay', lay(row.hex, row.tile, 2))).toBe(null);
    expect(
      beside(row)
        .owns(row.privateCompany, 'GTP')
        .rule('p1', 'lay', lay(row.hex, row.tile, 2)),
    ).toBe(null);
  });
});

describe('companies buying private companies', () => {
  const buyer = (owner: string) => scr().owns('P4', owner).operate('SCR');

  test('1882-7.1-6 for half to double the face value, as both agree', () => {
    for (const price of [69, 281, 0, -70]) {
      expect(buyer('p1').rule('p1', 'private', { item: 'P4', price })).toBe('1882-7.1-6');
    }
    for (const price of [70, 280]) {
      const game = buyer('p1').do('p1', 'private', { item: 'P4', price });
      expect([game.owner('P4'), game.cash('p1'), game.cash('SCR')]).toEqual([
        'SCR',
        600 + price,
        670 - price,
      ]);
    }
    const offered = (game: ReturnType<typeof buyer>) => game.choices('private').map(({ range }) => range);
    expect(offered(buyer('p1'))).toEqual([{ field: 'price', min: 70, max: 280, step: 1 }]);
    expect(offered(buyer('p1').has('SCR', 99))).toEqual([{ field: 'price', min: 70, max: 99, step: 1 }]);
    expect(buyer('p1').has('SCR', 99).rule('p1', 'private', { item: 'P4', price: 100 })).toBe('1882-7.1-6');
    const foreign = buyer('p2').do('p1', 'private', { item: 'P4', price: 100 });
    expect([foreign.acting, foreign.owner('P4')]).toEqual(['p2', 'p2']);
    expect(foreign.rule('p2', 'pass')).toBe('1882-7.1-6');
    foreign.do('p2', 'decline');
    expect(foreign.rule('p1', 'private', { item: 'P4', price: 100 })).toBe('1882-7.1-6');
    foreign.do('p1', 'private', { item: 'P4', price: 150 }).do('p2', 'accept');
    expect([foreign.owner('P4'), foreign.cash('p2')]).toEqual(['SCR', 750]);
    expect([foreign.acting, foreign.where]).toEqual(['p1', 'OR 2.1 track']);
  });

  test('1882-11-4 a declined offer may be raised after trains, too, up to double the face value', () => {
    const game = scr().trains('SCR', '3').owns('P4', 'p2').operate('SCR', 'trains').do('p1', 'pass');
    game.do('p1', 'private', { item: 'P4', price: 100 }).do('p2', 'decline');
    expect([game.where, game.acting]).toEqual(['OR 2.1 privates', 'p1']);
    expect(game.choices('private').map(({ range }) => [range?.min, range?.max])).toEqual([[101, 280]]);
    game.do('p1', 'private', { item: 'P4', price: 280 }).do('p2', 'decline');
    expect(game.where).toBe('SR 3 stock');
  });

  test('1882-7.1-7 what a company owns is never sold again', () => {
    const game = scr().company('GTP', { p1: 60 }).owns('P4', 'GTP').operate('SCR');
    expect(game.rule('p1', 'private', { item: 'P4', price: 140 })).toBe('1882-7.1-7');
    expect(game.actions('private')).toEqual([]);
    expect(game.operate('GTP').actions('private')).toEqual([]);
  });

  test('1882-7.1.5-2 no company buys P5', () => {
    const game = scr().owns('P5', 'p1').operate('SCR');
    for (const price of [90, 180, 360]) {
      expect(game.rule('p1', 'private', { item: 'P5', price })).toBe('1882-7.1.5-2');
    }
    expect(game.actions('private')).toEqual([]);
  });

  test('1882-7.1.1-1 P1 offers nothing but its revenue and its hex', () => {
    const types = (privateCompany: string) => {
      const game = scr().owns(privateCompany, 'SCR').station('SCR', 'G3').operate('SCR');
      return [...new Set(game.engine.advisedChoices(game.state).map(({ action }) => action.type))];
    };
    expect(types('P1')).toEqual(['lay', 'pass', 'propose-end']);
    expect(types('P3')).toEqual(['lay', 'lift', 'pass', 'propose-end']);
    const stock = later().owns('P1', 'p1').stock();
    expect(stock.actions('exchange')).toEqual([]);
  });
});

describe('the Trestle Bridge', () => {
  /** QL lays R1 on J10 with track on the far banks of I9 and, perhaps, H10. */
  const regina = (owner: string) =>
    later().phase('3').company('QL', { p1: 60 }).operate('QL').tile('I9', '9', 2).owns('P4', owner);

  test('1882-7.1.4-1 P4 pays nothing at the start of operating rounds', () => {
    const game = later().company('QL', { p1: 60 }).owns('P4', 'p3').stock();
    game.passWhile(() => !game.where.startsWith('OR'));
    expect(game.cash('p3')).toBe(600);
  });

  test('1882-7.1.4-2 its owner gets $10 from the bank for a new crossing of any company', () => {
    const game = regina('p3');
    const bank = game.cash(BANK);
    game.do('p1', 'lay', lay('J10', 'R1', 1));
    expect([game.cash('p3'), game.cash('QL'), game.cash(BANK)]).toEqual([610, 610, bank + 60 - 10]);
    expect(
      regina('QL')
        .do('p1', 'lay', lay('J10', 'R1', 1))
        .cash('QL'),
    ).toBe(620);
  });

  test('1882-7.1.4-3 several crossings with one tile pay $10 each', () => {
    const game = regina('p3')
      .tile('H10', '9', 0)
      .do('p1', 'lay', lay('J10', 'R1', 1));
    expect([game.cash('p3'), game.cash('QL')]).toEqual([620, 590]);
  });
});

describe('the Canadian Pacific Company', () => {
  const deal = (train: string, price: number, from: string) => ({ train, price, from, trade: '' });

  test('1882-7.1.5-3 P5 closes when CPR buys a train, from the bank or from another company', () => {
    const setup = () =>
      later().company('CPR', { p1: 60 }).company('GTP', { p1: 60 }).trains('GTP', '2').owns('P5', 'p2');
    const bank = setup()
      .operate('CPR', 'trains')
      .do('p1', 'train', deal('2-1', 80, BANK));
    expect(bank.isOpen('P5')).toBe(false);
    const other = setup()
      .operate('CPR', 'trains')
      .do('p1', 'train', deal('2-0', 1, 'GTP'));
    expect(other.isOpen('P5')).toBe(false);
    const foreign = setup()
      .operate('GTP', 'trains')
      .do('p1', 'train', deal('2-1', 80, BANK));
    expect(foreign.isOpen('P5')).toBe(true);
    const before = other.cash('p2');
    other.passWhile(() => !other.where.startsWith('OR 3.1'));
    expect(other.cash('p2')).toBe(before);
  });
});
