import { faceAt, tilesLeft } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { later, type Scene } from './testing/scene.ts';

const lay = (hex: string, tile: string, rotation: number) => ({ hex, tile, rotation });
/** CRI&P with its base in Des Moines, where a straight tile leads west and east. */
const rock = (phase = '3', treasury = 500) =>
  later().phase(phase).company('CRI&P', { p1: 60 }, { treasury }).tile('G7', '57', 1).operate('CRI&P');
const rule = (scene: Scene, hex: string, tile: string, rotation: number) =>
  scene.rule('p1', 'lay', lay(hex, tile, rotation));

describe('laying track', () => {
  test('18MW-track-1 two yellow tiles, or one upgrade', () => {
    const scene = rock().do('p1', 'lay', lay('G9', '9', 1));
    expect(rule(scene, 'G7', '14', 1)).toBe('18MW-track-1');
    scene.do('p1', 'lay', lay('G5', '9', 1));
    expect(scene.where).toBe('OR 2.1 station');
    const upgrade = rock().do('p1', 'lay', lay('G7', '14', 1));
    expect(upgrade.where).toBe('OR 2.1 station');
  });

  test('18MW-track-2, 18MW-tiles-4 no track off the board or into the lake', () => {
    const scene = later().company('MILW', { p1: 60 }).operate('MILW');
    expect(rule(scene, 'D18', '57', 1)).toBe('18MW-track-2');
    const north = later().company('NP', { p1: 60 }).tile('B8', '57', 2).operate('NP');
    expect(rule(north, 'A7', '9', 2)).toBe('18MW-track-2');
  });

  test('18MW-tiles-5 no track to a blank side of a gray or red hex', () => {
    const scene = later()
      .company('CRI&P', { p1: 60 })
      .tiles(['G7', '57', 1], ['G5', '9', 1], ['G3', '57', 1]);
    expect(rule(scene.operate('CRI&P'), 'F2', '9', 0)).toBe('18MW-track-2');
  });

  test('18MW-track-3, 18MW-track-15 the amount of the hex, which the treasury must have', () => {
    const scene = later().company('MP', { p1: 60 }, { treasury: 60 }).tile('K13', '57', 0).operate('MP');
    expect(scene.do('p1', 'lay', lay('L12', '9', 0)).cash('MP')).toBe(0);
    const poor = later().company('MP', { p1: 60 }, { treasury: 59 }).tile('K13', '57', 0).operate('MP');
    expect(rule(poor, 'L12', '9', 0)).toBe('18MW-track-15');
  });

  test('18MW-track-4 an upgrade costs nothing but rivers', () => {
    const scene = later()
      .phase('3')
      .company('MP', { p1: 60 })
      .tiles(['K13', '57', 0], ['L12', '9', 0])
      .operate('MP');
    const [green] = scene.listed('lay').filter(({ hex, tile }) => hex === 'L12' && tile === '23');
    scene.do('p1', 'lay', green);
    expect(scene.cash('MP')).toBe(800);
  });

  test('18MW-track-5 $40 over the Mississippi', () => {
    const scene = later()
      .company('MP', { p1: 60 })
      .operate('MP')
      .do('p1', 'lay', lay('K13', '57', 1));
    expect(scene.cash('MP')).toBe(760);
  });

  test('18MW-track-6 $20 over any other river', () => {
    const scene = later()
      .company('SLSF', { p1: 60 })
      .operate('SLSF')
      .do('p1', 'lay', lay('J6', '57', 0));
    expect(scene.cash('SLSF')).toBe(780);
  });

  test('18MW-track-7, 18MW-track-17 an upgrade pays for new sides only; a river beside the track costs nothing', () => {
    const scene = later().phase('3').company('SLSF', { p1: 60 }).tile('J6', '57', 1).operate('SLSF');
    const cost = (rotation: number, tile = '14') => {
      const after = scene.engine.after(scene.state, {
        type: 'lay',
        player: 'p1',
        ...lay('J6', tile, rotation),
      });
      return after.ok ? 800 - (after.state.cash.SLSF ?? 0) : null;
    };
    // The new city has sides 1 and 4 and two more; those over the Missouri are 2, 3 and 4.
    const options = scene.listed('lay').filter(({ hex }) => hex === 'J6');
    expect(options.length).toBeGreaterThan(0);
    for (const { tile, rotation } of options) {
      const exits = [
        ...new Set(
          faceAt(
            BOX.geography,
            { tiles: { J6: { tile: String(tile), rotation: Number(rotation) } }, stations: [] },
            'J6',
          ).track?.map(([edge]) => edge),
        ),
      ];
      const bridges = exits.filter((edge) => edge === 2 || edge === 3).length;
      expect(cost(Number(rotation), String(tile))).toBe(20 * bridges);
    }
    const beside = later().company('SLSF', { p1: 60 }).tile('J6', '57', 0).operate('SLSF');
    expect(beside.do('p1', 'lay', lay('K5', '9', 0)).cash('SLSF')).toBe(800);
  });

  test('18MW-track-8 the tile on the other side pays again', () => {
    const scene = later().company('MP', { p1: 60 }).operate('MP');
    scene.do('p1', 'lay', lay('K13', '57', 1)).do('p1', 'lay', lay('K15', '9', 1));
    expect(scene.cash('MP')).toBe(800 - 80);
  });

  test('18MW-track-9, 18MW-phases-9 a small city becomes a city after the first 6 train', () => {
    const grow = (phase: string) =>
      later().phase(phase).company('IC', { p1: 60 }).tiles(['I15', '57', 2], ['H14', '58', 3]).operate('IC');
    expect(rule(grow('5'), 'H14', '6', 3)).toBe('18MW-track-9');
    expect(rule(grow('6'), 'H14', '6', 3)).toBe(null);
    expect(grow('6').listed('lay')).toContainEqual(lay('H14', '6', 3));
    expect(rule(grow('6'), 'H14', '6', 0)).toBe('18MW-track-12');
  });

  test('18MW-track-10 or plain track', () => {
    const scene = later()
      .phase('6')
      .company('IC', { p1: 60 })
      .tiles(['I15', '57', 2], ['H14', '4', 2])
      .operate('IC');
    expect(rule(scene, 'H14', '9', 2)).toBe(null);
  });

  test('18MW-track-16 as the one upgrade, and only of a laid tile', () => {
    const scene = later()
      .phase('6')
      .company('IC', { p1: 60 })
      .tiles(['I15', '57', 2], ['H14', '4', 2])
      .operate('IC');
    expect(scene.do('p1', 'lay', lay('H14', '57', 2)).where).toBe('OR 2.1 station');
    const empty = later().phase('6').company('IC', { p1: 60 }).tile('I15', '57', 2).operate('IC');
    expect(rule(empty, 'H14', '57', 2)).toBe('18MW-tiles-8');
  });

  test('18MW-track-12, 18MW-tiles-10 an upgrade keeps all old track', () => {
    const scene = rock();
    const rotations = scene.listed('lay').filter(({ hex, tile }) => hex === 'G7' && tile === '14');
    for (const { rotation } of rotations)
      expect([1, 4].every((edge) => keeps('14', Number(rotation), edge))).toBe(true);
    expect(
      [0, 1, 2, 3, 4, 5].filter((turn) => rule(scene, 'G7', '15', turn) === '18MW-track-12').length,
    ).toBeGreaterThan(0);
  });
  const keeps = (tile: string, rotation: number, edge: number) =>
    faceAt(BOX.geography, { tiles: { G7: { tile, rotation } }, stations: [] }, 'G7').track?.some(
      ([end]) => end === edge,
    ) === true;

  test('18MW-track-13 new track of an upgrade need not be usable', () => {
    const scene = rock().tiles(['G9', '9', 1]).company('IC', { p2: 60 });
    const greens = scene.listed('lay').filter(({ hex }) => hex === 'G9');
    // #20 only crosses the old track: nothing of it can be reached.
    expect(greens.some(({ tile }) => tile === '20')).toBe(true);
  });

  test('18MW-track-14 track must be joined; an unbuilt base comes first', () => {
    expect(rule(rock(), 'E5', '9', 0)).toBe('18MW-track-14');
    const bare = later().company('CRI&P', { p1: 60 }).operate('CRI&P');
    expect([...new Set(bare.listed('lay').map(({ hex }) => hex))]).toEqual(['G7']);
    const upgrade = rock().tiles(['E5', '9', 0]);
    expect(rule(upgrade, 'E5', '23', 0)).toBe('18MW-track-14');
  });

  test('18MW-tiles-1 no colour is skipped', () => {
    expect(rule(rock('5'), 'G7', '63', 0)).toBe('18MW-tiles-1');
  });

  test('18MW-tiles-2 only what is left in the supply', () => {
    const scene = rock();
    for (const hex of ['B8', 'E15', 'F10', 'I15']) scene.tile(hex, '15', 0);
    scene.tile('G3', '15', 0);
    expect(tilesLeft(BOX.geography, scene.state.board, '15')).toBe(0);
    expect(scene.listed('lay').some(({ tile }) => tile === '15')).toBe(false);
    expect([0, 1, 2, 3, 4, 5].map((turn) => rule(scene, 'G7', '15', turn))).toContain('18MW-tiles-2');
  });

  test('18MW-tiles-3, 18MW-tiles-12 a tile stays until it is upgraded, and then goes back', () => {
    const scene = rock();
    const before = tilesLeft(BOX.geography, scene.state.board, '57') ?? 0;
    scene.do('p1', 'lay', lay('G7', '14', 1));
    expect(tilesLeft(BOX.geography, scene.state.board, '57')).toBe(before + 1);
    expect(scene.rule('p1', 'remove', { hex: 'G7' })).not.toBe(null);
  });

  test('18MW-tiles-6 a base that has not operated keeps a way out', () => {
    const scene = later().company('SLSF', { p1: 60 }).tiles(['J6', '57', 0], ['L6', '8', 3], ['M5', '8', 4]);
    scene.operate('SLSF');
    expect(rule(scene, 'K5', '8', 3)).toBe('18MW-tiles-6');
    expect(rule(scene, 'K5', '9', 0)).toBe(null);
  });

  test('18MW-tiles-7, 18MW-tiles-8, 18MW-tiles-9 each kind of hex takes its own yellow tiles', () => {
    const scene = later()
      .company('CRI&P', { p1: 60 })
      .tiles(['G7', '57', 1], ['G5', '9', 1])
      .operate('CRI&P');
    expect(rule(scene, 'G3', '9', 1)).toBe('18MW-tiles-7');
    expect(rule(scene, 'G9', '57', 1)).toBe('18MW-tiles-9');
    const illinois = later().company('IC', { p1: 60 }).tile('I15', '57', 2).operate('IC');
    expect(rule(illinois, 'H14', '8', 3)).toBe('18MW-tiles-8');
  });

  test('18MW-tiles-11 tokens stay where they are', () => {
    expect(
      rock()
        .do('p1', 'lay', lay('G7', '14', 1))
        .markers('G7'),
    ).toEqual(['CRI&P']);
  });

  test('18MW-or-7 the steps come in order', () => {
    const scene = rock().trains('CRI&P', '3').operate('CRI&P', 'trains');
    expect(scene.rule('p1', 'station', { hex: 'F18', stop: 0 })).toBe('18MW-or-7');
    expect(scene.rule('p1', 'lay', lay('G9', '9', 1))).toBe('18MW-or-7');
  });

  test('18MW-merger-20, 18MW-corporations-2 a system lays as a corporation does', () => {
    const scene = later()
      .phase('10')
      .company('IC', { p1: 60 })
      .company('MP', { p1: 60 })
      .system('BN', 'IC', 'MP');
    scene
      .tile('I15', '57', 2)
      .operate('BN')
      .do('p1', 'lay', lay('I15', '14', 2));
    expect(scene.where).toBe('OR 2.1 station');
  });
});
