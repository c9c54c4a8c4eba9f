import { describe, expect, test } from 'vitest';
import { later, type Scene } from './testing/scene.ts';
import { view } from './view.ts';

const bank = (train: string, price: number, trade = '') => ({ train, from: 'bank', price, trade });
/** A train of the pool. */
const given = (train: string, price: number) => ({ train, from: 'pool', price, trade: '' });
const from = (seller: string, train: string, price: number) => ({ train, from: seller, price, trade: '' });
/** AR of p1 in its train step. */
const ar = (phase: string, treasury: number, ...trains: readonly string[]) =>
  later()
    .phase(phase)
    .company('AR', { p1: 60 }, { treasury })
    .trains('AR', ...trains)
    .operate('AR', 'trains');
/** All trains of a kind have been sold. */
const without = (game: Scene, ...types: readonly string[]) => {
  const { depot } = game.state;
  depot.gone.push(...depot.stack.filter(({ type }) => types.includes(type)));
  depot.stack = depot.stack.filter(({ type }) => !types.includes(type));
  return game;
};
const pooled = (game: Scene, type: string) => {
  const at = game.state.depot.gone.findIndex((card) => card.type === type);
  game.state.depot.pool?.push(...game.state.depot.gone.splice(at, 1));
  return game;
};
const poolOf = (game: Scene) => game.state.depot.pool?.map(({ type }) => type);

describe('buying', () => {
  test('1889-11.1-1 as many as money and limit allow', () => {
    const game = ar('2', 240);
    for (const id of ['2-0', '2-1', '2-2']) game.do('p1', 'train', bank(id, 80));
    expect([game.trainsOf('AR'), game.cash('AR')]).toEqual([['2', '2', '2'], 0]);
  });

  test('1889-11.1-2 the first kind left, from Phase 6 also a D, the pool always', () => {
    expect(ar('2', 900).rule('p1', 'train', bank('3-0', 180))).toBe('1889-11.1-2');
    expect([ar('5', 1200), ar('6', 1200)].map((game) => game.rule('p1', 'train', bank('D-0', 1100)))).toEqual(
      ['1889-11.1-2', null],
    );
    const game = pooled(ar('6', 1200), '5');
    expect(game.actions('train').map(({ train, price }) => `${train} ${price}`)).toEqual([
      '6-1 630',
      'D-0 1100',
      `${game.state.depot.pool?.[0]?.id} 450`,
    ]);
  });

  test('1889-11.1-3 every kind has its price', () => {
    const price = (phase: string) =>
      ar(phase, 2000)
        .actions('train')
        .map((action) => action.price);
    expect(['2', '3', '4', '5', '6', 'D'].map((phase) => price(phase)[0])).toEqual([
      80, 180, 300, 450, 630, 1100,
    ]);
    expect(ar('2', 900).rule('p1', 'train', bank('2-0', 79))).toBe('1889-11.1-3');
  });

  test('1889-11.1-4 a D for ¥800 and a 4, 5 or 6, which goes to the pool', () => {
    const game = without(ar('6', 800), '6');
    game.state.companies.AR?.trains.push({ id: '5-2', type: '5' });
    game.state.depot.gone = game.state.depot.gone.filter(({ id }) => id !== '5-2');
    game.do('p1', 'train', bank('D-0', 800, '5-2'));
    expect([game.trainsOf('AR'), poolOf(game), game.cash('AR')]).toEqual([['D'], ['5'], 0]);
    expect(view(game.state, game.engine).trainPool).toEqual([{ type: '5', price: 450, left: 1 }]);
    const wrong = ar('6', 900, '6');
    expect(wrong.rule('p1', 'train', bank('D-0', 799, '6-1'))).toBe('1889-11.1-4');
    expect(wrong.rule('p1', 'train', bank('D-0', 800, '3-0'))).toBe('1889-11.1-4');
  });

  test('1889-11.1-5 also at the train limit, by the treasury alone', () => {
    const game = () => ar('6', 1100, '6', 'D');
    expect(game().rule('p1', 'train', bank('D-1', 1100))).toBe('1889-11.1-7');
    expect(game().rule('p1', 'train', bank('D-1', 800, '6-1'))).toBe(null);
    expect(ar('6', 799, '6').rule('p1', 'train', bank('D-0', 800, '6-1'))).toBe('1889-11.3-4');
  });

  const two = (treasury = 200) => ar('2', treasury).company('SR', { p2: 60 }).trains('SR', '2');

  test('1889-11.1-6 from another company from ¥1 on, with the consent of its president', () => {
    expect([0, 1, 150, 200, 201].map((price) => two().rule('p1', 'train', from('SR', '2-0', price)))).toEqual(
      ['1889-11.1-6', null, null, null, '1889-11.1-6'],
    );
    const game = two().do('p1', 'train', from('SR', '2-0', 150));
    expect(game.acting).toBe('p2');
    game.do('p2', 'accept');
    expect([game.trainsOf('AR'), game.cash('AR'), game.cash('SR')]).toEqual([['2'], 50, 800]);
    const own = two()
      .company('SR', { p1: 60 })
      .do('p1', 'train', from('SR', '2-0', 1));
    expect(own.trainsOf('AR')).toEqual(['2']);
  });

  test('1889-11.1-7 the train limit', () => {
    const full = (phase: string, ...trains: string[]) => ar(phase, 2000, ...trains).actions('train').length;
    expect([full('2', '2', '2', '2', '2'), full('4', '4', '4', '4'), full('5', '5', '5')]).toEqual([0, 0, 0]);
    expect(ar('2', 2000, '2', '2', '2', '2').rule('p1', 'train', bank('2-4', 80))).toBe('1889-11.1-7');
    expect(ar('2', 2000, '2', '2', '2').rule('p1', 'train', bank('2-3', 80))).toBe(null);
  });

  test('1889-11.1-8 a new train runs in the next turn', () => {
    const game = ar('2', 500).tile('K8', '57', 1).do('p1', 'train', bank('2-0', 80));
    expect([game.where, game.rule('p1', 'run', { routes: [] })]).toEqual(['OR 2.1 trains', '1889-6.1-6']);
  });
});

