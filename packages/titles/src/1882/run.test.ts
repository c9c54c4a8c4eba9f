import { describe, expect, test } from 'vitest';
import { later, type Scene } from './testing/scene.ts';

/** SCR's station in G7; a line from Western Canada over K3, I5, G7, F8 and C11 to Hudson Bay, and one to Northern Alberta. */
const line = (phase: string, ...trains: readonly string[]) =>
  later()
    .phase(phase)
    .company('SCR', { p1: 60 })
    .trains('SCR', ...trains)
    .station('SCR', 'G7')
    .operate('SCR', 'run')
    .tile('M3', '58', 2)
    .tile('K3', '14', 1)
    .tile('J2', '9', 2)
    .tile('J4', '9', 1)
    .tile('I5', '57', 1)
    .tile('H6', '9', 1)
    .tile('G7', '14', 1)
    .tile('F8', '55', 0)
    .tile('E9', '9', 1)
    .tile('D10', '9', 1)
    .tile('C11', '57', 1)
    .tile('F6', '9', 2)
    .tile('E5', '66', 2)
    .tile('D4', '57', 2)
    .tile('C3', '57', 2);

const K3_TO_G7 = ['K3.0', 'J4', 'I5.0', 'H6', 'G7.0'];
const G7_TO_B12 = ['G7.0', 'F8.1', 'E9', 'D10', 'C11.0', 'B12.0'];
const trainOf = (game: Scene, number = 0) => game.state.companies.SCR?.trains[number]?.id ?? '';
const routes = (game: Scene, ...paths: readonly (readonly string[])[]) => ({
  routes: paths.map((path, number) => ({ train: trainOf(game, number), path })),
});
const rule = (game: Scene, ...paths: readonly (readonly string[])[]) =>
  game.rule('p1', 'run', routes(game, ...paths));
const earns = (game: Scene, ...paths: readonly (readonly string[])[]) =>
  game.do('p1', 'run', routes(game, ...paths)).turn.revenue;

describe('routes', () => {
  test('1882-11.1-1 a route includes a station of the company', () => {
    expect(rule(line('5', '5'), ['L2.0', 'K3.0'])).toBe('1882-11.1-1');
    expect(rule(line('5', '5'), ['I5.0', 'H6', 'G7.0'])).toBe(null);
  });

  test('1882-11.1-2 a route is one line and visits nothing twice', () => {
    const loop = line('5', '5').tile('H6', '7', 3).tile('F6', '7', 5);
    expect(rule(loop, ['F8.1', 'G7.0', 'H6', 'F6', 'G7.0'])).toBe('1882-11.1-2');
    expect(rule(line('5', '5'), ['G7.0', 'F8.1', 'G7.0'])).not.toBe(null);
    expect(rule(line('5', '5'), ['G7.0', 'C11.0'])).toBe('1882-11.1-2');
    expect(rule(line('5', '5'), ['G7.0', 'H6'])).toBe('1882-11.1-2');
  });

  test('1882-11.1-3 no way through a city full of foreign markers, but a route may end there', () => {
    const game = line('5', '5').station('GTP', 'C11');
    expect(rule(game, G7_TO_B12)).toBe('1882-11.1-3');
    expect(earns(game, G7_TO_B12.slice(0, -1))).toBe(60);
    const shared = ['I5.0', 'H6', 'G7.0', 'F8.1'];
    expect(earns(line('5', '5').station('GTP', 'G7'), shared)).toBe(60);
  });

  test('1882-11.1-4 a city with a free space or a neutral marker can be run through', () => {
    const path = ['L2.0', ...K3_TO_G7];
    const two = line('5', '5').station('GTP', 'K3').station('CPR', 'K3');
    expect(rule(two, path)).toBe('1882-11.1-3');
    expect(earns(line('5', '5').station('GTP', 'K3'), path)).toBe(120);
    expect(earns(line('5', '5').station('GTP', 'K3').neutral('K3'), path)).toBe(120);
  });

  test('1882-4-2 a neutral marker never closes a city', () => {
    expect(rule(line('5', '5').neutral('C11'), G7_TO_B12)).toBe(null);
    expect(rule(line('5', '5').neutral('I5').station('GTP', 'K3').neutral('K3'), ['L2.0', ...K3_TO_G7])).toBe(
      null,
    );
  });

  test('1882-11.1-5 no track twice, not even the shared bit of a fork, and no turn over its sharp angle', () => {
    const fork = () =>
      line('5', '5', '5')
        .tile('J4', '23', 1)
        .tile('K5', '9', 2)
        .tile('L6', '9', 2)
        .tile('M7', '7', 1)
        .station('GTP', 'N6');
    const branch = ['N6.0', 'M7', 'L6', 'K5', 'J4'];
    expect(rule(fork(), [...branch, 'I5.0', 'H6', 'G7.0'])).toBe('1882-11.1-5');
    const own = fork().clear('SCR').station('SCR', 'K3');
    expect(rule(own, [...branch, 'K3.0'])).toBe(null);
    expect(rule(own, [...branch, 'K3.0'], ['K3.0', 'J4', 'I5.0'])).toBe('1882-11.5-1');
  });

  test('1882-11.1-6 a route that reaches a red area ends there', () => {
    const game = line('5', '5').tile('H2', '9', 1).tile('G3', '57', 1);
    const west = [...K3_TO_G7].reverse().concat('J2', 'I1.0');
    expect(rule(game, west)).toBe(null);
    expect(rule(game, [...west, 'H2', 'G3.0'])).toBe('1882-11.1-6');
  });

  test('1882-11.1-7 both cities of a hex may be on one route', () => {
    const game = later().phase('3').company('QL', { p1: 60 }).trains('QL', '3').operate('QL', 'run');
    game.tile('J10', 'R1', 1).tile('I9', '7', 4).tile('H10', '7', 0).tile('I11', '69', 1);
    const train = game.state.companies.QL?.trains[0]?.id;
    game.do('p1', 'run', { routes: [{ train, path: ['J10.0', 'I9', 'H10', 'J10.1', 'I11.0'] }] });
    expect(game.turn.revenue).toBe(60 + 60 + 10);
  });
});

