import { describe, expect, test } from 'vitest';
import { later, type Scene } from './testing/scene.ts';

/** KO in K4: west over J3 to I2 and on to I4, south over K6 to K8 and L7, north-west of I2 to J1. */
const line = (phase: string, ...trains: readonly string[]) =>
  later()
    .phase(phase)
    .company('KO', { p1: 60 })
    .trains('KO', ...trains)
    .operate('KO', 'run')
    .tile('J3', '9', 2)
    .tile('I2', '15', 4)
    .tile('I4', '438', 1)
    .tile('K6', '9', 0)
    .tile('K8', '14', 0);

const trainOf = (game: Scene, number: number) => game.state.companies.KO?.trains[number]?.id ?? '';
const routes = (game: Scene, ...paths: readonly (readonly string[])[]) => ({
  routes: paths.map((path, number) => ({ train: trainOf(game, number), path })),
});
const rule = (game: Scene, ...paths: readonly (readonly string[])[]) =>
  game.rule('p1', 'run', routes(game, ...paths));
const earns = (game: Scene, ...paths: readonly (readonly string[])[]) =>
  game.do('p1', 'run', routes(game, ...paths)).turn.revenue;

const WEST = ['K4.0', 'J3', 'I2.0'];
const TO_J1 = [...WEST, 'J1.0'];
const SOUTH = ['K4.0', 'K6', 'K8.0'];
const TO_L7 = [...SOUTH, 'L7.0'];

describe('routes', () => {
  test('1889-9.1-1 one route a train', () => {
    const game = line('3', '3', '3');
    expect(earns(game, WEST, SOUTH)).toBe(60 + 60);
    const twice = { routes: [WEST, SOUTH].map((path) => ({ train: trainOf(line('3', '3'), 0), path })) };
    expect(line('3', '3').rule('p1', 'run', twice)).toBe('1889-9.1-1');
    expect(line('3', '3').rule('p1', 'run', { routes: [{ train: '5-0', path: WEST }] })).toBe('1889-9.1-1');
  });

  test('1889-9.1-2 at least two stops and a marker of the company', () => {
    expect(rule(line('3', '3'), ['I2.0', 'J1.0'])).toBe('1889-9.1-2');
    expect(rule(line('3', '3'), ['K4.0', 'J3'])).toBe('1889-9.1-2');
    expect(rule(line('3', '3'), WEST)).toBe(null);
  });

  test('1889-9.1-3 as many stops as the train has, towns and off-board areas included', () => {
    expect([rule(line('2', '2'), TO_J1), rule(line('3', '3'), TO_J1)]).toEqual(['1889-9.1-3', null]);
    const far = [...TO_L7].reverse().slice(0, -1).concat(TO_J1);
    expect([rule(line('3', '3'), far), rule(line('5', '5'), far), rule(line('D', 'D'), far)]).toEqual([
      '1889-9.1-3',
      null,
      null,
    ]);
  });

  test('1889-9.1-4 a stop once in a route, but by several trains', () => {
    const loop = line('5', '5').tile('J3', '20', 2).tile('J5', '3', 3);
    expect(rule(loop, ['I2.0', 'J3', 'K4.0', 'J3'])).not.toBe(null);
    const circle = line('5', '5').tile('J5', '3', 4).tile('K6', '8', 2);
    expect(rule(circle, ['I2.0', 'J3', 'K4.0', 'J5.0', 'K6', 'K4.0'])).not.toBe(null);
    expect(rule(line('3', '3', '3'), WEST, SOUTH)).toBe(null);
  });

  test('1889-9.1-5 no track twice, in a route or by two trains', () => {
    expect(rule(line('3', '3', '3'), WEST, TO_J1)).toBe('1889-9.1-5');
    expect(rule(line('5', '5'), ['K4.0', 'J3', 'I2.0', 'J3', 'K4.0'])).not.toBe(null);
  });

  test('1889-9.1-6 not through a city full of others, but to it', () => {
    const game = () => line('3', '3').tile('I2', '6', 5).station('SR', 'I2').tile('H3', '8', 4);
    expect(earns(game(), WEST)).toBe(50);
    const full = line('5', '5').station('AR', 'I2').station('SR', 'I2');
    expect(rule(full, TO_J1)).toBe('1889-9.1-6');
  });

  test('1889-9.1-7 an off-board area ends a route, at both ends if need be', () => {
    const sr = () =>
      later()
        .phase('3')
        .company('SR', { p1: 60 })
        .trains('SR', '3')
        .operate('SR', 'run')
        .tile('I2', '5', 4)
        .tile('J3', '8', 3);
    expect(sr().rule('p1', 'run', { routes: [{ train: '3-1', path: ['I2.0', 'J1.0', 'J3', 'K4.0'] }] })).toBe(
      '1889-9.1-7',
    );
    const both = [...TO_J1].reverse().concat(TO_L7.slice(1));
    expect(rule(line('5', '5'), both)).toBe(null);
  });

  test('1889-9.1-8 trains do not turn back on a tile', () => {
    const game = line('4', '4').tile('J3', '23', 2);
    expect(rule(game, ['J1.0', 'J3', 'I2.0', 'J3', 'K4.0'])).not.toBe(null);
    // #24 from I4: K4 to I2 and to I4; from I2 to I4 there is no way.
    const fork = line('4', '4').tile('J3', '24', 5).tile('I4', '439', 0);
    expect(rule(fork, ['K4.0', 'J3', 'I4.0'])).toBe(null);
    expect(rule(fork, ['I2.0', 'J3', 'I4.0'])).not.toBe(null);
  });
});

