import { findFrame, freeCash, WaterfallFrame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { afterAuction, fresh, type Scene } from './testing/scene.ts';
import { view } from './view.ts';

const free = (game: Scene, player: string): number => {
  const frame = findFrame(game.state, WaterfallFrame);
  return frame === undefined ? game.cash(player) : freeCash(game.state, frame, player);
};
const price = (game: Scene, item: string) =>
  view(game.state, game.engine).privates.find(({ id }) => id === item)?.price;

describe('turns of the auction', () => {
  test('1882-9-1 clockwise turns: take the cheapest, bid on a dearer one, or pass', () => {
    const game = fresh(4);
    expect(game.rule('p2', 'pass')).toBe('not-your-turn');
    expect(game.rule('p1', 'bid', { item: 'P1', price: 25 })).toBe('1882-9-1');
    expect(game.rule('p1', 'take', { item: 'P2' })).toBe('1882-9-1');
    const turns: string[] = [];
    for (const [type, fields] of [
      ['take', { item: 'P1' }],
      ['bid', { item: 'P3', price: 85 }],
      ['pass', {}],
      ['take', { item: 'P2' }],
    ] as const) {
      turns.push(game.acting);
      game.do(game.acting, type, fields);
    }
    expect(turns).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect([game.owner('P1'), game.owner('P2'), game.owner('P3')]).toEqual(['p1', 'p4', 'p2']);
  });

  test('1882-9-2 the cheapest costs its face value less the reduction, paid to the bank', () => {
    const game = fresh(3);
    expect(price(game, 'P1')).toBe(20);
    for (let i = 0; i < 6; i++) game.do(game.acting, 'pass');
    expect(price(game, 'P1')).toBe(10);
    game.do('p1', 'take', { item: 'P1' });
    expect([game.cash('p1'), game.cash('bank')]).toEqual([590, 7210]);
  });

  test('1882-9-3 a bid is $5 over face value or the highest bid, in multiples of $5', () => {
    const game = fresh(3);
    for (const bid of [80, 83, 84, 86]) {
      expect(game.rule('p1', 'bid', { item: 'P3', price: bid })).toBe('1882-9-3');
    }
    game.do('p1', 'bid', { item: 'P3', price: 85 });
    expect(game.rule('p2', 'bid', { item: 'P3', price: 85 })).toBe('1882-9-3');
    expect(game.rule('p2', 'bid', { item: 'P3', price: 90 })).toBe(null);
    const offered = game.choices('bid').find(({ action }) => action.item === 'P3');
    expect(offered?.range).toEqual({ field: 'price', min: 90, max: 600, step: 5 });
  });

  test('1882-9-4 money in a bid cannot be bid or spent elsewhere', () => {
    const game = fresh(6).do('p1', 'bid', { item: 'P4', price: 145 });
    game.passWhile(() => game.acting !== 'p1');
    expect(free(game, 'p1')).toBe(155);
    expect(game.rule('p1', 'bid', { item: 'P3', price: 160 })).toBe('1882-9-4');
    expect(game.rule('p1', 'bid', { item: 'P3', price: 155 })).toBe(null);
    game.do('p1', 'bid', { item: 'P3', price: 150 });
    game.passWhile(() => game.acting !== 'p1');
    expect(game.rule('p1', 'take', { item: 'P1' })).toBe('1882-9-4');
  });

  test('1882-9-5 a beaten bid stays locked', () => {
    const game = fresh(6)
      .do('p1', 'bid', { item: 'P4', price: 145 })
      .do('p2', 'bid', { item: 'P4', price: 150 });
    expect(free(game, 'p1')).toBe(155);
    game.passWhile(() => game.acting !== 'p1');
    expect(game.rule('p1', 'bid', { item: 'P3', price: 160 })).toBe('1882-9-4');
    game.do('p1', 'bid', { item: 'P4', price: 155 });
    expect(free(game, 'p1')).toBe(145);
  });

  test('1882-9-12 a pass does not exclude: another turn comes while anybody acts', () => {
    const game = fresh(3).do('p1', 'pass').do('p2', 'bid', { item: 'P2', price: 55 }).do('p3', 'pass');
    expect(game.acting).toBe('p1');
    expect(game.rule('p1', 'bid', { item: 'P2', price: 60 })).toBe(null);
  });

  test('1882-9-14 when all pass the cheapest becomes $5 cheaper and the next player goes on', () => {
    const game = fresh(3).do('p1', 'pass').do('p2', 'pass');
    expect(price(game, 'P1')).toBe(20);
    game.do('p3', 'pass');
    expect([game.acting, price(game, 'P1')]).toEqual(['p1', 15]);
    game.do('p1', 'bid', { item: 'P2', price: 55 }).do('p2', 'pass').do('p3', 'pass');
    expect(price(game, 'P1')).toBe(15);
  });

  test('1882-9-15 at $0 the player on turn must take it; the next goes on and nothing else is cheaper', () => {
    const game = fresh(3).do('p1', 'pass').do('p2', 'bid', { item: 'P3', price: 85 });
    for (let i = 0; i < 12; i++) game.do(game.acting, 'pass');
    expect([game.owner('P1'), game.cash('p3')]).toEqual(['p3', 600]);
    expect([game.acting, price(game, 'P2')]).toEqual(['p1', 50]);
  });
});

describe('settling bids', () => {
  test('1882-9-6 after a purchase the bids on the next in line are settled before play goes on', () => {
    const game = fresh(4)
      .do('p1', 'bid', { item: 'P2', price: 55 })
      .do('p2', 'bid', { item: 'P3', price: 85 });
    game.do('p3', 'bid', { item: 'P5', price: 185 }).do('p4', 'take', { item: 'P1' });
    expect([game.owner('P1'), game.owner('P2'), game.owner('P3')]).toEqual(['p4', 'p1', 'p2']);
    expect([game.owner('P4'), game.owner('P5')]).toEqual(['bank', 'bank']);
    expect([game.acting, game.where]).toEqual(['p1', 'Auction auction']);
    expect(game.rule('p1', 'take', { item: 'P4' })).toBe(null);
  });

  test('1882-9-7 a single bid buys at that bid', () => {
    const game = fresh(3).do('p1', 'bid', { item: 'P2', price: 70 }).do('p2', 'take', { item: 'P1' });
    expect([game.owner('P2'), game.cash('p1')]).toEqual(['p1', 530]);
  });

  /** p1 55, p2 60, p3 65 on P2; p4 takes P1. */
  const contested = () =>
    fresh(4)
      .do('p1', 'bid', { item: 'P2', price: 55 })
      .do('p2', 'bid', { item: 'P2', price: 60 })
      .do('p3', 'bid', { item: 'P2', price: 65 })
      .do('p4', 'take', { item: 'P1' });

  test('1882-9-8 several bids: an auction among the bidders, the lowest bid first', () => {
    const game = contested();
    expect(game.acting).toBe('p1');
    expect(game.rule('p4', 'bid', { price: 70 })).toBe('not-your-turn');
    game.do('p1', 'bid', { price: 70 });
    expect(game.acting).toBe('p2');
    game.do('p2', 'bid', { price: 75 });
    expect(game.acting).toBe('p3');
    game.do('p3', 'bid', { price: 80 });
    expect(game.acting).toBe('p1');
    expect(game.rule('p1', 'take', { item: 'P2' })).toBe('1882-9-8');
  });

  test('1882-9-9 raise by multiples of $5 or drop out for good; the last one pays', () => {
    const game = contested();
    for (const bid of [65, 68, 72]) expect(game.rule('p1', 'bid', { price: bid })).toBe('1882-9-9');
    expect(game.rule('p1', 'bid', { price: 455 })).toBe('1882-9-4');
    expect(game.rule('p1', 'bid', { price: 450 })).toBe(null);
    expect(game.choices('bid').map(({ range }) => range)).toEqual([
      { field: 'price', min: 70, max: 450, step: 5 },
    ]);
    game.do('p1', 'bid', { price: 70 }).do('p2', 'pass').do('p3', 'bid', { price: 75 });
    expect(game.acting).toBe('p1');
    game.do('p1', 'pass');
    expect([game.owner('P2'), game.cash('p3')]).toEqual(['p3', 450 - 75]);
  });

  test('1882-9-10 losers get their money back', () => {
    const game = contested();
    expect([free(game, 'p1'), free(game, 'p2')]).toEqual([395, 390]);
    game.do('p1', 'pass').do('p2', 'pass');
    expect([free(game, 'p1'), free(game, 'p2'), free(game, 'p3')]).toEqual([450, 450, 385]);
    expect(view(game.state, game.engine).privates.map(({ bids }) => bids)).toEqual([[], [], [], [], []]);
  });

  test('1882-9-11 then the player left of the buyer at face value has the turn', () => {
    const game = fresh(4)
      .do('p1', 'pass')
      .do('p2', 'pass')
      .do('p3', 'pass')
      .do('p4', 'bid', { item: 'P2', price: 55 });
    game.do('p1', 'pass').do('p2', 'take', { item: 'P1' });
    expect([game.owner('P2'), game.acting]).toEqual(['p4', 'p3']);
  });
});

describe('the end of the auction', () => {
  test("1882-9-13 it ends when all are sold and CPR's par value is set", () => {
    const game = fresh(2);
    for (const item of ['P1', 'P2', 'P3', 'P4', 'P5']) game.do(game.acting, 'take', { item });
    expect([game.where, game.acting]).toEqual(['Auction par', 'p1']);
    expect(game.rule('p1', 'pass')).toBe('1882-7.1.5-1');
    game.do('p1', 'par', { price: 71 });
    expect(game.where).toBe('SR 1 stock');
  });

  test('1882-9-16 the priority deal goes to the left of the last buyer at face or reduced price', () => {
    const game = fresh(4).do('p1', 'bid', { item: 'P5', price: 185 });
    for (const [player, item] of [
      ['p2', 'P2'],
      ['p3', 'P3'],
      ['p4', 'P4'],
    ] as const) {
      game.do(player, 'bid', { item, price: item === 'P2' ? 55 : item === 'P3' ? 85 : 145 });
    }
    game.do('p1', 'pass').do('p2', 'take', { item: 'P1' }).do('p1', 'par', { price: 67 });
    expect([game.owner('P5'), game.state.priority, game.acting]).toEqual(['p1', 'p3', 'p3']);
  });

  test('1882-7.1.5-1 the buyer of P5 takes the presidency of CPR and sets its par for nothing', () => {
    const game = fresh(2);
    for (const item of ['P1', 'P2', 'P3', 'P4', 'P5']) game.do(game.acting, 'take', { item });
    const cash = game.cash('p1');
    expect(cash).toBe(900 - 20 - 80 - 180);
    expect(game.rule('p2', 'par', { price: 67 })).toBe('not-your-turn');
    expect(game.rule('p1', 'par', { price: 95 })).toBe('1882-10.4-2');
    game.do('p1', 'par', { price: 100 });
    expect([game.cash('p1'), game.president('CPR'), game.percent('CPR', 'p1')]).toEqual([cash, 'p1', 20]);
    expect(game.price('CPR')).toBe(100);
  });

  test('1882-7.1.4-4 the buyer of P4 gets the drawn certificate free', () => {
    const game = afterAuction(3, 5585);
    expect([game.owner('P4'), game.percent('GTP', 'p1'), game.percent('GTP', 'offering')]).toEqual([
      'p1',
      10,
      90,
    ]);
    expect(game.cash('p1')).toBe(1000 - 20 - 50 - 80 - 140);
    const given = { type: 'bought', company: 'GTP', percent: 10, by: 'p1', from: 'P4', price: 0 };
    expect(game.events).toContainEqual(given);
    expect(game.president('GTP')).toBe(null);
  });

  test('1882-7.1-4 a private company is one paper with one owner', () => {
    const game = fresh(3).do('p1', 'take', { item: 'P1' });
    expect(game.owner('P1')).toBe('p1');
    expect(game.rule('p2', 'take', { item: 'P1' })).toBe('1882-9-1');
    expect(game.rule('p2', 'bid', { item: 'P1', price: 30 })).toBe('1882-9-1');
  });
});
