import { BANK } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { TRAINS } from './data/trains.ts';
import { later } from './testing/scene.ts';

const deal = (train: string, price: number, from = BANK, trade = '') => ({ train, price, from, trade });
/** CPR of p1, rich, buying trains in a phase whose first train is sold. */
const cpr = (phase: string, ...trains: readonly string[]) =>
  later()
    .company('CPR', { p1: 60 }, { treasury: 2000 })
    .trains('CPR', ...trains)
    .phase(phase)
    .operate('CPR', 'trains');
/** The same on the eve of a phase: everything older than its first train is sold. */
const eve = (phase: string, next: string, ...trains: readonly string[]) => {
  const game = cpr('2', ...trains).phase(next);
  game.state.depot.stack.unshift(...game.state.depot.gone.splice(-1));
  game.state.phase = phase;
  return game;
};
const track = { I5: ['57', 1], J4: ['9', 1], K3: ['57', 1] } as const;
const withRoute = (game: ReturnType<typeof cpr>) => {
  for (const [hex, [tile, rotation]] of Object.entries(track)) game.tile(hex, tile, rotation);
  return game;
};

describe('trains of the bank', () => {
  test('1882-11.7-1 a company below its limit may buy', () => {
    expect(cpr('5', '4', '4', '3').rule('p1', 'train', deal('5-1', 450))).toBe('1882-11.7-1');
    expect(cpr('5', '4', '4').rule('p1', 'train', deal('5-1', 450))).toBe(null);
  });

  test.each([
    { next: '2', price: 80 },
    { next: '3', price: 180 },
    { next: '4', price: 300 },
    { next: '5', price: 450 },
    { next: '6', price: 630 },
    { next: 'D', price: 1100 },
  ])('1882-11.7-2 the first of the stack, a $next, costs $price dollars', ({ next, price }) => {
    const game = later().company('CPR', { p1: 60 }, { treasury: 2000 }).phase(next).operate('CPR', 'trains');
    const [first] = game.state.depot.stack;
    const later_ = game.state.depot.stack.find(({ type }) => type !== next && type !== 'D');
    expect(first?.type).toBe(next);
    expect(game.rule('p1', 'train', deal(first?.id ?? '', price - 1))).toBe('1882-11.7-2');
    if (later_ !== undefined) {
      const cost = TRAINS.find(({ type }) => type === later_.type)?.price ?? 0;
      expect(game.rule('p1', 'train', deal(later_.id, cost))).toBe('1882-11.7-2');
    }
    game.do('p1', 'train', deal(first?.id ?? '', price));
    expect([game.trainsOf('CPR'), game.cash('CPR')]).toEqual([[next], 2000 - price]);
  });

  test('1882-11.7-3 the numbers of trains are 6, 4, 3, 2, 2, and D without end', () => {
    const count = (type: string) => later().state.depot.stack.filter((card) => card.type === type).length;
    expect(['2', '3', '4', '5', '6'].map(count)).toEqual([6, 4, 3, 2, 2]);
    const game = cpr('D').has('CPR', 3300);
    for (const number of [0, 1]) game.do('p1', 'train', deal(`D-${number}`, 1100));
    expect([game.trainsOf('CPR'), game.state.depot.stack.map(({ id }) => id)]).toEqual([['D', 'D'], ['D-2']]);
  });

  test('1882-11.7-4 a 6 and a D are on sale together while 6s are left', () => {
    const game = cpr('6');
    expect(game.actions('train').map(({ train }) => train)).toEqual(['6-1', 'D-0']);
    game.do('p1', 'train', deal('D-0', 1100));
    expect(game.state.phase).toBe('D');
    expect(
      game
        .has('CPR', 1100)
        .actions('train')
        .map(({ train }) => train),
    ).toEqual(['6-1', 'D-1']);
  });

  test('1882-11.7-6 the effects of a purchase come before the next one', () => {
    const game = eve('3', '4', '2', '2', '3').do('p1', 'train', deal('4-0', 300));
    expect([game.trainsOf('CPR'), game.state.phase]).toEqual([['3', '4'], '4']);
    game.do('p1', 'train', deal('4-1', 300));
    expect([game.trainsOf('CPR'), game.cash('CPR')]).toEqual([['3', '4', '4'], 1400]);
    expect(game.rule('p1', 'train', deal('4-2', 300))).toBe('1882-11.7-1');
  });

  test('1882-11.7-7 below the limit it may buy what lowers the limit, and then discards', () => {
    const game = eve('3', '4', '3', '3', '3').do('p1', 'train', deal('4-0', 300));
    expect([game.where, game.trainsOf('CPR')]).toEqual(['OR 2.1 discard', ['3', '3', '3', '4']]);
    expect(game.rule('p1', 'pass')).toBe('1882-8-5');
    game.do('p1', 'discard', { train: '3-1' });
    expect([game.where, game.trainsOf('CPR')]).toEqual(['OR 2.1 trains', ['3', '3', '4']]);
  });

  test('1882-11.7-8 at its limit it may not buy, even if the purchase would make room', () => {
    expect(eve('3', '4', '2', '2', '2', '2').rule('p1', 'train', deal('4-0', 300))).toBe('1882-8-9');
  });

  test('1882-11.7-9 excess trains are discarded in operating order, each president choosing', () => {
    const game = eve('5', '6')
      .company('GTP', { p3: 60 }, { at: [4, 3] })
      .company('HBR', { p2: 60 }, { at: [5, 3] });
    game.state.companies.HBR?.trains.push(
      { id: '4-0', type: '4' },
      { id: '4-1', type: '4' },
      { id: '4-2', type: '4' },
    );
    game.state.companies.GTP?.trains.push(
      { id: '5-0', type: '5' },
      { id: '5-1', type: '5' },
      { id: '4-9', type: '4' },
    );
    game.do('p1', 'train', deal('6-0', 630));
    expect(game.acting).toBe('p3');
    expect(game.rule('p3', 'discard', { train: '4-1' })).toBe('1882-11.7-9');
    const cash = game.cash('GTP');
    game.do('p3', 'discard', { train: '5-1' });
    expect([game.acting, game.cash('GTP')]).toEqual(['p2', cash]);
    game.do('p2', 'discard', { train: '4-0' });
    expect([game.trainsOf('GTP'), game.trainsOf('HBR'), game.acting]).toEqual([['5', '4'], ['4', '4'], 'p1']);
  });
});

