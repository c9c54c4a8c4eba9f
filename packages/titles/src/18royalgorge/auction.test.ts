import { describe, expect, test } from 'vitest';
import { fresh, SEEDS } from './testing/scene.ts';

/** Y3, Y2, G6, G1 and B2, with p1 to open. */
const auction = (players = 3) => fresh({ players, seed: SEEDS.florence, options: { firstSeatOpens: true } });
/** Everybody declines what is left of the auction. */
const toTheEnd = (game: ReturnType<typeof auction>) => game.passWhile(() => game.where.startsWith('Auction'));

describe('the auction of private assets', () => {
  test('18RG-auction-1 one card at a time, from left to right', () => {
    const game = auction();
    const onOffer = () => game.state.agenda.flatMap((frame) => ('item' in frame ? [frame.item] : []));
    expect(onOffer()).toEqual(['Y3']);
    game.do('p1', 'bid', { price: 40 }).do('p2', 'pass').do('p3', 'pass');
    expect(onOffer()).toEqual(['Y2']);
  });

  test('18RG-auction-2 multiples of $5, the minimum or more, above the last bid, within cash', () => {
    const game = auction();
    for (const price of [35, 41, 555]) expect(game.rule('p1', 'bid', { price })).toBe('18RG-auction-2');
    game.do('p1', 'bid', { price: 65 });
    for (const price of [60, 65, 66]) expect(game.rule('p2', 'bid', { price })).toBe('18RG-auction-2');
    expect(game.rule('p2', 'bid', { price: 70 })).toBeNull();
    expect(game.choices('bid').map(({ range }) => range)).toEqual([
      { field: 'price', min: 70, max: 550, step: 5 },
    ]);
  });

  test('18RG-auction-3 clockwise; who passes is out, also before the first bid', () => {
    const game = auction().do('p1', 'pass').do('p2', 'bid', { price: 40 }).do('p3', 'bid', { price: 45 });
    expect(game.acting).toBe('p2');
    game.do('p2', 'bid', { price: 50 });
    expect(game.acting).toBe('p3');
  });

  test('18RG-auction-4 a card that nobody wants leaves the game, and the same player opens the next', () => {
    const game = auction().do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    expect([game.isOpen('Y3'), game.acting]).toEqual([false, 'p1']);
    expect(game.actions('bid').map(({ price }) => price)).toEqual([45]);
  });

  test('18RG-auction-5 the highest bidder pays the bank and owns the card', () => {
    const game = auction().do('p1', 'bid', { price: 65 }).do('p2', 'pass').do('p3', 'bid', { price: 75 });
    game.do('p1', 'bid', { price: 80 }).do('p3', 'bid', { price: 85 }).do('p1', 'pass');
    expect([game.cash('p3'), game.cash('p1'), game.state.privates.Y3?.owner]).toEqual([465, 550, 'p3']);
  });

  test('18RG-auction-6 the winner opens the next auction', () => {
    const game = auction()
      .do('p1', 'bid', { price: 65 })
      .do('p2', 'bid', { price: 75 })
      .do('p3', 'pass')
      .do('p1', 'pass');
    expect([game.state.privates.Y3?.owner, game.acting]).toEqual(['p2', 'p2']);
  });

  test('18RG-auction-7 after the last card the first stock round begins', () => {
    expect(toTheEnd(auction()).where).toBe('SR 1 stock');
  });

  test('18RG-prio-1 the holder of the priority deal acts first, then the others clockwise', () => {
    const game = auction();
    expect(game.acting).toBe('p1');
    expect(game.do('p1', 'pass').acting).toBe('p2');
    toTheEnd(game);
    expect(game.acting).toBe(game.state.priority);
    const stock = auction();
    stock.state.priority = 'p3';
    stock.roundEnds(1);
    expect([stock.where, stock.acting, stock.do('p3', 'pass').acting]).toEqual(['SR 2 stock', 'p3', 'p1']);
  });

  test('18RG-prio-2 after the auction the richest begins; among equals the first from the left of the last winner', () => {
    const game = auction().do('p1', 'bid', { price: 40 }).do('p2', 'pass').do('p3', 'pass');
    expect(toTheEnd(game).acting).toBe('p2');
    const last = auction();
    for (let card = 0; card < 4; card++) last.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    last.do('p1', 'pass').do('p2', 'bid', { price: 50 }).do('p3', 'pass');
    expect([last.where, last.acting]).toEqual(['SR 1 stock', 'p3']);
  });

  test('18RG-prio-2 the last winner comes last among equals, and first where the last card was removed', () => {
    const decline = (game: ReturnType<typeof auction>, ...players: readonly string[]) => {
      for (const player of players) game.do(player, 'pass');
      return game;
    };
    // p1 and p2 have paid $50 each and are richest. p2 won the last card: from p3 on, p1 is first.
    const won = decline(auction(), 'p1', 'p2', 'p3', 'p1', 'p2', 'p3');
    decline(won.do('p1', 'bid', { price: 50 }), 'p2', 'p3');
    decline(won, 'p1', 'p2').do('p3', 'bid', { price: 55 });
    decline(won, 'p3', 'p1').do('p2', 'bid', { price: 50 });
    expect(['p1', 'p2', 'p3'].map((player) => won.cash(player))).toEqual([500, 500, 495]);
    expect([won.where, won.acting]).toEqual(['SR 1 stock', 'p1']);
    // The same money, but p1 won the third card and nobody the last two: p1, their opener, is first.
    const removed = decline(auction(), 'p1').do('p2', 'bid', { price: 50 });
    decline(removed, 'p3', 'p2').do('p3', 'bid', { price: 55 });
    decline(removed, 'p1', 'p3').do('p1', 'bid', { price: 50 });
    decline(removed, 'p2', 'p1', 'p2', 'p3', 'p1', 'p2', 'p3');
    expect(['p1', 'p2', 'p3'].map((player) => removed.cash(player))).toEqual([500, 500, 495]);
    expect([removed.where, removed.acting]).toEqual(['SR 1 stock', 'p1']);
  });
});

describe('as recorded games play it', () => {
  const recorded = () => fresh({ options: { firstSeatOpens: true, leftOfWinnerOpens: true } });

  test('who passes before the first bid is asked again, and the left neighbour of the winner opens', () => {
    const game = recorded().do('p1', 'pass').do('p2', 'bid', { price: 40 }).do('p3', 'pass');
    expect(game.acting).toBe('p1');
    game.do('p1', 'pass');
    expect([game.state.privates.Y3?.owner, game.acting]).toEqual(['p2', 'p3']);
  });
});
