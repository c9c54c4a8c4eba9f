import { BANK, OFFERING, openGame, percentOf, tilesLeft } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { newRecord } from '../testing/random-games.ts';
import { BOX } from './data/box.ts';
import { COMPANIES } from './data/companies.ts';
import { NEUTRAL, SUPPLY } from './data/numbers.ts';
import { PRIVATES } from './data/privates.ts';
import { TRAINS } from './data/trains.ts';
import { core } from './state.ts';
import { afterAuction, fresh, later } from './testing/scene.ts';
import { title } from './title.ts';
import { view } from './view.ts';

const companies = COMPANIES.map(({ id }) => id);

describe('the box', () => {
  test('1882-1-1 two to six players, no more and no fewer', () => {
    for (const count of [2, 3, 4, 5, 6]) expect(fresh(count).state.players).toHaveLength(count);
    for (const count of [0, 1, 7]) {
      expect(openGame(title, newRecord('1882', count, 1))).toMatchObject({ rule: '1882-1-1' });
    }
  });

  test('1882-2-1 each of the seven companies has a certificate of 20% and eight of 10%', () => {
    const { state } = fresh();
    expect(companies).toEqual(['CN', 'CNoR', 'CPR', 'GTP', 'HBR', 'QL', 'SCR']);
    for (const id of companies) {
      const { certificates } = core.company(state, id);
      expect(certificates.filter(({ president }) => president).map(({ percent }) => percent)).toEqual([20]);
      const ordinary = certificates.filter(({ president }) => !president).map(({ percent }) => percent);
      expect(ordinary).toEqual([10, 10, 10, 10, 10, 10, 10, 10]);
    }
    expect(title.totals(state)).toMatchObject({ certificates: 63, percent: 700 });
  });

  test('1882-2-2 the supply has 74 tiles, and none is laid once its number is used up', () => {
    const game = later().company('HBR', { p1: 60 }).operate('HBR').tile('G11', '57', 0);
    const left = (tile: string) => tilesLeft(BOX.geography, game.state.board, tile);
    expect(Object.values(BOX.geography.manifest).reduce((sum, count) => (sum ?? 0) + (count ?? 0), 0)).toBe(
      74,
    );
    expect([left('57'), left('8'), left('9'), left('7'), left('63')]).toEqual([3, 10, 10, 5, 3]);
    game.tile('E11', '9', 0).tile('C11', '57', 0).tile('G3', '57', 0);
    expect(game.tile('I11', '9', 0).rule('p1', 'lay', { hex: 'K11', tile: '9', rotation: 0 })).toBe(null);
    expect(game.rule('p1', 'lay', { hex: 'J12', tile: '57', rotation: 1 })).toBe('1882-11.3.1-4');
    expect(game.tile('G7', '57', 0).rule('p1', 'lay', { hex: 'J12', tile: '57', rotation: 1 })).toBe(
      '1882-2-2',
    );
    expect(game.rule('p1', 'lay', { hex: 'K11', tile: '999', rotation: 0 })).toBe('1882-2-2');
  });

  test('1882-2-3 six neutral markers: five on charters, one in the supply', () => {
    const neutral = fresh().state.board.stations.filter(({ owner }) => owner === NEUTRAL);
    const holders = neutral.map(({ holder }) => holder).sort();
    expect(holders).toEqual(['CNoR', 'GTP', 'HBR', 'QL', 'SCR', SUPPLY]);
  });

  test('1882-10.4-13 every charter has its number of station and neutral markers', () => {
    const { stations } = fresh().state.board;
    const count = (owner: string, holder: string) =>
      stations.filter((station) => station.owner === owner && station.holder === holder).length;
    expect(Object.fromEntries(companies.map((id) => [id, [count(id, id), count(NEUTRAL, id)]]))).toEqual({
      CN: [0, 0],
      CNoR: [3, 1],
      CPR: [4, 0],
      GTP: [3, 1],
      HBR: [3, 1],
      QL: [2, 1],
      SCR: [1, 1],
    });
  });

  test('1882-7.1-1 face values and revenues of the private companies', () => {
    expect(PRIVATES.map(({ id, face, revenue }) => [id, face, revenue])).toEqual([
      ['P1', 20, 5],
      ['P2', 50, 10],
      ['P3', 80, 15],
      ['P4', 140, 0],
      ['P5', 180, 25],
    ]);
    const game = afterAuction(3, 2);
    expect(game.cash('p1')).toBe(1000 - 20 - 50 - 80 - 140);
    expect(game.cash('p2')).toBe(1000 - 180);
    game.operate('CPR', 'trains').state.agenda.pop();
    Object.assign(game.state.agenda[1] ?? {}, { started: false });
    game.settle();
    expect(game.events).toContainEqual({
      type: 'paid',
      from: BANK,
      to: 'p2',
      amount: 25,
      why: 'private-revenue',
      item: 'P5',
    });
    expect(game.cash('p1')).toBe(710 + 5 + 10 + 15);
  });
});

