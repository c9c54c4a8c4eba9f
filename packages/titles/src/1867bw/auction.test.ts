import { findFrame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { AuctioneerFrame } from './auction.ts';
import { fresh, type Scene } from './testing/scene.ts';

/** An auction of these companies, with p1 as auctioneer. */
function auction(...items: readonly string[]): Scene {
  const game = fresh(3, 2, { auction: true });
  for (const item of items) game.owns(item, 'bank');
  const frame = findFrame(game.state, AuctioneerFrame);
  if (frame === undefined) throw new Error('There is no auction');
  frame.items = [...items];
  frame.auctioneer = 'p1';
  return game;
}
const passAll = (game: Scene, ...players: readonly string[]) => {
  for (const player of players) game.do(player, 'pass');
  return game;
};

describe('the auction of private companies', () => {
  test('1867BW-16.1-1 seven, eight or nine companies, no other cards', () => {
    const offered = [3, 4, 5].map((players) =>
      fresh(players, 4, { auction: true }).offered('auction', 'item'),
    );
    expect(offered.map(({ length }) => length)).toEqual([7, 8, 9]);
    for (const items of offered) expect(items).toEqual(expect.arrayContaining(['P1', 'P2', 'P13']));
  });

  test('1867BW-16.1-2 the sixth refinery and the +$20 token as in the draft', () => {
    for (let seed = 1; seed < 12; seed++) {
      const [byDraft, byAuction] = [false, true].map((how) => fresh(3, seed, { auction: how }).state);
      expect(byAuction?.refineries).toEqual(byDraft?.refineries);
      expect(Object.keys(byAuction?.privates ?? {})).toEqual(Object.keys(byDraft?.privates ?? {}));
    }
  });

  test('1867BW-16.2-1 the starting player opens', () => {
    const game = fresh(3, 7, { auction: true });
    expect(game.acting).toBe(game.state.priority);
  });

  test('1867BW-16.2-2 any company, with at least its face value', () => {
    const game = auction('P5', 'P1');
    expect(game.rule('p1', 'auction', { item: 'P5', price: 55 })).toBe('1867BW-16.2-2');
    expect(game.rule('p1', 'auction', { item: 'P7', price: 80 })).toBe('1867BW-16.2-2');
    expect(
      game.choices('auction').map(({ action, range }) => [action.item, range?.min, range?.max, range?.step]),
    ).toEqual([
      ['P5', 60, 450, 5],
      ['P1', 30, 450, 5],
    ]);
    expect(game.rule('p1', 'pass')).not.toBe(null);
  });

  test('1867BW-16.2-3 clockwise, higher or pass', () => {
    const game = auction('P5').do('p1', 'auction', { item: 'P5', price: 60 });
    expect([game.acting, game.rule('p2', 'bid', { price: 60 })]).toEqual(['p2', '1867BW-16.2-3']);
    expect(game.do('p2', 'bid', { price: 65 }).acting).toBe('p3');
  });

  test('1867BW-16.2-4 who passes is out of it', () => {
    const game = auction('P5', 'P1').do('p1', 'auction', { item: 'P5', price: 60 });
    game.do('p2', 'pass').do('p3', 'bid', { price: 70 }).do('p1', 'bid', { price: 75 });
    expect(game.acting).toBe('p3');
  });

  test('1867BW-16.2-5 all but one have passed: the winner opens the next', () => {
    const game = auction('P5', 'P1').do('p1', 'auction', { item: 'P5', price: 60 });
    passAll(game.do('p2', 'bid', { price: 80 }), 'p3', 'p1');
    expect([game.owner('P5'), game.acting, game.offered('auction', 'item')]).toEqual(['p2', 'p2', ['P1']]);
  });

  test('1867BW-16.2-6 an auctioneer who wins pays the bank', () => {
    const game = passAll(auction('P5', 'P1').do('p1', 'auction', { item: 'P5', price: 75 }), 'p2', 'p3');
    expect([game.owner('P5'), game.cash('p1')]).toEqual(['p1', 375]);
  });

  test('1867BW-16.2-7 another winner pays the rest to the auctioneer', () => {
    const game = auction('P5', 'P1')
      .do('p1', 'auction', { item: 'P5', price: 60 })
      .do('p2', 'bid', { price: 80 });
    passAll(game, 'p3', 'p1');
    expect([game.cash('p1'), game.cash('p2')]).toEqual([470, 370]);
  });

  test('1867BW-16.2-8 multiples of $5', () => {
    const game = auction('P5');
    expect(game.rule('p1', 'auction', { item: 'P5', price: 63 })).toBe('1867BW-16.2-8');
    game.do('p1', 'auction', { item: 'P5', price: 60 });
    expect(game.rule('p2', 'bid', { price: 68 })).toBe('1867BW-16.2-8');
  });

  test('1867BW-16.2-9 nobody bids more than the cash in hand', () => {
    const game = auction('P5').has('p1', 70).has('p2', 72);
    expect(game.rule('p1', 'auction', { item: 'P5', price: 75 })).toBe('1867BW-16.2-9');
    game.do('p1', 'auction', { item: 'P5', price: 60 });
    expect(game.rule('p2', 'bid', { price: 75 })).toBe('1867BW-16.2-9');
    expect(game.choices('bid').map(({ range }) => [range?.min, range?.max])).toEqual([[65, 70]]);
  });

  test('1867BW-16.2-10 an auctioneer who can afford nothing is skipped', () => {
    const game = auction('P1', 'P5').has('p1', 20).settle();
    expect(game.acting).toBe('p2');
  });

  test('1867BW-16.2-11 until all are sold or nobody can afford any', () => {
    const sold = passAll(auction('P1').do('p1', 'auction', { item: 'P1', price: 30 }), 'p2', 'p3');
    expect(sold.where).toBe('SR 1 stock');
    const poor = auction('P1');
    for (const player of ['p1', 'p2', 'p3']) poor.has(player, 25);
    expect(poor.settle().where).toBe('SR 1 stock');
  });

  test('1867BW-16.2-12 unsold companies leave the game, P13 with its corporation', () => {
    const game = auction('P13', 'P1');
    for (const player of ['p1', 'p2', 'p3']) game.has(player, 10);
    game.settle();
    expect([game.isOpen('P13'), game.isOpen('P1'), game.stage(game.state.investment)]).toEqual([
      false,
      false,
      'removed',
    ]);
  });

  test('1867BW-16.2-13 the winner of the last company has the priority deal', () => {
    const game = auction('P1')
      .do('p1', 'auction', { item: 'P1', price: 30 })
      .do('p2', 'pass')
      .do('p3', 'bid', { price: 35 });
    game.do('p1', 'pass');
    expect([game.state.priority, game.acting]).toEqual(['p3', 'p3']);
  });
});

test('the log tells each company won once: to whom its price goes', () => {
  const game = auction('P5', 'P4').do('p1', 'auction', { item: 'P5', price: 60 });
  passAll(game.do('p2', 'bid', { price: 80 }), 'p3', 'p1');
  passAll(game.do('p2', 'auction', { item: 'P4', price: 55 }), 'p3', 'p1');
  expect(game.log.filter((line) => !line.endsWith('passes'))).toEqual([
    'p1 bids $60 on P5',
    'p2 bids $80 on P5',
    'p2 wins P5 for $80: $60 to the bank, $20 to p1',
    'p2 bids $55 on P4',
    'p2 wins P4 for $55',
    'SR 1',
  ]);
});
