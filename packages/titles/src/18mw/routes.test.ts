import { findBestRoutes, routeSearch } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { Line as AnyLine, type Ground } from '../testing/line.ts';
import { CORPORATIONS } from './data/companies.ts';
import { GEOGRAPHY } from './data/geography.ts';
import { PHASE_NAMES } from './data/trains.ts';
import { ROUTE_RULES, type RunState, routeProblem } from './routes.ts';

/**
 * San Francisco, Omaha (40), Des Moines (20), Rock Island (40) and Chicago; from Rock Island over Peoria (10) to Springfield (20); and
 * New Orleans, Cairo (10), Springfield in Missouri (10), the Southwest and Kansas City (20).
 */
const TILES: Ground['tiles'] = [
  ['G3', '63', 0],
  ['G5', '9', 1],
  ['G7', '57', 1],
  ['G9', '9', 1],
  ['G11', '9', 1],
  ['G13', '63', 0],
  ['G15', '9', 1],
  ['G17', '8', 1],
  ['H14', '4', 2],
  ['I15', '57', 2],
  ['M15', '58', 5],
  ['M13', '9', 1],
  ['M11', '9', 1],
  ['M9', '9', 1],
  ['M7', '4', 1],
  ['M5', '8', 2],
  ['K5', '9', 0],
  ['J6', '57', 0],
];
const WEST = ['G1.0', 'G3.0', 'G5', 'G7.0'];
const MIDDLE = ['G7.0', 'G9', 'G11', 'G13.0'];
const EAST = ['G13.0', 'G15', 'G17', 'F18.0'];
const COAST = [...WEST, ...MIDDLE.slice(1), ...EAST.slice(1)];
const SOUTH = ['N16.0', 'M15.0', 'M13', 'M11', 'M9', 'M7.0', 'M5', 'L4.0'];

/** The Rock Island line with its base in Des Moines, unless told otherwise. */
class Line extends AnyLine<RunState> {
  state: RunState = { board: this.board, phase: '3', chicagoDoubler: null, connected: ['csf', 'nosw'] };
  private company = 'CRI&P';

  constructor(...types: readonly string[]) {
    super({ geography: GEOGRAPHY, tiles: TILES, rules: ROUTE_RULES }, types);
    for (const { id, home } of CORPORATIONS) if (['CRI&P', 'SP', 'GM&O'].includes(id)) this.station(id, home);
  }

  as(company: string): this {
    this.company = company;
    return this;
  }

  problem() {
    const bases = CORPORATIONS.filter(({ id }) => id === this.company).map(({ home }) => home);
    return routeProblem(this.state, { id: this.company, bases, trains: this.trains });
  }
}

describe('routes', () => {
  test('18MW-run-2 a city with a token and one other place', () => {
    const line = new Line('5');
    expect(line.rule(['G7.0'])).toBe('18MW-run-2');
    expect(line.rule(EAST)).toBe('18MW-run-2');
    expect(line.rule(MIDDLE)).toBe(null);
  });

  test('18MW-run-3 the token may be anywhere on the route', () => {
    expect(new Line('5').rule([...WEST, ...MIDDLE.slice(1)])).toBe(null);
  });

  test('18MW-run-2 a base off the map is a token that a route needs, and so is a doubling token (rulings 7.2, 7.6)', () => {
    expect(new Line('5').as('SP').rule(['L4.0', 'K5', 'J6.0'])).toBe(null);
    expect(new Line('5').as('GM&O').rule(SOUTH.slice(0, 2))).toBe(null);
    expect(new Line('5').as('IC').rule(['L4.0', 'K5', 'J6.0'])).toBe('18MW-run-2');
    expect(new Line('5').as('IC').station('IC', 'L4').rule(['L4.0', 'K5', 'J6.0'])).toBe(null);
    expect(new Line('5').as('IC').station('CB&Q', 'L4').rule(['L4.0', 'K5', 'J6.0'])).toBe('18MW-run-2');
  });

  test('18MW-run-4 no more stops than the number of the train, any number for a D', () => {
    expect(new Line('4').rule(COAST)).toBe('18MW-run-4');
    expect(new Line('5').rule(COAST)).toBe(null);
    expect(new Line('D').rule(COAST)).toBe(null);
  });

  test('18MW-run-5 a small city on the way counts', () => {
    const path = [...MIDDLE, 'H14.0', 'I15.0'];
    expect(new Line('3').rule(path)).toBe('18MW-run-4');
    expect(new Line('4').earns(path)).toBe(20 + 40 + 10 + 20);
  });

  test('18MW-run-6, 18MW-run-7 an off-map area is an end; a route may lead from one to another', () => {
    const line = new Line('5').as('SP');
    expect(line.rule(['M7.0', 'M5', 'L4.0', 'K5', 'J6.0'])).toBe('18MW-run-6');
    expect(line.earns(SOUTH)).toBe(30 + 10 + 10 + 20);
  });

  test('18MW-run-8 no turning back over a fork', () => {
    const fork = new Line('5').tile('G9', '23', 1).tile('H10', '9', 2).tile('I11', '4', 2);
    expect(fork.rule(['G7.0', 'G9', 'H10', 'I11.0'])).toBe(null);
    expect(fork.station('CRI&P', 'G13').rule(['G13.0', 'G11', 'G9', 'H10', 'I11.0'])).toBe('18MW-run-8');
  });

  test('18MW-run-16 two trains cross no hexside twice; tracks that only cross each other are separate', () => {
    const fork = new Line('2', '2').tile('G9', '23', 1).tile('H10', '9', 2).tile('I11', '4', 2);
    expect(fork.rule(MIDDLE, ['G7.0', 'G9', 'H10', 'I11.0'])).toBe('18MW-run-12');
    const crossing = ['F10.0', 'G9', 'H8', 'I7', 'J6.0'];
    const rules = [0, 1, 2, 3, 4, 5].map((rotation) =>
      new Line('2', '2')
        .tile('G9', '20', rotation)
        .tile('F10', '57', 0)
        .tile('H8', '9', 0)
        .tile('I7', '9', 0)
        .station('CRI&P', 'F10')
        .rule(MIDDLE, crossing),
    );
    expect(rules).toContain(null);
  });

  test('18MW-run-9 no track twice', () => {
    expect(new Line('5').rule([...MIDDLE, ...MIDDLE.toReversed().slice(1)])).toBe('18MW-run-9');
  });

  test('18MW-run-10 no city twice', () => {
    const loop = new Line('5').tile('G7', '63', 0).tile('G9', '7', 0).tile('H8', '7', 2);
    expect(loop.rule(['G3.0', 'G5', 'G7.0', 'G9', 'H8', 'G7.0'])).toBe('18MW-run-10');
  });

  test('18MW-run-11 a city full of foreign tokens is an end', () => {
    const line = new Line('5').station('IC', 'G13');
    expect(line.rule([...MIDDLE, 'H14.0'])).toBe(null);
    line.station('MP', 'G13');
    expect(line.rule([...MIDDLE, 'H14.0'])).toBe('18MW-run-11');
    expect(line.rule(MIDDLE)).toBe(null);
  });

  test('18MW-run-12 trains share cities, but no track', () => {
    const line = new Line('5', '5');
    expect(line.rule(COAST, MIDDLE)).toBe('18MW-run-12');
    expect(line.rule(WEST, MIDDLE)).toBe(null);
  });
});