describe('trains', () => {
  test('1882-11.5-1 every train has its own route; routes meet in cities but share no track', () => {
    const game = line('5', '5', '5');
    expect(rule(game, K3_TO_G7, ['I5.0', 'H6', 'G7.0'])).toBe('1882-11.5-1');
    expect(rule(game, K3_TO_G7, G7_TO_B12)).toBe(null);
    const twice = { train: trainOf(game), path: ['G7.0', 'F8.1'] };
    expect(game.rule('p1', 'run', { routes: [{ ...twice, path: K3_TO_G7 }, twice] })).toBe('1882-11.5-1');
    expect(game.rule('p1', 'run', { routes: [{ ...twice, train: '6-0' }] })).toBe('1882-11.5-1');
  });

  test('1882-11.5-2 at least two stops and no more than the number of the train', () => {
    expect(rule(line('2', '2'), ['I5.0', 'H6', 'G7.0', 'F8.1'])).toBe('1882-11.5-2');
    expect(rule(line('2', '2'), ['G7.0'])).toBe('1882-11.5-2');
    expect(rule(line('2', '2'), ['G7.0', 'F8.1'])).toBe(null);
    expect(rule(line('3', '3'), ['I5.0', 'H6', 'G7.0', 'F8.1'])).toBe(null);
  });

  test('1882-11.5-3 a D-train visits any number of stops', () => {
    const game = line('D', 'D');
    const path = ['M3.0', 'L2.0', ...K3_TO_G7, ...G7_TO_B12.slice(1)];
    expect(path.filter((step) => step.includes('.'))).toHaveLength(8);
    expect(earns(game, path)).toBe(10 + 40 + 30 + 20 + 30 + 10 + 20 + 50);
    expect(rule(line('6', '6'), path)).toBe('1882-11.5-2');
  });

  test('1882-11.5-4 cities with neutral markers are passed and counted', () => {
    expect(earns(line('5', '5').neutral('C11'), G7_TO_B12)).toBe(30 + 10 + 20 + 50);
  });

  test('1882-5-2 the fishing hex ends a route', () => {
    const game = later()
      .company('SCR', { p1: 60 })
      .trains('SCR', '2')
      .station('SCR', 'D6')
      .operate('SCR', 'run');
    game.tile('D6', '57', 0).tile('C5', '9', 1);
    expect(rule(game, ['D6.0', 'B6.0'])).toBe(null);
    expect(rule(game.tile('D4', '57', 1), ['D6.0', 'B6.0', 'C5', 'D4.0'])).toBe('1882-11.1-6');
  });

  test('1882-11.5-5 the fishing exit may be an ordinary stop', () => {
    const game = later()
      .company('SCR', { p1: 60 })
      .trains('SCR', '2')
      .station('SCR', 'D6')
      .operate('SCR', 'run');
    expect(earns(game.tile('D6', '57', 0), ['D6.0', 'B6.0'])).toBe(40);
  });

  test('1882-11.5-6 or an extra stop outside the range', () => {
    const game = later().phase('3').company('SCR', { p1: 60 }).trains('SCR', '3').station('SCR', 'D4');
    game.operate('SCR', 'run').tile('C5', '8', 2).tile('B4', '8', 5).tile('C3', '14', 1);
    game.tile('D4', '57', 2).tile('E5', '59', 0);
    expect(earns(game, ['B6.0', 'C5', 'B4', 'C3.0', 'D4.0', 'E5.1'])).toBe(20 + 30 + 20 + 40);
  });
});

