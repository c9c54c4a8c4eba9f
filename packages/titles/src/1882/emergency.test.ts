import { BANK, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { emergency } from './emergency.ts';
import { later, type Scene } from './testing/scene.ts';

const deal = (train: string, price: number, from = BANK) => ({ train, price, from, trade: '' });
const sale = (company: string, percent: number) => ({ company, percent });

/** CPR of p1 with a route I5–K3 and no train, a 4 at $300 being next. */
const poor = (treasury: number, cash: number, holdings: Readonly<Record<string, number>> = { p1: 60 }) =>
  later()
    .phase('4')
    .company('CPR', holdings, { treasury })
    .has('p1', cash)
    .operate('CPR', 'trains')
    .tile('I5', '57', 1)
    .tile('J4', '9', 1)
    .tile('K3', '57', 1);

describe('help by the president', () => {
  test('1882-11.8-1 only without a train, with a route, and with too little for a bank train', () => {
    expect(poor(100, 600).rule('p1', 'train', deal('4-1', 300))).toBe(null);
    expect(poor(100, 600).trains('CPR', '5').rule('p1', 'train', deal('4-1', 300))).toBe('1882-11.8-1');
    expect(poor(100, 600).tile('J4', '9', 0).rule('p1', 'train', deal('4-1', 300))).toBe('1882-11.8-1');
    const rich = poor(300, 600).company('GTP', { p1: 60 }).trains('GTP', '5');
    expect(rich.rule('p1', 'train', deal('5-0', 301, 'GTP'))).toBe('1882-11.7-5');
    expect(rich.rule('p1', 'sell', sale('GTP', 10))).toBe('1882-11.8-1');
  });

  test('1882-11.8-2 the treasury is used up and the president adds what is missing', () => {
    const game = poor(147, 600).do('p1', 'train', deal('4-1', 300));
    expect([game.cash('CPR'), game.cash('p1'), game.trainsOf('CPR')]).toEqual([0, 600 - 153, ['4']]);
    const nearly = poor(299, 600).do('p1', 'train', deal('4-1', 300));
    expect([nearly.cash('CPR'), nearly.cash('p1')]).toEqual([0, 599]);
  });

  test('1882-11.8-3 with help only the cheapest train of the bank', () => {
    const game = poor(100, 2000).phase('6');
    expect(game.rule('p1', 'train', deal('D-0', 1100))).toBe('1882-11.8-3');
    expect(game.actions('train').map(({ train }) => train)).toEqual(['6-1']);
    expect(game.do('p1', 'train', deal('6-1', 630)).cash('p1')).toBe(2000 - 530);
  });

  test('1882-11.8-4 with help a train of another company costs its face value at most', () => {
    const game = poor(100, 600).company('GTP', { p1: 60 }, { treasury: 0 }).trains('GTP', '4');
    expect(game.rule('p1', 'train', deal('4-1', 301, 'GTP'))).toBe('1882-11.8-4');
    game.do('p1', 'train', deal('4-1', 300, 'GTP'));
    expect([game.cash('GTP'), game.cash('CPR'), game.cash('p1')]).toEqual([300, 0, 400]);
  });

  test('1882-11.8-5 nobody has to buy from another company', () => {
    const offer = (game: Scene) =>
      game.company('GTP', { p1: 20, p2: 40 }, { treasury: 0 }).trains('GTP', '4');
    expect(offer(poor(100, 600)).rule('p1', 'train', deal('4-2', 300))).toBe(null);
    const broke = offer(poor(0, 0, { p1: 20, p2: 20, p3: 20 }));
    expect(broke.rule('p1', 'train', deal('4-1', 1, 'GTP'))).toBe('1882-11.8-6');
    expect(broke.has('p1', 1).rule('p1', 'train', deal('4-1', 1, 'GTP'))).toBe(null);
    expect(broke.rule('p1', 'bankrupt')).toBe(null);
  });
});

describe('selling shares for a train', () => {
  test('1882-11.8-6 a president short of cash sells, as chosen, and stops when there is enough', () => {
    const game = poor(100, 50).company('GTP', { p2: 40, p1: 30 }).company('HBR', { p2: 40, p1: 30 });
    expect(game.rule('p1', 'train', deal('4-1', 300))).toBe('1882-11.8-6');
    expect(game.rule('p1', 'pass')).toBe('1882-11.7-10');
    expect(game.rule('p1', 'sell', sale('GTP', 30))).toBe(null);
    game.do('p1', 'sell', sale('HBR', 20));
    expect(game.cash('p1')).toBe(50 + 134);
    expect(game.rule('p1', 'sell', sale('GTP', 20))).toBe('1882-11.8-6');
    game.do('p1', 'sell', sale('GTP', 10));
    expect(game.rule('p1', 'sell', sale('GTP', 10))).toBe('1882-11.8-6');
    game.do('p1', 'train', deal('4-1', 300));
    expect([game.cash('p1'), game.cash('CPR')]).toEqual([50 + 201 - 200, 0]);
  });

  test('1882-11.8-6 and -8 the table shows what could be raised, company by company', () => {
    const game = poor(100, 50, { p1: 40, p2: 30 }).company('GTP', { p2: 40, p1: 30 });
    expect(emergency.forcedPurchase(game.state)).toEqual({
      company: 'CPR',
      player: 'p1',
      price: 300,
      sales: [
        { company: 'CPR', percent: 10, proceeds: 67 },
        { company: 'GTP', percent: 30, proceeds: 201 },
      ],
    });
    expect(emergency.forcedPurchase(poor(300, 0).state)).toBe(null);
    expect(emergency.forcedPurchase(poor(100, 50).trains('CPR', '5').state)).toBe(null);
  });

  test('1882-11.8-6 for a cheaper train of another company the last share sold must have been needed', () => {
    const game = poor(0, 50).company('GTP', { p1: 40, p2: 30 }, { treasury: 0 }).trains('GTP', '4');
    game.do('p1', 'sell', sale('GTP', 10));
    expect(game.rule('p1', 'train', deal('4-1', 50, 'GTP'))).toBe('1882-11.8-6');
    expect(game.rule('p1', 'train', deal('4-1', 51, 'GTP'))).toBe(null);
    expect(game.choices('train').map(({ range }) => range)).toEqual([
      { field: 'price', min: 51, max: 117, step: 1 },
    ]);
  });

  test('1882-11.8-6 once a share is sold no train is bought with the treasury alone', () => {
    const game = poor(100, 50).company('GTP', { p1: 40, p2: 30 }, { treasury: 0 }).trains('GTP', '4');
    expect(game.rule('p1', 'train', deal('4-1', 1, 'GTP'))).toBe(null);
    game.do('p1', 'sell', sale('GTP', 10));
    expect(game.rule('p1', 'train', deal('4-1', 1, 'GTP'))).toBe('1882-11.8-6');
    expect(game.rule('p1', 'train', deal('4-1', 100, 'GTP'))).toBe('1882-11.8-6');
    expect(game.choices('train').map(({ range }) => [range?.min, range?.max])).toEqual([[151, 217]]);
    game.do('p1', 'sell', sale('GTP', 10)).do('p1', 'sell', sale('CPR', 10));
    game.do('p1', 'train', deal('4-2', 300));
    expect(game.rule('p1', 'train', deal('4-1', 1, 'GTP'))).toBe('1882-11.7-5');
    expect(game.has('CPR', 1).rule('p1', 'train', deal('4-1', 1, 'GTP'))).toBe(null);
  });

  test("1882-11.8-6 money that comes after a sale does not stand against the bank's train", () => {
    const game = poor(250, 40).company('GTP', { p2: 40, p1: 30 }).owns('P3', 'CPR').station('CPR', 'L2');
    game.do('p1', 'sell', sale('GTP', 10)).do('p1', 'lift', { hex: 'L2', stop: 0 });
    game.do('p1', 'station', { hex: 'D6', stop: 0 }).do('p1', 'lay', { hex: 'D6', tile: '57', rotation: 0 });
    expect([game.cash('CPR'), game.cash('p1')]).toEqual([270, 107]);
    game.do('p1', 'train', deal('4-1', 300));
    expect([game.cash('CPR'), game.cash('p1')]).toEqual([0, 77]);
  });

  test('1882-11.8-7 emergency sales follow the normal rules, also early in the game', () => {
    const game = poor(0, 0).company('GTP', { p2: 20, p1: 30, [POOL]: 40 });
    expect(game.rule('p1', 'sell', sale('GTP', 20))).toBe('1882-11.8-7');
    expect(game.company('GTP', { p1: 20, p2: 10 }).rule('p1', 'sell', sale('GTP', 10))).toBe('1882-11.8-7');
    expect(game.rule('p1', 'sell', sale('HBR', 10))).toBe('1882-10.2-5');
    game.company('GTP', { p2: 40, p1: 30 }).do('p1', 'sell', sale('GTP', 20));
    expect([game.cell('GTP'), game.cash('p1'), game.percent('GTP', POOL)]).toEqual([[7, 3], 134, 20]);
  });

  test('1882-11.8-8 the operating company keeps its president', () => {
    expect(poor(0, 0, { p1: 30, p2: 30 }).rule('p1', 'sell', sale('CPR', 10))).toBe('1882-11.8-8');
    const tie = poor(0, 0, { p1: 40, p2: 30 });
    expect(tie.rule('p1', 'sell', sale('CPR', 20))).toBe('1882-11.8-8');
    expect(tie.do('p1', 'sell', sale('CPR', 10)).president('CPR')).toBe('p1');
  });

  test('1882-11.8-9 the presidency of another company changes at once', () => {
    const game = poor(0, 0).company('GTP', { p1: 40, p2: 30 }).do('p1', 'sell', sale('GTP', 20));
    expect([game.president('GTP'), game.trainsOf('CPR')]).toEqual(['p2', []]);
  });

  test('1882-11.5-7 for a train that is not obligatory nothing is sold in vain', () => {
    const fishing = (treasury: number) =>
      later()
        .phase('4')
        .company('SCR', { p1: 60 }, { treasury })
        .has('p1', 0)
        .company('GTP', { p2: 40, p1: 30 })
        .station('SCR', 'D6')
        .operate('SCR', 'trains')
        .tile('D6', '57', 0);
    const hopeless = fishing(0).company('SCR', { p1: 20, p2: 20, p3: 20 }, { treasury: 0 });
    expect(hopeless.rule('p1', 'sell', sale('GTP', 10))).toBe('1882-11.8-1');
    expect([hopeless.rule('p1', 'bankrupt'), hopeless.rule('p1', 'pass')]).toEqual(['1882-11.8-10', null]);
    const game = fishing(150).do('p1', 'sell', sale('GTP', 20));
    expect(game.rule('p1', 'pass')).toBe('1882-11.8-6');
    game.do('p1', 'sell', sale('SCR', 10)).do('p1', 'train', deal('4-1', 300)).do('p1', 'pass');
    expect(game.trainsOf('SCR')).toEqual(['4']);
  });
});

describe('bankruptcy', () => {
  /** p1 cannot sell CPR, has $50 and a share of HBR at $10. */
  const broke = () =>
    poor(0, 50, { p1: 20, p2: 20, p3: 20 })
      .company('HBR', { p2: 40, p1: 10 }, { at: [10, 0] })
      .owns('P2', 'p1');

  test('1882-11.8-10 who cannot pay after all possible sales is bankrupt, and the game is over', () => {
    expect(poor(0, 50).rule('p1', 'bankrupt')).toBe('1882-11.8-10');
    expect(poor(0, 300).rule('p1', 'bankrupt')).toBe('1882-11.8-10');
    expect(poor(0, 50).trains('CPR', '5').rule('p1', 'bankrupt')).toBe('1882-11.8-10');
    const saved = (treasury: number) =>
      poor(treasury, 0, { p1: 20, p2: 20, p3: 20 }).company('GTP', { p2: 40, p1: 10 }).rule('p1', 'bankrupt');
    expect([saved(300 - 67), saved(299 - 67)]).toEqual(['1882-11.8-10', null]);
    const game = broke().do('p1', 'bankrupt');
    expect([game.state.ended, game.state.bankrupt]).toEqual([{ reason: 'bankruptcy' }, 'p1']);
  });

  test('1882-11.8-11 the score is what could not be sold and private companies', () => {
    const game = broke().do('p1', 'bankrupt');
    expect([game.cash('p1'), game.percent('HBR', 'p1')]).toEqual([0, 0]);
    expect(game.worth('p1')).toBe(2 * 67 + 50);
  });

  test('1882-12-1 bankruptcy ends the game immediately', () => {
    const game = broke().do('p1', 'bankrupt');
    expect([game.acting, game.engine.advisedChoices(game.state)]).toEqual(['', []]);
    expect(game.rule('p2', 'pass')).toBe('game-over');
  });
});
