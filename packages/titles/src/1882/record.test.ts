import { isAsked } from '@roundhouse/classic';
import { describe, expect, test } from 'vitest';
import { HOUSE_RULES } from './options.ts';
import { RECORD_RULES } from './record.ts';
import type { Step } from './state.ts';
import { later, type Scene } from './testing/scene.ts';

/** Where that site asks, and where it goes on without a word (notes, section G, `pass`). */

const asks = (game: Scene): boolean => {
  Object.assign(game.state, { house: HOUSE_RULES.house });
  return isAsked(RECORD_RULES, game.state, () => game.engine.isIdle(game.state));
};

/** CPR in I5 with track to K3, which has a place for its next marker at $40. */
const built = (step: Step, treasury: number, phase = '3'): Scene =>
  later()
    .phase(phase)
    .company('CPR', { p1: 60 }, { treasury })
    .operate('CPR', step)
    .tile('I5', '57', 1)
    .tile('J4', '9', 1)
    .tile('K3', '57', 1);

describe('tiles', () => {
  test('the first is asked for without a dollar, whether one fits or not', () => {
    expect(asks(later().company('HBR', { p1: 60 }, { treasury: 0 }).operate('HBR'))).toBe(true);
    expect(asks(built('track', 0, '2'))).toBe(true);
  });

  test('the second only of a company that can pay its $20', () => {
    const afterOne = (treasury: number) => {
      const game = built('track', treasury);
      game.turn.yellows = 1;
      return asks(game);
    };
    expect([afterOne(19), afterOne(20)]).toEqual([false, true]);
  });

  test('CN is not asked while no neutral marker is on the map', () => {
    const game = () => later().company('CN', { p1: 60 }).operate('CN');
    expect([asks(game()), asks(game().neutral('J10'))]).toEqual([false, true]);
  });
});

describe('markers', () => {
  test('asked for where the cheapest can be paid and some place is within reach', () => {
    expect([asks(built('station', 39)), asks(built('station', 40))]).toEqual([false, true]);
    expect(asks(built('station', 500).station('HBR', 'K3'))).toBe(false);
  });

  test('a neutral marker costs nothing', () => {
    const game = later().company('HBR', { p1: 60 }, { treasury: 0 }).operate('HBR', 'station');
    game.tile('G11', '57', 1).tile('H10', '9', 1).tile('I9', '9', 1).tile('J8', '57', 1);
    expect(asks(game)).toBe(true);
  });

  test('not once more in the same turn', () => {
    const game = built('station', 500);
    game.turn.stationPlaced = true;
    expect(asks(game)).toBe(false);
  });

  test("as long as P3's move is to come, the price of a marker is not looked at, but its place is", () => {
    expect(asks(built('station', 0).owns('P3', 'CPR'))).toBe(true);
    expect(asks(built('station', 0).owns('P3', 'CPR').station('HBR', 'K3'))).toBe(false);
    const used = built('station', 0).owns('P3', 'CPR');
    used.state.rebellionUsed = true;
    expect(asks(used)).toBe(false);
  });
});

describe('trains', () => {
  const withTrain = (treasury: number) => built('trains', treasury).trains('CPR', '3');

  test('asked for where the bank has one to be paid, or where another company has any and there is a dollar', () => {
    expect([asks(withTrain(179)), asks(withTrain(180))]).toEqual([false, true]);
    const others = (treasury: number) => withTrain(treasury).company('GTP', { p2: 60 }).trains('GTP', '3');
    expect([asks(others(0)), asks(others(1))]).toEqual([false, true]);
  });

  test('not at the limit', () => {
    expect(asks(built('trains', 900).trains('CPR', '3', '3', '3', '3'))).toBe(false);
  });

  test('at the limit too where one can be traded in for a D', () => {
    const game = (treasury: number, phase: string) => {
      const scene = built('trains', treasury, phase);
      for (const type of ['4', '4', '5'].slice(phase === '5' ? 0 : 1))
        scene.state.companies.CPR?.trains.push({ id: `${type}-9`, type });
      return scene;
    };
    expect([asks(game(799, '6')), asks(game(800, '6')), asks(game(900, '5'))]).toEqual([false, true, false]);
  });

  test('always of a company that must own one', () => {
    expect(asks(built('trains', 0))).toBe(true);
    expect(
      asks(later().phase('3').company('CPR', { p1: 60 }, { treasury: 0 }).operate('CPR', 'trains')),
    ).toBe(false);
  });
});

describe('the end of a turn', () => {
  const end = (game: Scene): string => {
    Object.assign(game.state, { house: HOUSE_RULES.house });
    return game.do('p1', 'pass').where;
  };

  test("asked where some private company of a player's could be bought", () => {
    const game = (treasury: number) => built('trains', treasury).trains('CPR', '3').owns('P1', 'p2');
    expect([end(game(9)), end(game(10))]).toEqual(['SR 3 stock', 'OR 2.1 privates']);
  });

  test("for P3's sake with nothing to do, not for that of any other", () => {
    const game = (privateCompany: string) =>
      built('trains', 0).trains('CPR', '3').owns(privateCompany, 'CPR').clear('CPR');
    expect(['P1', 'P2', 'P3', 'P4'].map((privateCompany) => end(game(privateCompany)))).toEqual([
      ...['SR 3 stock', 'SR 3 stock', 'OR 2.1 privates', 'SR 3 stock'],
    ]);
  });
});

describe('stock rounds', () => {
  test('who can neither buy nor sell is not asked', () => {
    const game = (cash: number) => later().company('HBR', { p2: 60 }, { par: 71 }).has('p1', cash).stock();
    expect([asks(game(70)), asks(game(71))]).toEqual([false, true]);
  });

  test('who could start SCR for P2 is, though with the money for one share only', () => {
    const game = (cash: number) => later().owns('P2', 'p1').has('p1', cash).stock();
    expect([asks(game(66)), asks(game(67))]).toEqual([false, true]);
  });
});
