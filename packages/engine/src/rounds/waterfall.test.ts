import { describe, expect, test } from 'vitest';
import { findFrame } from '../core/frame.ts';
import type { BaseState } from '../core/state.ts';
import { BANK, type HasCash, pay } from '../money/purse.ts';
import { SmallTable, seats } from '../testing/small-table.ts';
import {
  freeCash,
  openWaterfall,
  WaterfallFrame,
  type WaterfallRules,
  waterfallAuction,
} from './waterfall.ts';

interface Selling extends BaseState, HasCash {
  sold: string[];
  finished: string | null;
}

const FACES: Readonly<Record<string, number>> = { S: 20, M: 40, L: 70 };

/** S for $20, M for $40, L for $70, among a, b and c with $200 each; a begins. */
function auction(ways: Partial<WaterfallRules<Selling>> = {}, out: string[] = []) {
  const frames = waterfallAuction<Selling>({
    step: 5,
    reduction: 5,
    face: (item) => FACES[item] ?? 0,
    award(state, item, player, price, emit) {
      pay(state, player, BANK, price, 'private', emit);
      state.sold.push(`${item} ${player} ${price}`);
    },
    finished(state, { lastBuyer }) {
      state.finished = lastBuyer;
    },
    ...ways,
  });
  const state: Selling = {
    players: seats('a', 'b', 'c'),
    agenda: [openWaterfall(['S', 'M', 'L'], 'a')],
    random: 0,
    ended: null,
    out,
    cash: { [BANK]: 0, a: 200, b: 200, c: 200 },
    bankBroken: false,
    sold: [],
    finished: null,
  };
  return new SmallTable(state, frames);
}
const bid = (item: string, price: number) => ({ item, price });
const take = (item: string) => ({ item });
const waterfall = (game: SmallTable<Selling>): WaterfallFrame => {
  const frame = findFrame(game.state, WaterfallFrame);
  if (frame === undefined) throw new Error('The auction is over');
  return frame;
};

describe('taking the first in line', () => {
  test('costs its face value, and the turn goes to the left of the buyer', () => {
    const game = auction().do('a', 'take', take('S'));
    expect([game.state.sold, game.state.cash.a, game.acting]).toEqual([['S a 20'], 180, 'b']);
    const poor = auction();
    const withCash = (cash: number) => {
      poor.state.cash.a = cash;
      return poor.rule('a', 'take', take('S'));
    };
    expect([withCash(20), withCash(19)]).toEqual([null, 'locked']);
  });

  test('only the first can be taken, and it is not bid on', () => {
    const game = auction();
    expect([game.rule('a', 'take', take('M')), game.rule('a', 'take', take('Z'))]).toEqual([
      'order',
      'order',
    ]);
    expect([game.rule('a', 'bid', bid('S', 50)), game.rule('a', 'bid', bid('Z', 50))]).toEqual([
      'order',
      'order',
    ]);
    expect(game.choices('take').map(({ action }) => action.item)).toEqual(['S']);
  });

  test('the last buyer is told when everything is sold', () => {
    const game = auction().do('a', 'take', take('S')).do('b', 'take', take('M')).do('c', 'take', take('L'));
    expect([game.state.sold, game.state.finished, game.step]).toEqual([
      ['S a 20', 'M b 40', 'L c 70'],
      'c',
      'ground',
    ]);
  });
});

