import { BANK, pay, totalCash } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { newRecord, playRandomly } from '../testing/random-games.ts';
import { randomPlayer } from '../testing/random-player.ts';
import { later, type Scene } from './testing/scene.ts';
import { title } from './title.ts';
import { view } from './view.ts';

const kinds = (game: Scene) =>
  [...new Set(game.engine.choices(game.state).map(({ action }) => action.type))].sort();

describe('money and companies', () => {
  test('1889-12.1-1 whole yen, ¥7,000 in all, and the bank may go below zero', () => {
    let least = 0;
    playRandomly(title, newRecord('1889', 3, 11), {
      choose: randomPlayer('steady'),
      after(state) {
        least = Math.min(least, state.cash[BANK] ?? 0);
        if (totalCash(state) !== 7000) throw new Error('Money is lost');
      },
    });
    expect(least).toBeLessThan(0);
  });

  test('1889-12.1-2, 1889-12.1-3: nobody lends, no company closes, merges or buys shares', () => {
    const seen = new Set<string>();
    playRandomly(title, newRecord('1889', 4, 12), {
      choose: (choices, chance) => {
        for (const { action } of choices) seen.add(action.type);
        return randomPlayer('steady')(choices, chance);
      },
    });
    const known = [
      ...['accept', 'bankrupt', 'bid', 'buy', 'decline', 'discard', 'dividend', 'exchange', 'lay', 'pass'],
      ...['private', 'propose-end', 'run', 'sell', 'start', 'station', 'take', 'train'],
    ];
    expect([...seen].filter((type) => !known.includes(type))).toEqual([]);
    expect(kinds(later().company('AR', { p1: 60 }).operate('AR', 'trains'))).toEqual([
      'pass',
      'propose-end',
      'train',
    ]);
  });
});

describe('the end', () => {
  const paid = (amount: number) => {
    const game = later();
    game.state.cash = { ...game.state.cash, [BANK]: 100, AR: 5640 };
    pay(game.state, BANK, 'p1', amount, 'test', () => undefined);
    return game.state.bankBroken;
  };

  test('1889-13.1-1 the bank is broken when it has to pay more than it holds', () => {
    expect([paid(100), paid(101)]).toEqual([false, true]);
  });

  const broken = (round: number) => {
    const game = later()
      .phase('5')
      .company('AR', { p1: 60 })
      .operate('AR', 'trains', { set: 5, round, of: 3 });
    game.state.bankBroken = true;
    return game;
  };

  test('1889-13.1-2 broken in an operating round, the game ends after the last of the set', () => {
    const game = broken(1);
    game.passWhile(() => true);
    expect([game.rounds, game.state.ended]).toEqual([['OR 5.2', 'OR 5.3'], { reason: 'bank' }]);
  });

  test('1889-13.1-3 broken in a stock round, it ends after the next set', () => {
    const game = later().phase('3').company('AR', { p1: 60 }).stock(5);
    game.state.bankBroken = true;
    game.passWhile(() => true);
    expect([game.rounds, game.state.ended]).toEqual([['OR 5.1', 'OR 5.2'], { reason: 'bank' }]);
  });

  test('1889-13.1-4 a bankruptcy ends it at once', () => {
    const game = broken(2).has('AR', 0).has('p1', 0).tile('K8', '57', 1).tile('J9', '58', 4);
    expect(game.do('p1', 'bankrupt').state.ended).toEqual({ reason: 'bankruptcy' });
  });

  test('1889-13.1-5 cash, shares at their price, open private companies', () => {
    const game = later(4)
      .has('p1', 100)
      .company('AR', { p1: 60 }, { at: [0, 3] })
      .owns('P6', 'p1');
    expect(game.worth('p1')).toBe(100 + 600 + 80);
  });

  test('1889-13.1-6 treasuries, trains and certificates without a par count nothing', () => {
    const game = later().owns('P5', 'p1').company('AR', { p2: 60 }).trains('AR', '2').stock();
    game.do('p1', 'exchange', { item: 'P5' });
    expect([game.worth('p1'), game.percent('IR', 'p1')]).toEqual([420, 10]);
  });

  test('1889-13.1-7 the highest score wins, equal ones share the place', () => {
    const game = later().company('AR', { p1: 20, p2: 20 });
    const scores = view(game.state, game.engine).players.map(({ worth }) => worth);
    expect(scores).toEqual([550, 550, 420]);
  });
});