describe('revenue', () => {
  test('18MW-run-13 the sum of the places, and of the routes', () => {
    expect(new Line('5').earns(COAST)).toBe(30 + 40 + 20 + 40 + 40);
    expect(new Line('5', '5').earns(WEST, MIDDLE)).toBe(90 + 60);
  });

  test('Chicago and the off-map areas pay by box (18MW-phases-1, 18MW-phases-4, 18MW-phases-12)', () => {
    const line = new Line('3').station('CRI&P', 'G13');
    const chicago = PHASE_NAMES.map((phase) => line.with({ phase }).earns(EAST) - 40);
    expect(chicago).toEqual([40, 40, 40, 60, 60, 60, 90, 90, 90]);
    const coast = PHASE_NAMES.map((phase) => line.with({ phase }).earns(WEST) - 60);
    expect(coast).toEqual([30, 30, 30, 50, 50, 50, 80, 80, 80]);
  });

  test('the greatest sum of all trains together is found (18MW-run-1)', () => {
    const line = new Line('2', '4');
    // The 4 train would run from Omaha to Chicago for 140, and leave nothing for the other.
    expect(line.earns(['G3.0', 'G5', 'G7.0'], [...MIDDLE, ...EAST.slice(1)])).toBe(60 + 100);
    expect(findBestRoutes(routeSearch(line.problem())).value).toBe(160);
  });

  test('18MW-cfh-2, 18MW-cfh-3 Chicago counts double for one company, until the first 6 train', () => {
    const line = new Line('4').with({ chicagoDoubler: 'CRI&P' });
    const path = [...MIDDLE, ...EAST.slice(1)];
    expect(line.earns(path)).toBe(20 + 40 + 80);
    expect(line.with({ phase: '5' }).earns(path)).toBe(20 + 40 + 120);
    expect(line.with({ phase: '6' }).earns(path)).toBe(20 + 40 + 60);
    expect(line.with({ phase: '3', chicagoDoubler: 'IC' }).earns(path)).toBe(100);
  });
});

describe('connections', () => {
  test('the first run from Chicago to San Francisco adds $250 (18MW-csf-1, 18MW-csf-2)', () => {
    expect(new Line('5').with({ connected: [] }).earns(COAST)).toBe(170 + 250);
    expect(new Line('5').with({ connected: ['csf'] }).earns(COAST)).toBe(170);
    expect(new Line('4', '4').with({ connected: [] }).earns(WEST, [...MIDDLE, ...EAST.slice(1)])).toBe(
      90 + 100,
    );
  });

  test('the first run from New Orleans to the Southwest adds $200 (18MW-nosw-1, 18MW-nosw-2)', () => {
    expect(new Line('4').as('SP').with({ connected: [] }).earns(SOUTH)).toBe(70 + 200);
    expect(
      new Line('4')
        .as('SP')
        .with({ connected: ['nosw'] })
        .earns(SOUTH),
    ).toBe(70);
  });

  test('18MW-csf-4 with its token San Francisco counts double', () => {
    const line = new Line('5').station('CRI&P', 'G1');
    expect(line.earns(WEST)).toBe(60 + 60);
    expect(line.as('IC').station('IC', 'G7').earns(WEST)).toBe(30 + 60);
  });

  test('18MW-nosw-4 with its token the Southwest counts double, beside a base too (18MW-nosw-6)', () => {
    const path = ['L4.0', 'K5', 'J6.0'];
    expect(new Line('2').as('SP').earns(path)).toBe(20 + 20);
    expect(new Line('2').as('SP').station('SP', 'L4').earns(path)).toBe(40 + 20);
    expect(new Line('4').as('GM&O').station('GM&O', 'L4').earns(SOUTH)).toBe(30 + 10 + 10 + 40);
  });
});