describe('bids on the others', () => {
  test('are the step above the face value or the highest bid, in multiples of the step', () => {
    const game = auction();
    expect([40, 44, 45, 46].map((price) => game.rule('a', 'bid', bid('M', price)))).toEqual([
      'bid',
      'bid',
      null,
      'bid',
    ]);
    game.do('a', 'bid', bid('M', 60));
    expect([game.acting, ...[60, 65].map((price) => game.rule('b', 'bid', bid('M', price)))]).toEqual([
      'b',
      'bid',
      null,
    ]);
    expect(auction({ anyAmount: () => true }).rule('a', 'bid', bid('M', 46))).toBeNull();
  });

  test('are listed from the least to the free cash', () => {
    const game = auction();
    const ranges = (cash: number) => {
      game.state.cash.a = cash;
      return game.choices('bid').map(({ range }) => range);
    };
    expect(ranges(73)).toEqual([{ field: 'price', min: 45, max: 70, step: 5 }]);
    expect([ranges(45), ranges(44)]).toEqual([[{ field: 'price', min: 45, max: 45, step: 5 }], []]);
    const odd = auction({ anyAmount: () => true }).do('a', 'bid', bid('M', 47));
    expect(odd.choices('bid')[0]?.range).toMatchObject({ min: 55 });
  });

  test('of a finer multiple are listed and taken by it, in the auction among bidders too', () => {
    const game = auction({ multiple: 1 }).do('a', 'bid', bid('M', 46));
    expect(game.choices('bid')[0]?.range).toEqual({ field: 'price', min: 51, max: 200, step: 1 });
    game.do('b', 'bid', bid('M', 52)).do('c', 'take', take('S'));
    expect(game.choices('bid')[0]?.range).toEqual({ field: 'price', min: 57, max: 200, step: 1 });
    expect([56, 57].map((price) => game.rule('a', 'bid', { price }))).toEqual(['raise', null]);
  });

  test('set money aside, but for the bid that a higher one replaces', () => {
    const game = auction().do('a', 'bid', bid('M', 100)).do('b', 'pass').do('c', 'pass');
    expect([105, 100].map((price) => game.rule('a', 'bid', bid('L', price)))).toEqual(['locked', null]);
    expect([205, 200].map((price) => game.rule('a', 'bid', bid('M', price)))).toEqual(['locked', null]);
    expect([
      freeCash(game.state, waterfall(game), 'a'),
      freeCash(game.state, waterfall(game), 'a', 'M'),
    ]).toEqual([100, 200]);
    game.do('a', 'bid', bid('L', 100)).do('b', 'pass').do('c', 'pass');
    expect(game.rule('a', 'take', take('S'))).toBe('locked');
  });

  test('a single bid gets the paper when it comes to be first', () => {
    const game = auction().do('a', 'bid', bid('M', 45)).do('b', 'take', take('S'));
    expect([game.state.sold, game.state.cash.a, game.acting]).toEqual([['S b 20', 'M a 45'], 155, 'c']);
  });

  test('the papers behind are settled one after the other, until one has no bid', () => {
    const game = auction()
      .do('a', 'bid', bid('M', 45))
      .do('b', 'bid', bid('L', 75))
      .do('c', 'take', take('S'));
    expect([game.state.sold, game.state.finished]).toEqual([['S c 20', 'M a 45', 'L b 75'], 'c']);
  });

  test('several bidders raise among themselves, the lowest first', () => {
    const game = auction()
      .do('a', 'bid', bid('M', 45))
      .do('b', 'bid', bid('M', 50))
      .do('c', 'take', take('S'));
    expect([game.acting, game.state.sold]).toEqual(['a', ['S c 20']]);
    expect(game.rule('a', 'bid', { price: 50 })).toBe('raise');
    expect(game.rule('a', 'bid', { price: 57 })).toBe('raise');
    game.do('a', 'bid', { price: 55 });
    expect(game.acting).toBe('b');
    game.do('b', 'pass');
    expect([game.state.sold, game.state.cash, game.acting]).toEqual([
      ['S c 20', 'M a 55'],
      { [BANK]: 75, a: 145, b: 200, c: 180 },
      'a',
    ]);
  });

  test('that auction takes any amount where bids may be any', () => {
    const game = auction({ anyAmount: () => true })
      .do('a', 'bid', bid('M', 47))
      .do('b', 'bid', bid('M', 52))
      .do('c', 'take', take('S'));
    expect(game.rule('a', 'bid', { price: 58 })).toBeNull();
  });

  test('in that auction money set aside for other papers cannot be used', () => {
    const game = auction()
      .do('a', 'bid', bid('M', 45))
      .do('b', 'bid', bid('M', 50))
      .do('c', 'pass')
      .do('a', 'bid', bid('L', 120))
      .do('b', 'take', take('S'));
    expect([80, 85].map((price) => game.rule('a', 'bid', { price }))).toEqual([null, 'limit']);
  });
});

describe('when everybody passes', () => {
  const round = (game: SmallTable<Selling>) => game.do('a', 'pass').do('b', 'pass').do('c', 'pass');

  test('the first in line becomes cheaper, and only that', () => {
    const game = round(auction());
    expect(game.eventsOf('special')).toEqual([
      { type: 'special', name: 'reduced', facts: { item: 'S', price: 15 } },
    ]);
    game.do('a', 'take', take('S')).do('b', 'take', take('M'));
    expect(game.state.sold).toEqual(['S a 15', 'M b 40']);
  });

  test('every pass and every bid is told', () => {
    const game = auction().do('a', 'pass').do('b', 'bid', bid('L', 75));
    expect(game.events).toEqual([
      { type: 'pass', who: 'a', step: 'auction' },
      { type: 'bid', player: 'b', item: 'L', price: 75 },
    ]);
  });

  test('a bid or a purchase begins the count of passes anew', () => {
    const taken = auction().do('a', 'pass').do('b', 'pass').do('c', 'take', take('S')).do('a', 'pass');
    expect(waterfall(taken).reductions.M).toBe(0);
    const game = auction()
      .do('a', 'pass')
      .do('b', 'pass')
      .do('c', 'bid', bid('L', 75))
      .do('a', 'pass')
      .do('b', 'pass');
    expect(waterfall(game).reductions.S).toBe(0);
    game.do('c', 'pass');
    expect(waterfall(game).reductions.S).toBe(5);
  });

  test('at nothing it goes to the next player, who is asked no more', () => {
    const game = auction();
    for (let times = 0; times < 4; times++) round(game);
    expect([game.state.sold, game.acting]).toEqual([['S a 0'], 'b']);
  });

  test('players who have left are not waited for', () => {
    const game = auction({}, ['b']).do('a', 'pass').do('c', 'pass');
    expect(waterfall(game).reductions.S).toBe(5);
  });
});
