import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../core/event.ts';
import type { BaseState } from '../core/state.ts';
import { SmallTable, seats } from '../testing/small-table.ts';
import {
  type AscendingFrame,
  type AscendingRules,
  ascendingAuction,
  leastBid,
  openWithBid,
} from './ascending.ts';

interface Auctioned extends BaseState {
  result: readonly unknown[];
}

/** Of X, from $20 on in steps of $5; a and b have $100, c has $33. */
function auction(ways: Partial<AscendingRules<Auctioned>> = {}, high: AscendingFrame['high'] = null) {
  const frame: AscendingFrame = { kind: 'ascending', item: 'X', queue: ['a', 'b', 'c'], high, minimum: 20 };
  const rules = ascendingAuction<Auctioned>({
    step: 5,
    limit: (_state, _frame, player) => (player === 'c' ? 33 : 100),
    won(state, { item }, player, price) {
      state.result = [item, player, price];
    },
    unsold(state, { item }) {
      state.result = [item, 'unsold'];
    },
    ...ways,
  });
  const state: Auctioned = {
    players: seats('a', 'b', 'c'),
    agenda: [frame],
    random: 0,
    ended: null,
    result: [],
  };
  return new SmallTable(state, [rules]);
}
const bid = (price: number) => ({ price });

describe('an ascending auction', () => {
  test('goes round until all but the highest bidder have passed', () => {
    const game = auction().do('a', 'bid', bid(20)).do('b', 'bid', bid(25)).do('c', 'pass');
    expect([game.acting, game.state.result]).toEqual(['a', []]);
    game.do('a', 'bid', bid(40)).do('b', 'pass');
    expect([game.state.result, game.step]).toEqual([['X', 'a', 40], 'ground']);
    expect(game.eventsOf('bid')).toHaveLength(3);
  });

  test('the last one left still has to bid if nobody has', () => {
    const game = auction().do('a', 'pass').do('b', 'pass');
    expect([game.acting, game.state.result]).toEqual(['c', []]);
    expect(game.do('c', 'bid', bid(20)).state.result).toEqual(['X', 'c', 20]);
  });

  test('nobody wants it', () => {
    const game = auction().do('a', 'pass').do('b', 'pass').do('c', 'pass');
    expect(game.state.result).toEqual(['X', 'unsold']);
    expect(game.eventsOf('pass')).toEqual(
      ['a', 'b', 'c'].map((who) => ({ type: 'pass', who, step: 'auction' })),
    );
  });

  test('the first bid is the minimum at least, each further one the step higher', () => {
    const game = auction();
    expect([15, 20].map((price) => game.rule('a', 'bid', bid(price)))).toEqual(['raise', null]);
    game.do('a', 'bid', bid(30));
    expect([30, 34, 35].map((price) => game.rule('b', 'bid', bid(price)))).toEqual(['raise', 'raise', null]);
    expect(leastBid({ kind: 'ascending', item: 'X', queue: [], high: null, minimum: 20 }, 5)).toBe(20);
  });

  test('bids are multiples of the step, unless any amount will do', () => {
    expect(auction().rule('a', 'bid', bid(22))).toBe('raise');
    const free = auction({ anyAmount: () => true });
    expect([free.rule('a', 'bid', bid(22)), free.rule('a', 'bid', bid(19))]).toEqual([null, 'raise']);
  });

  test('nobody bids more than the limit', () => {
    const game = auction();
    expect([100, 105].map((price) => game.rule('a', 'bid', bid(price)))).toEqual([null, 'limit']);
  });

  test('what is listed lies between the least bid and the limit, in steps', () => {
    const game = auction().do('a', 'bid', bid(20)).do('b', 'bid', bid(25));
    expect(game.choices('bid')).toEqual([
      {
        action: { type: 'bid', player: 'c', price: 30 },
        range: { field: 'price', min: 30, max: 30, step: 5 },
      },
    ]);
    const dear = auction({}, { player: 'b', price: 30 }).do('a', 'bid', bid(35)).do('b', 'pass');
    expect([dear.acting, dear.choices('bid'), dear.choices('pass')]).toMatchObject(['c', [], [{}]]);
  });

  test('with any amount, a last bid that is no multiple is listed', () => {
    const game = auction({ anyAmount: () => true })
      .do('a', 'bid', bid(26))
      .do('b', 'pass');
    expect(game.choices('bid')).toEqual([{ action: { type: 'bid', player: 'c', price: 31 } }]);
  });

  test('who has passed stays out, unless a pass before the first bid only declines it', () => {
    const strict = auction().do('a', 'pass').do('b', 'bid', bid(20)).do('c', 'pass');
    expect(strict.state.result).toEqual(['X', 'b', 20]);
    const returning = auction({ declinersReturn: () => true })
      .do('a', 'pass')
      .do('b', 'bid', bid(20));
    expect(returning.do('c', 'pass').acting).toBe('a');
    returning.do('a', 'bid', bid(25)).do('b', 'bid', bid(30)).do('a', 'pass');
    expect(returning.state.result).toEqual(['X', 'b', 30]);
  });
});

test('an auction opened with a bid: the next player speaks first, the bidder last, who has left not at all', () => {
  const { state } = auction();
  const events: GameEvent[] = [];
  state.agenda = [];
  openWithBid(state, 'Y', 20, { player: 'b', price: 35 }, (event) => events.push(event));
  expect(state.agenda).toEqual([
    {
      kind: 'ascending',
      item: 'Y',
      queue: ['c', 'a', 'b'],
      high: { player: 'b', price: 35 },
      minimum: 20,
    },
  ]);
  expect(events).toEqual([{ type: 'bid', player: 'b', item: 'Y', price: 35 }]);
  state.out = ['c'];
  openWithBid(state, 'Z', 20, { player: 'b', price: 35 }, () => undefined);
  expect(state.agenda[1]).toMatchObject({ item: 'Z', queue: ['a', 'b'] });
});
