import { POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { plain, rioGrande, type Scene } from './testing/scene.ts';

const told = (game: Scene) =>
  game.events.flatMap((event) => {
    if (event.type === 'dividend') return [event.company];
    if (event.type === 'special' && event.name === 'exported') return ['export'];
    return event.type === 'ended' ? ['end'] : [];
  });
/** Kansas Pacific about to pay $1000 at this price, in this set and round. */
const paying = (price: number, set = 4, round = 1, game: Scene = plain()) => {
  game
    .company('KP', { p1: 60 }, { price })
    .trains('KP', '4+')
    .operate('KP', 'dividend', { set, round }).turn.revenue = 1000;
  return game.do('p1', 'dividend', { kind: 'pay' });
};
/** Rio Grande buys the first 6x2. */
const sixTimesTwo = (set: number, round: number, game: Scene = plain()) =>
  rioGrande(game)
    .company('RG', { p1: 60 }, { treasury: 650 })
    .deck('6x2-0')
    .operate('RG', 'trains', { set, round })
    .do('p1', 'train', { train: '6x2-0', from: 'bank', price: 650 });
/** Everybody passes to the end of the game; returns the last rounds. */
const playedOut = (game: Scene) => {
  for (let i = 0; i < 300 && game.state.ended === null; i++) {
    const [first] = game.engine
      .advisedChoices(game.state)
      .filter(({ outsidePlay, action }) => !outsidePlay && action.type !== 'lay');
    const pass = game.rule(game.acting, 'pass') === null;
    if (pass) game.do(game.acting, 'pass');
    else
      game.do(
        game.acting,
        first?.action.type ?? '',
        (({ type: _, player: __, ...rest }) => rest)(first?.action ?? { type: '', player: '' }),
      );
  }
  return game.rounds.at(-1);
};

describe('the end of a set', () => {
  test('18RG-endor-2 steel, refill, gold, export', () => {
    const game = plain().company('CF&I', { p1: 10 }).company('VGC', { p1: 10 }).deck('3+-0').roundEnds();
    expect(told(game)).toEqual(['CF&I', 'VGC', 'export']);
  });

  test("18RG-endor-3 CF&I pays a tenth of its box for each player's share, nothing for those on the board", () => {
    const game = plain()
      .company('CF&I', { p1: 30, p2: 20 })
      .has('CF&I', 200)
      .has('p1', 0)
      .has('p2', 0)
      .roundEnds();
    expect([game.cash('p1'), game.cash('p2'), game.paid('dividend')]).toEqual([60, 40, 100]);
  });

  test('18RG-endor-4 its box then holds $50', () => {
    expect(plain().has('CF&I', 200).roundEnds().cash('CF&I')).toBe(50);
  });

  test.each([
    [0, 50],
    [1, 90],
    [2, 140],
    [3, 200],
    [4, 270],
    [5, 350],
  ])('18RG-endor-6 with %i cubes shipped VGC pays $%i', (cubes, amount) => {
    expect(plain().company('VGC', { p1: 10 }).has('p1', 0).shipped(cubes).roundEnds().cash('p1')).toBe(
      amount / 10,
    );
  });

  test('18RG-endor-7 the gold track is then empty', () => {
    const game = plain().shipped(3).roundEnds();
    expect([game.state.gold.shipped, game.state.gold.gone]).toEqual([0, 3]);
  });

  test.each([
    [200, 50, 65],
    [50, 65, 65],
    [50, 45, 50],
    [90, 45, 55],
  ])('18RG-endor-8 $%i at %i: %i, never to the left', (box, price, next) => {
    expect(plain().at('CF&I', price).has('CF&I', box).roundEnds().price('CF&I')).toBe(next);
  });

  test('18RG-endor-9 one train is exported, or all 2+: after the first set it is always green', () => {
    const game = plain().roundEnds(1);
    expect([game.state.phase, game.state.depot.stack[0]?.id, game.state.depot.gone.length]).toEqual([
      'Green',
      '3+-0',
      4,
    ]);
    expect(game.roundEnds(2).state.depot.stack[0]?.id).toBe('3+-1');
  });
});

describe('three ways to end', () => {
  test('18RG-end-1 bankruptcy: at once, without metal dividends', () => {
    const game = rioGrande(plain())
      .company('RG', { p1: 20 }, { treasury: 0 })
      .has('p1', 0)
      .deck('4+-1')
      .operate('RG', 'trains');
    game.do('p1', 'bankrupt');
    expect([told(game), game.state.ended?.reason]).toEqual([['end'], 'bankruptcy']);
  });

  test('18RG-end-2 a red space: the set is finished', () => {
    const game = paying(280, 4, 1);
    expect([game.price('KP'), game.state.coming]).toEqual([380, { set: 4, reason: 'market' }]);
    expect([playedOut(game), game.state.ended?.reason]).toEqual(['OR 4.2', 'market']);
  });

  test('18RG-end-3 reached at the end of a stock round: the set that follows is the last', () => {
    const game = plain().company('KP', { p1: 50, p2: 50 }, { price: 280 }).trains('KP', '4+').stock(5);
    game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    expect(game.price('KP')).toBe(310);
    expect([playedOut(game), game.state.ended?.reason]).toEqual(['OR 5.2', 'market']);
  });

  test('18RG-end-4 CF&I, VGC and the debt marker end nothing', () => {
    const game = plain()
      .at('VGC', 280)
      .company('VGC', { p1: 60, p2: 40 })
      .at('CF&I', 310)
      .at('DEBT', 280)
      .treaty()
      .stock(5);
    game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    expect([game.price('VGC'), game.state.coming]).toEqual([310, null]);
    expect(game.roundEnds(5, 1).state.coming).toBeNull();
  });

  test.each([
    [4, 1],
    [4, 2],
  ])('18RG-end-5 the first 6x2 bought in %i.%i: this set, a stock round, one more set', (set, round) => {
    const game = sixTimesTwo(set, round);
    expect([playedOut(game), game.state.ended?.reason]).toEqual(['OR 5.2', 'train']);
    expect(game.rounds).toContain('SR 5');
  });

  test('18RG-end-6 the first 6x2 exported after a set: the next set is the last', () => {
    const game = plain().company('KP', { p1: 60 }).trains('KP', '4+').deck('6x2-0').roundEnds(5);
    expect(game.state.coming).toEqual({ set: 6, reason: 'train' });
    expect([playedOut(game), game.state.ended?.reason]).toEqual(['OR 6.2', 'train']);
  });

  test('18RG-end-7 a red space shortens an end announced by a train', () => {
    const game = paying(280, 4, 2, sixTimesTwo(4, 1));
    expect(game.state.coming).toEqual({ set: 4, reason: 'market' });
    playedOut(game);
    expect([game.state.ended?.reason, game.rounds.includes('SR 5')]).toEqual(['market', false]);
  });

  test('18RG-end-8 after the last set CF&I and VGC pay once more, and nothing is exported', () => {
    const game = plain().deck('5+-0').company('VGC', { p1: 10 }).treaty();
    game.state.coming = { set: 5, reason: 'train' };
    const debt = game.price('DEBT');
    game.roundEnds(5);
    expect([told(game), game.state.depot.stack[0]?.id, game.price('DEBT')]).toEqual([
      ['CF&I', 'VGC', 'end'],
      '5+-0',
      debt,
    ]);
  });
});

describe('scores', () => {
  const final = () => {
    const game = plain()
      .company('RG', { p1: 60 }, { price: 240, treasury: 900 })
      .company('VGC', { p2: 20 }, { price: 100 });
    game.owns('Y1', 'p2').owns('B1', 'p1').has('p1', 100).has('p2', 300).has('CF&I', 0).treaty().shipped(0);
    game.state.debts.RG = { owed: 2, paid: 2 };
    return game;
  };

  test('18RG-score-1 debts are punished first', () => {
    const game = final();
    game.state.coming = { set: 5, reason: 'train' };
    expect(game.has('CF&I', 50).roundEnds(5).price('RG')).toBe(180);
  });

  test('18RG-score-2 cash and shares at the final price; the same for equal scores', () => {
    const game = final().at('RG', 180);
    expect([game.worth('p1'), game.worth('p2')]).toEqual([100 + 6 * 180, 300 + 2 * 100]);
    expect(game.has('p2', 980).worth('p2')).toBe(game.worth('p1'));
  });

  test('18RG-score-3 company cash, trains and private assets count for nothing', () => {
    const game = final().at('RG', 180);
    const before = [game.worth('p1'), game.worth('p2')];
    game.has('RG', 5000).trains('RG', '5+').owns('G4', 'p2');
    expect([game.worth('p1'), game.worth('p2')]).toEqual(before);
    const recorded = plain({ options: { assetsScore: true } })
      .owns('G4', 'p1')
      .has('p1', 0);
    expect([recorded.worth('p1'), recorded.percent('VGC', POOL)]).toEqual([75, 100]);
  });
});
