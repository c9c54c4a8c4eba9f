import { type Action, BANK, layProblem, tilesLeft } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { later, type Scene } from './testing/scene.ts';

const lay = (hex: string, tile: string, rotation: number) => ({ hex, tile, rotation });
/** HBR with #57 in its home G11, from H10 to F12. */
const hbr = (phase = '2') =>
  later().phase(phase).company('HBR', { p1: 60 }).operate('HBR').tile('G11', '57', 1);
/** SCR with its only station in the hex; without a home nothing else has to be built first. */
const scr = (hex: string, treasury = 670, phase = '2') =>
  later().phase(phase).company('SCR', { p1: 60 }, { treasury }).station('SCR', hex).operate('SCR');
const layable = (game: Scene, hex: string) => [
  ...new Set(game.actions('lay').flatMap((action) => (action.hex === hex ? [action.tile] : []))),
];

describe('what a turn allows', () => {
  test('1882-11.3-1 one or two yellow tiles, or one upgrade', () => {
    const yellow = hbr('3').do('p1', 'lay', lay('H10', '9', 1));
    expect(yellow.rule('p1', 'lay', lay('G11', '14', 1))).toBe('1882-11.3-1');
    yellow.do('p1', 'lay', lay('I9', '9', 1));
    expect([yellow.where, yellow.rule('p1', 'lay', lay('D12', '9', 0))]).toEqual([
      'OR 2.1 station',
      '1882-11-3',
    ]);
    const upgrade = hbr('3').do('p1', 'lay', lay('G11', '14', 1));
    expect([upgrade.where, upgrade.rule('p1', 'lay', lay('H10', '9', 1))]).toEqual([
      'OR 2.1 station',
      '1882-11-3',
    ]);
  });

  test('1882-11.3-2 a tile that is used up must first be freed by an upgrade', () => {
    const game = scr('M11', 670, '5').tile('E5', '59', 0);
    expect(game.rule('p1', 'lay', lay('M11', '59', 0))).toBe('1882-2-2');
    expect(layable(game, 'M11')).toEqual([]);
    expect(game.tile('E5', '66', 0).rule('p1', 'lay', lay('M11', '59', 0))).toBe(null);
  });

  test('1882-17-2 there is one #59 and one each of #66, #67 and #68', () => {
    const game = scr('E5', 670, '5')
      .do('p1', 'lay', lay('E5', '59', 0))
      .do('p1', 'seat', { owner: 'SCR', stop: 0 });
    const left = (tile: string) => tilesLeft(BOX.geography, game.state.board, tile);
    expect(['59', '66', '67', '68'].map(left)).toEqual([0, 1, 1, 1]);
    expect(
      scr('M11', 670, '3')
        .tile('E5', '59', 0)
        .rule('p1', 'lay', lay('M11', '59', 0)),
    ).toBe('1882-2-2');
  });

  test('1882-11.3.1-1 the second yellow tile costs $20', () => {
    const game = hbr().do('p1', 'lay', lay('H10', '9', 1));
    expect(game.cash('HBR')).toBe(670);
    const bank = game.cash(BANK);
    game.do('p1', 'lay', lay('I9', '9', 1));
    expect([game.cash('HBR'), game.cash(BANK)]).toEqual([650, bank + 20]);
    const poor = hbr()
      .has('HBR', 19)
      .do('p1', 'lay', lay('H10', '9', 1));
    expect(poor.rule('p1', 'lay', lay('I9', '9', 1))).toBe('1882-11.3.3-4');
  });
});

