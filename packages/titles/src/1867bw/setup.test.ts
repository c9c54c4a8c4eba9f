import { findFrame, newGame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { COMPANIES } from './data/companies.ts';
import { PRIVATES } from './data/privates.ts';
import { CITIES, DEPOSITS } from './data/refineries.ts';
import { DraftFrame } from './draft.ts';
import { bigWyoming } from './index.ts';
import { fresh, type Scene } from './testing/scene.ts';

const rowOf = (game: Scene): string[] => {
  const draft = findFrame(game.state, DraftFrame);
  return draft?.row ?? [];
};
const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);
const inGame = (game: Scene) => Object.keys(game.state.privates);
const speculators = (cards: readonly string[]) => cards.filter((card) => card.startsWith('S')).length;
const withPaper = (item: string, isIn: boolean) => {
  const seed = seeds.find((one) => inGame(fresh(3, one)).includes(item) === isIn);
  return fresh(3, seed);
};

describe('players and components', () => {
  test('1867BW-1-1 three, four or five players', () => {
    const open = (count: number) =>
      bigWyoming.open(
        newGame({ title: '1867bw', players: ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, count), seed: 1 }),
      );
    expect([2, 3, 4, 5, 6].map((count) => 'error' in open(count))).toEqual([true, false, false, false, true]);
  });

  test('1867BW-2-1 the game opens with the draft, or with the auction', () => {
    expect([fresh().where, fresh(3, 2, { auction: true }).where]).toEqual(['Draft draft', 'Auction auction']);
  });

  test('1867BW-3-1 nine corporations, 81 certificates, thirteen private companies, seven speculators, 30 trains', () => {
    const { state } = fresh(5);
    const certificates = Object.values(state.companies).flatMap((company) => company.certificates);
    expect([COMPANIES.length, certificates.length, PRIVATES.length, state.depot.stack.length]).toEqual([
      9, 81, 13, 30,
    ]);
    expect(speculators(rowOf(fresh(5)))).toBe(7);
  });

  test('1867BW-3-2 49 tokens of corporations', () => {
    expect(COMPANIES.map(({ stations }) => stations + 2).sort()).toEqual([5, 5, 5, 5, 5, 6, 6, 6, 6]);
    expect(fresh().state.board.stations.length + 2 * 9).toBe(49);
  });

  test('1867BW-3-3, 1867BW-5-1 a mountain token of each printed cost', () => {
    const costs = Object.values(BOX.geography.grid.data.hexes).flatMap(({ terrain = [] }) =>
      terrain.map(({ cost }) => cost),
    );
    expect(costs.length).toBe(26);
    expect([10, 20, 30, 40].map((cost) => costs.filter((other) => other === cost).length)).toEqual([
      7, 10, 7, 2,
    ]);
  });

  test('1867BW-3-4, 1867BW-5-2 five refineries in Wyoming and one off the board; all cubes in the box', () => {
    const { state } = withPaper('P3', true);
    expect([state.refineries, state.cubesInBox, state.cubes]).toEqual([{}, 20, {}]);
    const game = fresh();
    for (const hex of CITIES.slice(0, 6)) game.refinery(hex, 'inoperational');
    expect(game.title.faults(game.state)).toEqual(['too many refineries in Wyoming']);
  });

  test('1867BW-3-5 twenty cubes', () => {
    const game = fresh().cubes(DEPOSITS[0] ?? '', 2);
    expect([game.state.cubesInBox, game.title.totals(game.state).cubes]).toEqual([18, 20]);
  });

  test('1867BW-4.2-3 a director’s certificate of 20% and eight of 10%', () => {
    for (const { certificates } of Object.values(fresh().state.companies))
      expect(certificates.map(({ percent, president }) => `${percent}${president ? '!' : ''}`)).toEqual([
        '20!',
        '10',
        '10',
        '10',
        '10',
        '10',
        '10',
        '10',
        '10',
      ]);
  });

  test('1867BW-5-3 the bank has no end', () => {
    const game = fresh();
    game.state.cash.bank = -20_000;
    expect([game.title.faults(game.state), game.state.bankBroken, game.state.ended]).toEqual([
      [],
      false,
      null,
    ]);
  });

  test('1867BW-5-4 starting capital', () => {
    expect([3, 4, 5].map((players) => fresh(players).cash('p1'))).toEqual([450, 425, 375]);
  });

  test('1867BW-5-5 trains from cheapest to dearest', () => {
    const types = fresh().state.depot.stack.map(({ type }) => type);
    expect([types[0], [...new Set(types)]]).toEqual(['2', ['2', '3', '4', '5', '6', 'D']]);
  });

  test('1867BW-12-1 so many of each train', () => {
    const types = fresh().state.depot.stack.map(({ type }) => type);
    expect(
      ['2', '3', '4', '5', '6', 'D'].map((type) => types.filter((other) => other === type).length),
    ).toEqual([8, 6, 4, 2, 2, 8]);
  });

  test('1867BW-12-2 prices of trains', () => {
    expect(BOX.trains.map(({ price }) => price)).toEqual([100, 160, 300, 450, 600, 900]);
  });

  test('1867BW-14-2 face values', () => {
    expect(PRIVATES.map(({ face }) => face)).toEqual([30, 40, 50, 50, 60, 70, 70, 70, 70, 80, 90, 90, 140]);
  });

  test('1867BW-15-1 as many of each tile as the manifest says', () => {
    expect(Object.values(BOX.geography.manifest).reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(
      116,
    );
    const game = fresh().company('CNW', { p1: 20 }).phase('2').operate('CNW');
    for (const hex of ['E3', 'E9', 'G5', 'H12', 'J4']) game.tile(hex, '57*');
    expect(game.rule('p1', 'lay', { hex: 'H8', tile: '57*', rotation: 0 })).toBe('1867BW-15-1');
    expect(game.rule('p1', 'lay', { hex: 'H8', tile: '6*', rotation: 0 })).toBe(null);
  });
});

