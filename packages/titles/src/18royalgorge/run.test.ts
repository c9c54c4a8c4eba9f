import { bestRoutes } from '@roundhouse/router';
import { describe, expect, test } from 'vitest';
import { routeProblem } from './routes.ts';
import { core } from './state.ts';
import { bestRun } from './testing/best-run.ts';
import { kansasPacific, plain, rioGrande, type Scene, SEEDS, santaFe } from './testing/scene.ts';

/** Rio Grande's first lines, worth O3 30, M3 10, L2 30, K3 10, H4 10 in yellow. */
const rg = (...trains: readonly string[]) =>
  rioGrande(plain())
    .company('RG', { p1: 60 })
    .trains('RG', ...trains)
    .operate('RG', 'run');
const EAST = 'O3 (N4) M3 (L4) L2';
const WEST = 'L2 K3 (J4) (I5) H4';
const WHOLE = 'O3 (N4) M3 (L4) L2 K3 (J4) (I5) H4';
/** Kansas Pacific: O5, L8, K7 and I9 in a row, with stations in O5 and K7. */
const kp = (...trains: readonly string[]) =>
  kansasPacific(plain())
    .company('KP', { p1: 60 })
    .station('KP', 'K7')
    .trains('KP', ...trains)
    .operate('KP', 'run');
const revenue = (game: Scene, company: string, ...ways: readonly string[]) => game.runs(company, ...ways);

describe('revenue centres', () => {
  test('18RG-centre-1 cities, towns and off-board areas pay what is printed', () => {
    expect(revenue(rg('2+'), 'RG', WHOLE)).toBe(30 + 10 + 30 + 10 + 10);
  });

  test('18RG-centre-3 a town or city without a tile is no stop', () => {
    const game = rg('2+');
    expect(game.runRule('RG', 'H4 (G5) F6')).toBe('18RG-route-1');
    expect(game.runRule('RG', 'L2 (L4) M5')).toBe('18RG-route-1');
  });

  test.each([
    ['Yellow', 30],
    ['Green', 40],
    ['Brown', 60],
    ['Silver', 90],
  ] as const)('18RG-centre-4 in the %s phase Kit Carson and Denver pay %i each', (phase, value) => {
    expect(revenue(rg('2+').phase(phase), 'RG', EAST)).toBe(2 * value + 10);
  });

  test.each([
    ['Yellow', 70],
    ['Green', 60],
    ['Brown', 50],
    ['Silver', 40],
  ] as const)('18RG-centre-5 in the %s phase Silverton pays %i', (phase, value) => {
    const game = plain({ seed: SEEDS.pueblo }).company('S', { p1: 60 }).trains('S', '2+').phase(phase);
    game.tile('D16', '8', 5).tile('E17', '8', 2).tile('F16', '58', 5).operate('S', 'run');
    expect(revenue(game, 'S', 'C17 (D16) (E17) F16')).toBe(value + 10);
  });

  test('18RG-centre-6 Denver is one centre for a train, whichever hex it comes to', () => {
    const game = rg('3+').tile('K3', '88', 0);
    expect(game.runRule('RG', 'L2 K3 K1')).toBe('18RG-centre-6');
    expect(game.runRule('RG', EAST)).toBeNull();
  });

  test('18RG-centre-8 a red city with two ends is run through, unless another company has its place', () => {
    expect(revenue(rg('2+'), 'RG', 'M3 (L4) L2 K3')).toBe(50);
    const other = rioGrande(plain())
      .company('KP', { p1: 60 })
      .station('KP', 'K7')
      .tile('K5', '9', 0)
      .tile('K7', '6', 1);
    other.tile('K3', '88', 0).trains('KP', '3+').operate('KP', 'run');
    expect(other.runRule('KP', 'K7 (K5) K3 L2 (L4) M3')).toBeNull();
    expect(other.company('RG', { p2: 60 }).runRule('KP', 'K7 (K5) K3 L2 (L4) M3')).toBe('18RG-run-9');
    expect(other.runRule('KP', 'K7 (K5) K3 L2')).toBeNull();
  });
});

