import { tilesLeft } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { plain, rioGrande, type Scene, SEEDS, santaFe } from './testing/scene.ts';
import { terrainCost } from './track.ts';

const lay = (hex: string, tile: string, rotation = 0) => ({ hex, tile, rotation });
/** Rio Grande about to lay track, with plenty of money. */
const rg = (game: Scene = plain()) => game.company('RG', { p1: 60 }, { treasury: 1000 }).operate('RG');
const kp = (game: Scene = plain()) => game.company('KP', { p1: 60 }, { treasury: 1000 }).operate('KP');

describe('laying', () => {
  test('18RG-track-1 six tiles a turn, lays and upgrades together', () => {
    const game = rg().phase('Green');
    for (const [hex, tile, rotation] of [
      ['L4', '7', 3],
      ['M3', '58', 5],
      ['N4', '8', 2],
      ['K3', '4', 1],
      ['J4', '9', 1],
    ] as const)
      game.do('p1', 'lay', lay(hex, tile, rotation));
    game.do('p1', 'lay', lay('K3', '88', 0));
    expect([game.where, game.rule('p1', 'lay', lay('I5', '8', 2))]).toEqual([
      'OR 2.1 station',
      '18RG-track-1',
    ]);
    const again = rg();
    again.turn.tiles = 6;
    again.turn.step = 'track';
    expect(again.engine.advisedChoices(again.state).filter(({ action }) => action.type === 'lay')).toEqual(
      [],
    );
    again.turn.tiles = 5;
    expect(again.rule('p1', 'lay', lay('L4', '7', 3))).toBeNull();
  });

  test.each([
    ['Yellow', ['yellow']],
    ['Green', ['green', 'yellow']],
    ['Brown', ['brown', 'green', 'yellow']],
  ] as const)('18RG-track-2 %s phase: %j', (phase, colours) => {
    const game = rioGrande(rg().phase(phase)).tile('K3', '88', 0);
    const laid = new Set(game.actions('lay').map(({ tile }) => BOX.geography.tiles[String(tile)]?.color));
    expect([...laid].sort()).toEqual(colours);
    if (phase === 'Yellow') expect(game.rule('p1', 'lay', lay('J4', '24', 4))).toBe('18RG-track-2');
  });

  test('18RG-track-3 yellow on the bare hex, green on yellow, brown on green, silver on brown', () => {
    const game = rg().phase('Silver');
    expect(game.rule('p1', 'lay', lay('K3', '88', 0))).toBe('18RG-track-3');
    game.tile('K3', '58', 4).tile('K5', '9', 0).tile('K7', '6', 1).station('RG', 'K7');
    expect(game.rule('p1', 'lay', lay('K7', '63', 0))).toBe('18RG-track-3');
    expect(game.rule('p1', 'lay', lay('K7', '14', 0))).toBeNull();
    expect(game.tile('K7', '14', 0).rule('p1', 'lay', lay('K7', '171', 0))).toBe('18RG-track-3');
    expect(game.rule('p1', 'lay', lay('K7', '63', 0))).toBeNull();
    expect(game.tile('K7', '63', 0).rule('p1', 'lay', lay('K7', '171', 0))).toBeNull();
  });

  test('18RG-track-4 a hex may be laid and upgraded in one turn', () => {
    const game = plain({ seed: SEEDS.springs }).phase('Green').company('CM', { p1: 60 }, { treasury: 500 });
    game.tile('B4', '9').tile('B6', '57').tile('B8', '58', 3).tile('C9', '8', 0).operate('CM');
    game.do('p1', 'lay', lay('C11', 'RG4')).do('p1', 'lay', lay('C11', 'RG6'));
    expect(game.state.board.tiles.C11?.tile).toBe('RG6');
  });

  test('18RG-track-5, 18RG-centre-2 towns take tiles with a town, cities tiles with a city', () => {
    const game = rg().tile('K5', '9', 0);
    expect(game.rule('p1', 'lay', lay('K3', '9', 0))).toBe('18RG-track-5');
    expect(game.rule('p1', 'lay', lay('K3', '57', 0))).toBe('18RG-track-5');
    game.tile('K3', '58', 4);
    expect(game.rule('p1', 'lay', lay('K7', '4', 0))).toBe('18RG-centre-2');
    expect(game.rule('p1', 'lay', lay('K7', '9', 0))).toBe('18RG-centre-2');
    expect(game.rule('p1', 'lay', lay('K7', '6', 1))).toBeNull();
    game.phase('Green').tile('K7', '6', 1);
    expect(game.rule('p1', 'lay', lay('K7', '87', 1))).toBe('18RG-centre-2');
    expect(game.rule('p1', 'lay', lay('K3', '14', 0))).toBe('18RG-track-5');
  });

  test('18RG-track-6 the homes of FCC and NO are cities while these companies are in the game', () => {
    const withNo = kp().tile('N6', '9', 1).tile('M7', '9', 1);
    expect(withNo.rule('p1', 'lay', lay('L8', '58', 2))).toBe('18RG-track-6');
    expect(withNo.rule('p1', 'lay', lay('L8', '6', 2))).toBeNull();
    const without = kp(plain({ seed: SEEDS.southPark }))
      .tile('N6', '9', 1)
      .tile('M7', '9', 1);
    expect(without.rule('p1', 'lay', lay('L8', '6', 2))).toBe('18RG-track-5');
    expect(without.rule('p1', 'lay', lay('L8', '58', 2))).toBeNull();
    const florence = without.tile('L8', '4', 1).tile('K9', '8', 4).tile('K11', '8', 1).tile('J12', '9', 1);
    expect(florence.rule('p1', 'lay', lay('I13', '57', 1))).toBeNull();
    expect(florence.rule('p1', 'lay', lay('I13', '4', 1))).toBe('18RG-track-6');
  });

  test.each([
    ['the edge of the board', 'N6', '8', 5],
    ['a blocked mountain', 'E9', '9', 0],
    ['a red hex beside its printed end', 'N4', '9', 2],
  ])('18RG-track-7 no track into %s', (_name, hex, tile, rotation) => {
    const game = rg()
      .tile('L4', '7', 3)
      .tile('M3', '58', 5)
      .station('RG', 'F12')
      .tile('F8', '9', 0)
      .tile('G9', '4', 1);
    expect(game.rule('p1', 'lay', lay(hex, tile, rotation))).toBe('18RG-track-7');
  });

  test('18RG-track-8 track may run into a blank side', () => {
    const game = rg().tile('K3', '58', 4).tile('L4', '7', 3);
    expect(game.rule('p1', 'lay', lay('K5', '9', 0))).toBeNull();
    expect(game.rule('p1', 'lay', lay('K5', '7', 3))).toBeNull();
    // G13 toward a side of the gorge tile that shows nothing.
    const gorge = rg().station('RG', 'F12').tile('G11', '8', 5).tile('H12', '5', 1);
    expect(gorge.rule('p1', 'lay', lay('G13', '8', 2))).toBeNull();
  });

  test('18RG-track-9 an upgrade keeps every piece of the old track', () => {
    const game = rioGrande(rg().phase('Green'));
    expect(game.rule('p1', 'lay', lay('K3', '88', 0))).toBeNull();
    expect(game.rule('p1', 'lay', lay('K3', '87', 3))).toBe('18RG-track-9');
    expect(
      game
        .tile('J4', '24', 1)
        .phase('Brown')
        .rule('p1', 'lay', lay('J4', '42', 3)),
    ).toBe('18RG-track-9');
  });

  test('18RG-track-10 some new track, or a stop of new value, must be on a route', () => {
    const game = rioGrande(rg().phase('Green'));
    expect(game.rule('p1', 'lay', lay('J4', '24', 4))).toBeNull();
    // The branch to Denver parts from the far edge: from K3 it could only be reached by a hairpin.
    expect(game.rule('p1', 'lay', lay('J4', '24', 1))).toBe('18RG-track-10');
    const elsewhere = rioGrande(rg().phase('Green')).tile('L10', '9', 0);
    expect(elsewhere.rule('p1', 'lay', lay('L10', '23', 0))).toBe('18RG-track-10');
    const value = plain().company('SF', { p1: 60 }, { treasury: 500 }).phase('Brown').operate('SF');
    santaFe(value).tile('L14', '15', 2);
    expect(value.rule('p1', 'lay', lay('L14', '63', 0))).toBeNull();
  });

  test('18RG-track-10 a new piece does not count that is reached only by leaving the hex and coming round', () => {
    /** Santa Fe from La Junta north through M9, and round by M7 and L8 to its third edge. */
    const comingRound = () =>
      plain()
        .phase('Green')
        .company('SF', { p1: 60 }, { treasury: 500 })
        .tile('N14', '9', 2)
        .tile('M13', '8', 3)
        .tile('M11', '9', 0)
        .tile('M9', '9', 3)
        .tile('M7', '7', 0)
        .tile('L8', '3', 4)
        .operate('SF');
    // The new piece joins L8 and M7, but a train has left over the edge to M7 already.
    expect(comingRound().rule('p1', 'lay', lay('M9', '26', 3))).toBe('18RG-track-10');
    const upgrades = comingRound()
      .actions('lay')
      .flatMap(({ hex, tile, rotation }) => (hex === 'M9' ? [`${tile} ${rotation}`] : []));
    expect(upgrades).not.toContain('26 3');
    // Joining L8 and M11 it is on the way.
    expect(upgrades).toContain('24 0');
    // From Kit Carson it is reached over L8 first.
    const fromKitCarson = comingRound().tile('N6', '9', 1).tile('M7', '9', 1).station('SF', 'O5');
    expect(fromKitCarson.rule('p1', 'lay', lay('M9', '26', 3))).toBeNull();
  });

  test('18RG-route-3 for track any distance counts, and no train is needed', () => {
    const game = rioGrande(rg());
    expect(game.trainsOf('RG')).toEqual([]);
    expect(game.rule('p1', 'lay', lay('G5', '9', 1))).toBeNull();
  });

  test('18RG-route-4 nobody has to use the track just laid', () => {
    const game = rioGrande(plain().company('RG', { p1: 60 }))
      .trains('RG', '2+')
      .operate('RG')
      .tile('G5', '9', 1);
    game.do('p1', 'lay', lay('F6', '58', 4));
    game.do('p1', 'pass').do('p1', 'pass');
    expect(game.runs('RG', 'O3 (N4) M3 (L4) L2')).toBe(70);
  });

  test('18RG-centre-7 nothing is laid on red hexes', () => {
    const game = rg();
    for (const hex of ['L2', 'K1', 'O3', 'A3'])
      expect(game.rule('p1', 'lay', lay(hex, '57', 0))).toBe('18RG-centre-7');
  });

  test('18RG-comp-4 the supply is limited; a replaced tile comes back', () => {
    const game = plain({ seed: SEEDS.springs })
      .phase('Brown')
      .company('RG', { p1: 60 }, { treasury: 500 })
      .operate('RG');
    rioGrande(game).tile('H8', '16', 4).tile('J4', '8', 1);
    expect(tilesLeft(BOX.geography, game.state.board, '16')).toBe(0);
    expect(game.rule('p1', 'lay', lay('J4', '16', 1))).toBe('18RG-comp-4');
    game.tile('H8', '43', 4);
    expect(tilesLeft(BOX.geography, game.state.board, '16')).toBe(1);
    expect(game.rule('p1', 'lay', lay('J4', '16', 1))).not.toBe('18RG-comp-4');
  });
});

