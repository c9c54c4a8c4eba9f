import { describe, expect, test } from 'vitest';
import { later } from './testing/scene.ts';

/** WNW of p1 in Lander, joined over D8 to Pocatello, and with a tile on the deposit E11 to the south. */
const usual = (item: string, owner = 'WNW') =>
  later()
    .phase('3')
    .company('WNW', { p1: 60 }, { treasury: 500 })
    .tile('E9', '53*', 0)
    .tile('D8', '57*', 2)
    .tile('C7', '8', 5)
    .tile('B8', '9', 1)
    .tile('E11', 'd1', 0)
    .owns(item, owner)
    .operate('WNW');

describe('P3', () => {
  test('1867BW-14.3-1 puts the sixth refinery off the board, before trains run', () => {
    const game = usual('P3');
    expect(game.rule('p1', 'refinery', { hex: 'E9' })).toBe('1867BW-14.3-1');
    game.do('p1', 'refinery', { hex: 'A9' });
    expect([game.state.refineries, game.rule('p1', 'refinery', { hex: 'A9' })]).toEqual([
      { A9: 'operational' },
      '1867BW-14.3-1',
    ]);
    expect(usual('P3').operate('WNW', 'trains').rule('p1', 'refinery', { hex: 'A9' })).not.toBe(null);
  });

  test('1867BW-14.3-2 in its network', () => {
    expect([
      usual('P3').offered('refinery', 'hex'),
      usual('P3').rule('p1', 'refinery', { hex: 'M3' }),
    ]).toEqual([['A9'], '1867BW-14.3-2']);
  });

  test('1867BW-14.3-3 until P3 closes only its corporation delivers there', () => {
    const game = usual('P3', 'CNW')
      .refinery('A9', 'operational')
      .cubes('E11', 2)
      .trains('WNW', '4')
      .operate('WNW', 'run');
    const fields = {
      routes: [{ train: '4-0', path: ['A9.0', 'B8', 'C7', 'D8.0', 'E9.0', 'E11.0'] }],
      deliveries: [{ train: '4-0', from: 'E11', to: 'A9' }],
    };
    expect(game.rule('p1', 'run', fields)).toBe('1867BW-14.3-3');
    expect(game.owns('P3', 'WNW').rule('p1', 'run', fields)).toBe(null);
    const privateCompany = game.owns('P3', 'CNW').state.privates.P3;
    if (privateCompany !== undefined) privateCompany.closed = true;
    expect(game.rule('p1', 'run', fields)).toBe(null);
  });

  test('1867BW-14.3-5 closed before it is used, the token is gone; a placed one stays', () => {
    const closing = (placed: boolean) => {
      const game = usual('P3').nextTrain('5').has('WNW', 900);
      if (placed) game.do('p1', 'refinery', { hex: 'A9' });
      return game.operate('WNW', 'trains').do('p1', 'train', { train: '5-0', from: 'bank', price: 450 });
    };
    const unused = closing(false).operate('WNW');
    expect([unused.state.refineries, unused.rule('p1', 'refinery', { hex: 'A9' })]).toEqual([
      {},
      '1867BW-14.3-1',
    ]);
    expect(closing(true).state.refineries).toEqual({ A9: 'operational' });
  });
});

describe('P10', () => {
  test('1867BW-14.10-1 is closed for its token on one of four cities', () => {
    const game = usual('P10');
    expect([game.rule('p1', 'council', { hex: 'H8' }), game.offered('council', 'hex')]).toEqual([
      '1867BW-14.10-1',
      ['D8', 'E9'],
    ]);
    game.do('p1', 'council', { hex: 'D8' });
    expect([game.isOpen('P10'), game.state.council]).toEqual([false, { hex: 'D8', company: 'WNW' }]);
    for (const step of ['station', 'run', 'trains', 'issue'] as const)
      expect(usual('P10').trains('WNW', '3').operate('WNW', step).rule('p1', 'council', { hex: 'D8' })).toBe(
        null,
      );
  });

  test('1867BW-14.10-2 in its network', () => {
    expect(usual('P10').rule('p1', 'council', { hex: 'G5' })).toBe('1867BW-14.10-2');
  });

  test('1867BW-14.10-3, 1867BW-14.10-4 adds $20 to its routes through the city, although it is closed', () => {
    const game = usual('P10')
      .do('p1', 'council', { hex: 'D8' })
      .phase('5')
      .trains('WNW', '5')
      .operate('WNW', 'run');
    const train = game.state.companies.WNW?.trains[0]?.id;
    game.do('p1', 'run', { routes: [{ train, path: ['D8.0', 'E9.0'] }] });
    expect(game.turn.revenue).toBe(20 + 30 + 20);
  });
});

