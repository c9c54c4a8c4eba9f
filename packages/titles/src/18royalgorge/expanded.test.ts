import { faceAt, stopsOf } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { GOLD_TRACKS } from './data/gold.ts';
import { ASSETS } from './data/privates.ts';
import { payIncome } from './privates.ts';
import { fresh, kansasPacific, plain, rioGrande, type Scene } from './testing/scene.ts';

const seeds = Array.from({ length: 80 }, (_, i) => 3 + i * 101);
const still = () => undefined;
const RUN = 'O3 (N4) M3 (L4) L2';

describe('expanded private assets', () => {
  test('18RG-X-1 with the option they join the draw and the picks, without it never', () => {
    const drawn = (expandedPrivates: boolean) =>
      new Set(
        seeds.flatMap((seed) => Object.keys(fresh({ seed, options: { expandedPrivates } }).state.privates)),
      );
    const expanded = ASSETS.filter((asset) => asset.expanded).map(({ id }) => id);
    expect(expanded).toEqual(['Y7', 'Y8', 'G7', 'B7']);
    expect(expanded.filter((id) => drawn(true).has(id))).toEqual(expanded);
    expect(expanded.filter((id) => drawn(false).has(id))).toEqual([]);
    const picks = fresh({ options: { expandedPrivates: true, handPicked: true } })
      .actions('pick')
      .map(({ item }) => item);
    expect([picks.length, expanded.every((id) => picks.includes(id))]).toEqual([22, true]);
  });

  test('18RG-X-5 the winner of Doc Holliday chooses a face; the rules are the same', () => {
    const game = fresh({ options: { alternateDoc: true, firstSeatOpens: true } });
    for (let card = 0; card < 3; card++) game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    game.do('p1', 'bid', { price: 55 }).do('p2', 'pass').do('p3', 'pass');
    expect(game.actions('face').map(({ face }) => face)).toEqual(['G1', 'G1A', 'G1B']);
    expect(game.rule('p1', 'face', { face: 'G1C' })).toBe('18RG-X-5');
    game.do('p1', 'face', { face: 'G1A' });
    expect(game.state.faces).toEqual({ G1: 'G1A' });
    game
      .company('SF', { p2: 60 })
      .treaty()
      .has('p1', 0)
      .operate('SF', 'debt', { queue: ['SF'] })
      .do('p2', 'debt');
    expect(game.cash('p1')).toBe(60);
  });

  test('18RG-X-6 Passenger Train: $15 each operating round, $40 more when the company runs', () => {
    const game = rioGrande(plain())
      .company('RG', { p1: 60 }, { treasury: 100 })
      .owns('G7', 'RG')
      .trains('RG', '2+');
    payIncome(game.state, still);
    expect(game.cash('RG')).toBe(85);
    expect(game.operate('RG', 'run').runs('RG', RUN)).toBe(70 + 40);
    const idle = rioGrande(plain())
      .company('RG', { p1: 60 })
      .owns('G7', 'RG')
      .trains('RG', '2+')
      .operate('RG', 'run');
    expect(idle.runs('RG')).toBe(0);
  });

  test('18RG-X-7 it closes when it cannot be paid; a player pays and gets nothing', () => {
    const poor = plain().company('RG', { p1: 60 }, { treasury: 10 }).owns('G7', 'RG');
    payIncome(poor.state, still);
    expect([poor.isOpen('G7'), poor.cash('RG')]).toEqual([false, 10]);
    const player = rioGrande(plain())
      .company('RG', { p1: 60 })
      .owns('G7', 'p1')
      .has('p1', 100)
      .trains('RG', '2+');
    payIncome(player.state, still);
    expect([player.cash('p1'), player.operate('RG', 'run').runs('RG', RUN)]).toEqual([100, 70]);
    const five = plain().owns('G7', 'p1').deck('5+-0').roundEnds();
    expect(five.isOpen('G7')).toBe(false);
  });

  test('18RG-X-8 Heavy Winter: no price moves in one operating round', () => {
    const game = plain().company('KP', { p1: 60 }, { price: 70 }).owns('B7', 'p2').round(3, 1).settle();
    expect([game.where, game.acting]).toEqual(['OR 3.1 winter', 'p2']);
    game.do('p2', 'freeze');
    expect([game.isOpen('B7'), game.where]).toEqual([false, 'OR 3.1 track']);
    game.passWhile(() => game.where.startsWith('OR 3.1'));
    expect(game.price('KP')).toBe(70);
    game.passWhile(() => game.where.startsWith('OR 3.2'));
    expect(game.price('KP')).toBe(65);
    const paying = plain().company('KP', { p1: 60 }, { price: 70 });
    paying.state.frozen = true;
    paying.operate('KP', 'dividend').turn.revenue = 500;
    expect(paying.do('p1', 'dividend', { kind: 'pay' }).price('KP')).toBe(70);
    const later = plain().company('KP', { p1: 60 }).owns('B7', 'p2').round(3, 1).settle().do('p2', 'pass');
    expect([later.isOpen('B7'), later.where]).toEqual([true, 'OR 3.1 track']);
  });

  test('18RG-X-9 Elijah McCoy is the Track Engineer under another picture', () => {
    const options = { expandedPrivates: true, handPicked: true, firstSeatOpens: true };
    const game = fresh({ options });
    for (const item of ['B5', 'Y1', 'Y2', 'G1', 'G2']) game.do(game.acting, 'pick', { item });
    for (let card = 0; card < 4; card++) game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    game.do('p1', 'bid', { price: 60 }).do('p2', 'pass').do('p3', 'pass').do('p1', 'face', { face: 'B5A' });
    expect([game.state.faces.B5, game.state.privates.B5?.owner]).toEqual(['B5A', 'p1']);
  });

  test('18RG-X-10 Buckhorn Exchange: Denver is worth $10 more to every company', () => {
    const game = () => rioGrande(plain()).company('RG', { p1: 60 }).trains('RG', '2+').operate('RG', 'run');
    expect(game().runs('RG', RUN)).toBe(70);
    expect(game().owns('Y7', 'p3').runs('RG', RUN)).toBe(80);
    expect(game().owns('Y7', 'p3').deck('5+-0').roundEnds().isOpen('Y7')).toBe(true);
  });

  test('18RG-X-11 Madam Evens: $10 in Denver, from brown $20 in Salida, for her company only', () => {
    const game = (owner: string) =>
      rioGrande(plain())
        .company('RG', { p1: 60 })
        .company('KP', { p2: 60 })
        .trains('RG', '2+')
        .owns('Y8', owner);
    expect(game('RG').operate('RG', 'run').runs('RG', RUN)).toBe(80);
    expect(game('KP').operate('RG', 'run').runs('RG', RUN)).toBe(70);
    expect(game('p1').operate('RG', 'run').runs('RG', RUN)).toBe(70);
    expect(game('RG').phase('Brown').operate('RG', 'run').runs('RG', RUN)).toBe(60 + 10 + 60);
    const salida = game('RG').treaty().phase('Brown').tile('C11', 'RG8').operate('RG', 'run');
    expect(salida.runs('RG', 'D12 C11')).toBe(30 + 60 + 20);
  });
});