describe('phases', () => {
  test('1889-11.2-1 the first of a kind starts its phase', () => {
    const after = (sold: string, train: string, price: number) => {
      const types = ['2', '3', '4', '5', '6'];
      const game = without(ar(sold, 1100), ...types.slice(0, types.indexOf(sold) + 1));
      return game.do('p1', 'train', bank(train, price)).state.phase;
    };
    expect([after('2', '3-0', 180), after('3', '4-0', 300), after('4', '5-0', 450)]).toEqual(['3', '4', '5']);
    expect([after('5', '6-0', 630), after('6', 'D-0', 1100)]).toEqual(['6', 'D']);
  });

  test('1889-11.2-2 neither the pool nor another company starts a phase', () => {
    const game = pooled(ar('6', 450), '5');
    expect(game.rule('p1', 'train', bank(game.state.depot.pool?.[0]?.id ?? '', 450))).toBe('1889-11.1-2');
    game.do('p1', 'train', given(game.state.depot.pool?.[0]?.id ?? '', 450));
    expect([game.state.phase, game.trainsOf('AR'), poolOf(game)]).toEqual(['6', ['5'], []]);
  });

  test('1889-11.2-3 4 rusts 2, 6 rusts 3, D rusts 4, in the pool too', () => {
    const fourth = without(ar('2', 300).company('SR', { p2: 60 }).trains('SR', '2', '2').phase('3'), '3');
    fourth.do('p1', 'train', bank('4-0', 300));
    expect(fourth.trainsOf('SR')).toEqual([]);
    const sixth = ar('3', 630).company('SR', { p2: 60 }).trains('SR', '3').phase('5');
    without(pooled(sixth, '3'), '5').do('p1', 'train', bank('6-0', 630));
    expect([sixth.trainsOf('SR'), poolOf(sixth)]).toEqual([[], []]);
    const diesel = ar('4', 800, '4').company('SR', { p2: 60 }).trains('SR', '4').phase('6');
    diesel.do('p1', 'train', bank('D-0', 800, '4-1'));
    expect([diesel.trainsOf('SR'), diesel.trainsOf('AR'), poolOf(diesel)]).toEqual([[], ['D'], []]);
  });

  test('1889-11.2-4 5, 6 and D never rust', () => {
    const game = ar('5', 1100, '5').company('SR', { p2: 60 }).trains('SR', '6').phase('6');
    game.do('p1', 'train', bank('D-0', 1100));
    expect([game.state.phase, game.trainsOf('AR'), game.trainsOf('SR')]).toEqual(['D', ['5', 'D'], ['6']]);
  });

  test('1889-11.2-5 who is above the new limit discards to the pool before play goes on', () => {
    const game = ar('3', 450).company('SR', { p2: 60 }).trains('SR', '3', '3').phase('4').trains('SR', '4');
    without(game, '4').do('p1', 'train', bank('5-0', 450));
    expect([game.acting, game.where, game.rule('p2', 'pass')]).toEqual([
      'p2',
      'OR 2.1 discard',
      '1889-11.2-5',
    ]);
    game.do('p2', 'discard', { train: '3-1' });
    expect([game.trainsOf('SR'), poolOf(game), game.acting, game.where]).toEqual([
      ['3', '4'],
      ['3'],
      'p1',
      'OR 2.1 trains',
    ]);
  });

  test('1889-11.2-6 private companies are bought in Phases 3 and 4 only', () => {
    const offered = (phase: string) => ar(phase, 500).owns('P1', 'p1').actions('private').length;
    expect(['2', '3', '4', '5'].map(offered)).toEqual([0, 1, 1, 0]);
  });
});

