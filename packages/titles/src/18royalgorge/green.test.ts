import { describe, expect, test } from 'vitest';
import { ASSETS } from './data/privates.ts';
import { fivePlus, fresh, income, kansasPacific, kpWith, plain, rioGrande, SEEDS } from './testing/scene.ts';

const RUN = 'K7 (J8) I9';

describe('green', () => {
  test('18RG-G-1 Doc Holliday closes when Santa Fe has bought both tokens', () => {
    const game = plain().company('SF', { p1: 60 }).owns('G1', 'p2').has('p2', 0).treaty();
    expect(income(game, 'p2')).toBe(10);
    game.operate('SF', 'debt', { queue: ['SF'] }).do('p1', 'debt');
    expect(game.isOpen('G1')).toBe(true);
    game.operate('SF', 'debt', { queue: ['SF'] }).do('p1', 'debt');
    expect([game.isOpen('G1'), income(game, 'p2')]).toEqual([false, 0]);
  });

  test('18RG-G-2 Gold Nugget: once $130 in place of $50; the card stays and pays until the first 5+', () => {
    const ready = (options = {}) => {
      const game = kansasPacific(plain({ options }))
        .company('KP', { p1: 60 })
        .station('KP', 'K7')
        .trains('KP', '2+')
        .owns('G2', 'KP');
      game.gold('I9', 2).operate('KP', 'run').runs('KP', RUN);
      return game;
    };
    const game = ready().do('p1', 'ship', { hex: 'I9', nugget: true });
    expect([game.turn.revenue, game.isOpen('G2'), income(game, 'KP')]).toEqual([160, true, 5]);
    game.operate('KP', 'begin').settle().do('p1', 'pass').do('p1', 'pass').runs('KP', RUN);
    expect(game.rule('p1', 'ship', { hex: 'I9', nugget: true })).toBe('18RG-G-2');
    expect(fivePlus(game).isOpen('G2')).toBe(false);
    const recorded = ready({ nuggetClosesWhenUsed: true }).do('p1', 'ship', { hex: 'I9', nugget: true });
    expect(recorded.isOpen('G2')).toBe(false);
  });

  /** Colorado Midland in Salida, with the lease of the bridge. */
  const lease = (owner: string) =>
    plain({ seed: SEEDS.springs })
      .company('CM', { p1: 60 }, { treasury: 100 })
      .company('RG', { p2: 60 }, { treasury: 0 })
      .owns('G3', owner)
      .tile('C11', 'RG6')
      .station('CM', 'C11')
      .tile('G11', '9', 1)
      .trains('CM', '4+')
      .treaty()
      .phase('Green');
  const THROUGH = 'C11 D12 E13 F12';

  test('18RG-G-3 Hanging Bridge Lease: trains of its company run through the gorge', () => {
    expect(lease('p1').operate('CM', 'run').runRule('CM', THROUGH)).toBe('18RG-run-9');
    expect(lease('CM').operate('CM', 'run').runRule('CM', THROUGH)).toBeNull();
  });

  test('18RG-G-4 a tenth of what that train earns goes to Rio Grande; the dividend is not reduced', () => {
    const game = lease('CM').operate('CM', 'run').has('p1', 0);
    expect(game.runs('CM', THROUGH)).toBe(170);
    game.do('p1', 'dividend', { kind: 'pay' });
    expect([game.where, game.cash('p1'), game.turn.lease]).toEqual(['OR 2.1 lease', 102, 17]);
    game.do('p1', 'lease', { payer: 'president' });
    expect([game.cash('p1'), game.cash('RG')]).toEqual([85, 17]);
    const company = lease('CM').operate('CM', 'run');
    company.runs('CM', THROUGH);
    company.do('p1', 'dividend', { kind: 'withhold' }).do('p1', 'lease', { payer: 'company' });
    expect([company.cash('CM'), company.cash('RG')]).toEqual([253, 17]);
    const short = lease('CM').operate('CM', 'run');
    short.runs('CM', 'C11 D12');
    expect(short.turn.lease).toBe(0);
  });

  test('18RG-G-5 no station and no track beyond the gorge; it closes with the first 5+', () => {
    const game = lease('CM').tile('G11', '8', 5).tile('H12', '5', 2).operate('CM', 'station');
    expect(game.rule('p1', 'station', { hex: 'H12', stop: 0 })).toBe('18RG-station-3');
    expect(game.operate('CM').rule('p1', 'lay', { hex: 'H10', tile: '8', rotation: 4 })).toBe(
      '18RG-track-10',
    );
    expect(fivePlus(game).isOpen('G3')).toBe(false);
  });

  test('18RG-G-6 Florence Oil Fields: $25 from green on, for a player, for ever, and always a certificate', () => {
    const game = plain().owns('G4', 'p1');
    expect([
      income(game, 'p1'),
      income(game.phase('Green'), 'p1'),
      income(game.phase('Silver'), 'p1'),
    ]).toEqual([0, 25, 25]);
    expect(fivePlus(game).isOpen('G4')).toBe(true);
    expect(ASSETS.find(({ id }) => id === 'G4')).toMatchObject({ certificate: true, companyMayOwn: false });
  });

  const investor = () => plain().owns('G5', 'p1').at('VGC', 60).has('p1', 500).stock();

  test('18RG-G-7 Metals Investor: one share of each metal company a round for the price one space left', () => {
    const game = investor().do('p1', 'invest', { company: 'VGC' });
    expect([game.cash('p1'), game.percent('VGC', 'p1')]).toEqual([445, 10]);
    expect(game.rule('p1', 'invest', { company: 'CF&I' })).toBe('18RG-stock-1');
    game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    expect(game.rule('p1', 'invest', { company: 'VGC' })).toBe('18RG-G-7');
    game.do('p1', 'invest', { company: 'CF&I' });
    expect(game.cash('p1')).toBe(405);
    expect(investor().rule('p1', 'invest', { company: 'KP' })).toBe('18RG-G-7');
    expect(investor().owns('G5', 'p2').rule('p1', 'invest', { company: 'VGC' })).toBe('18RG-G-7');
    expect(investor().at('VGC', 30).do('p1', 'invest', { company: 'VGC' }).cash('p1')).toBe(470);
  });

  test('18RG-G-8 what it buys is kept until the next stock round; it closes with the first 5+', () => {
    const game = investor()
      .company('VGC', { p1: 10 })
      .do('p1', 'invest', { company: 'VGC' })
      .do('p1', 'pass')
      .do('p2', 'pass')
      .do('p3', 'pass');
    expect(game.rule('p1', 'sell', { company: 'VGC', percent: 20 })).toBe('18RG-G-8');
    expect(game.rule('p1', 'sell', { company: 'VGC', percent: 10 })).toBeNull();
    rioGrande(game)
      .company('RG', { p1: 20 }, { treasury: 300 })
      .has('p1', 0)
      .deck('4+-1')
      .operate('RG', 'trains');
    expect(game.rule('p1', 'sell', { company: 'VGC', percent: 20 })).toBe('18RG-G-8');
    game.roundEnds(2);
    expect(game.rule('p1', 'sell', { company: 'VGC', percent: 20 })).toBeNull();
    expect(fivePlus(investor()).isOpen('G5')).toBe(false);
  });

  test('18RG-G-9 Coal Depot: a cube for each full $10 of the winning bid', () => {
    const game = fresh({ options: { firstSeatOpens: true } });
    for (let card = 0; card < 2; card++) game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    game.do('p1', 'bid', { price: 95 }).do('p2', 'pass').do('p3', 'pass');
    expect([game.state.coal.depot, game.cash('p1')]).toEqual([9, 455]);
  });

  test('18RG-G-10 one or two of them a turn, a stop more each; it closes with the first 5+', () => {
    const game = kpWith('2+').owns('G6', 'KP').coal('depot', 5).operate('KP', 'run');
    game.runs('KP', 'O5 (N6) (M7) L8 K7 (J8) I9');
    expect([game.state.coal.depot, game.state.coal.spent]).toEqual([4, 1]);
    const over = kpWith('2+').owns('G6', 'KP').coal('depot', 5).operate('KP', 'run');
    const coal = [{ source: 'depot', train: '2+-0', cubes: 3 }];
    expect(over.rule('p1', 'run', { routes: [], coal })).toBe('18RG-G-10');
    expect([fivePlus(over).isOpen('G6'), over.state.coal.depot]).toEqual([false, 0]);
  });

  test('18RG-G-10 a 3+ with two cubes counts five cities, with one cube or none left not', () => {
    /** From Kit Carson (O5) over Victor and Coal Creek to Silvercliffe (G17): five cities and two towns. */
    const FIVE = 'O5 (N6) (M7) L8 K7 (J8) I9 (H10) H12 H14 (H16) G17';
    const depot = (cubes: number) =>
      kpWith('3+', '3+')
        .tile('H10', '8', 4)
        .tile('H12', '57', 0)
        .tile('H14', '4', 0)
        .tile('H16', '8', 1)
        .tile('G17', '57', 1)
        .owns('G6', 'KP')
        .coal('depot', cubes)
        .operate('KP', 'run');
    const game = depot(5);
    expect(game.runs('KP', FIVE)).toBe(30 + 20 + 20 + 10 + 20 + 10 + 20);
    expect([game.state.coal.depot, game.state.coal.spent]).toEqual([3, 2]);
    expect([depot(1).runRule('KP', FIVE), depot(0).runRule('KP', FIVE)]).toEqual([
      '18RG-run-4',
      '18RG-run-4',
    ]);
    const stated = (...cubes: readonly number[]) => {
      const coal = cubes.map((count, at) => ({ source: 'depot', train: `3+-${at}`, cubes: count }));
      return depot(5).rule('p1', 'run', { routes: [], coal });
    };
    expect([stated(2), stated(1, 1), stated(3), stated(2, 1)]).toEqual([
      null,
      null,
      '18RG-G-10',
      '18RG-G-10',
    ]);
  });
});