describe('revenue', () => {
  test('1889-9.2-1 the sum of the stops as they lie', () => {
    const game = later().company('IR', { p1: 60 }).trains('IR', '2').operate('IR', 'run').tile('E2', '5', 4);
    game.do('p1', 'run', { routes: [{ train: '2-0', path: ['E2.0', 'F1.0'] }] });
    expect(game.turn.revenue).toBe(50);
  });

  test('1889-9.2-2 off-board values rise with Phase 5', () => {
    const path = ['J1.0', 'I2.0'];
    const value = (phase: string, train: string) => {
      const game = later()
        .phase(phase)
        .company('SR', { p1: 60 })
        .trains('SR', train)
        .operate('SR', 'run')
        .tile('I2', '5', 4);
      return game.do('p1', 'run', { routes: [{ train: game.state.companies.SR?.trains[0]?.id, path }] }).turn
        .revenue;
    };
    expect([value('2', '2'), value('4', '4'), value('5', '5'), value('6', '6')]).toEqual([40, 40, 60, 60]);
    expect(earns(line('4', '4'), TO_L7)).toBe(30 + 30 + 20);
    expect(earns(line('5', '5'), TO_L7)).toBe(30 + 30 + 40);
  });

  test('1889-9.2-3 a D-train earns the diesel values, others in Phase D the brown ones', () => {
    const game = () => {
      const scene = line('D', 'D');
      scene.state.companies.KO?.trains.push({ id: '5-9', type: '5' });
      return scene;
    };
    expect(game().do('p1', 'run', { routes: [{ train: 'D-0', path: TO_J1 }] }).turn.revenue).toBe(
      30 + 30 + 80,
    );
    expect(
      later()
        .phase('D')
        .company('KO', { p1: 60 })
        .trains('KO', 'D')
        .operate('KO', 'run')
        .tile('J3', '8', 3)
        .do('p1', 'run', { routes: [{ train: 'D-0', path: ['K4.0', 'J3', 'J1.0'] }] }).turn.revenue,
    ).toBe(110);
    const five = later()
      .phase('5')
      .company('KO', { p1: 60 })
      .trains('KO', '5')
      .operate('KO', 'run')
      .tile('J3', '8', 3);
    five.state.phase = 'D';
    five.do('p1', 'run', { routes: [{ train: '5-1', path: ['K4.0', 'J3', 'J1.0'] }] });
    expect(five.turn.revenue).toBe(70);
    const ir = later()
      .phase('D')
      .company('IR', { p1: 60 })
      .trains('IR', 'D')
      .operate('IR', 'run')
      .tile('E2', '5', 4);
    expect(ir.do('p1', 'run', { routes: [{ train: 'D-0', path: ['E2.0', 'F1.0'] }] }).turn.revenue).toBe(120);
  });

  test('1889-9.2-4 any legal set of routes is accepted', () => {
    expect(earns(line('5', '5'), WEST)).toBe(60);
    expect(line('5', '5').do('p1', 'run', { routes: [] }).where).toBe('OR 2.1 trains');
  });

  test('1889-9.2-5 without a train or a route nothing is asked', () => {
    const idle = later()
      .company('KO', { p1: 60 })
      .operate('KO')
      .tile('J3', '8', 3)
      .do('p1', 'pass')
      .do('p1', 'pass');
    expect([idle.where, idle.price('KO')]).toEqual(['OR 2.1 trains', 60]);
    const nowhere = later()
      .company('KO', { p1: 60 })
      .trains('KO', '2')
      .operate('KO')
      .do('p1', 'pass')
      .do('p1', 'pass');
    expect(nowhere.where).toBe('OR 2.1 trains');
  });
});
