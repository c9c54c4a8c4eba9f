import { BANK, byPrice, OFFERING } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { MARKET } from './data/market.ts';
import { later } from './testing/scene.ts';
import { view } from './view.ts';

const home = (hex: string, stop = 0, replace = false) => ({ hex, stop, replace });
const share = (company: string) => ({ company, from: OFFERING, percent: 10 });
/** p1 owns P2 in a stock round; HBR of p2 has been started. */
const owner = (players = 3) => later(players).company('HBR', { p2: 20 }).owns('P2', 'p1').stock();
const types = (game: ReturnType<typeof owner>) => game.state.depot.stack.map(({ type }) => type).join('');
const bank = (train: string, price: number) => ({ train, price, from: BANK, trade: '' });

describe('the exchange', () => {
  test("1882-7.1.2-1 in a stock turn P2's player takes SCR, as the turn's purchase", () => {
    const game = owner().company('GTP', { p2: 40, p1: 30 }).do('p1', 'exchange', { price: 67 });
    expect(game.where).toBe('SR 2 home');
    game.do('p1', 'home', home('K3'));
    expect([game.president('SCR'), game.isOpen('P2')]).toEqual(['p1', false]);
    expect(game.rule('p1', 'buy', share('HBR'))).toBe('1882-10.4-10');
    expect(game.rule('p1', 'sell', { company: 'GTP', percent: 10 })).toBe(null);
    game.passWhile(() => game.where.startsWith('SR 2'));
    expect(game.state.priority).toBe('p2');
    const bought = owner().do('p1', 'buy', share('HBR'));
    expect(bought.rule('p1', 'exchange', { price: 67 })).toBe('1882-10.4-10');
    expect(owner().do('p1', 'pass').rule('p2', 'exchange', { price: 67 })).toBe('1882-7.1.2-1');
  });

  test('1882-7.1.2-2 SCR starts in no other way', () => {
    const game = owner();
    expect(game.rule('p1', 'start', { company: 'SCR', price: 67 })).toBe('1882-7.1.2-2');
    expect(game.rule('p1', 'buy', share('SCR'))).toBe('1882-10.4-8');
    expect(game.actions('start').filter(({ company }) => company === 'SCR')).toEqual([]);
  });

  test('1882-7.1.2-3 the player sets the par and pays one share to the bank for 20%', () => {
    const game = owner();
    const before = game.cash(BANK);
    game.do('p1', 'exchange', { price: 82 });
    expect([game.cash('p1'), game.cash(BANK) - before]).toEqual([600 - 82, 82]);
    expect([game.percent('SCR', 'p1'), game.price('SCR')]).toEqual([20, 82]);
    expect(owner().rule('p1', 'exchange', { price: 80 })).toBe('1882-10.4-2');
  });

  test('1882-7.1.2-4 it needs cash for one share and room under the certificate limit', () => {
    expect(owner().has('p1', 66).rule('p1', 'exchange', { price: 67 })).toBe('1882-7.1.2-4');
    expect(owner().has('p1', 67).rule('p1', 'exchange', { price: 67 })).toBe(null);
    const full = (percent: number) =>
      owner(6)
        .company('GTP', { p1: 60 })
        .company('QL', { p1: percent })
        .rule('p1', 'exchange', { price: 67 });
    expect([full(40), full(30)]).toEqual(['1882-10.1-7', null]);
  });

  test('1882-7.1.2-5 P2 leaves the game and pays no more', () => {
    const game = owner().do('p1', 'exchange', { price: 67 }).do('p1', 'home', home('K3'));
    const before = game.cash('p1');
    game.passWhile(() => !game.where.startsWith('SR 3'));
    expect([game.cash('p1'), game.owner('P2')]).toEqual([before, BANK]);
  });
});