describe('setting up', () => {
  test('1882-3-1 the starting cash comes out of a bank of $9,000', () => {
    expect([2, 3, 4, 5, 6].map((count) => fresh(count).cash(BANK))).toEqual([7200, 7200, 7200, 7200, 7200]);
    expect(title.totals(fresh(4).state)).toMatchObject({ money: 9000 });
  });

  test('1882-3-2 starting cash by number of players', () => {
    const cash = [2, 3, 4, 5, 6].map((count) => {
      const game = fresh(count);
      return game.state.players.map(({ id }) => game.cash(id));
    });
    expect(cash).toEqual([
      [900, 900],
      [600, 600, 600],
      [450, 450, 450, 450],
      [360, 360, 360, 360, 360],
      [300, 300, 300, 300, 300, 300],
    ]);
  });

  test("1882-3-3 the president's certificate is sold first", () => {
    const game = later().has('p1', 600).stock(1);
    expect(game.rule('p1', 'buy', { company: 'GTP', from: OFFERING, percent: 10 })).toBe('1882-10.4-8');
    expect(game.rule('p1', 'buy', { company: 'GTP', from: OFFERING, percent: 20 })).toBe('1882-10.4-8');
    game.do('p1', 'start', { company: 'GTP', price: 67 }).do('p1', 'pass');
    expect(game.rule('p2', 'buy', { company: 'GTP', from: OFFERING, percent: 10 })).toBe(null);
  });

  test('1882-3-4 four extra trains lie aside and the stack has the printed trains', () => {
    const { depot, extraTrains } = fresh().state;
    expect(depot.stack.map(({ type }) => type).join('')).toBe(`222222${'3333'}${'444'}5566D`);
    expect(extraTrains.map(({ type }) => type)).toEqual(['3', '4', '5', '6']);
    expect(depot.stack.filter(({ id }) => extraTrains.some((extra) => extra.id === id))).toEqual([]);
  });

  test.each([
    { seed: 3, type: '3' },
    { seed: 0, type: '4' },
    { seed: 1, type: '5' },
    { seed: 2, type: '6' },
  ])('1882-3-5 seed $seed puts the rebellion under the first $type-train', ({ seed, type }) => {
    const { depot, rebellionTrain } = fresh(3, seed).state;
    expect(rebellionTrain).toBe(depot.stack.find((card) => card.type === type)?.id);
  });

  test('1882-3-6 the certificate with P4 is of CNoR, CPR, GTP, HBR or QL', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) => fresh(2, seed).state.trestleShare);
    expect([...new Set(drawn)].sort()).toEqual(['CNoR', 'CPR', 'GTP', 'HBR', 'QL']);
  });

  test("1882-3-7 the certificate with P4 is not in the offering: the president's and seven others are left", () => {
    const { state } = fresh(3, 5585);
    expect(state.trestleShare).toBe('GTP');
    const offered = core.company(state, 'GTP').certificates.filter(({ holder }) => holder === OFFERING);
    expect(offered).toHaveLength(8);
    expect(offered.filter(({ president }) => president)).toHaveLength(1);
    expect(percentOf(core.company(state, 'GTP'), OFFERING)).toBe(90);
    expect(percentOf(core.company(state, 'CPR'), OFFERING)).toBe(100);
  });

  test('1882-3-8 the first player of the seating has the priority deal', () => {
    const record = { ...newRecord('1882', 3, 1), players: ['z', 'a', 'm'].map((id) => ({ id, name: id })) };
    const opened = openGame(title, record);
    if ('error' in opened) throw new Error(opened.error);
    expect(opened.state.priority).toBe('z');
    expect(opened.engine.acting(opened.state)).toEqual(['z']);
  });

  test('1882-3-9 the game opens with the auction', () => {
    const game = fresh();
    expect(game.where).toBe('Auction auction');
    expect([...new Set(game.engine.advisedChoices(game.state).map(({ action }) => action.type))]).toEqual([
      'take',
      'bid',
      'pass',
      'propose-end',
    ]);
  });
});

describe('the course of the game', () => {
  test('1882-4-1 stock rounds and sets of operating rounds alternate after the auction', () => {
    const game = afterAuction();
    game.passWhile(() => !game.where.startsWith('SR 3'));
    expect(game.rounds).toEqual(['SR 1', 'OR 1.1', 'SR 2', 'OR 2.1', 'SR 3']);
  });

  test('1882-4-3 phases 2, 3, 4, 5, 6, D begin with the first train of each kind, and none comes back', () => {
    const game = later(2).company('CPR', { p1: 60 }).has('p1', 1).operate('CPR', 'trains');
    const phases: string[] = [game.state.phase];
    for (const { type, price } of TRAINS.slice(1)) {
      const stack = game.state.depot.stack;
      game.state.depot.gone.push(
        ...stack.splice(
          0,
          stack.findIndex((card) => card.type === type),
        ),
      );
      for (let copy = 0; copy < Math.min(2, stack.length); copy++) {
        game.has('CPR', price).operate('CPR', 'trains');
        game.state.depot.gone.push(...core.company(game.state, 'CPR').trains.splice(0));
        const [card] = stack;
        if (card?.type === type || type === 'D') {
          game.do('p1', 'train', { train: card?.id, from: BANK, price, trade: '' });
        }
        phases.push(game.state.phase);
      }
    }
    expect([...new Set(phases)]).toEqual(['2', '3', '4', '5', '6', 'D']);
    expect(phases).toEqual([...phases].sort());
  });

  test('1882-13-1 everything that players and companies have is in view of everybody', () => {
    const game = later().company('CPR', { p1: 60, p2: 20 }, { treasury: 123 }).trains('CPR', '2', '2');
    game.has('p3', 77).owns('P1', 'p2').stock();
    const table = view(game.state, game.engine);
    expect(table.players.map(({ cash }) => cash)).toEqual([600, 600, 77]);
    const cpr = table.companies.find(({ id }) => id === 'CPR');
    expect(cpr).toMatchObject({ cash: 123 });
    expect(JSON.stringify(cpr)).toContain('2-0');
    expect(JSON.stringify(table.players)).toContain('60');
    expect(table.privates.find(({ id }) => id === 'P1')?.owner).toBe('p2');
  });
});
