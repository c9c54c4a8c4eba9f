import { describe, expect, test } from 'vitest';
import { steelFor } from './steel.ts';
import { plain, rioGrande, type Scene } from './testing/scene.ts';

const lay = (hex: string, tile: string, rotation = 0) => ({ hex, tile, rotation });
const rg = (game: Scene = plain()) => game.company('RG', { p1: 60 }, { treasury: 1000 }).operate('RG');
/** Six yellow tiles on plain or dear ground, in order. */
const WAY = [
  lay('L4', '7', 3),
  lay('M3', '58', 5),
  lay('N4', '8', 2),
  lay('K3', '4', 1),
  lay('J4', '9', 1),
  lay('I5', '8', 2),
];
const layAll = (game: Scene, count: number) => {
  for (const tile of WAY.slice(0, count)) game.do('p1', 'lay', tile);
  return game;
};

describe('the steel market', () => {
  test("18RG-track-11, 18RG-steel-8 every tile needs steel, paid by the company into CF&I's box", () => {
    const game = layAll(rg(), 3);
    expect([game.cash('RG'), game.cash('CF&I')]).toEqual([970, 80]);
  });

  test('18RG-steel-1 columns open with the phases', () => {
    const game = rg();
    const rules = (columns: readonly string[]) =>
      columns.map((column) =>
        game.rule('p1', 'steel', { column, price: column < 'G' ? 30 : column === 'I' ? 40 : 30 }),
      );
    expect(rules(['B', 'E', 'G', 'I'])).toEqual([null, '18RG-steel-1', '18RG-steel-1', '18RG-steel-1']);
    game.phase('Green');
    expect(rules(['E', 'G', 'I'])).toEqual([null, '18RG-steel-1', '18RG-steel-1']);
    game.phase('Brown');
    expect(rules(['H', 'I'])).toEqual([null, '18RG-steel-1']);
  });

  test("18RG-steel-2 steel is of the tile's colour", () => {
    const game = rg().phase('Green').do('p1', 'steel', { column: 'E', price: 30 });
    game.do('p1', 'lay', lay('L4', '7', 3));
    expect([game.cash('CF&I'), game.turn.columns.yellow?.column]).toEqual([50, 'A']);
    expect(game.rule('p1', 'steel', { column: 'Z', price: 0 })).toBe('18RG-steel-2');
  });

  test('18RG-steel-3 one column of each colour a turn', () => {
    const game = layAll(rg(), 1);
    expect(game.rule('p1', 'steel', { column: 'B', price: 0 })).toBe('18RG-steel-3');
    expect(game.phase('Green').rule('p1', 'steel', { column: 'F', price: 20 })).toBeNull();
  });

  test('18RG-steel-4 others choose for themselves, also a column with cubes missing', () => {
    const game = layAll(rg(), 2)
      .company('KP', { p2: 60 })
      .operate('KP')
      .do('p2', 'steel', { column: 'A', price: 20 });
    game.do('p2', 'lay', lay('N6', '9', 1));
    expect([game.cash('CF&I'), game.state.steel.columns.A]).toEqual([80, [30]]);
  });

  test('18RG-steel-5 0, 10, 20, 30 in a yellow column; 20, 30 in a green one; 30 in a brown one', () => {
    const boxes = [1, 2, 3, 4, 5].map((count) => layAll(rg(), count).cash('CF&I') - 50);
    expect(boxes).toEqual([0, 10, 30, 60, 100]);
    const game = rg().phase('Brown');
    expect(steelFor(game.state, game.turn, 'green').price).toBe(20);
    expect(steelFor(game.state, game.turn, 'brown').price).toBe(30);
    expect(game.rule('p1', 'steel', { column: 'A', price: 15 })).toBe('18RG-steel-5');
  });

  test('18RG-steel-6 an empty column sells at $40 without end; silver always costs $40', () => {
    const game = layAll(rg(), 6);
    expect([game.cash('CF&I'), game.state.steel.columns.A]).toEqual([190, []]);
    const silver = rg().phase('Silver');
    expect(steelFor(silver.state, silver.turn, 'gray')).toEqual({ column: 'I', price: 40 });
  });

  test('18RG-steel-7 the cheapest by default; after a dearer one the next is dearer still', () => {
    const game = rg()
      .do('p1', 'steel', { column: 'A', price: 20 })
      .do('p1', 'lay', WAY[0] ?? {});
    expect([game.cash('CF&I'), game.state.steel.columns.A]).toEqual([70, [0, 10, 30]]);
    expect(game.rule('p1', 'steel', { column: 'A', price: 0 })).toBe('18RG-steel-7');
    game.do('p1', 'lay', WAY[1] ?? {});
    expect(game.cash('CF&I')).toBe(100);
    game.do('p1', 'lay', WAY[2] ?? {});
    expect([game.cash('CF&I'), game.state.steel.columns.A]).toEqual([140, [0, 10]]);
  });

  test('18RG-steel-9 bought cubes are gone until the refill', () => {
    const game = layAll(rg(), 3).company('KP', { p2: 60 });
    game.roundEnds(2, 1);
    expect(game.state.steel.columns.A).toEqual([30]);
    expect(game.where).toBe('OR 2.2 track');
  });

  test('18RG-endor-5 full again after the second round only', () => {
    const game = layAll(rg(), 3).company('KP', { p2: 60 }).roundEnds(2, 1);
    expect(game.state.steel.columns.A).toEqual([30]);
    expect(game.roundEnds(2, 2).state.steel).toEqual(plain().state.steel);
  });
});

describe('the Steel Depot', () => {
  const depot = () => rg(plain().owns('B3', 'RG'));
  const fromDepot = (game: Scene, tile: object) =>
    game.do('p1', 'steel', { column: 'depot', price: 0 }).do('p1', 'lay', { ...tile });

  test('18RG-B-5 two free cubes a turn for yellow tiles, among the six; terrain is paid', () => {
    const game = depot();
    fromDepot(fromDepot(game, lay('K3', '58', 4)), lay('K5', '9', 0));
    expect([game.cash('RG'), game.cash('CF&I'), game.state.steel.depot, game.turn.tiles]).toEqual([
      980, 50, 3, 2,
    ]);
    expect(game.rule('p1', 'steel', { column: 'depot', price: 0 })).toBe('18RG-B-5');
    expect(rg().rule('p1', 'steel', { column: 'depot', price: 0 })).toBe('18RG-B-5');
  });

  test('18RG-B-6 five cubes and no more; the card closes with the first 5+', () => {
    const game = depot();
    game.state.steel.supply += 5;
    game.state.steel.depot = 0;
    expect(game.rule('p1', 'steel', { column: 'depot', price: 0 })).toBe('18RG-B-6');
    const closing = rioGrande(plain().owns('B3', 'RG')).company('RG', { p1: 60 }, { treasury: 600 });
    closing
      .deck('5+-0')
      .phase('Brown')
      .operate('RG', 'trains')
      .do('p1', 'train', { train: '5+-0', from: 'bank', price: 500 });
    expect([closing.isOpen('B3'), closing.state.steel.depot]).toEqual([false, 0]);
  });
});