describe('routes', () => {
  test('18RG-route-1 a route is connected track from a station, not through a city full of rivals', () => {
    const game = kp('3+');
    expect(game.runRule('KP', 'O5 (N6) (M7) L8 K7')).toBeNull();
    expect(game.company('NO', { p2: 60 }).runRule('KP', 'O5 (N6) (M7) L8 K7')).toBe('18RG-run-9');
    expect(game.runRule('KP', 'O5 K7')).toBe('18RG-route-1');
  });

  test('18RG-route-2 a run has two revenue centres at least', () => {
    const game = plain()
      .company('RG', { p1: 60 })
      .trains('RG', '2+')
      .tile('L4', '7', 3)
      .operate('RG', 'run')
      .settle();
    expect(game.where).toBe('OR 2.1 trains');
    expect(rg('2+').runRule('RG', 'L2')).toBe('18RG-route-2');
  });

  test('18RG-route-5 no hairpins: two tracks that part from one edge do not meet', () => {
    const game = plain().company('RG', { p1: 60 }).trains('RG', '4+').tile('K3', '88', 0).tile('K5', '24', 0);
    game.tile('K7', '57', 0).station('RG', 'K7').tile('J6', '8', 1).tile('J4', '9', 0);
    game.operate('RG', 'run');
    // K5 shows 0-3 and 0-2: from K3 to J4's side there is no way.
    expect(game.runRule('RG', 'L2 K3 (K5) K7')).toBeNull();
    expect(game.runRule('RG', 'L2 K3 (K5) (J4) K7')).toBe('18RG-route-1');
  });

  test('18RG-token-1 tokens are no stops: a hotel alone makes no second centre', () => {
    const game = plain().company('KP', { p1: 60 }).owns('Y1', 'KP').trains('KP', '2+').station('KP', 'G17');
    game.tile('G17', '57', 1).operate('KP', 'run').settle();
    expect(game.where).toBe('OR 2.1 trains');
  });
});

describe('trains', () => {
  test('18RG-run-1, 18RG-trains-7 two trains at most', () => {
    const game = rg('2+', '2+').operate('RG', 'trains');
    expect(game.rule('p1', 'train', { train: '2+-2', from: 'bank', price: 80 })).toBe('18RG-trains-7');
    const seller = game
      .company('KP', { p1: 60 })
      .trains('KP', '2+')
      .station('KP', 'K7')
      .tile('K5', '9', 0)
      .tile('K7', '6', 1)
      .tile('K3', '88', 0);
    expect(seller.rule('p1', 'train', { train: '2+-2', from: 'KP', price: 1 })).toBe('18RG-run-1');
  });

  test('18RG-run-2 n cities or off-board areas, and any number of towns', () => {
    expect(revenue(rg('2+'), 'RG', WHOLE)).toBe(90);
    expect(kp('2+').runRule('KP', 'O5 (N6) (M7) L8 K7')).toBe('18RG-run-4');
    expect(revenue(kp('3+'), 'KP', 'O5 (N6) (M7) L8 K7 (J8) I9')).toBe(30 + 20 + 20 + 10);
  });

  test('18RG-run-2 what a company has earned stands until it runs again', () => {
    const game = rg('2+');
    const earned = () => core.company(game.state, 'RG').lastRevenue;
    expect([revenue(game, 'RG', WHOLE), earned()]).toEqual([90, 90]);
    game.operate('RG', 'begin').settle();
    expect([game.where, earned()]).toEqual(['OR 2.1 track', 90]);
    core.company(game.state, 'RG').trains.length = 0;
    game.operate('RG', 'run').settle();
    expect(earned()).toBe(0);
  });

  test('18RG-run-3 a 6x2 counts six centres of any kind and doubles them', () => {
    const game = rg('6x2').phase('Silver');
    expect(revenue(game, 'RG', WHOLE)).toBe(2 * (90 + 10 + 90 + 10 + 10));
    const long = rg('6x2').tile('G5', '9', 1).tile('F6', '58', 4).tile('F8', '8', 3).tile('G9', '58', 2);
    expect(long.runRule('RG', `${WHOLE} (G5) F6`)).toBeNull();
    expect(long.runRule('RG', `${WHOLE} (G5) F6 (F8) G9`)).toBe('18RG-run-4');
    expect(bestRun(long.state, 'RG').routes.map(({ stops }) => stops.length)).toEqual([6]);
  });

  test('18RG-run-4 every city passed counts: none is skipped', () => {
    expect(kp('2+').runRule('KP', 'O5 (N6) (M7) L8 K7 (J8) I9')).toBe('18RG-run-4');
  });

  test('18RG-run-5 the run has a station of the company, anywhere in it', () => {
    expect(rg('2+').runRule('RG', 'M3 (L4) L2 K3')).toBeNull();
    expect(rg('2+').runRule('RG', 'O3 (N4) M3')).toBe('18RG-run-5');
  });

  test('18RG-run-6 no centre twice', () => {
    const game = plain().company('SF', { p1: 60 }).trains('SF', '4+').tile('L14', '63').station('SF', 'L14');
    game.tile('L12', '3', 0).tile('K13', '7', 4).operate('SF', 'run');
    expect(game.runRule('SF', 'L14 L12')).toBeNull();
    expect(game.runRule('SF', 'L14 L12 (K13) L14')).toBe('18RG-run-6');
  });

  test('18RG-run-7 no track twice, and none shared by two trains', () => {
    const game = rg('2+', '2+');
    expect(game.runRule('RG', EAST, 'M3 (L4) L2')).toBe('18RG-run-7');
    expect(game.runRule('RG', 'L2 K3 L2')).toBe('18RG-run-7');
    expect(game.runRule('RG', EAST, WEST)).toBeNull();
  });

  test('18RG-run-8 two trains may come to one centre over different track', () => {
    expect(revenue(rg('2+', '2+'), 'RG', EAST, WEST)).toBe(70 + 50);
  });

  test('18RG-run-9 a full city of rivals is an end, not a passage; a free place lets everybody pass', () => {
    const game = kp('3+').company('NO', { p2: 60 });
    expect(game.runRule('KP', 'O5 (N6) (M7) L8')).toBeNull();
    expect(game.runRule('KP', 'O5 (N6) (M7) L8 K7')).toBe('18RG-run-9');
    game.tile('L8', '15', 1);
    expect(game.runRule('KP', 'O5 (N6) (M7) L8 K7')).toBeNull();
    expect(game.company('RG', { p3: 60 }).station('RG', 'L8').runRule('KP', 'O5 (N6) (M7) L8 K7')).toBe(
      '18RG-run-9',
    );
  });
});