describe('yellow tiles', () => {
  test('1882-11.3.1-2 they go on unbuilt hexes, aligned with the grid', () => {
    const game = hbr();
    for (const hex of ['J10', 'E5', 'G11']) {
      expect(game.rule('p1', 'lay', lay(hex, '57', 0))).toBe('1882-11.3.1-2');
    }
    expect(game.rule('p1', 'lay', lay('H10', '9', 6))).toBe('action-malformed');
    expect(game.rule('p1', 'lay', lay('H10', '9', 1))).toBe(null);
  });

  test('1882-11.3.1-3 while its home has no track a company may build only there', () => {
    const game = later().company('HBR', { p1: 60 }).operate('HBR', 'begin').settle().tile('H12', '9', 0);
    expect(game.rule('p1', 'lay', lay('H10', '9', 1))).toBe('1882-11.3.1-3');
    expect(game.rule('p1', 'lay', lay('G11', '9', 1))).toBe('1882-11.3.1-8');
    expect(layable(game, 'G11')).toEqual(['57']);
    expect(new Set(game.actions('lay').map(({ hex }) => hex))).toEqual(new Set(['G11']));
    game.do('p1', 'lay', lay('G11', '57', 1));
    expect(game.rule('p1', 'lay', lay('H10', '9', 1))).toBe(null);
  });

  test('1882-11.3.1-4 the company must be able to trace track to the new tile', () => {
    const game = hbr();
    expect(game.rule('p1', 'lay', lay('H12', '9', 2))).toBe('1882-11.3.1-4');
    expect(game.rule('p1', 'lay', lay('H10', '9', 0))).toBe('1882-11.3.1-4');
    expect(game.rule('p1', 'lay', lay('I9', '9', 1))).toBe('1882-11.3.1-4');
  });

  test('1882-11.3.1-5 no track off the grid or into a blank side', () => {
    const game = hbr();
    expect(game.rule('p1', 'lay', lay('F2', '9', 1))).toBe('1882-11.3.1-5');
    expect(game.rule('p1', 'lay', lay('E9', '9', 2))).toBe('1882-11.3.1-5');
    expect(game.rule('p1', 'lay', lay('B10', '9', 0))).toBe('1882-11.3.1-5');
    expect(game.rule('p1', 'lay', lay('F2', '9', 0))).toBe('1882-11.3.1-4');
  });

  test('1882-11.3.1-6 a hex blocked by a private company is closed even to its owner', () => {
    const game = hbr().tile('F10', '9', 1).tile('H10', '8', 2).owns('P4', 'p1');
    expect(game.rule('p1', 'lay', lay('G9', '57', 2))).toBe('1882-11.3.1-6');
    expect(layable(game, 'G9')).toEqual([]);
    expect(game.owns('P4', 'HBR').rule('p1', 'lay', lay('G9', '57', 2))).toBe(null);
  });

  test('1882-11.3.1-7 terrain is paid with the yellow tile', () => {
    const game = scr('L2');
    const bank = game.cash(BANK);
    game.do('p1', 'lay', lay('M3', '58', 2));
    expect([game.cash('SCR'), game.cash(BANK)]).toEqual([630, bank + 40]);
    expect(scr('L2', 39).rule('p1', 'lay', lay('M3', '58', 2))).toBe('1882-11.3.3-4');
  });

  test('1882-11.3.1-8 a city hex takes a city tile', () => {
    const game = scr('G3');
    expect(game.rule('p1', 'lay', lay('G3', '9', 0))).toBe('1882-11.3.1-8');
    expect(layable(game, 'G3')).toEqual(['57']);
  });

  test('1882-11.3.1-9 a lettered hex takes a tile with its letter', () => {
    const game = scr('M11', 670, '3');
    expect(game.rule('p1', 'lay', lay('M11', '14', 0))).toBe('1882-11.3.1-9');
    expect(layable(game, 'M11')).toEqual(['59']);
    expect(game.rule('p1', 'lay', lay('J10', '59', 1))).toBe('1882-11.3.1-9');
  });

  test('1882-11.3.1-10 a hex with one dot takes one bar', () => {
    const game = scr('G3').tile('G3', '57', 1);
    expect(game.rule('p1', 'lay', lay('F4', '9', 1))).toBe('1882-11.3.1-10');
    expect(game.rule('p1', 'lay', lay('F4', '55', 1))).toBe('1882-11.3.1-10');
    expect(game.rule('p1', 'lay', lay('L12', '9', 0))).toBe('1882-11.3.1-10');
    expect(layable(game, 'F4')).toEqual(['3', '4', '58']);
  });

  test('1882-11.3.1-11 a hex with two dots takes two bars', () => {
    const game = scr('L8').tile('L8', '57', 1);
    expect(game.rule('p1', 'lay', lay('K9', '4', 1))).toBe('1882-11.3.1-11');
    expect(layable(game, 'K9')).toEqual(['1', '2', '55', '56', '69']);
  });

  test('1882-11.3.1-12 a hex without dot or circle takes plain track', () => {
    const game = scr('G3').tile('G3', '57', 2);
    expect(game.rule('p1', 'lay', lay('F2', '57', 2))).toBe('1882-11.3.1-12');
    expect(game.rule('p1', 'lay', lay('F2', '58', 5))).toBe('1882-11.3.1-12');
    expect(layable(game, 'F2')).toEqual(['7', '8']);
  });

  test('1882-11.3.1-13 each yellow tile on an NWR hex earns $20, after the fees of its own lay', () => {
    const game = scr('D6', 0).do('p1', 'lay', lay('D6', '57', 2));
    expect(game.cash('SCR')).toBe(20);
    game.do('p1', 'lay', lay('C5', '9', 2));
    expect(game.cash('SCR')).toBe(20);
    const paid = game.events.flatMap((event) =>
      event.type === 'paid' ? [`${event.why} ${event.amount}`] : [],
    );
    expect(paid).toEqual(['nwr 20', 'track 20', 'nwr 20']);
    expect(
      scr('G3', 0)
        .do('p1', 'lay', lay('G3', '57', 0))
        .cash('SCR'),
    ).toBe(0);
  });

  test('1882-5-1 dark green and red hexes are never built upon', () => {
    for (const phase of ['2', '5']) {
      const game = hbr(phase);
      for (const hex of ['D8', 'C7', 'K13', 'I1', 'L2', 'B6']) {
        for (const tile of ['57', '9', '14', '63']) {
          expect(game.rule('p1', 'lay', lay(hex, tile, 0))).toBe('1882-5-1');
        }
      }
    }
  });
});

