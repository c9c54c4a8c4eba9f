import { describe, expect, test } from 'vitest';
import { later, type Scene } from './testing/scene.ts';

const lay = (hex: string, tile: string, rotation: number) => ({ hex, tile, rotation });
/** A company of p1 in its track step. */
const at = (company: string, phase = '2', treasury = 650) =>
  later().phase(phase).company(company, { p1: 60 }, { treasury }).operate(company);
const layable = (game: Scene, hex: string) =>
  [
    ...new Set(game.actions('lay').flatMap((action) => (action.hex === hex ? [String(action.tile)] : []))),
  ].sort();

describe('tiles', () => {
  test('1889-7.1-1 one tile or one upgrade a turn', () => {
    const game = at('KO', '3').do('p1', 'lay', lay('J3', '8', 3));
    expect(game.where).toBe('OR 2.1 station');
    expect(
      at('KO', '3')
        .do('p1', 'lay', lay('K4', '440', 0))
        .rule('p1', 'lay', lay('J3', '8', 3)),
    ).toBe('1889-6.1-6');
  });

  test('1889-7.1-2 green from Phase 3, brown from Phase 5', () => {
    const green = ['2', '3'].map((phase) => at('KO', phase).rule('p1', 'lay', lay('K4', '440', 0)));
    expect(green).toEqual(['1889-7.1-2', null]);
    const brown = ['4', '5'].map((phase) => at('TR', phase).rule('p1', 'lay', lay('F9', '465', 2)));
    expect(brown).toEqual(['1889-7.1-2', null]);
  });

  test('1889-7.1-3 each colour on the one before', () => {
    expect(at('AR', '3').rule('p1', 'lay', lay('K8', '15', 1))).toBe('1889-7.1-3');
    expect(
      at('AR', '5')
        .tile('K8', '57', 1)
        .rule('p1', 'lay', lay('K8', '611', 1)),
    ).toBe('1889-7.1-3');
    expect(
      at('AR', '3')
        .tile('K8', '57', 1)
        .rule('p1', 'lay', lay('K8', '57', 1)),
    ).toBe('1889-7.1-3');
  });

  test('1889-7.1-4 printed yellow and green are upgraded, gray and red never built upon', () => {
    expect(
      at('UR', '3')
        .tile('B5', '9', 0)
        .tile('B3', '9', 0)
        .rule('p1', 'lay', lay('B7', '14', 0)),
    ).toBe('1889-7.1-4');
    for (const hex of ['B3', 'G14', 'J7', 'F1', 'J1', 'L7'])
      expect(at('AR', '5').rule('p1', 'lay', lay(hex, '9', 0))).toBe('1889-7.1-4');
    expect(at('KO', '3').rule('p1', 'lay', lay('K4', '440', 0))).toBe(null);
  });

  test('1889-7.1-5 what fits plain hexes, towns, cities and I4', () => {
    const ko = at('KO').tile('J3', '8', 5);
    expect([layable(ko, 'J5'), layable(ko, 'I4'), layable(at('KO'), 'J3')]).toEqual([
      ['3', '58'],
      ['438'],
      ['7', '8', '9'],
    ]);
    expect(layable(at('IR'), 'E2')).toEqual(['5', '57', '6']);
    expect(at('IR').rule('p1', 'lay', lay('E2', '9', 1))).toBe('1889-7.1-5');
  });

  test('1889-7.1-6 labels fit each other', () => {
    expect(
      at('IR', '3')
        .tile('E2', '57', 1)
        .rule('p1', 'lay', lay('E2', '439', 1)),
    ).toBe('1889-7.1-6');
    expect(
      at('SR', '3')
        .tile('I4', '438', 1)
        .rule('p1', 'lay', lay('I4', '15', 1)),
    ).toBe('1889-7.1-6');
    expect(
      at('SR')
        .tile('I2', '57', 0)
        .rule('p1', 'lay', lay('I4', '57', 0)),
    ).toBe('1889-7.1-6');
  });

  test('1889-7.1-7 towns and #16 are not upgraded', () => {
    const ko = at('KO', '5').tile('J5', '58', 4).tile('J3', '16', 3);
    expect([layable(ko, 'J5'), layable(ko, 'J3')]).toEqual([[], []]);
    expect(
      at('TR', '5')
        .tile('G10', '437', 0)
        .actions('lay')
        .some(({ hex }) => hex === 'G10'),
    ).toBe(false);
  });

  test('1889-7.1-8 an upgrade keeps track and stops', () => {
    const game = () => at('KO', '3').tile('J3', '8', 5);
    const turns = game()
      .actions('lay')
      .flatMap(({ hex, tile, rotation }) => (hex === 'J3' && tile === '24' ? [rotation] : []));
    expect(turns).toEqual([5]);
    expect(game().rule('p1', 'lay', lay('J3', '24', 0))).toBe('1889-7.1-8');
    expect(game().rule('p1', 'lay', lay('J3', '15', 5))).toBe('1889-7.1-8');
  });

  test('1889-7.1-9 no track off the map or against a closed side', () => {
    expect(at('KO').rule('p1', 'lay', lay('J5', '58', 4))).toBe('1889-7.1-9');
    expect(at('KO').rule('p1', 'lay', lay('J5', '58', 2))).toBe(null);
    expect(at('IR').rule('p1', 'lay', lay('E2', '57', 0))).toBe('1889-7.1-9');
  });
});

