import { describe, expect, test } from 'vitest';
import { fivePlus, fresh, income, kansasPacific, kpWith, plain, rioGrande, SEEDS } from './testing/scene.ts';
import { mapTokens } from './view-own.ts';

const RUN = 'K7 (J8) I9';

describe('yellow', () => {
  const silvercliffe = (owner: string) =>
    plain()
      .company('KP', { p1: 60 })
      .company('RG', { p2: 60 })
      .owns('Y1', owner)
      .trains('KP', '3+')
      .station('KP', 'G17')
      .tile('G17', '5', 2)
      .tile('F16', '3', 5);

  test('18RG-Y-1 St. Cloud Hotel: $20 more in Silvercliffe, for its company only', () => {
    expect(mapTokens(silvercliffe('p1').state)).toEqual([]);
    expect(mapTokens(silvercliffe('KP').state)).toEqual([
      { hex: 'G17', kind: 'hotel', text: 'St. Cloud Hotel +$20', count: 1 },
    ]);
    const way = 'G17 F16';
    const runs = (owner: string) => silvercliffe(owner).operate('KP', 'run').runs('KP', way);
    expect([runs('KP'), runs('RG'), runs('p1')]).toEqual([50, 30, 30]);
    expect(income(silvercliffe('KP'), 'KP')).toBe(5);
  });

  test('18RG-Y-2 in brown it moves to Cañon City, and it never closes', () => {
    const game = silvercliffe('KP')
      .phase('Brown')
      .tile('H12', '57', 0)
      .station('KP', 'H12')
      .tile('H14', '4', 0)
      .operate('KP', 'run');
    expect(mapTokens(game.state).map(({ hex }) => hex)).toEqual(['H12']);
    expect(game.runs('KP', 'H12 H14')).toBe(20 + 20 + 10);
    expect(fivePlus(game).isOpen('Y1')).toBe(true);
  });

  const tour = (cubes: number) => {
    const game = kpWith('2+').owns('Y2', 'KP').gold('J8', cubes).operate('KP', 'run');
    game.runs('KP', RUN);
    return game.do('p1', 'ship', { hex: 'J8', nugget: false });
  };

  test('18RG-Y-3 Ghost Town Tour: a token where the last gold of a hex has been shipped', () => {
    expect(tour(2).where).toBe('OR 2.1 dividend');
    const game = tour(1);
    expect(game.where).toBe('OR 2.1 ghost');
    expect(game.do('p1', 'ghost').state.ghostTowns).toEqual(['J8']);
    expect([income(game, 'KP'), mapTokens(game.state).map(({ kind }) => kind)]).toEqual([15, ['ghost-town']]);
    const full = kpWith('2+').owns('Y2', 'KP').gold('J8', 1).operate('KP', 'run');
    full.state.ghostTowns = ['D4', 'D6', 'D8', 'E7'];
    full.runs('KP', RUN);
    expect(full.do('p1', 'ship', { hex: 'J8', nugget: false }).where).toBe('OR 2.1 dividend');
    const player = kpWith('2+').owns('Y2', 'p1').gold('J8', 1).operate('KP', 'run');
    player.runs('KP', RUN);
    expect(player.do('p1', 'ship', { hex: 'J8', nugget: false }).where).toBe('OR 2.1 dividend');
  });

  test('18RG-Y-4 from the next turn on $10 for each ghost town that a train passes', () => {
    const game = kpWith('2+', '2+').owns('Y2', 'KP').operate('KP', 'run');
    game.state.ghostTowns = ['J8', 'I9', 'L8'];
    expect(game.runs('KP', 'O5 (N6) (M7) L8', 'L8 K7 (J8) I9')).toBe(50 + 10 + 50 + 30);
  });

  test('18RG-Y-5 it closes with the first 5+, and the tokens leave the map', () => {
    const game = kpWith('4+').owns('Y2', 'KP');
    game.state.ghostTowns = ['J8'];
    fivePlus(game);
    expect([game.isOpen('Y2'), game.state.ghostTowns]).toEqual([false, []]);
  });

  /** A line through Coal Creek for Rio Grande, with two trains. */
  const creek = (owner: string) =>
    plain()
      .company('RG', { p1: 60 })
      .company('KP', { p2: 60 })
      .owns('Y3', owner)
      .trains('RG', '2+', '2+')
      .station('RG', 'H12')
      .tile('H12', '57', 0)
      .tile('H14', '4', 0)
      .tile('H16', '9', 0)
      .tile('H18', '7', 2)
      .tile('G17', '57', 2)
      .operate('RG', 'run');

  test('18RG-Y-6 Coal Creek Mines: a cube for the owning company when anybody runs through H14, one a turn', () => {
    const game = creek('KP');
    game.runs('RG', 'H12 H14');
    expect([game.state.coal.mines, game.state.coal.creek]).toEqual([1, 11]);
    const two = creek('KP').tile('H14', '88', 0).tile('G15', '9', 1).tile('I13', '57', 1);
    two.runs('RG', 'H12 H14');
    expect(two.state.coal.mines).toBe(1);
  });

  test('18RG-Y-7 up to two cubes a turn, a stop more each, on one train or two', () => {
    const game = (cubes: number) =>
      kpWith('2+', '2+').owns('Y3', 'KP').coal('mines', cubes).operate('KP', 'run');
    const LONG = 'O5 (N6) (M7) L8 K7 (J8) I9';
    expect(game(0).runRule('KP', LONG)).toBe('18RG-run-4');
    const one = game(3);
    one.runs('KP', LONG);
    expect([one.state.coal.mines, one.state.coal.spent]).toEqual([2, 1]);
    const stated = (coal: readonly object[]) =>
      game(3).rule('p1', 'run', { routes: game(3).routes('KP', { 0: LONG }), coal });
    expect(stated([{ source: 'mines', train: '2+-0', cubes: 2 }])).toBeNull();
    expect(
      stated([
        { source: 'mines', train: '2+-0', cubes: 1 },
        { source: 'mines', train: '2+-1', cubes: 1 },
      ]),
    ).toBeNull();
    expect(stated([{ source: 'mines', train: '2+-0', cubes: 3 }])).toBe('18RG-Y-7');
    expect(
      stated([
        { source: 'mines', train: '2+-0', cubes: 2 },
        { source: 'mines', train: '2+-1', cubes: 1 },
      ]),
    ).toBe('18RG-Y-7');
    const recorded = kansasPacific(plain({ options: { coalOfOneCardPerTrain: true } }))
      .company('KP', { p1: 60 })
      .station('KP', 'K7');
    recorded.trains('KP', '2+').owns('Y3', 'KP').coal('mines', 2).operate('KP', 'run');
    expect(recorded.runs('KP', LONG)).toBe(80);
  });

  test('18RG-Y-8 none while a player owns it; it closes with the first 5+', () => {
    const game = creek('p2');
    game.runs('RG', 'H12 H14');
    expect([game.state.coal.creek, game.state.coal.mines]).toEqual([12, 0]);
    expect([fivePlus(game).isOpen('Y3'), game.state.coal.creek]).toEqual([false, 0]);
  });

  /** An auction of William Palmer alone. */
  const palmer = () => {
    const game = fresh({ options: { handPicked: true, firstSeatOpens: true } });
    for (const item of ['Y4', 'Y5', 'G1', 'G2', 'B1']) game.do(game.acting, 'pick', { item });
    // The State Prison, which is cheaper, comes first.
    game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    return game.do('p1', 'bid', { price: 75 }).do('p2', 'pass').do('p3', 'pass');
  };

  test('18RG-Y-9 William Palmer: a share of Rio Grande and one of CF&I, for nothing', () => {
    const game = palmer();
    expect([game.percent('RG', 'p1'), game.percent('CF&I', 'p1'), game.cash('p1'), game.cash('RG')]).toEqual([
      10, 10, 475, 0,
    ]);
    game
      .passWhile(() => game.where.startsWith('Auction'))
      .stock(1, 'p2')
      .do('p2', 'start', { company: 'RG', price: 80 });
    expect([game.cash('RG'), game.percent('RG', 'RG'), game.president('RG')]).toEqual([160, 70, 'p2']);
  });

  test('18RG-Y-10 he never works for a company; he goes with the first 5+, the shares stay', () => {
    const game = palmer().company('KP', { p2: 60 }).phase('Green').operate('KP');
    expect(game.rule('p2', 'private', { item: 'Y4', price: 75 })).toBe('18RG-asset-3');
    fivePlus(game);
    expect([game.isOpen('Y4'), game.percent('RG', 'p1'), game.percent('CF&I', 'p1')]).toEqual([
      false,
      10,
      10,
    ]);
  });

  test('18RG-Y-11 State Prison: half of every terrain cost for the owning company', () => {
    const cost = (owner: string, options = {}) => {
      const game = plain({ seed: SEEDS.springs, options })
        .company('CM', { p1: 60 }, { treasury: 100 })
        .owns('Y5', owner)
        .operate('CM');
      return 100 - game.do('p1', 'lay', { hex: 'B4', tile: '9', rotation: 0 }).cash('CM');
    };
    expect([cost('CM'), cost('p1')]).toEqual([10, 20]);
    expect(fivePlus(plain().owns('Y5', 'p1')).isOpen('Y5')).toBe(false);
  });

  const jeweler = () => {
    const game = kpWith('2+').owns('Y6', 'p2').has('p2', 0).gold('I9', 1).operate('KP', 'run');
    game.runs('KP', RUN);
    return game.do('p1', 'ship', { hex: 'I9', nugget: false });
  };

  test('18RG-Y-12 Local Jeweler: $5 on the card for each shipment, taken at the start of a stock round', () => {
    const game = jeweler();
    expect([game.cash('Y6'), game.cash('p2')]).toEqual([5, 0]);
    game.roundEnds(2);
    expect([game.where, game.cash('Y6'), game.cash('p2')]).toEqual(['SR 3 stock', 0, 5]);
  });

  test('18RG-Y-13 until then it cannot be spent, and it is lost if the card closes', () => {
    const game = jeweler();
    rioGrande(game).company('RG', { p2: 20 }, { treasury: 395 }).deck('4+-1').operate('RG', 'trains');
    expect(game.rule('p2', 'train', { train: '4+-1', from: 'bank', price: 400 })).toBe('18RG-emergency-2');
    expect(game.rule('p2', 'bankrupt')).toBeNull();
    const closing = jeweler();
    const bank = closing.cash('bank');
    closing
      .deck('5+-0')
      .operate('KP', 'trains')
      .has('KP', 500)
      .do('p1', 'train', { train: '5+-0', from: 'bank', price: 500 });
    expect([closing.isOpen('Y6'), closing.cash('Y6'), closing.cash('bank') > bank]).toEqual([false, 0, true]);
  });
});
