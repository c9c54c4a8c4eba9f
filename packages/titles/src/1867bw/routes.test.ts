import { isReached } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { Line as AnyLine, type Ground, REFUSED } from '../testing/line.ts';
import { GEOGRAPHY } from './data/geography.ts';
import type { RefineryState } from './data/refineries.ts';
import { PHASE_NAMES } from './data/trains.ts';
import { graphOf } from './network.ts';
import { bestRun, ROUTE_RULES, type RunState, routeProblem } from './routes.ts';

/**
 * Pocatello, Pinedale and Lander (20 each), the deposit G11, Rawlins (40), and from there north to Casper (20) and Sheridan (30), and east
 * over the deposit I11 to Omaha.
 */
const TILES: Ground['tiles'] = [
  ['B8', '9', 1],
  ['C7', '8', 5],
  ['D8', '57*', 2],
  ['E9', '57*', 2],
  ['F10', '9', 2],
  ['G11', 'd1', 2],
  ['H12', '450*', 0],
  ['H10', '9', 0],
  ['H8', '57*', 0],
  ['H6', '9', 0],
  ['H4', '9', 0],
  ['H2', '475*', 0],
  ['I11', 'd1', 1],
  ['J10', '9', 1],
  ['K9', '8', 5],
  ['L10', '9', 2],
];
const WEST = ['A9.0', 'B8', 'C7', 'D8.0', 'E9.0', 'F10', 'G11.0', 'H12.0'];
const NORTH = ['H12.0', 'H10', 'H8.0', 'H6', 'H4', 'H2.0'];
const EAST = ['H12.0', 'I11.0', 'J10', 'K9', 'L10', 'M11.0'];
const E9_TO_H8 = ['E9.0', 'F10', 'G11.0', 'H12.0', 'H10', 'H8.0'];

/** CNW on that line, with a station in Casper unless told otherwise. */
class Line extends AnyLine<RunState> {
  state: RunState = {
    board: this.board,
    phase: '5',
    privates: {},
    cubes: {},
    refineries: {},
    council: null,
  };
  private company = 'CNW';

  constructor(...types: readonly string[]) {
    super({ geography: GEOGRAPHY, tiles: TILES, rules: ROUTE_RULES }, types);
    this.station('CNW', 'H8');
  }

  protected problem() {
    return routeProblem(this.state, { id: this.company, trains: this.trains });
  }

  as(company: string): this {
    this.company = company;
    return this;
  }

  owns(privateCompany: string, owner: string, closed = false): this {
    return this.with({ privates: { [privateCompany]: { id: privateCompany, owner, closed } } });
  }

  best() {
    return bestRun(this.state, { id: this.company, trains: this.trains });
  }

  reaches(hex: string): boolean {
    return isReached(GEOGRAPHY, this.board, graphOf(this.state, this.company), { hex, stop: 0 });
  }
}

describe('networks', () => {
  test('1867BW-4.2-8, 1867BW-4.2-9 a city full of foreign stations is in the network, what lies behind it is not', () => {
    const line = new Line().station('WNW', 'E9');
    expect([line.reaches('E9'), line.reaches('D8')]).toEqual([true, false]);
  });

  test('1867BW-4.2-10 an off-board space is in the network, but it does not go on there', () => {
    const line = new Line().tile('B10', '9', 2).tile('C11', 'd1', 2);
    expect([line.reaches('A9'), line.reaches('C11')]).toEqual([true, false]);
  });

  test('1867BW-4.2-11 an empty circle or an own station never blocks', () => {
    const full = () => new Line().station('WNW', 'H12').station('BH', 'H12');
    expect(new Line().station('WNW', 'H12').reaches('E9')).toBe(true);
    expect(full().reaches('E9')).toBe(false);
    expect(new Line().station('WNW', 'E9').station('CNW', 'E9').reaches('D8')).toBe(true);
  });
});