describe('connections', () => {
  test('1889-7.2-1 a yellow tile touches what the company reaches; the home takes every rotation', () => {
    expect(at('KO').rule('p1', 'lay', lay('I10', '9', 0))).toBe('1889-7.2-1');
    expect(at('KO').rule('p1', 'lay', lay('J3', '9', 0))).toBe('1889-7.2-1');
    const home = at('SR')
      .actions('lay')
      .filter(({ hex, tile }) => hex === 'I2' && tile === '6');
    // Sides 0, 1, 4 and 5 of I2 lead somewhere: bent over two sides, 4-0 and 5-1.
    expect(home.map(({ rotation }) => rotation)).toEqual([4, 5]);
    expect(at('AR').rule('p1', 'lay', lay('J9', '58', 2))).toBe('1889-7.2-1');
  });

  test('1889-7.2-2 an upgrade gives new track that is reached, or a new value', () => {
    // J3 joins K4 with I2; a line across it from J1 to J5 is reached by nobody, a branch to I4 is.
    const ko = () => at('KO', '3').tile('J3', '9', 2);
    expect(ko().rule('p1', 'lay', lay('J3', '20', 2))).toBe('1889-7.2-2');
    expect(ko().rule('p1', 'lay', lay('J3', '24', 5))).toBe(null);
    expect(
      at('SR', '3')
        .tile('I2', '5', 0)
        .rule('p1', 'lay', lay('I2', '12', 5)),
    ).toBe(null);
  });

  test('1889-7.2-3 nothing behind a city full of others, or an off-board area', () => {
    // KO from K4 over J3 to I2, full of SR; behind it lies H3.
    const ko = () => at('KO').tile('J3', '9', 2).tile('I2', '6', 5);
    expect(
      at('KO')
        .tile('J3', '7', 5)
        .tile('I2', '6', 5)
        .rule('p1', 'lay', lay('H3', '8', 4)),
    ).toBe('1889-7.2-1');
    const open = at('KO').tile('J3', '9', 2);
    expect(open.state.board.tiles.J3).toEqual({ tile: '9', rotation: 2 });
    expect(ko().rule('p1', 'lay', lay('H3', '8', 4))).toBe(null);
    expect(
      ko()
        .station('SR', 'I2')
        .rule('p1', 'lay', lay('H3', '8', 4)),
    ).toBe('1889-7.2-1');
    expect(
      at('KO')
        .tile('J3', '8', 3)
        .rule('p1', 'lay', lay('I2', '6', 4)),
    ).toBe('1889-7.2-1');
  });

  test('1889-7.2-4 markers stay in their city', () => {
    const game = at('IR', '3')
      .tile('E2', '5', 4)
      .do('p1', 'lay', lay('E2', '15', 4));
    expect(game.markers('E2')).toEqual(['IR']);
  });
});

describe('costs', () => {
  const cost = (
    game: Scene,
    company: string,
    ...[hex, tile, rotation]: readonly [string, string, number]
  ) => {
    const before = game.cash(company);
    return before - game.do('p1', 'lay', lay(hex, tile, rotation)).cash(company);
  };

  test('1889-7.3-1 ¥80 for the printed cost, with the first tile', () => {
    const ir = () => at('IR').tile('E2', '57', 0);
    expect(cost(ir(), 'IR', 'E4', '9', 0)).toBe(80);
    expect(cost(at('AR').tile('K8', '57', 0), 'AR', 'K6', '9', 0)).toBe(80);
    expect(cost(at('SR').tile('I2', '57', 0).tile('I4', '438', 1), 'SR', 'H5', '9', 1)).toBe(80);
    expect(cost(at('SR').tile('I2', '57', 0), 'SR', 'I4', '438', 1)).toBe(80);
    expect(cost(at('TR', '5'), 'TR', 'F9', '465', 2)).toBe(80);
    expect(cost(at('KO'), 'KO', 'J3', '8', 3)).toBe(0);
  });

  test('1889-7.3-2 later upgrades are free, but for #438 and #439', () => {
    const k6 = at('KO', '3').tile('K6', '9', 0);
    expect(cost(k6, 'KO', 'K6', '24', 3)).toBe(0);
    const sr = () => at('SR', '5').tile('I2', '57', 0);
    expect(cost(sr().tile('I4', '438', 1), 'SR', 'I4', '439', 1)).toBe(80);
    expect(cost(sr().tile('I4', '439', 1), 'SR', 'I4', '492', 0)).toBe(80);
  });

  test('1889-7.3-3 who cannot pay cannot build', () => {
    const tile = lay('E4', '9', 0);
    expect([79, 80].map((cash) => at('IR', '2', cash).tile('E2', '57', 0).rule('p1', 'lay', tile))).toEqual([
      '1889-7.3-3',
      null,
    ]);
  });
});
