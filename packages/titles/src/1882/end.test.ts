import { BANK, OFFERING } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { afterAuction, later } from './testing/scene.ts';

/** GTP of p1 distributes, HBR of p2 operates after it. */
function paying(at: readonly [number, number], revenue: number, round = { set: 4, round: 1, of: 3 }) {
  const game = later().company('GTP', { p1: 60, p2: 40 }, { at }).company('HBR', { p2: 60 });
  game.phase('5').operate('GTP', 'dividend', { ...round, queue: ['HBR'] });
  game.turn.revenue = revenue;
  return game;
}
/** Leaves so much in the bank; the rest goes to p3. */
const bankHas = (game: ReturnType<typeof paying>, amount: number) =>
  game.has('p3', game.cash('p3') + game.cash(BANK) - amount);
const toTheEnd = (game: ReturnType<typeof paying>) => game.passWhile(() => true);

describe('the market', () => {
  test('1882-12-2 a sold-out move to the top right space ends the game with the stock round', () => {
    const game = later()
      .company('GTP', { p1: 60, p2: 40 }, { at: [1, 15] })
      .stock(5);
    game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    expect([game.cell('GTP'), game.state.ended, game.rounds]).toEqual([[0, 15], { reason: 'market' }, []]);
  });

  test('1882-12-3 a dividend to the top right space ends the game with the operating round', () => {
    const game = paying([0, 14], 100).do('p1', 'dividend', { kind: 'pay' });
    expect([game.cell('GTP'), game.state.ended]).toEqual([[0, 15], null]);
    toTheEnd(game);
    expect(game.events.filter(({ type }) => type === 'turn')).toEqual([{ type: 'turn', who: 'HBR' }]);
    expect([game.state.ended, game.rounds]).toEqual([{ reason: 'market' }, []]);
  });

  test('1882-12-3 a later fall of the price does not undo it', () => {
    const game = paying([0, 14], 100).do('p1', 'dividend', { kind: 'pay' });
    game.company('GTP', { p1: 60, p2: 40 }, { at: [1, 15] });
    expect(toTheEnd(game).state.ended).toEqual({ reason: 'market' });
  });
});

describe('the bank', () => {
  test('1882-12-4 a break in operating rounds ends the game after the set', () => {
    const game = bankHas(paying([5, 3], 100, { set: 9, round: 2, of: 3 }), 99).do('p1', 'dividend', {
      kind: 'pay',
    });
    expect(game.state.bankBroken).toBe(true);
    toTheEnd(game);
    expect([game.rounds, game.state.ended]).toEqual([['OR 9.3'], { reason: 'bank' }]);
    const exact = bankHas(paying([5, 3], 100), 100).do('p1', 'dividend', { kind: 'pay' });
    expect([exact.cash(BANK), exact.state.bankBroken]).toEqual([0, false]);
  });

  test('1882-12-5 a break in a stock round leaves one more set to play', () => {
    const game = later().phase('5').company('GTP', { p1: 50 }).stock(6);
    bankHas(game, 600).do('p1', 'buy', { company: 'GTP', from: OFFERING, percent: 10 });
    expect([game.state.bankBroken, game.state.ended]).toEqual([true, null]);
    toTheEnd(game);
    expect([game.rounds, game.state.ended]).toEqual([['OR 6.1', 'OR 6.2', 'OR 6.3'], { reason: 'bank' }]);
  });

  test('1882-12-6 the bank pays on after the break', () => {
    const game = bankHas(paying([5, 3], 300), 50);
    const before = [game.cash('p1'), game.cash('p2')];
    game.do('p1', 'dividend', { kind: 'pay' });
    expect([game.cash('p1'), game.cash('p2')]).toEqual([(before[0] ?? 0) + 180, (before[1] ?? 0) + 120]);
    expect(game.cash(BANK)).toBe(-250);
  });
});

describe('wealth', () => {
  test('1882-12-7 cash, shares at market price and open private companies at face value', () => {
    const game = later()
      .has('p1', 123)
      .company('GTP', { p1: 60 }, { at: [2, 4] })
      .company('HBR', { p2: 20, p1: 10 });
    game.owns('P1', 'p1').owns('P3', 'p1');
    expect(game.worth('p1')).toBe(123 + 6 * 90 + 67 + 20 + 80);
  });

  test('1882-12-8 shares of a company that was never started are worth nothing', () => {
    const game = afterAuction(3, 5585);
    expect(game.percent('GTP', 'p1')).toBe(10);
    expect(game.worth('p1')).toBe(game.cash('p1') + 20 + 50 + 80 + 140);
  });

  test('1882-12-9 treasuries and trains count for nothing', () => {
    const game = later().company('GTP', { p1: 60 });
    const before = game.worth('p1');
    expect(game.has('GTP', 3000).trains('GTP', '5', '5').owns('P4', 'GTP').worth('p1')).toBe(before);
  });

  test('1882-12-10 the richest player wins', () => {
    const game = later().has('p1', 500).has('p2', 400).has('p3', 300).company('GTP', { p3: 60, p2: 20 });
    const ranking = ['p1', 'p2', 'p3'].sort((a, b) => game.worth(b) - game.worth(a));
    expect([ranking, game.worth('p3')]).toEqual([['p3', 'p2', 'p1'], 702]);
  });

  test('1882-13-2 the game ends at once when all agree, and only then', () => {
    const game = later().company('GTP', { p1: 60 }).stock(2, 'p2').do('p2', 'propose-end');
    expect(game.acting).toBe('p3');
    expect(game.rule('p3', 'propose-end')).toBe('1882-13-2');
    game.do('p3', 'accept').do('p1', 'decline');
    expect([game.state.ended, game.acting, game.where]).toEqual([null, 'p2', 'SR 2 stock']);
    game.do('p2', 'propose-end').do('p3', 'accept').do('p1', 'accept');
    expect([game.state.ended, game.worth('p1')]).toEqual([{ reason: 'agreement' }, 600 + 402]);
    expect(game.rule('p1', 'pass')).toBe('game-over');
  });
});