describe('routes', () => {
  test('1867BW-8.2.C-1 a train runs one route or none', () => {
    const line = new Line('5', '5').station('CNW', 'H12');
    expect([line.earns(), line.earns(NORTH)]).toEqual([0, 90]);
    expect(line.rule(NORTH, EAST, EAST)).toBe('1867BW-8.2.C-1');
  });

  test('1867BW-8.2.C-2, 1867BW-8.2.C-12 a route may end in a city full of foreign stations, not pass it', () => {
    const line = new Line('5').station('WNW', 'E9');
    expect(line.rule(['D8.0', ...E9_TO_H8])).toBe('1867BW-8.2.C-12');
    expect(line.rule(E9_TO_H8)).toBe(null);
    expect(line.station('CNW', 'E9').rule(['D8.0', ...E9_TO_H8])).toBe(null);
  });

  test('1867BW-8.2.C-3, 1867BW-8.2.C-5 cities, deposits and off-board spaces count, with or without cubes', () => {
    const path = ['G11.0', ...NORTH.slice(0, 3)];
    expect(new Line('2').rule(path)).toBe('1867BW-8.2.C-4');
    expect(new Line('3').rule(path)).toBe(null);
    expect(new Line('3').with({ cubes: { G11: 2 } }).rule(path)).toBe(null);
    expect(new Line('2').station('CNW', 'D8').rule(WEST.slice(0, 4))).toBe(null);
  });

  test('1867BW-8.2.C-4 at most the number of the train, any number for a D', () => {
    const path = [...WEST, ...NORTH.slice(1)];
    expect(new Line('6').rule(path)).toBe('1867BW-8.2.C-4');
    expect(new Line('6').rule(path.slice(3))).toBe(null);
    expect(new Line('D').earns(path)).toBe(40 + 20 + 20 + 40 + 20 + 30);
  });

  test('1867BW-8.2.C-6 a route includes a station of the corporation', () => {
    expect(new Line('4').rule(EAST)).toBe('1867BW-8.2.C-6');
    expect(new Line('4').station('CNW', 'H12').rule(EAST)).toBe(null);
  });

  test('1867BW-8.2.C-7 nothing twice', () => {
    const loop = new Line('5').tile('H10', '7', 0).tile('G11', 'd6', 5).station('CNW', 'H12');
    expect(loop.rule(['I11.0', 'H12.0', 'G11.0', 'H10', 'H12.0'])).toBe('1867BW-8.2.C-7');
  });

  test('1867BW-8.2.C-8 no piece of track twice', () => {
    const line = new Line('5');
    const out = ['H8.0', 'H10', 'H12.0'];
    expect(line.rule([...out, 'H10', 'H8.0'])).toBe('1867BW-8.2.C-8');
  });

  test('1867BW-8.2.C-9 a route follows the track and does not turn back over a fork', () => {
    const fork = new Line('5').tile('H10', '23', 0).tile('I9', '8', 1).tile('I7', 'd1', 0);
    expect(fork.rule(['H8.0', 'H10', 'I9', 'I7.0'])).toBe('1867BW-8.2.C-9');
    expect(fork.station('CNW', 'H12').rule(['H12.0', 'H10', 'I9', 'I7.0'])).toBe(null);
    expect(fork.rule(['H8.0', 'H12.0'])).toBe('1867BW-8.2.C-9');
  });

  test('1867BW-8.2.C-10 any two exits of a city', () => {
    expect(new Line('4').rule(['G11.0', 'H12.0', 'H10', 'H8.0'])).toBe(null);
  });

  test('1867BW-8.2.C-11, 1867BW-4.1-2 an off-board space is an end', () => {
    const line = new Line('D').tile('B10', '9', 2).tile('C11', 'd1', 2).station('CNW', 'H12');
    expect(line.rule(['C11.0', 'B10', ...WEST])).toBe('1867BW-8.2.C-11');
    expect(line.earns([...WEST, ...EAST.slice(1)])).toBe(40 + 20 + 20 + 40 + 60);
  });

  test('an off-board city may hold the station that a route needs (1867BW-4.1-3)', () => {
    const line = new Line('2').station('OSL', 'A9');
    expect(line.as('OSL').earns(WEST.slice(0, 4))).toBe(60);
  });

  test('1867BW-8.2.C-13 at least two locations', () => {
    expect(new Line('2').rule(['H8.0'])).toBe('1867BW-8.2.C-13');
  });

  test('1867BW-8.2.C-14, 1867BW-8.2.C-15 trains share locations, but no track', () => {
    const line = new Line('4', '4').station('CNW', 'H12');
    expect(line.rule(NORTH, ['G11.0', ...NORTH.slice(0, 3)])).toBe('1867BW-8.2.C-14');
    expect(line.earns(NORTH, EAST)).toBe(90 + 100);
  });
});

describe('revenue', () => {
  test('1867BW-8.2.C-27 the values of cities and off-board spaces; deposits add nothing', () => {
    expect(new Line('4').earns(E9_TO_H8)).toBe(20 + 0 + 40 + 20);
  });

  test('1867BW-8.2.C-29 off-board values go by phase', () => {
    const line = new Line('3').station('CNW', 'H12');
    const omaha = PHASE_NAMES.map((phase) => line.with({ phase }).earns(EAST) - 40);
    expect(omaha).toEqual([30, 40, 40, 60, 60, 60]);
  });

  test('the revenue is the sum of all routes, and the best is found (1867BW-8.2.C-30)', () => {
    const line = new Line('4', '4').station('CNW', 'H12');
    expect(line.earns(['H8.0', 'H10', ...EAST], WEST.slice(3))).toBe(120 + 80);
    const { value, proof } = line.best();
    expect([value, proof.proven]).toEqual([200, true]);
  });
});

