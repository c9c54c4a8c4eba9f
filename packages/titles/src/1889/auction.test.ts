import { BANK, findFrame, freeCash, WaterfallFrame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { fresh, type Scene } from './testing/scene.ts';
import { view } from './view.ts';

const bid = (item: string, price: number) => ({ item, price });
const free = (game: Scene, player: string): number => {
  const frame = findFrame(game.state, WaterfallFrame);
  return frame === undefined ? game.cash(player) : freeCash(game.state, frame, player);
};
const price = (game: Scene, item: string) =>
  view(game.state, game.engine).privates.find(({ id }) => id === item)?.price;
const passes = (game: Scene, count: number) => {
  for (let i = 0; i < count; i++) game.do(game.acting, 'pass');
  return game;
};

describe('turns of the auction', () => {
  test('1889-2.1-1 only the first that is left can be bought outright', () => {
    const game = fresh(4);
    expect(game.actions('take').map(({ item }) => item)).toEqual(['P1']);
    for (const item of ['P2', 'P5', 'P7']) expect(game.rule('p1', 'take', { item })).toBe('1889-2.1-1');
    game.do('p1', 'take', { item: 'P1' });
    expect(game.actions('take').map(({ item }) => item)).toEqual(['P2']);
  });

  test('1889-2.1-2 in seat order: buy the first, bid on another, or pass', () => {
    const game = fresh(3);
    const kinds = game.engine
      .choices(game.state)
      .flatMap(({ action, outsidePlay }) => (outsidePlay ? [] : [action.type]));
    expect([...new Set(kinds)]).toEqual(['take', 'bid', 'pass']);
    const turns = [game.acting, game.do('p1', 'pass').acting, game.do('p2', 'bid', bid('P3', 45)).acting];
    expect(turns).toEqual(['p1', 'p2', 'p3']);
  });

  test('1889-2.1-3 the first costs exactly its current price, paid to the bank', () => {
    const game = fresh(3);
    expect(game.rule('p1', 'bid', bid('P1', 15))).toBe('1889-2.1-3');
    expect(game.rule('p1', 'bid', bid('P1', 25))).toBe('1889-2.1-3');
    const bank = game.cash(BANK);
    game.do('p1', 'take', { item: 'P1' });
    expect([game.cash('p1'), game.cash(BANK) - bank]).toEqual([400, 20]);
  });

  test('1889-2.1-4 a first bid is ¥5 above face value', () => {
    const game = fresh(3);
    expect([84, 85].map((amount) => game.rule('p1', 'bid', bid('P6', amount)))).toEqual(['1889-2.1-4', null]);
  });

  test('1889-2.1-5 a further bid is ¥5 above the highest, any whole amount', () => {
    const game = fresh(3).do('p1', 'bid', bid('P6', 86));
    expect([90, 91].map((amount) => game.rule('p2', 'bid', bid('P6', amount)))).toEqual(['1889-2.1-4', null]);
    const offered = game.choices('bid').find(({ action }) => action.item === 'P6');
    expect(offered?.range).toEqual({ field: 'price', min: 91, max: 420, step: 1 });
  });

  test('1889-2.1-6 standing bids are locked', () => {
    const game = fresh(4).do('p1', 'bid', bid('P7', 155));
    passes(game, 3);
    expect([270, 265].map((amount) => game.rule('p1', 'bid', bid('P6', amount)))).toEqual([
      '1889-2.1-6',
      null,
    ]);
    game.do('p1', 'bid', bid('P6', 265));
    passes(game, 3);
    expect(game.rule('p1', 'take', { item: 'P1' })).toBe('1889-2.1-6');
  });

  test('1889-2.1-7 the own bid may be raised', () => {
    const game = fresh(2);
    game.has('p1', 420).do('p1', 'bid', bid('P4', 55)).do('p2', 'pass').do('p1', 'bid', bid('P4', 60));
    const standing = view(game.state, game.engine).privates.find(({ id }) => id === 'P4')?.bids;
    expect([standing, free(game, 'p1')]).toEqual([[{ player: 'p1', price: 60 }], 360]);
  });

  test('1889-2.1-8 passing is not final', () => {
    const game = passes(fresh(3), 3);
    expect(game.rule('p1', 'bid', bid('P2', 35))).toBe(null);
  });
});

describe('bids', () => {
  test('1889-2.2-1 a single bid on the next one wins at once', () => {
    const game = fresh(3).do('p1', 'bid', bid('P2', 35)).do('p2', 'take', { item: 'P1' });
    expect([game.owner('P1'), game.owner('P2'), game.cash('p1'), game.acting]).toEqual([
      'p2',
      'p1',
      385,
      'p3',
    ]);
  });

  test('1889-2.2-2 and so on down the list until one has no bid', () => {
    const game = fresh(3)
      .do('p1', 'bid', bid('P2', 35))
      .do('p2', 'bid', bid('P3', 45))
      .do('p3', 'take', { item: 'P1' });
    expect([game.owner('P2'), game.owner('P3'), game.owner('P4')]).toEqual(['p1', 'p2', 'bank']);
    expect(game.actions('take').map(({ item }) => item)).toEqual(['P4']);
  });

  const fight = () => {
    const game = fresh(4).do('p1', 'bid', bid('P4', 55)).do('p2', 'bid', bid('P4', 60));
    game.do('p3', 'take', { item: 'P1' }).do('p4', 'take', { item: 'P2' });
    return game.do('p1', 'take', { item: 'P3' });
  };

  test('1889-2.2-3 with several bids only the bidders compete, the lowest first', () => {
    const game = fight();
    expect([game.acting, game.rule('p3', 'bid', { price: 90 })]).toEqual(['p1', 'not-your-turn']);
    expect([64, 65].map((amount) => game.rule('p1', 'bid', { price: amount }))).toEqual(['1889-2.2-3', null]);
    expect(game.do('p1', 'bid', { price: 65 }).acting).toBe('p2');
    expect(game.rule('p2', 'bid', { price: 69 })).toBe('1889-2.2-3');
  });

  test('1889-2.2-4 who drops out has the money free again, the last pays the own bid', () => {
    const game = fight().do('p1', 'bid', { price: 65 }).do('p2', 'pass');
    expect([game.owner('P4'), game.cash('p1'), game.cash('p2'), free(game, 'p2')]).toEqual([
      'p1',
      420 - 40 - 65,
      420,
      420,
    ]);
  });

  test('1889-2.2-5 then it is the turn of the one left of the outright buyer', () => {
    const game = fight().do('p1', 'pass');
    expect([game.owner('P4'), game.acting]).toEqual(['p2', 'p2']);
    const other = fresh(4)
      .do('p1', 'bid', bid('P2', 35))
      .do('p2', 'bid', bid('P2', 40))
      .do('p3', 'take', { item: 'P1' })
      .do('p1', 'pass');
    expect([other.owner('P2'), other.acting]).toEqual(['p2', 'p4']);
  });
});

describe('when everybody passes, and the end', () => {
  test('1889-2.3-1 while P1 is unsold it becomes ¥5 cheaper', () => {
    const game = passes(fresh(4), 4);
    expect([price(game, 'P1'), game.acting]).toEqual([15, 'p1']);
  });

  test('1889-2.3-2 at ¥0 the next player must take it', () => {
    const game = passes(fresh(3), 12);
    expect([game.owner('P1'), game.cash('p1'), game.acting]).toEqual(['p1', 420, 'p2']);
  });

  test('1889-2.3-3 once P1 is sold a round of passes pays revenues', () => {
    const game = fresh(3).do('p1', 'take', { item: 'P1' });
    const bank = game.cash(BANK);
    passes(game, 3);
    expect([game.cash('p1'), game.cash(BANK), game.acting]).toEqual([405, bank - 5, 'p2']);
  });

  test('1889-2.3-4 only P1 is ever reduced', () => {
    const game = passes(fresh(3).do('p1', 'take', { item: 'P1' }), 6);
    expect(price(game, 'P2')).toBe(30);
  });

  const all = (players: number) => {
    const game = fresh(players);
    for (const { id } of game.state.players) game.has(id, 900);
    for (const item of Object.keys(game.state.privates)) game.do(game.acting, 'take', { item });
    return game;
  };

  test('1889-2.3-5 with the last sale the auction ends and SR 1 begins', () => {
    expect(all(3).where).toBe('SR 1 stock');
  });

  test('1889-2.3-6 the priority deal goes left of the last outright buyer', () => {
    const game = fresh(4).do('p1', 'pass').do('p2', 'pass');
    for (const [i, item] of ['P2', 'P3', 'P4', 'P5', 'P6', 'P7'].entries()) {
      const bidder = i % 2 === 0 ? 'p1' : 'p2';
      game
        .passWhile(() => game.acting !== bidder)
        .do(bidder, 'bid', bid(item, [35, 45, 55, 65, 85, 155][i] ?? 0));
    }
    game.passWhile(() => game.acting !== 'p3').do('p3', 'take', { item: 'P1' });
    expect([game.where, game.acting, game.state.priority]).toEqual(['SR 1 stock', 'p4', 'p4']);
    expect(all(3).state.priority).toBe('p1');
  });
});