describe('terrain', () => {
  test('18RG-terrain-1 the first tile pays the cost to the bank', () => {
    const game = rg().tile('K3', '58', 4);
    const bank = game.cash('bank');
    game.do('p1', 'lay', lay('K5', '9', 0));
    expect([game.cash('RG'), game.cash('bank') - bank]).toEqual([980, 20]);
  });

  test('18RG-terrain-1 a town that has become a home costs what is printed there', () => {
    const game = plain({ seed: SEEDS.florence });
    expect(game.state.board.tiles.I13?.tile).toBe('home-I13');
    expect(terrainCost(game.state, 'FCC', 'I13')).toBe(20);
    expect(terrainCost(game.tile('I13', '57', 0).state, 'FCC', 'I13')).toBe(0);
  });

  test('18RG-terrain-2 an upgrade pays none', () => {
    const game = rioGrande(rg().phase('Green')).do('p1', 'lay', lay('J4', '24', 4));
    expect([game.cash('RG'), game.cash('CF&I')]).toEqual([980, 70]);
  });
});

describe('letters', () => {
  const salida = () =>
    plain({ seed: SEEDS.springs })
      .company('CM', { p1: 60 }, { treasury: 500 })
      .tile('B4', '9')
      .tile('B6', '57')
      .tile('B8', '58', 3)
      .tile('C9', '8', 0)
      .operate('CM');

  test('18RG-letter-1 Salida takes only the S tiles', () => {
    const game = salida();
    expect(game.rule('p1', 'lay', lay('C11', '57', 2))).toBe('18RG-letter-1');
    expect(game.rule('p1', 'lay', lay('C11', 'RG4'))).toBeNull();
    expect(game.rule('p1', 'lay', lay('B6', 'RG4'))).toBe('18RG-track-3');
  });

  test('18RG-letter-2 of two letter tiles the company chooses', () => {
    const game = salida().phase('Green').tile('C11', 'RG4');
    expect(
      game
        .actions('lay')
        .filter(({ hex }) => hex === 'C11')
        .map(({ tile }) => tile),
    ).toEqual(['RG5', 'RG6']);
  });

  test('18RG-letter-3 places for stations never become fewer', () => {
    const game = salida().phase('Brown').tile('C11', 'RG6');
    expect(game.rule('p1', 'lay', lay('C11', 'RG7'))).toBe('18RG-letter-3');
    expect(game.rule('p1', 'lay', lay('C11', 'RG8'))).toBeNull();
    expect(game.tile('C11', 'RG5').rule('p1', 'lay', lay('C11', 'RG7'))).toBeNull();
  });
});

describe('gold mines', () => {
  test('18RG-mine-1 the first tile gets a cube for each symbol', () => {
    const game = plain({ seed: SEEDS.springs }).company('CM', { p1: 60 }).tile('B4', '9').operate('CM');
    game.do('p1', 'lay', lay('B6', '57'));
    expect([game.state.gold.hexes.B6, game.state.gold.supply]).toEqual([2, 18]);
    const one = rioGrande(rg())
      .tile('G5', '9', 1)
      .do('p1', 'lay', lay('F6', '58', 4));
    expect(one.state.gold.hexes.F6).toBe(1);
  });

  test('18RG-mine-2 cubes stay through upgrades', () => {
    const game = rioGrande(rg().phase('Green'))
      .gold('H4', 1)
      .do('p1', 'lay', lay('H4', '143', 5));
    expect([game.state.board.tiles.H4?.tile, game.state.gold.hexes.H4]).toEqual(['143', 1]);
  });
});