describe('earnings', () => {
  const whole = ['I1.0', 'J2', ...K3_TO_G7, ...G7_TO_B12.slice(1)];

  test('1882-11.5-8 Hudson Bay with Western Canada or Northern Alberta adds $100', () => {
    expect(earns(line('4', 'D'), whole)).toBe(40 + 30 + 20 + 30 + 10 + 20 + 40 + 100);
    const north = ['B2.0', 'C3.0', 'D4.0', 'E5.0', 'F6', ...G7_TO_B12];
    expect(earns(line('4', 'D'), north)).toBe(30 + 20 + 20 + 50 + 30 + 10 + 20 + 40 + 100);
    expect(earns(line('4', 'D'), whole.slice(2))).toBe(30 + 20 + 30 + 10 + 20 + 40);
    const both = ['I1.0', 'J2', ...K3_TO_G7, 'F6', 'E5.0', 'D4.0', 'C3.0', 'B2.0'];
    expect(earns(line('4', 'D'), both)).toBe(40 + 30 + 20 + 30 + 50 + 20 + 20 + 30);
  });

  test('1882-11.5-9 a route is worth its stops', () => {
    expect(earns(line('4', '4'), ['L2.0', ...K3_TO_G7])).toBe(40 + 30 + 20 + 30);
    const claimed = { routes: [], claimed: 500 };
    expect(line('4', '4').rule('p1', 'run', claimed)).toBe('1882-11.5-9');
  });

  test.each([
    { phase: '2', value: 40 },
    { phase: '3', value: 40 },
    { phase: '4', value: 40 },
    { phase: '5', value: 50 },
    { phase: '6', value: 50 },
    { phase: 'D', value: 50 },
  ])('1882-11.5-10 Hudson Bay pays $value in Phase $phase', ({ phase, value }) => {
    expect(earns(line(phase, 'D'), G7_TO_B12)).toBe(30 + 10 + 20 + value);
  });

  test('1882-11.5-11 the earnings are the sum of the routes', () => {
    expect(earns(line('5', '5', '5'), K3_TO_G7, ['G7.0', 'F8.1'])).toBe(80 + 40);
  });

  test('1882-11.5-12 any legal set of routes is accepted, the best is proposed', () => {
    const game = line('5', '5');
    const best = game.engine.after(game.state, game.actions('run')[0]);
    expect(best.ok && best.state.companies.SCR?.lastRevenue).toBe(80 + 30 + 20 + 30 + 50);
    expect(earns(line('5', '5'), ['G7.0', 'F8.1'])).toBe(40);
    expect(earns(line('5', '5'))).toBe(0);
  });

  test('1882-6-1 the last earnings are kept after each run', () => {
    const game = line('5', '5').do('p1', 'run', { routes: [] });
    expect(game.state.companies.SCR?.lastRevenue).toBe(0);
    game.operate('SCR', 'begin').settle().do('p1', 'pass').do('p1', 'pass');
    expect(earns(game, G7_TO_B12)).toBe(110);
    expect(game.state.companies.SCR?.lastRevenue).toBe(110);
    game.operate('SCR', 'begin').settle().do('p1', 'pass');
    expect([game.where, game.state.companies.SCR?.lastRevenue]).toEqual(['OR 2.1 station', 110]);
    game.clear('SCR').do('p1', 'pass');
    expect([game.where, game.state.companies.SCR?.lastRevenue]).toEqual(['OR 2.1 trains', 0]);
    const idle = later().company('SCR', { p1: 60 }).operate('SCR', 'run').settle();
    expect([idle.where, idle.state.companies.SCR?.lastRevenue]).toEqual(['OR 2.1 trains', 0]);
  });

  test('1882-8-8 red areas pay their yellow value in Phases 2 to 4', () => {
    for (const phase of ['2', '3', '4']) expect(earns(line(phase, 'D'), whole.slice(0, 7))).toBe(40 + 80);
  });

  test('1882-8-18 red areas pay their brown value from Phase 5', () => {
    for (const phase of ['5', '6', 'D']) expect(earns(line(phase, 'D'), whole.slice(0, 7))).toBe(80 + 80);
    const usa = later().phase('5').company('SCR', { p1: 60 }).trains('SCR', '5').station('SCR', 'M11');
    usa.operate('SCR', 'run').tile('M11', '59', 0);
    expect(earns(usa, ['M11.0', 'O11.0'])).toBe(40 + 30);
  });
});