describe("SCR's home", () => {
  const chosen = () => owner().do('p1', 'exchange', { price: 67 });

  test('1882-7.1.2-6 any free city space that is not reserved', () => {
    for (const [hex, stop] of [
      ['K3', 0],
      ['L2', 0],
      ['D6', 0],
      ['E5', 1],
      ['J10', 1],
    ] as const) {
      expect(chosen().do('p1', 'home', home(hex, stop)).markers(hex)).toEqual([`SCR.${stop}`]);
    }
    for (const hex of ['I5', 'D8', 'L8', 'G11']) {
      expect(chosen().rule('p1', 'home', home(hex))).toBe('1882-7.1.2-6');
    }
    expect(chosen().station('GTP', 'J10', 0).rule('p1', 'home', home('J10', 1))).toBe('1882-7.1.2-6');
    expect(chosen().station('GTP', 'K3').rule('p1', 'home', home('K3'))).toBe('1882-7.1.2-6');
    expect(chosen().rule('p1', 'home', home('F2'))).toBe('1882-7.1.2-6');
    expect(chosen().rule('p1', 'pass')).toBe('1882-7.1.2-6');
    const built = chosen().tile('K3', '14', 1).station('GTP', 'K3').do('p1', 'home', home('K3'));
    expect(built.markers('K3').sort()).toEqual(['GTP.0', 'SCR.0']);
    expect(chosen().operated('CPR').tile('I5', '14', 1).rule('p1', 'home', home('I5'))).toBe(null);
  });

  test('1882-7.1.2-7 or the place of a neutral marker, which leaves the game', () => {
    const game = chosen().neutral('K3');
    expect(game.rule('p1', 'home', home('L2', 0, true))).toBe('1882-7.1.2-7');
    expect(game.rule('p1', 'home', home('K3'))).toBe('1882-7.1.2-6');
    game.do('p1', 'home', home('K3', 0, true));
    expect(game.markers('K3')).toEqual(['SCR.0']);
    const neutral = game.state.board.stations.filter(({ owner: whose }) => whose === 'neutral');
    expect(neutral.filter(({ holder }) => holder === 'gone')).toHaveLength(1);
    expect(neutral.filter(({ holder }) => holder === 'supply')).toHaveLength(1);
  });

  test("1882-7.1.2-8 SCR's price marker goes under those on its space", () => {
    const game = owner().company('GTP', { p2: 60 }, { par: 82 }).do('p1', 'exchange', { price: 82 });
    expect([game.cell('SCR'), byPrice(MARKET, game.state)]).toEqual([
      [2, 3],
      ['GTP', 'SCR', 'HBR'],
    ]);
  });
});

describe('the extra train', () => {
  test.each([{ phase: '3' }, { phase: '4' }, { phase: '5' }])(
    '1882-7.1.2-9 with $phase-trains next one more of them joins the stack',
    ({ phase }) => {
      const game = owner().phase(phase);
      const before = types(game);
      game.do('p1', 'exchange', { price: 67 });
      expect([types(game), game.state.extraTrains]).toEqual([`${phase}${before}`, []]);
    },
  );

  test('1882-7.1.2-9 with 6s next, too, as long as P2 is open', () => {
    const game = owner().phase('5');
    game.state.depot.gone.push(...game.state.depot.stack.splice(0, 1));
    game.do('p1', 'exchange', { price: 67 });
    expect(types(game)).toBe('666D');
  });

  test('1882-7.1.2-10 with 2s next none is added, and unused extra trains leave the game', () => {
    const game = owner();
    const before = types(game);
    game.do('p1', 'exchange', { price: 67 });
    expect([types(game), game.state.extraTrains]).toEqual([before, []]);
    expect(game.state.depot.gone.map(({ id }) => id)).toEqual(['3-4', '4-3', '5-2', '6-2']);
    const four = owner().phase('4').do('p1', 'exchange', { price: 67 });
    expect(
      four.state.depot.gone.map(({ id }) => id).filter((id) => ['3-4', '4-3', '5-2', '6-2'].includes(id)),
    ).toEqual(['3-4', '5-2', '6-2']);
  });

  test('1882-7.1.2-11 the extra train is bought first and starts the phase; the card stays under its train', () => {
    const game = owner().company('GTP', { p1: 60 }, { treasury: 1000 }).tile('D6', '57', 0);
    game.state.depot.gone.push(...game.state.depot.stack.splice(0, 6));
    game.state.rebellionTrain = '3-0';
    game.do('p1', 'exchange', { price: 67 }).do('p1', 'home', home('K3')).operate('GTP', 'trains');
    game.do('p1', 'train', bank('3-4', 180));
    expect([game.state.phase, game.state.board.tiles.D6?.tile]).toEqual(['3', '57']);
    game.do('p1', 'train', bank('3-0', 180));
    expect([game.state.rebellionTrain, game.state.board.tiles.D6]).toEqual([null, undefined]);
  });
});

describe('SCR afterwards', () => {
  test('1882-7.1.2-12 it floats at 60% with ten times its par', () => {
    const game = owner().do('p1', 'exchange', { price: 76 }).do('p1', 'home', home('K3')).do('p1', 'pass');
    for (const player of ['p2', 'p3', 'p1', 'p2']) {
      expect(game.cash('SCR')).toBe(0);
      game.do(player, 'buy', share('SCR')).do(player, 'pass');
    }
    expect([game.cash('SCR'), game.percent('SCR', OFFERING)]).toEqual([760, 40]);
  });

  test('1882-7.1.2-13 once a company owns P2, SCR stays out of the game', () => {
    const game = later().phase('3').company('GTP', { p1: 60 }).owns('P2', 'p1').operate('GTP');
    game.do('p1', 'private', { item: 'P2', price: 50 }).stock();
    expect(game.rule('p1', 'exchange', { price: 67 })).toBe('1882-7.1.2-1');
    expect(game.actions('exchange')).toEqual([]);
    const scr = view(game.state, game.engine).companies.find(({ id }) => id === 'SCR');
    expect(scr).toMatchObject({ status: 'closed' });
  });
});