describe('the duty to own a train', () => {
  test('1882-11.7-10 with a route and no train passing is refused', () => {
    expect(withRoute(cpr('2')).rule('p1', 'pass')).toBe('1882-11.7-10');
    expect(withRoute(cpr('2', '2')).rule('p1', 'pass')).toBe(null);
  });

  test('1882-11.7-11 without a route nobody has to buy', () => {
    expect(cpr('2').rule('p1', 'pass')).toBe(null);
    expect(cpr('2').tile('I5', '57', 1).rule('p1', 'pass')).toBe(null);
  });

  test('1882-11.7-12 with its own money it may buy any train on offer', () => {
    const game = withRoute(cpr('6')).has('CPR', 1200).do('p1', 'train', deal('D-0', 1100));
    expect([game.trainsOf('CPR'), game.cash('CPR')]).toEqual([['D'], 100]);
  });

  test('1882-11.5-7 a city and the fishing exit alone oblige to nothing but allow help', () => {
    const fishing = (treasury: number) =>
      later()
        .company('SCR', { p1: 60 }, { treasury })
        .station('SCR', 'D6')
        .operate('SCR', 'trains')
        .tile('D6', '57', 0);
    expect(fishing(30).rule('p1', 'pass')).toBe(null);
    const game = fishing(30).do('p1', 'train', deal('2-0', 80));
    expect([game.cash('SCR'), game.cash('p1')]).toEqual([0, 550]);
    expect(cpr('2').has('CPR', 30).rule('p1', 'train', deal('2-0', 80))).toBe('1882-11.8-1');
  });
});