describe('cubes', () => {
  const refineries = (...hexes: readonly string[]) =>
    Object.fromEntries(hexes.map((hex) => [hex, 'inoperational' as const]));

  test('1867BW-8.2.C-16, 1867BW-8.2.C-28 one deposit serves every refinery on the route', () => {
    const supplied = (G11: number) =>
      new Line('4').with({ cubes: { G11 }, refineries: refineries('E9', 'H12', 'H8') }).earns(E9_TO_H8);
    expect([0, 1, 2, 3, 4].map(supplied)).toEqual([80, 110, 140, 170, 170]);
  });

  test('1867BW-8.2.C-17 one cube for a location and train', () => {
    const facts = { cubes: { G11: 2, I11: 2 }, refineries: refineries('H12') };
    const line = new Line('4', '4').with(facts).station('CNW', 'H12');
    expect(line.earns(['E9.0', 'F10', 'G11.0', 'H12.0'])).toBe(60 + 30);
    expect(line.earns(['E9.0', 'F10', 'G11.0', 'H12.0'], EAST)).toBe(60 + 30 + 100 + 30);
  });

  test('1867BW-8.2.C-16 trains share the cubes of a deposit', () => {
    const loop = (G11: number) =>
      new Line('3', '3')
        .tile('G11', 'd6', 5)
        .tile('H10', '7', 0)
        .station('CNW', 'H12')
        .with({ cubes: { G11 }, refineries: refineries('H12') })
        .earns(['G11.0', 'H12.0'], ['G11.0', 'H10', 'H12.0']);
    expect([0, 1, 2, 3].map(loop)).toEqual([80, 110, 140, 140]);
  });

  test('1867BW-8.2.C-18 the deposit may come before or after the city', () => {
    const facts = { cubes: { G11: 2 }, refineries: refineries('E9', 'H8') };
    expect(new Line('4').with(facts).earns(E9_TO_H8)).toBe(80 + 60);
    expect(new Line('4').with(facts).earns(E9_TO_H8.toReversed())).toBe(80 + 60);
  });

  test.each<readonly [name: string, state: RefineryState | undefined, paid: number]>([
    ['under construction', 'construction', 0],
    ['inoperational', 'inoperational', 30],
    ['operational', 'operational', 30],
    ['in disrepair', 'disrepair', 0],
    ['no refinery', undefined, 0],
  ])('1867BW-8.2.C-28 what a cube earns at a refinery: %s', (_, H12, paid) => {
    const line = new Line('4').with({ cubes: { G11: 1 }, refineries: H12 === undefined ? {} : { H12 } });
    expect(line.earns(E9_TO_H8)).toBe(80 + paid);
  });

  test('1867BW-14.3-4 off the board a cube earns where the refinery lies, and nowhere else (1867BW-8.2.C-24)', () => {
    const line = new Line('D').with({ cubes: { G11: 2, I11: 2 }, refineries: { A9: 'operational' } });
    expect(line.earns([...WEST, ...NORTH.slice(1)])).toBe(170 + 30);
    expect(line.station('CNW', 'H12').earns(EAST)).toBe(100);
  });
});

describe('private companies', () => {
  test('1867BW-14.3-3 until P3 closes only its corporation delivers to its refinery', () => {
    const path = [...WEST, ...NORTH.slice(1)];
    const line = new Line('D').with({
      cubes: { G11: 2 },
      refineries: { A9: 'operational', H12: 'operational' },
    });
    const paid = (owner: string, closed = false) => line.owns('P3', owner, closed).earns(path) - 170;
    expect([paid('CNW'), paid('OSL'), paid('bank', true)]).toEqual([60, 30, 60]);
  });

  test('1867BW-14.8-2 P8 adds $10 to each delivery that earns', () => {
    const facts = {
      cubes: { G11: 4 },
      refineries: { E9: 'operational', H12: 'disrepair', H8: 'inoperational' },
    } as const;
    const line = new Line('4').with(facts);
    expect([line.owns('P8', 'CNW').earns(E9_TO_H8), line.owns('P8', 'p1').earns(E9_TO_H8)]).toEqual([
      160, 140,
    ]);
  });

  test('1867BW-14.10-3, 1867BW-14.10-4 $20 for each route of that corporation through the city of P10, closed or not', () => {
    const council = { hex: 'E9', company: 'CNW' };
    const line = new Line('4', '4').with({ council }).owns('P10', 'bank', true).station('OSL', 'E9');
    expect(line.earns(E9_TO_H8)).toBe(80 + 20);
    expect(line.earns(E9_TO_H8, ['E9.0', 'D8.0'])).toBe(REFUSED);
    expect(line.station('CNW', 'E9').earns(E9_TO_H8, ['E9.0', 'D8.0'])).toBe(80 + 20 + 40 + 20);
    expect(line.as('OSL').earns(E9_TO_H8)).toBe(80);
  });
});