describe('revenue', () => {
  test('18RG-rev-1 all trains with their stops, tokens and the gold', () => {
    const game = kp('2+', '2+').gold('J8', 1);
    expect(game.runs('KP', 'O5 (N6) (M7) L8', 'L8 K7 (J8) I9')).toBe(50 + 50);
    game.do('p1', 'ship', { hex: 'J8', nugget: false });
    expect(game.turn.revenue).toBe(150);
    expect(game.rule('p1', 'run', { routes: [], claimed: 500 })).toBe('18RG-or-5');
    expect(rg('2+').rule('p1', 'run', { routes: [], claimed: 500 })).toBe('18RG-rev-1');
  });

  test('18RG-rev-2 the 6x2 doubles tokens with their stops, but not the gold', () => {
    const hotel = (options = {}) =>
      plain({ options }).company('KP', { p1: 60 }).owns('Y1', 'KP').trains('KP', '6x2').phase('Silver');
    const laid = (game: Scene) =>
      game
        .tile('H12', '6', 3)
        .station('KP', 'H12')
        .tile('H14', '4', 0)
        .tile('I11', '9', 2)
        .tile('H12', '57', 0)
        .gold('H14', 1)
        .operate('KP', 'run');
    const game = laid(hotel());
    expect(game.runs('KP', 'H12 H14')).toBe(2 * (20 + 20 + 10));
    game.do('p1', 'ship', { hex: 'H14', nugget: false });
    expect(game.turn.revenue).toBe(150);
    expect(laid(hotel({ tokensNotDoubled: true })).runs('KP', 'H12 H14')).toBe(2 * 30 + 20);
  });

  test('the best run is proposed with proof, gold included', () => {
    const game = kp('2+', '2+').gold('I9', 1);
    const best = bestRoutes(routeProblem(game.state, core.company(game.state, 'KP'), { gold: true }));
    expect([best.value, best.proof.proven]).toEqual([150, true]);
    expect(santaFe(game).actions('run').length).toBe(2);
  });
});
