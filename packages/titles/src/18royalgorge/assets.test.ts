import { POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { ASSETS } from './data/assets.ts';
import { payIncome } from './income.ts';
import { fresh, kansasPacific, plain, rioGrande, type Scene, SEEDS } from './testing.ts';
import { mapTokens } from './view-own.ts';

const still = () => undefined;
const RUN = 'K7 (J8) I9';
const rg = (...trains: readonly string[]) =>
  rioGrande(plain())
    .company('RG', { p1: 60 }, { treasury: 600 })
    .trains('RG', ...trains);
const kp = (...trains: readonly string[]) =>
  kansasPacific(plain())
    .company('KP', { p1: 60 }, { treasury: 600 })
    .station('KP', 'K7')
    .trains('KP', ...trains);
/** The first 5+ leaves the deck. */
const fivePlus = (game: Scene) => game.deck('5+-0').roundEnds();
const income = (game: Scene, holder: string) => {
  const before = game.cash(holder);
  payIncome(game.state, still);
  return game.cash(holder) - before;
};

describe('buying assets into companies', () => {
  const buying = () =>
    plain().company('KP', { p1: 60 }, { treasury: 500 }).owns('Y2', 'p1').owns('G1', 'p1').operate('KP');

  test.each([
    ['Yellow', '18RG-asset-1'],
    ['Green', null],
    ['Brown', null],
    ['Silver', '18RG-asset-1'],
  ] as const)('18RG-asset-1 in the %s phase: %s', (phase, rule) => {
    for (const step of ['track', 'station', 'trains'] as const) {
      const game = buying().phase(phase).operate('KP', step);
      expect(game.rule('p1', 'private', { item: 'Y2', price: 45 })).toBe(rule);
    }
    const recorded = plain({ options: { assetsBoughtInSilver: true } })
      .company('KP', { p1: 60 })
      .owns('Y2', 'p1')
      .phase('Silver');
    expect(recorded.operate('KP').rule('p1', 'private', { item: 'Y2', price: 45 })).toBeNull();
  });

  test('18RG-asset-1 another player must agree', () => {
    const game = buying()
      .phase('Green')
      .owns('Y2', 'p2')
      .has('p2', 0)
      .do('p1', 'private', { item: 'Y2', price: 60 });
    expect(game.acting).toBe('p2');
    game.do('p2', 'accept');
    expect([game.cash('p2'), game.cash('KP'), game.state.privates.Y2?.owner]).toEqual([60, 440, 'KP']);
  });

  test.each([
    ['Y2', 23, 90],
    ['G6', 5, 20],
    ['B3', 28, 110],
  ])('18RG-asset-2 %s costs $%i to $%i', (item, min, max) => {
    const game = buying().phase('Green').owns(item, 'p1');
    const rules = [min - 1, min, max, max + 1].map((price) => game.rule('p1', 'private', { item, price }));
    expect(rules).toEqual(['18RG-asset-2', null, null, '18RG-asset-2']);
  });

  test('18RG-asset-3 only cards with the locomotive', () => {
    const barred = ASSETS.filter(({ companyMayOwn, expanded }) => !companyMayOwn && !expanded).map(
      ({ id }) => id,
    );
    expect(barred).toEqual(['Y4', 'Y6', 'G1', 'G4', 'G5', 'B4', 'B6']);
    for (const item of barred) {
      const game = buying().phase('Green').owns(item, 'p1');
      expect(game.rule('p1', 'private', { item, price: 60 })).toBe('18RG-asset-3');
    }
  });

  test('18RG-asset-4 income and power go to the company for good', () => {
    const game = buying()
      .phase('Green')
      .do('p1', 'private', { item: 'Y2', price: 45 })
      .company('RG', { p2: 60 });
    expect([income(game, 'KP'), income(game, 'p1')]).toEqual([15, 10]);
    expect(game.operate('RG').rule('p2', 'private', { item: 'Y2', price: 45 })).toBe('18RG-asset-4');
  });
});

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
    const game = kp('2+').owns('Y2', 'KP').gold('J8', cubes).operate('KP', 'run');
    game.runs('KP', RUN);
    return game.do('p1', 'ship', { hex: 'J8', nugget: false });
  };

  test('18RG-Y-3 Ghost Town Tour: a token where the last gold of a hex has been shipped', () => {
    expect(tour(2).where).toBe('OR 2.1 dividend');
    const game = tour(1);
    expect(game.where).toBe('OR 2.1 ghost');
    expect(game.do('p1', 'ghost').state.ghostTowns).toEqual(['J8']);
    expect([income(game, 'KP'), mapTokens(game.state).map(({ kind }) => kind)]).toEqual([15, ['ghost-town']]);
    const full = kp('2+').owns('Y2', 'KP').gold('J8', 1).operate('KP', 'run');
    full.state.ghostTowns = ['D4', 'D6', 'D8', 'E7'];
    full.runs('KP', RUN);
    expect(full.do('p1', 'ship', { hex: 'J8', nugget: false }).where).toBe('OR 2.1 dividend');
    const player = kp('2+').owns('Y2', 'p1').gold('J8', 1).operate('KP', 'run');
    player.runs('KP', RUN);
    expect(player.do('p1', 'ship', { hex: 'J8', nugget: false }).where).toBe('OR 2.1 dividend');
  });

  test('18RG-Y-4 from the next turn on $10 for each ghost town that a train passes', () => {
    const game = kp('2+', '2+').owns('Y2', 'KP').operate('KP', 'run');
    game.state.ghostTowns = ['J8', 'I9', 'L8'];
    expect(game.runs('KP', 'O5 (N6) (M7) L8', 'L8 K7 (J8) I9')).toBe(50 + 10 + 50 + 30);
  });

  test('18RG-Y-5 it closes with the first 5+, and the tokens leave the map', () => {
    const game = kp('4+').owns('Y2', 'KP');
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
    const game = (cubes: number) => kp('2+', '2+').owns('Y3', 'KP').coal('mines', cubes).operate('KP', 'run');
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
    const game = kp('2+').owns('Y6', 'p2').has('p2', 0).gold('I9', 1).operate('KP', 'run');
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
    const game = kp('2+').owns('G6', 'KP').coal('depot', 5).operate('KP', 'run');
    game.runs('KP', 'O5 (N6) (M7) L8 K7 (J8) I9');
    expect([game.state.coal.depot, game.state.coal.spent]).toEqual([4, 1]);
    const over = kp('2+').owns('G6', 'KP').coal('depot', 5).operate('KP', 'run');
    const coal = [{ source: 'depot', train: '2+-0', cubes: 3 }];
    expect(over.rule('p1', 'run', { routes: [], coal })).toBe('18RG-G-10');
    expect([fivePlus(over).isOpen('G6'), over.state.coal.depot]).toEqual([false, 0]);
  });
});