describe('a company must own a train', () => {
  /** AR without a train; K8 and J9 are joined, so it has a route. */
  const bound = (treasury: number, cash: number, phase = '4') =>
    ar(phase, treasury).tile('K8', '57', 1).tile('J9', '58', 4).has('p1', cash);
  const sell = (company: string, percent: number) => ({ company, percent });

  test('1889-11.3-1 with a route it must buy one', () => {
    expect([bound(500, 0).rule('p1', 'pass'), ar('4', 500).rule('p1', 'pass')]).toEqual([
      '1889-11.3-1',
      null,
    ]);
  });

  test('1889-11.3-2 the president adds what is missing', () => {
    const game = bound(20, 400).do('p1', 'train', bank('4-1', 300));
    expect([game.cash('AR'), game.cash('p1'), game.trainsOf('AR')]).toEqual([0, 120, ['4']]);
  });

  test('1889-11.3-3 for the cheapest train of the bank only, the pool included', () => {
    const game = bound(20, 2000, '6');
    expect([game.rule('p1', 'train', bank('D-0', 1100)), game.rule('p1', 'train', bank('6-1', 630))]).toEqual(
      ['1889-11.3-3', null],
    );
    const cheap = pooled(bound(20, 2000, '5'), '3');
    const [card] = cheap.state.depot.pool ?? [];
    expect([
      cheap.rule('p1', 'train', bank('5-1', 450)),
      cheap.rule('p1', 'train', given(card?.id ?? '', 180)),
    ]).toEqual(['1889-11.3-3', null]);
  });

  test('1889-11.3-4 nothing is added where the treasury can pay the cheapest', () => {
    expect(bound(630, 2000, '6').rule('p1', 'train', bank('D-0', 1100))).toBe('1889-11.3-4');
    expect(bound(300, 0).company('SR', { p2: 50, p1: 20 }).rule('p1', 'sell', sell('SR', 10))).toBe(
      '1889-11.3-4',
    );
  });

  test('1889-11.3-5 another company’s train for the own money, and not after a sale', () => {
    const game = () =>
      bound(50, 200, '3').company('SR', { p2: 50, p1: 20 }).trains('SR', '3').phase('4').has('p1', 200);
    const train = () => from('SR', '3-1', 50);
    expect([
      game().rule('p1', 'train', train()),
      game().rule('p1', 'train', { ...train(), price: 51 }),
    ]).toEqual([null, '1889-11.1-6']);
    expect(game().do('p1', 'sell', sell('SR', 10)).rule('p1', 'train', train())).toBe('1889-11.3-5');
  });

  test('1889-11.3-6 the president sells shares, in any operating round', () => {
    const game = bound(20, 200).company('SR', { p2: 50, p1: 20 });
    expect(game.rule('p1', 'train', bank('4-1', 300))).toBe('1889-11.3-6');
    const first = game.operate('AR', 'trains', { set: 1 }).do('p1', 'sell', sell('SR', 20));
    expect([first.cash('p1'), first.percent('SR', 'pool'), first.cell('SR')]).toEqual([330, 20, [7, 3]]);
    expect(first.rule('p1', 'train', bank('4-1', 300))).toBe(null);
    expect(bound(20, 0).company('SR', { p2: 40, p1: 20, pool: 40 }).rule('p1', 'sell', sell('SR', 20))).toBe(
      '1889-11.3-6',
    );
  });

  test('1889-11.3-7 no more than needed', () => {
    const game = bound(0, 200).company('SR', { p2: 50, p1: 30 }, { at: [5, 2] });
    expect([30, 20].map((percent) => game.rule('p1', 'sell', sell('SR', percent)))).toEqual([
      '1889-11.3-7',
      null,
    ]);
    game.do('p1', 'sell', sell('SR', 20));
    expect(game.company('KO', { p2: 50, p1: 20 }).rule('p1', 'sell', sell('KO', 10))).toBe('1889-11.3-7');
  });

  test('1889-11.3-8 no presidency may change, a tie is allowed', () => {
    const game = bound(0, 0).company('KO', { p1: 40, p2: 30 });
    expect([10, 20].map((percent) => game.rule('p1', 'sell', sell('KO', percent)))).toEqual([
      null,
      '1889-11.3-8',
    ]);
    expect(
      bound(0, 0).company('AR', { p1: 40, p2: 30 }, { treasury: 0 }).rule('p1', 'sell', sell('AR', 20)),
    ).toBe('1889-11.3-8');
  });

  test('1889-11.3-9 one block of a company', () => {
    const game = bound(0, 0).company('SR', { p2: 50, p1: 30 }).do('p1', 'sell', sell('SR', 10));
    expect(game.rule('p1', 'sell', sell('SR', 10))).toBe('1889-11.3-9');
  });

  test('1889-11.3-10 private companies are not sold for it; what is left over stays with the president', () => {
    const game = bound(0, 200)
      .owns('P1', 'p1')
      .company('SR', { p2: 50, p1: 20 }, { at: [5, 2] });
    expect(game.actions('sell').map(({ company }) => company)).not.toContain('P1');
    game.do('p1', 'sell', sell('SR', 20)).do('p1', 'train', bank('4-1', 300));
    expect(game.cash('p1')).toBe(20);
  });
});