describe('trains of other companies', () => {
  const two = (president: string) =>
    cpr('3')
      .company('GTP', { [president]: 60 }, { treasury: 0 })
      .trains('GTP', '3')
      .has('CPR', 200);

  test('1882-11.7-5 for $1 up to the whole treasury, with the consent of the other president', () => {
    const own = two('p1');
    expect(own.rule('p1', 'train', deal('3-1', 0, 'GTP'))).toBe('1882-11.7-5');
    expect(own.rule('p1', 'train', deal('3-1', 201, 'GTP'))).toBe('1882-11.7-5');
    expect(own.rule('p1', 'train', deal('3-2', 100, 'GTP'))).toBe('1882-11.7-5');
    expect(own.choices('train').find(({ action }) => action.from === 'GTP')?.range).toMatchObject({
      min: 1,
      max: 200,
    });
    own.do('p1', 'train', deal('3-1', 200, 'GTP'));
    expect([own.trainsOf('CPR'), own.trainsOf('GTP'), own.cash('GTP'), own.cash('CPR')]).toEqual([
      ['3'],
      [],
      200,
      0,
    ]);

    const foreign = two('p2').do('p1', 'train', deal('3-1', 50, 'GTP'));
    expect([foreign.acting, foreign.where, foreign.trainsOf('CPR')]).toEqual(['p2', 'OR 2.1 offer', []]);
    expect(foreign.rule('p2', 'pass')).toBe('1882-11.7-5');
    foreign.do('p2', 'decline');
    expect(foreign.rule('p1', 'train', deal('3-1', 50, 'GTP'))).toBe('1882-11.7-5');
    foreign.do('p1', 'train', deal('3-1', 51, 'GTP')).do('p2', 'decline');
    expect(foreign.rule('p1', 'train', deal('3-1', 51, 'GTP'))).toBe('1882-11.7-5');
    foreign.do('p1', 'train', deal('3-1', 52, 'GTP')).do('p2', 'accept');
    expect([foreign.trainsOf('CPR'), foreign.cash('GTP')]).toEqual([['3'], 52]);
    expect([foreign.acting, foreign.where]).toEqual(['p1', 'OR 2.1 trains']);
  });
});

describe('trading in', () => {
  test.each(['4', '5', '6'])('1882-11.7-13 a %s and 800 dollars buy a D from Phase 6', (type) => {
    const game = cpr('6');
    game.state.companies.CPR?.trains.push({ id: `${type}-9`, type });
    expect(game.rule('p1', 'train', deal('D-0', 799, BANK, `${type}-9`))).toBe('1882-11.7-13');
    const offered = game
      .actions('train')
      .flatMap(({ trade, price }) => (trade === '' ? [] : [[trade, price]]));
    expect(offered).toEqual([[`${type}-9`, 800]]);
    game.do('p1', 'train', deal('D-0', 800, BANK, `${type}-9`));
    expect([game.trainsOf('CPR'), game.cash('CPR')]).toEqual([['D'], 1200]);
  });

  test('1882-11.7-13 not before Phase 6, not for a 6, not with a train of others, not with help', () => {
    expect(cpr('5', '4').rule('p1', 'train', deal('D-0', 800, BANK, '4-0'))).toBe('1882-11.7-2');
    expect(cpr('6', '5').rule('p1', 'train', deal('6-1', 800, BANK, '5-0'))).toBe('1882-11.7-13');
    expect(cpr('6', '5').rule('p1', 'train', deal('D-0', 800, BANK, '5-1'))).toBe('1882-11.7-13');
    const other = cpr('6', '5').company('GTP', { p1: 60 }).trains('GTP', 'D');
    expect(other.rule('p1', 'train', deal('D-0', 800, 'GTP', '5-0'))).toBe('1882-11.7-13');
    expect(
      withRoute(cpr('6', '5'))
        .has('CPR', 799)
        .rule('p1', 'train', deal('D-0', 800, BANK, '5-0')),
    ).toBe('1882-11.8-1');
  });

  test('1882-11.7-14 a company at its limit may trade in', () => {
    const game = cpr('6', '5', '5');
    expect(game.rule('p1', 'train', deal('D-0', 1100))).toBe('1882-11.7-1');
    game.do('p1', 'train', deal('D-0', 800, BANK, '5-1'));
    expect(game.trainsOf('CPR')).toEqual(['5', 'D']);
  });

  test('1882-11.7-15 a train traded in leaves the game', () => {
    const game = cpr('6', '5').do('p1', 'train', deal('D-0', 800, BANK, '5-0'));
    expect(game.state.depot.gone.map(({ id }) => id)).toContain('5-0');
    expect(game.actions('train').map(({ train }) => train)).toEqual(['6-1', 'D-1']);
  });
});
