import { type GameEvent, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { casper, later, type Scene } from './testing/scene.ts';

const usual = (...trains: readonly string[]) =>
  casper({ p1: 60, p2: 20, [POOL]: 10 })
    .trains('CNW', ...trains)
    .operate('CNW', 'run');
const SOUTH = ['H8.0', 'H10', 'H12.0', 'I11.0'];
const id = (game: Scene, number = 0) => game.state.companies.CNW?.trains[number]?.id ?? '';
const south = (game: Scene) => ({ train: id(game), path: SOUTH });
const to = (game: Scene, hex: string, from = 'I11', number = 0) => ({
  train: id(game, number),
  from,
  to: hex,
});
const runs = (game: Scene, deliveries?: readonly object[]) =>
  game.do('p1', 'run', { routes: [south(game)], ...(deliveries !== undefined && { deliveries }) });
const refused = (game: Scene, ...deliveries: readonly object[]) =>
  game.rule('p1', 'run', { routes: [south(game)], deliveries });

describe('running and delivering', () => {
  test('1867BW-8.2.C-16 cubes of the deposits on the route go to cities on it', () => {
    const game = usual('3').cubes('I11', 2).refinery('H12', 'operational').refinery('H8', 'operational');
    expect(runs(game, [to(game, 'H12'), to(game, 'H8')]).turn.revenue).toBe(60 + 60);
    expect(game.state.cubes.I11).toBe(0);
    const other = usual('3').cubes('I7', 2).refinery('H12', 'operational');
    expect(refused(other, to(other, 'H12', 'I7'))).toBe('1867BW-8.2.C-16');
    expect(refused(other, { train: '9-9', from: 'I11', to: 'H12' })).toBe('1867BW-8.2.C-16');
  });

  test('1867BW-8.2.C-17 one cube for a location and train', () => {
    const game = usual('3').cubes('I11', 2).refinery('H12', 'operational');
    expect(refused(game, to(game, 'H12'), to(game, 'H12'))).toBe('1867BW-8.2.C-17');
  });

  test('1867BW-8.2.C-18 before or after the city', () => {
    const game = usual('4')
      .cubes('I7', 1)
      .cubes('I11', 1)
      .refinery('H8', 'operational')
      .refinery('H12', 'operational');
    const routes = [{ train: id(game), path: ['I7.0', ...SOUTH] }];
    game.do('p1', 'run', { routes, deliveries: [to(game, 'H12', 'I7'), to(game, 'H8', 'I11')] });
    expect(game.turn.revenue).toBe(60 + 60);
  });

  test('1867BW-8.2.C-19 none to a refinery under construction', () => {
    const game = usual('3').cubes('I11', 2).refinery('H12', 'construction');
    expect(refused(game, to(game, 'H12'))).toBe('1867BW-8.2.C-19');
  });

  test('1867BW-8.2.C-20 an inoperational refinery becomes operational', () => {
    const game = usual('3').cubes('I11', 1).refinery('H12', 'inoperational');
    expect(runs(game).state.refineries.H12).toBe('operational');
    expect(game.turn.revenue).toBe(90);
  });

  test('1867BW-8.2.C-21 one in disrepair goes to construction, and earns nothing', () => {
    const game = usual('3').cubes('I11', 1).refinery('H12', 'disrepair');
    expect([runs(game, [to(game, 'H12')]).state.refineries.H12, game.turn.revenue]).toEqual([
      'construction',
      60,
    ]);
  });

  test('1867BW-8.2.C-22 a city without one gets a construction token, and earns nothing', () => {
    const game = usual('3').cubes('I11', 1);
    expect([runs(game, [to(game, 'H8')]).state.refineries, game.turn.revenue]).toEqual([
      { H8: 'construction' },
      60,
    ]);
  });

  test('1867BW-8.2.C-23 not a sixth in Wyoming', () => {
    const game = usual('3').cubes('I11', 2).refinery('C1', 'operational');
    for (const hex of ['B6', 'D8', 'E3', 'E9']) game.refinery(hex, 'operational');
    expect(refused(game, to(game, 'H8'))).toBe(null);
    expect(refused(game, to(game, 'H8'), to(game, 'H12'))).toBe('1867BW-8.2.C-23');
  });

  test('1867BW-8.2.C-24 off the board only where the refinery is', () => {
    const west = later()
      .company('OSL', { p1: 60 })
      .tile('B10', '9', 2)
      .tile('C11', 'd1', 2)
      .trains('OSL', '2')
      .cubes('C11', 1);
    const fields = {
      routes: [{ train: '2-0', path: ['A9.0', 'B10', 'C11.0'] }],
      deliveries: [{ train: '2-0', from: 'C11', to: 'A9' }],
    };
    expect(west.operate('OSL', 'run').rule('p1', 'run', fields)).toBe('1867BW-8.2.C-24');
    expect(west.refinery('A9', 'operational').do('p1', 'run', fields).turn.revenue).toBe(50);
  });

  test('1867BW-8.2.C-25 what is not delivered stays on its deposit', () => {
    const game = usual('3').cubes('I11', 2).refinery('H12', 'operational');
    expect(runs(game).state.cubes.I11).toBe(1);
    const none = usual('3').cubes('I11', 2).refinery('H12', 'operational');
    expect([runs(none, []).state.cubes.I11, none.turn.revenue]).toEqual([2, 60]);
  });

  test('1867BW-8.2.C-26 delivered cubes return to the box', () => {
    const game = usual('3').cubes('I11', 2).refinery('H12', 'operational').refinery('H8', 'disrepair');
    expect(runs(game, [to(game, 'H12'), to(game, 'H8')]).state.cubesInBox).toBe(20);
  });

  test('1867BW-8.2.C-41 trains run one after another, and tokens change at once', () => {
    /** A 2 between I7 and Casper, and a 3 south; both meet in Casper. */
    const two = (state: 'inoperational' | 'disrepair' | null) => {
      const game = usual('3', '2').cubes('I7', 1).cubes('I11', 1);
      if (state !== null) game.refinery('H8', state);
      const routes = [south(game), { train: id(game, 1), path: ['I7.0', 'H8.0'] }];
      return { game, routes, deliveries: [to(game, 'H8'), to(game, 'H8', 'I7', 1)] };
    };
    const begun = two(null);
    expect(begun.game.rule('p1', 'run', begun)).not.toBe(null);
    expect(begun.game.rule('p1', 'run', { routes: begun.routes, deliveries: begun.deliveries })).toBe(
      '1867BW-8.2.C-19',
    );
    const working = two('inoperational');
    working.game.do('p1', 'run', { routes: working.routes, deliveries: working.deliveries });
    expect(working.game.turn.revenue).toBe(60 + 30 + 30 + 30);
  });

  test('1867BW-8.2.C-42 a delivery is a choice, and so is its deposit', () => {
    const game = usual('4').cubes('I7', 1).cubes('I11', 1).refinery('H8', 'operational');
    const routes = [{ train: id(game), path: ['I7.0', ...SOUTH] }];
    for (const from of ['I7', 'I11'])
      expect(game.rule('p1', 'run', { routes, deliveries: [to(game, 'H8', from)] })).toBe(null);
    expect(game.rule('p1', 'run', { routes, deliveries: [] })).toBe(null);
  });

  test('1867BW-8.2.C-28 the run tells every delivery, what it earns and what becomes of its place', () => {
    const game = usual('3').cubes('I11', 2).refinery('H8', 'inoperational');
    const events: GameEvent[] = [];
    const deliveries = [to(game, 'H8'), to(game, 'H12')];
    const action = { type: 'run', player: 'p1', routes: [south(game)], deliveries };
    expect(game.engine.play(game.state, action, events)).toBe(null);
    const run = events.find((event) => event.type === 'run');
    expect(run?.type === 'run' ? run.routes : []).toMatchObject([
      {
        values: [30, 30, 0],
        deliveries: [
          { from: 'I11', to: 'H8', amount: 30, becomes: 'operational' },
          { from: 'I11', to: 'H12', amount: 0, becomes: 'construction' },
        ],
        revenue: 90,
      },
    ]);
  });

  test('1867BW-8.2.C-40 any two exits of a deposit, which never blocks', () => {
    const game = later()
      .company('CNW', { p1: 60 })
      .phase('4')
      .tile('H8', '442*', 1)
      .tile('I7', 'd6', 1)
      .tile('I9', '8', 1)
      .tile('H10', '8', 4);
    game.trains('CNW', '2').operate('CNW', 'run');
    expect(game.rule('p1', 'run', { routes: [{ train: id(game), path: ['H8.0', 'I7.0'] }] })).toBe(null);
    const through = usual('3').tile('I7', 'd6', 1).tile('J6', 'd1', 2);
    expect(
      through.rule('p1', 'run', { routes: [{ train: id(through), path: ['H8.0', 'I7.0', 'J6.0'] }] }),
    ).not.toBe('1867BW-8.2.C-12');
  });

  test('the best run is listed, then the one that also begins refineries, then none', () => {
    const game = usual('3').cubes('I11', 2).refinery('H12', 'operational');
    const listed = game.engine.advisedChoices(game.state).filter(({ action }) => action.type === 'run');
    expect(
      listed.map(({ action }) => [Array.isArray(action.routes) && action.routes.length, action.build]),
    ).toEqual([
      [1, undefined],
      [1, true],
      [0, undefined],
    ]);
    game.do('p1', 'run', { routes: [south(game)], build: true });
    expect([game.turn.revenue, game.state.refineries]).toEqual([
      90,
      { H12: 'operational', H8: 'construction' },
    ]);
    const both = usual('3');
    expect(both.rule('p1', 'run', { routes: [south(both)], build: true, deliveries: [] })).toBe(
      '1867BW-8.2.C-42',
    );
  });

  test('1867BW-8.2.C-30 the sum is recorded, also when it is kept; 0 without revenue', () => {
    const game = runs(usual('3'));
    expect(game.revenueOf('CNW')).toBe(60);
    expect(game.do('p1', 'dividend', { kind: 'withhold' }).revenueOf('CNW')).toBe(60);
    const idle = usual();
    const company = idle.state.companies.CNW;
    if (company !== undefined) company.lastRevenue = 90;
    expect(idle.settle().revenueOf('CNW')).toBe(0);
    const keepsPower = usual().owns('P11', 'CNW');
    const keeper = keepsPower.state.companies.CNW;
    if (keeper !== undefined) keeper.lastRevenue = 90;
    expect(keepsPower.do('p1', 'pass').revenueOf('CNW')).toBe(0);
  });
});

describe('distributing revenue', () => {
  const earned = (revenue = 60, at: readonly [number, number] = [3, 3]) => {
    const game = usual('3')
      .company('CNW', { p1: 60, p2: 20, [POOL]: 10 }, { at })
      .operate('CNW', 'dividend');
    game.turn.revenue = revenue;
    game.turn.hasRun = true;
    return game;
  };
  const paid = (game: Scene) => game.do('p1', 'dividend', { kind: 'pay' });

  test('1867BW-8.2.C-31 dividend or withholding', () => {
    expect(earned().offered('dividend', 'kind')).toEqual(['pay', 'withhold']);
  });

  test('1867BW-8.2.C-32 no route or no revenue is withholding', () => {
    const game = usual().settle();
    expect([game.where, game.cell('CNW')]).toEqual(['OR 2.1 trains', [2, 4]]);
    const zero = usual('3').do('p1', 'run', { routes: [] });
    expect([zero.where, zero.cell('CNW')]).toEqual(['OR 2.1 trains', [2, 4]]);
  });

  test('1867BW-8.2.C-33 a tenth for each share', () => {
    const game = paid(earned(120));
    expect([game.cash('p1') - 450, game.cash('p2') - 450]).toEqual([72, 24]);
  });

  test('1867BW-8.2.C-34 shares of the treasury pay the treasury, those of the market nobody', () => {
    const game = earned(120);
    const bank = game.cash('bank');
    paid(game);
    expect([game.cash('CNW'), bank - game.cash('bank')]).toEqual([12, 108]);
  });

  test('1867BW-8.2.C-35 at least the value: one space right', () => {
    expect([paid(earned(60)).cell('CNW'), paid(earned(110)).cell('CNW')]).toEqual([
      [3, 4],
      [3, 4],
    ]);
  });

  test('1867BW-8.2.C-36 at least twice the value: two', () => {
    expect([paid(earned(120)).cell('CNW'), paid(earned(400, [3, 12])).cell('CNW')]).toEqual([
      [3, 5],
      [2, 13],
    ]);
  });

  test('1867BW-8.2.C-37 less than the value: none', () => {
    expect(paid(earned(50)).cell('CNW')).toEqual([3, 3]);
  });

  test('1867BW-8.2.C-38, 1867BW-8.2.C-39 what is withheld goes to the treasury, and the token left', () => {
    const game = earned(120).do('p1', 'dividend', { kind: 'withhold' });
    expect([game.cash('CNW'), game.cell('CNW')]).toEqual([120, [3, 2]]);
    expect(earned(120, [3, 0]).do('p1', 'dividend', { kind: 'withhold' }).cell('CNW')).toEqual([4, 0]);
  });
});