describe('what is offered', () => {
  const EDGES = [0, 1, 2, 3, 4, 5];
  const everything = Object.keys(BOX.geography.manifest).flatMap((tile) =>
    BOX.geography.grid.ids.flatMap((hex) => EDGES.map((rotation) => lay(hex, tile, rotation))),
  );
  const text = ({ hex, tile, rotation }: Action) => `${hex} ${tile} ${rotation}`;

  test.each([
    { name: 'at home', game: () => later().company('HBR', { p1: 60 }).operate('HBR') },
    { name: 'for a second tile', game: () => hbr('3').do('p1', 'lay', lay('H10', '9', 1)) },
    { name: 'in every colour', game: () => hbr('5').tile('H10', '9', 1).tile('I9', '24', 1) },
    { name: 'to CN', game: () => later().phase('3').company('CN', { p1: 60 }).neutral('K3').operate('CN') },
  ])('1882-11.3-1 $name: every tile that may be laid, and no other', ({ game: scene }) => {
    const game = scene();
    const legal = everything.flatMap((fields) => {
      const action = { type: 'lay', player: 'p1', ...fields };
      return game.engine.judge(game.state, action) === null ? [text(action)] : [];
    });
    expect(legal.length).toBeGreaterThan(0);
    expect(game.actions('lay').map(text).sort()).toEqual(legal.sort());
  });
});

describe('the upgrade chart', () => {
  const CHART: Readonly<Record<string, readonly string[]>> = {
    7: ['18', '26', '27'],
    8: ['19', '23', '24'],
    9: ['18', '19', '20', '23', '24', '26', '27'],
    14: ['63'],
    15: ['63'],
    18: ['43'],
    19: ['45', '46'],
    20: ['44', '47'],
    23: ['41', '43', '45', '47'],
    24: ['42', '43', '46', '47'],
    26: ['42', '44', '45'],
    27: ['41', '44', '46'],
    57: ['14', '15'],
    59: ['66', '67', '68'],
    R1: ['R2'],
  };
  const HEX: Readonly<Record<string, string>> = { 59: 'E5', R1: 'J10' };

  test('1882-17-1 a tile turns into those of its chart row only', () => {
    const colours = ['yellow', 'green', 'brown'];
    for (const tile of Object.keys(BOX.geography.manifest)) {
      const stops = BOX.geography.tiles[tile]?.stops?.length ?? 0;
      const hex = HEX[tile] ?? (stops === 0 ? 'K7' : 'G7');
      const { board } = later().tile(hex, tile, tile === 'R1' ? 1 : 0).state;
      const fitting = Object.keys(BOX.geography.manifest).filter((next) =>
        [0, 1, 2, 3, 4, 5].some(
          (turn) => layProblem(BOX.geography, board, lay(hex, next, turn), { colours }) === null,
        ),
      );
      expect([tile, fitting]).toEqual([tile, CHART[tile] ?? []]);
    }
    const game = hbr('3');
    expect(layable(game, 'G11')).toEqual(['14', '15']);
    expect(game.rule('p1', 'lay', lay('G11', '63', 0))).toBe('1882-17-1');
    expect(game.tile('G11', '14', 1).rule('p1', 'lay', lay('G11', '15', 1))).toBe('1882-17-1');
  });
});