describe('gold tracks and gorge tiles', () => {
  test('18RG-X-2 one of the tracks A to H is drawn', () => {
    const tracks = seeds.map((seed) => fresh({ seed, options: { goldTracks: true } }).state.goldTrack);
    expect([...new Set(tracks)].sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    expect(fresh().state.goldTrack).toBe('standard');
  });

  const onTrack = (track: string): Scene => {
    const games = seeds.map((seed) => plain({ seed, options: { goldTracks: true } }));
    const game = games.find(({ state }) => state.goldTrack === track);
    if (game === undefined) throw new Error(`No seed draws track ${track}`);
    return game;
  };

  test.each(['E', 'F'])('18RG-X-3 track %s: nothing is shipped before green', (track) => {
    expect(GOLD_TRACKS[track]?.spaces[0]?.colour).toBe('green');
    const ready = (game: Scene) => {
      kansasPacific(game)
        .company('RG', { p1: 60 })
        .station('RG', 'K7')
        .trains('RG', '2+')
        .gold('J8', 1)
        .operate('RG', 'run');
      game.runs('RG', 'K7 (J8) I9');
      return game.where;
    };
    expect([ready(onTrack(track)), ready(onTrack(track).phase('Green'))]).toEqual([
      'OR 2.1 dividend',
      'OR 2.1 ship',
    ]);
  });

  test('18RG-X-4 track G pays the price of VGC plus an amount, to the half dollar', () => {
    const game = onTrack('G')
      .company('VGC', { p1: 10, p2: 30 })
      .at('VGC', 55)
      .shipped(2)
      .has('p1', 0)
      .has('p2', 0)
      .roundEnds();
    expect([game.cash('p1'), game.cash('p2'), game.price('VGC')]).toEqual([12.5, 37.5, 65]);
  });

  test('18RG-X-12 the B sides of the gorge tiles are worth less', () => {
    const values = (game: Scene) =>
      ['D12', 'E13', 'F12'].map((hex) =>
        stopsOf(faceAt(BOX.geography, game.state.board, hex)).map(({ revenue }) => revenue),
      );
    const game = plain({ options: { gorgeB: true } });
    expect(values(game)).toEqual([[10], [], [30]]);
    expect(values(game.treaty())).toEqual([[20], [20], [40]]);
    game
      .company('RG', { p1: 60 })
      .phase('Brown')
      .operate('RG')
      .do('p1', 'lay', { hex: 'E13', tile: 'gorge-brown-B-middle', rotation: 0 });
    expect(values(game)).toEqual([[30], [30], [60]]);
  });
});