describe('brown', () => {
  test('18RG-B-1 Silver Mines: $25 from brown on, for players and companies, for ever', () => {
    const game = plain().owns('B1', 'p1');
    expect([income(game.phase('Green'), 'p1'), income(game.phase('Brown'), 'p1')]).toEqual([0, 25]);
    expect(income(plain().company('KP', { p1: 60 }).owns('B1', 'KP').phase('Brown'), 'KP')).toBe(25);
    expect([fivePlus(game).isOpen('B1'), ASSETS.find(({ id }) => id === 'B1')?.certificate]).toEqual([
      true,
      true,
    ]);
  });

  test('18RG-B-2 Sulphur Springs: $50 to a player from brown on, if a tile lies on E3', () => {
    const game = plain().company('KP', { p1: 60 }).owns('B2', 'p1').phase('Brown');
    expect(income(game, 'p1')).toBe(0);
    expect(income(game.tile('E3', '58', 5), 'p1')).toBe(50);
    expect(income(game.phase('Green'), 'p1')).toBe(0);
    expect(income(game.owns('B2', 'KP').phase('Brown'), 'KP')).toBe(0);
  });

  const springs = () =>
    plain().company('KP', { p1: 60 }).owns('B2', 'KP').phase('Green').operate('KP', 'station');

  test('18RG-B-3 a company closes it to make E3 a city of the same colour, without steel or lay', () => {
    const game = springs();
    expect(game.rule('p1', 'springs')).toBe('18RG-B-3');
    game.tile('E3', '143', 5).do('p1', 'springs');
    expect([game.state.board.tiles.E3?.tile, game.isOpen('B2'), game.cash('CF&I'), game.turn.tiles]).toEqual([
      'RG2',
      false,
      50,
      0,
    ]);
    expect(game.rule('p1', 'springs')).toBe('18RG-B-3');
  });

  test('18RG-B-4 from then on E3 takes the R tiles', () => {
    const game = springs().tile('E3', 'RG1').station('KP', 'E3').operate('KP');
    expect(game.rule('p1', 'lay', { hex: 'E3', tile: 'RG2', rotation: 0 })).toBeNull();
    expect(game.rule('p1', 'lay', { hex: 'E3', tile: '87', rotation: 5 })).toBe('18RG-B-4');
    expect(game.rule('p1', 'lay', { hex: 'E3', tile: '14', rotation: 5 })).toBe('18RG-B-4');
  });

  test('18RG-B-7 Gold Miner: two more shares of the gold dividend, outside all counts', () => {
    const game = plain()
      .company('VGC', { p1: 10 })
      .at('VGC', 100)
      .owns('B4', 'p2')
      .has('p1', 0)
      .has('p2', 0)
      .shipped(1)
      .roundEnds();
    expect([game.cash('p1'), game.cash('p2'), game.price('VGC')]).toEqual([9, 18, 100]);
    expect(game.percent('VGC', POOL)).toBe(90);
  });

  test('18RG-B-8 for players only; closed by the first 5+', () => {
    const game = plain().company('KP', { p1: 60 }).owns('B4', 'p1').phase('Green').operate('KP');
    expect(game.rule('p1', 'private', { item: 'B4', price: 20 })).toBe('18RG-asset-3');
    fivePlus(game);
    const cash = game.cash('p1');
    expect([game.isOpen('B4'), game.roundEnds(3).cash('p1') - cash]).toEqual([false, 0]);
  });

  test('18RG-B-9 Track Engineer: one train a stop more, never one with coal of the depot', () => {
    const LONG = 'O5 (N6) (M7) L8 K7 (J8) I9';
    const game = kp('2+', '2+').owns('B5', 'KP').owns('G6', 'KP').coal('depot', 2).operate('KP', 'run');
    const use = (source: string, train: string) => ({ source, train, cubes: 1 });
    const rule = (...coal: readonly object[]) =>
      game.rule('p1', 'run', { routes: game.routes('KP', { 0: LONG }), coal });
    expect(rule(use('engineer', '2+-0'))).toBeNull();
    expect(rule(use('engineer', '2+-0'), use('depot', '2+-0'))).toBe('18RG-B-9');
    expect(rule(use('engineer', '2+-0'), use('depot', '2+-1'))).toBeNull();
    expect(rule(use('engineer', '2+-0'), use('engineer', '2+-1'))).not.toBeNull();
    game.runs('KP', LONG);
    expect(game.state.coal.depot).toBe(2);
    expect(fivePlus(game).isOpen('B5')).toBe(false);
  });

  test('18RG-B-10 US Mint Worker: one or two VGC shares for half, and the card is gone', () => {
    const mint = () => plain().owns('B6', 'p1').has('p1', 100).stock();
    const game = mint().do('p1', 'mint', { shares: 2 });
    expect([game.cash('p1'), game.percent('VGC', 'p1'), game.isOpen('B6')]).toEqual([55, 20, false]);
    expect(mint().do('p1', 'mint', { shares: 1 }).cash('p1')).toBe(77);
    expect(mint().owns('B6', 'p2').rule('p1', 'mint', { shares: 1 })).toBe('18RG-B-10');
    expect(mint().company('VGC', { p1: 50 }).rule('p1', 'mint', { shares: 2 })).toBe('18RG-buy-4');
    expect(
      rg().owns('B6', 'p1').stock().do('p1', 'mint', { shares: 1 }).rule('p1', 'mint', { shares: 1 }),
    ).toBe('18RG-B-10');
  });
});