describe('bankruptcy', () => {
  /** AR needs a 4 for ¥300; p1 could sell 20% of SR for ¥130 and 40% of AR for ¥260. */
  const broke = (treasury: number, cash: number) =>
    ar('6', treasury)
      .tile('K8', '57', 1)
      .tile('J9', '58', 4)
      .has('p1', cash)
      .company('AR', { p1: 60 }, { treasury })
      .company('SR', { p2: 50, p1: 20 });

  test('1889-11.4-1 only if everything together is not enough', () => {
    // 630 − 260 − 130 = 240 is missing.
    const rules = [
      [0, 240],
      [100, 140],
      [0, 239],
    ].map(([treasury = 0, cash = 0]) => broke(treasury, cash).rule('p1', 'bankrupt'));
    expect(rules).toEqual(['1889-11.4-1', '1889-11.4-1', null]);
    expect(ar('6', 0).rule('p1', 'bankrupt')).toBe('1889-11.4-1');
  });

  test('1889-11.4-2 the largest blocks are sold in operating order, and the cash goes to the bank', () => {
    const game = broke(0, 100).company('SR', { p2: 50, p1: 20 }, { par: 70 }).do('p1', 'bankrupt');
    const sold = game.events.flatMap((event) =>
      event.type === 'sold' ? [`${event.company} ${event.percent}`] : [],
    );
    expect([sold, game.cash('p1'), game.percent('AR', 'p1'), game.price('AR')]).toEqual([
      ['SR 20', 'AR 40'],
      0,
      20,
      45,
    ]);
  });

  test('1889-11.4-3 the game ends at once; what is kept counts', () => {
    const game = broke(0, 100).owns('P1', 'p1').do('p1', 'bankrupt');
    expect([game.state.ended, game.worth('p1'), game.rule('p2', 'pass')]).toEqual([
      { reason: 'bankruptcy' },
      20 + 2 * 45,
      'game-over',
    ]);
  });
});
