import { OFFERING, percentOf, privateOf } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { newRecord, openFresh } from '../testing/random-games.ts';
import { CORPORATIONS, SYSTEMS } from './data/companies.ts';
import { FACES, MANIFEST } from './data/tiles.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { core } from './state.ts';
import { fresh, later } from './testing/scene.ts';
import { title } from './title.ts';
import { view } from './view.ts';

const countOf = (tiles: readonly string[]) => tiles.map((tile) => `${tile}:${MANIFEST[tile]}`).join(' ');
const ofColour = (colour: string) => Object.keys(MANIFEST).filter((tile) => FACES[tile]?.color === colour);

describe('the first position', () => {
  test('18MW-components-1 the bank has $12,000 less the starting cash', () => {
    expect(fresh(4).cash('bank')).toBe(12_000 - 2200);
  });

  test('18MW-components-2 ten corporations, seven private companies, four systems, eight kinds of train', () => {
    const { companies, privates, depot } = fresh().state;
    expect([CORPORATIONS.length, SYSTEMS.length, Object.keys(privates).length]).toEqual([10, 4, 7]);
    expect(Object.keys(companies)).toHaveLength(14);
    expect(new Set(depot.stack.map(({ type }) => type)).size).toBe(8);
  });

  test('18MW-setup-1 three to five players', () => {
    expect(() => openFresh(title, newRecord('18mw', 2, 1))).toThrow('3 to 5');
    expect(() => openFresh(title, newRecord('18mw', 6, 1))).toThrow('3 to 5');
  });

  test.each([
    ['18MW-setup-2', 3, 650],
    ['18MW-setup-3', 4, 550],
    ['18MW-setup-4', 5, 450],
  ])('%s: %i players have $%i each', (_rule, players, cash) => {
    const scene = fresh(players);
    expect(scene.state.players.map(({ id }) => scene.cash(id))).toEqual(Array(players).fill(cash));
  });

  test('18MW-setup-5 the seats are drawn with the seed, and the first has priority', () => {
    const seats = (seed: number) => openFresh(title, newRecord('18mw', 5, seed)).state;
    const order = (seed: number) => seats(seed).players.map(({ id }) => id);
    expect(order(7)).toEqual(order(7));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => order(seed).join())).size).toBeGreaterThan(1);
    expect(seats(7).priority).toBe(order(7)[0]);
  });

  test('18MW-setup-6 all shares are in the offering, private companies lie by rising cost', () => {
    const { state } = fresh();
    for (const { id } of CORPORATIONS) expect(percentOf(core.company(state, id), OFFERING)).toBe(100);
    expect(Object.keys(state.privates).map((id) => core.privateData(id).face)).toEqual([
      40, 70, 80, 90, 120, 160, 180,
    ]);
    expect(Object.keys(state.privates).every((id) => privateOf(state, id).owner === 'bank')).toBe(true);
    expect(state.depot.stack).toHaveLength(7 + 6 + 5 + 4 + 3 + 3 + 3 + 1);
  });

  test('18MW-setup-7 play begins with the auction of the first stock round', () => {
    expect(fresh().where).toBe('SR 1 auction');
  });

  test('18MW-phases-1 phase 1: four trains, yellow, one operating round, left off-map values', () => {
    const { name, trainLimit, tiles, operatingRounds, box } = PHASES[0] ?? {};
    expect([fresh().state.phase, name, trainLimit, tiles, operatingRounds, box]).toEqual([
      '1',
      '1',
      4,
      ['yellow'],
      1,
      'yellow',
    ]);
  });

  test('18MW-shares-1 a corporation has a certificate of 20% and eight of 10%', () => {
    const sizes = core.company(fresh().state, 'IC').certificates.map(({ percent }) => percent);
    expect(sizes).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
  });

  test('18MW-shares-2 a system has two of 10% and sixteen of 5%', () => {
    const { certificates } = core.company(fresh().state, 'BN');
    expect(certificates.map(({ percent }) => percent)).toEqual([10, 10, ...Array(16).fill(5)]);
    expect(certificates.filter(({ president }) => president).map(({ percent }) => percent)).toEqual([10]);
  });

  test('18MW-etiquette-1, 18MW-etiquette-2 all cash, treasuries and holdings are shown', () => {
    const scene = later().company('IC', { p1: 60 }, { treasury: 770 }).stock();
    const table = view(scene.state, scene.engine);
    expect(table.players.map(({ cash }) => cash)).toEqual([650, 650, 650]);
    expect(table.players[0]?.shares.IC).toEqual({ percent: 60, president: true });
    expect(table.companies.find(({ id }) => id === 'IC')?.cash).toBe(770);
    scene.do('p1', 'sell', { company: 'IC', percent: 10 });
    expect(scene.events).toContainEqual({ type: 'sold', company: 'IC', percent: 10, by: 'p1', price: 80 });
  });
});