describe('private companies and cards', () => {
  test('1867BW-4.4-1, 1867BW-5-7 four, five or six beside the three that are always there', () => {
    expect([3, 4, 5].map((players) => inGame(fresh(players)).length)).toEqual([7, 8, 9]);
  });

  test('1867BW-5-6 P1, P2 and P13 always', () => {
    for (const seed of seeds)
      expect(inGame(fresh(3, seed))).toEqual(expect.arrayContaining(['P1', 'P2', 'P13']));
  });

  test('1867BW-5-8 speculators among the shuffled cards', () => {
    const decks = [3, 4, 5].map((players) => rowOf(fresh(players)).slice(2, -1));
    expect(decks.map(({ length }) => length)).toEqual([10, 12, 14]);
    expect(decks.map(speculators)).toEqual([3, 4, 5]);
  });

  test('1867BW-5-9 one row that all see, fixed by the seed', () => {
    expect(rowOf(fresh(3, 5))).toEqual(rowOf(fresh(3, 5)));
    expect(rowOf(fresh(3, 5))).not.toEqual(rowOf(fresh(3, 6)));
    expect([...rowOf(fresh(3, 5)).filter((card) => card.startsWith('P'))].sort()).toEqual(
      inGame(fresh(3, 5)).sort(),
    );
  });

  test('1867BW-5-10 two speculators at the left end', () => {
    for (const seed of seeds) expect(rowOf(fresh(4, seed)).slice(0, 2)).toEqual(['S1', 'S2']);
  });

  test('1867BW-5-11 the priority deal at the right end of 13, 15 or 17 cards', () => {
    const rows = [3, 4, 5].map((players) => rowOf(fresh(players)));
    expect(rows.map((row) => [row.length, row.at(-1)])).toEqual([
      [13, 'priority'],
      [15, 'priority'],
      [17, 'priority'],
    ]);
  });

  test('1867BW-5-12 with P3 no refinery is on the board', () => {
    expect(withPaper('P3', true).state.refineries).toEqual({});
  });

  test('1867BW-5-13 without P3 an operational refinery is in Butte', () => {
    expect(withPaper('P3', false).state.refineries).toEqual({ C1: 'operational' });
  });

  test('1867BW-5-14 without P10 there is no +$20 token', () => {
    const game = withPaper('P10', false).company('WNW', { p1: 20 }).operate('WNW');
    expect([game.state.council, game.rule('p1', 'council', { hex: 'E9' })]).toEqual([null, '1867BW-14.10-1']);
    const other = withPaper('P10', true).owns('P10', 'WNW').company('WNW', { p1: 20 }).operate('WNW');
    expect(other.rule('p1', 'council', { hex: 'E9' })).toBe(null);
  });

  test('1867BW-5-15 what was not dealt is out of the game', () => {
    const game = withPaper('P5', false)
      .phase('3')
      .company('WNW', { p1: 20 }, { treasury: 500 })
      .operate('WNW');
    expect(game.rule('p1', 'private', { item: 'P5', price: 60 })).toBe('1867BW-8.2.P-5');
  });
});

describe('the queue and the starting player', () => {
  test('1867BW-5-16 eight corporations in four rows of two', () => {
    const { queue } = fresh().state;
    expect(queue.map(({ length }) => length)).toEqual([4, 4]);
    expect(new Set(queue.flat()).size).toBe(8);
  });

  test('1867BW-5-17 the ninth lies beside P13', () => {
    for (const seed of seeds) {
      const { queue, investment, companies } = fresh(3, seed).state;
      expect([...queue.flat(), investment].sort()).toEqual(Object.keys(companies).sort());
    }
  });

  test('1867BW-5-18 the starting player is drawn', () => {
    expect(new Set(seeds.map((seed) => fresh(3, seed).acting)).size).toBe(3);
  });
});