describe('P11', () => {
  test('1867BW-14.11-1 puts a cube on a deposit of the network once a turn, before trains run', () => {
    const game = usual('P11');
    expect(game.offered('extract', 'hex')).toEqual(['E11']);
    game.do('p1', 'extract', { hex: 'E11' });
    expect([game.state.cubes.E11, game.state.cubesInBox, game.rule('p1', 'extract', { hex: 'E11' })]).toEqual(
      [1, 19, '1867BW-14.11-1'],
    );
    expect(usual('P11').cubes('E11', 2).rule('p1', 'extract', { hex: 'E11' })).toBe('1867BW-14.11-1');
    const empty = usual('P11');
    empty.state.cubesInBox = 0;
    expect(empty.rule('p1', 'extract', { hex: 'E11' })).toBe('1867BW-14.11-1');
  });

  test('it can be used without a train, too', () => {
    const game = usual('P11').operate('WNW', 'run');
    expect([game.where, game.possible]).toEqual(['OR 2.1 run', ['extract', 'pass']]);
  });

  test('1867BW-14.11-2 P11 does not close in phase 5', () => {
    const game = usual('P11').nextTrain('5').has('WNW', 900).operate('WNW', 'trains');
    expect(game.do('p1', 'train', { train: '5-0', from: 'bank', price: 450 }).isOpen('P11')).toBe(true);
  });
});

test('1867BW-14-1 powers of corporations work for corporations, those of players for players', () => {
  expect(usual('P11', 'p1').rule('p1', 'extract', { hex: 'E11' })).toBe('1867BW-14.11-1');
  const upgraded = (owner: string) =>
    usual('P7', owner).do('p1', 'lay', { hex: 'D8', tile: '441*', rotation: 2 }).actions('lay').length;
  expect([upgraded('p1'), upgraded('WNW') > 0]).toEqual([0, true]);
  const pundit = usual('P4', 'WNW').queue('NP OSL', 'CNW GINW').has('p1', 900).stock();
  expect(pundit.rule('p1', 'pundit', { company: 'CNW', price: 60 })).toBe('1867BW-14.4-1');
});

describe('powers bought at the last moment (1867BW-8.2.P-1)', () => {
  /** WNW has laid its tiles, has no station left and no train; p1 still owns the private company. */
  const late = (item: string) => {
    const game = usual(item, 'p1').station('WNW', 'D8').station('WNW', 'H8').tile('E11', 'd1', 0);
    game.do('p1', 'lay', { hex: 'D8', tile: '441*', rotation: 2 });
    return game;
  };
  const buy = (game: ReturnType<typeof late>, item: string, price: number) =>
    game.do('p1', 'private', { item, price });

  test('1867BW-14.11-1 P11 before trains would run, without a train', () => {
    const game = late('P11');
    expect([game.where, game.possible]).toEqual(['OR 2.1 run', ['pass', 'private']]);
    buy(game, 'P11', 45).do('p1', 'extract', { hex: 'E11' });
    expect([game.state.cubes.E11, game.where.endsWith('run')]).toEqual([1, false]);
    expect(late('P11').cubes('E11', 2).settle().where).not.toBe('OR 2.1 run');
  });

  test('1867BW-14.11-1 not once that step is over', () => {
    const game = buy(late('P11').do('p1', 'pass'), 'P11', 45);
    expect([game.where, game.rule('p1', 'extract', { hex: 'E11' })]).toEqual([
      'OR 2.1 trains',
      '1867BW-8.2-1',
    ]);
  });

  test('1867BW-14.3-1 P3 likewise', () => {
    const game = buy(late('P3'), 'P3', 25);
    expect([game.where, game.offered('refinery', 'hex')]).toEqual(['OR 2.1 run', ['A9']]);
    expect(game.do('p1', 'refinery', { hex: 'A9' }).state.refineries).toEqual({ A9: 'operational' });
  });

  test('1867BW-14.7-1 P7 after the upgrade, for its yellow tile', () => {
    const game = late('P7');
    expect([game.where, game.possible]).toEqual(['OR 2.1 track', ['pass', 'private']]);
    const [yellow] = buy(game, 'P7', 35).actions('lay');
    game.do('p1', 'lay', { hex: yellow?.hex, tile: yellow?.tile, rotation: yellow?.rotation });
    expect(game.where).not.toBe('OR 2.1 track');
  });
});