describe('the box', () => {
  const trains = (...types: string[]) =>
    TRAINS.filter(({ type }) => types.includes(type)).map(({ type, quantity, price }) => [
      type,
      quantity,
      price,
    ]);
  test('18MW-A1-1 seven 2 trains at $80, six 3 trains at $180', () => {
    expect(trains('2', '3')).toEqual([
      ['2', 7, 80],
      ['3', 6, 180],
    ]);
  });
  test('18MW-A1-2 five 4 trains at $300, four 5 trains at $425', () => {
    expect(trains('4', '5')).toEqual([
      ['4', 5, 300],
      ['5', 4, 425],
    ]);
  });
  test('18MW-A1-3 three each of 6, 8 and 10 trains', () => {
    expect(trains('6', '8', '10')).toEqual([
      ['6', 3, 550],
      ['8', 3, 800],
      ['10', 3, 900],
    ]);
  });
  test('18MW-A1-4 D trains at $1,100 without end', () => {
    const scene = later().phase('D').company('IC', { p1: 60 }, { treasury: 9000 });
    for (let bought = 0; bought < 7; bought++) {
      scene.operate('IC', 'trains');
      scene.do('p1', 'train', { train: `D-${bought}`, from: 'bank', price: 1100 });
      core.company(scene.state, 'IC').trains = [];
    }
    expect(scene.cash('IC')).toBe(9000 - 7700);
  });

  const base = (id: string) => {
    const scene = later().stock().has('p1', 3000);
    scene.company(id, { p1: 50 }, { par: 70 });
    scene.do('p1', 'buy', { company: id, from: 'offering', percent: 10 });
    return scene.state.board.stations.flatMap(({ owner, at }) => (owner === id && at ? [at.hex] : []));
  };
  test('18MW-A2-1 the homes off the map', () => {
    expect([base('SP'), base('GM&O')]).toEqual([['L4'], ['N16']]);
  });
  test('18MW-A2-2 four homes of the north', () => {
    expect([base('NP'), base('CRI&P'), base('MILW'), base('C&NW')]).toEqual([
      ['B8'],
      ['G7'],
      ['D18'],
      ['E15'],
    ]);
  });
  test('18MW-A2-3 four homes of the middle', () => {
    expect([base('IC'), base('MP'), base('SLSF'), base('CB&Q')]).toEqual([['I15'], ['K13'], ['J6'], ['G13']]);
  });
  test('18MW-A3-1 the systems', () => {
    expect(SYSTEMS.map(({ name }) => name)).toEqual([
      'Burlington Northern',
      'Conrail',
      'CSX',
      'Norfolk and Western',
    ]);
  });

  const limits = (players: number) =>
    [1, 2, 3, 4].map((mergers) => {
      const { state } = fresh(players);
      state.mergers = mergers;
      return core.certificateLimit(state);
    });
  test.each([
    ['18MW-A4-1', 3, [19, 18, 17, 16]],
    ['18MW-A4-2', 4, [15, 14, 13, 12]],
    ['18MW-A4-3', 5, [12, 11, 10, 9]],
  ])('%s: the limits of %i players after mergers', (_rule, players, expected) => {
    expect(limits(players)).toEqual(expected);
  });

  test('18MW-A5-1 the yellow tiles', () => {
    expect(countOf(ofColour('yellow'))).toBe('3:2 4:3 5:3 6:3 7:8 8:20 9:20 57:4 58:3');
  });
  test('18MW-A5-2 the green tiles', () => {
    expect(countOf(ofColour('green'))).toBe(
      '14:3 15:5 16:2 17:1 18:1 19:2 20:2 23:4 24:4 25:2 26:2 27:2 28:2 29:2 619:3',
    );
  });
  test('18MW-A5-3 the brown tiles', () => {
    expect(countOf(ofColour('brown'))).toBe(
      '39:1 40:1 41:2 42:2 43:2 44:2 45:2 46:2 47:2 63:5 M-brown:1 K.C.-brown:1 St.L.-brown:1',
    );
  });
  test('18MW-A5-4 the gray tiles; no other city turns gray', () => {
    expect(countOf(ofColour('gray'))).toBe('M-gray:1 K.C.-gray:1 St.L.-gray:1');
    const scene = later().phase('8').company('IC', { p1: 60 }).tile('I15', '63').operate('IC');
    expect(scene.listed('lay').filter(({ hex }) => hex === 'I15')).toEqual([]);
  });
});
