import { describe, expect, test } from 'vitest';
import { distance, tokenCost } from './stations.ts';
import { later, type Scene } from './testing/scene.ts';

const at = (hex: string) => ({ hex, stop: 0 });
/** Des Moines, Rock Island and Chicago in a line, and Omaha in the west. */
const LINE = [
  ['G3', '57', 1],
  ['G5', '9', 1],
  ['G7', '57', 1],
  ['G9', '9', 1],
  ['G11', '9', 1],
  ['G13', '57', 1],
  ['G15', '9', 1],
  ['G17', '8', 1],
] as const;
const rock = (par = 85) =>
  later()
    .phase('3')
    .company('CRI&P', { p1: 60 }, { par, treasury: 500 })
    .trains('CRI&P', '3')
    .tiles(...LINE);
const rule = (scene: Scene, hex: string) => scene.rule('p1', 'station', at(hex));

describe('placing tokens', () => {
  test('18MW-tokens-4 $40 and $10 a hex in a straight line', () => {
    expect([distance('G7', 'G13'), distance('G7', 'G9'), distance('G7', 'K13')]).toEqual([3, 1, 5]);
    expect(tokenCost(rock().state, 'CRI&P', { hex: 'G13' })).toBe(70);
  });

  test('18MW-token-1, 18MW-station-1 in an open city that the company reaches', () => {
    const scene = rock().operate('CRI&P', 'station');
    expect(rule(scene, 'G3')).toBe(null);
    expect(rule(scene, 'F10')).toBe('18MW-station-1');
    expect(scene.listed('station').map(({ hex }) => hex)).toEqual(['F18', 'G3']);
  });

  test('18MW-token-2 one a round, and then none is bought', () => {
    const scene = rock().operate('CRI&P', 'station').do('p1', 'station', at('G3'));
    expect(scene.where).toBe('OR 2.1 run');
    expect(rock().operate('CRI&P', 'station').rule('p1', 'buy-token', { hex: 'F18', from: 'IC' })).toBe(
      '18MW-or-7',
    );
  });

  test('18MW-token-3, 18MW-station-3 not in the last place of a base that waits', () => {
    expect(rule(rock().operate('CRI&P', 'station'), 'G13')).toBe('18MW-station-3');
  });

  test('18MW-token-4 one on a tile', () => {
    const scene = rock().tile('G7', '14', 1).operate('CRI&P', 'station');
    expect(rule(scene, 'G7')).toBe('18MW-token-4');
  });

  test('18MW-token-5, 18MW-merger-21 a system pays from the nearer base', () => {
    const scene = later()
      .phase('10')
      .company('CRI&P', { p1: 60 })
      .company('IC', { p1: 60 })
      .system('BN', 'CRI&P', 'IC');
    expect(tokenCost(scene.state, 'BN', { hex: 'G13' })).toBe(40 + 10 * Math.min(3, distance('I15', 'G13')));
  });

  test('18MW-token-6 paid at once to the bank', () => {
    const scene = rock().operate('CRI&P', 'station');
    const bank = scene.cash('bank');
    scene.do('p1', 'station', at('G3'));
    expect([scene.cash('CRI&P'), scene.cash('bank')]).toEqual([440, bank + 60]);
  });

  test('18MW-token-7 never in other off-map areas', () => {
    expect(rule(rock().operate('CRI&P', 'station'), 'G21')).not.toBe(null);
    expect(rule(rock().operate('CRI&P', 'station'), 'N16')).toBe('18MW-token-7');
  });

  test('18MW-station-2 a full city takes none', () => {
    const scene = rock().company('CB&Q', { p2: 60 }).operate('CRI&P', 'station');
    expect(rule(scene, 'G13')).toBe('18MW-station-2');
  });

  test('18MW-station-4 only with the money', () => {
    expect(rule(rock().operate('CRI&P', 'station').has('CRI&P', 59), 'G3')).toBe('18MW-station-4');
  });
});

describe('buying a token', () => {
  /** CB&Q has a token in Omaha that CRI&P reaches. */
  const deal = (treasury = 500) => {
    const scene = rock()
      .company('CB&Q', { p2: 60 }, { par: 85, treasury: 0 })
      .station('CB&Q', 'G3')
      .tile('G13', '14', 1);
    return scene.has('CRI&P', treasury).operate('CRI&P', 'token-purchase');
  };
  const wanted = { hex: 'G3', from: 'CB&Q' };

  test('18MW-buytoken-1 after the trains', () => {
    expect(deal().rule('p1', 'buy-token', wanted)).toBe(null);
    expect(deal().operate('CRI&P', 'trains').rule('p1', 'buy-token', wanted)).toBe('18MW-or-7');
  });
  test('18MW-buytoken-2 instead of a token placed; that of the St. Louis and Alton does not count', () => {
    const scene = deal();
    scene.turn.stationPlaced = true;
    expect(scene.rule('p1', 'buy-token', wanted)).not.toBe(null);
    const alton = deal().owns('SLA', 'CRI&P').do('p1', 'alton', at('F18'));
    expect(alton.rule('p1', 'buy-token', wanted)).toBe(null);
  });
  test('18MW-buytoken-3 where the company could place a token', () => {
    expect(deal().station('CRI&P', 'G3').rule('p1', 'buy-token', wanted)).toBe('18MW-token-4');
    const apart = deal().tile('G5', '8', 1);
    expect(apart.rule('p1', 'buy-token', wanted)).toBe('18MW-station-1');
  });
  test('18MW-buytoken-4, 18MW-buytoken-5 $100 to the seller, the placing to the bank; the token changes', () => {
    const scene = deal().do('p1', 'buy-token', wanted).do('p2', 'accept');
    expect([scene.cash('CRI&P'), scene.cash('CB&Q'), scene.markers('G3')]).toEqual([340, 100, ['CRI&P']]);
    expect(scene.unusedTokens('CB&Q')).toBe(2);
    expect(deal(159).rule('p1', 'buy-token', wanted)).toBe('18MW-station-4');
  });
  test('18MW-buytoken-6 a doubling token too', () => {
    const scene = deal().station('CB&Q', 'G1').tile('H2', '8', 3);
    scene.state.connectedBy.csf = 'CB&Q';
    const reach = scene.tile('G3', '63', 0).tile('G5', '9', 1);
    reach.do('p1', 'buy-token', { hex: 'G1', from: 'CB&Q' }).do('p2', 'accept');
    expect(reach.markers('G1')).toEqual(['CRI&P']);
  });
  test('18MW-buytoken-7 with consent, an unused token, and never a base', () => {
    const scene = deal();
    expect(scene.listed('buy-token')).toEqual([wanted]);
    expect(scene.rule('p1', 'buy-token', { hex: 'G13', from: 'CB&Q' })).toBe('18MW-buytoken-7');
    scene.do('p1', 'buy-token', wanted);
    expect(scene.acting).toBe('p2');
    expect(scene.do('p2', 'decline').markers('G3')).toEqual(['CB&Q']);
    const none = deal().station('CRI&P', 'F18').station('CRI&P', 'F10').owns('SLA', 'CRI&P');
    expect(none.rule('p1', 'buy-token', wanted)).toBe('18MW-token-1');
  });
});

describe('connections', () => {
  /** All the way from San Francisco to Chicago. */
  const coast = (par = 85, types = ['6']) =>
    rock(par)
      .phase('5')
      .tile('G3', '63', 0)
      .trains('CRI&P', ...types)
      .company('CB&Q', { p2: 60 })
      .tile('G13', '14', 1);
  const connect = (par = 85) => coast(par).operate('CRI&P', 'run').run();

  test('18MW-csf-1, 18MW-csf-2 the first run brings $250 to the treasury and $250 to the routes', () => {
    const scene = connect();
    expect(scene.specials).toContain('connected');
    expect(scene.cash('CRI&P')).toBe(500 + 250);
    const run = scene.events.find((event) => event.type === 'run');
    expect(run?.type === 'run' && run.routes.flatMap(({ bonuses }) => bonuses)).toEqual([
      { id: 'csf', amount: 250 },
    ]);
    const second = coast().operate('CRI&P', 'run');
    second.state.connectedBy.csf = 'IC';
    expect(second.run().specials).not.toContain('connected');
  });

  test('18MW-csf-3, 18MW-csf-4 a token at once, free and from the supply; it doubles already on this run', () => {
    const scene = connect();
    expect([scene.where, scene.acting]).toEqual(['OR 2.1 doubling', 'p1']);
    const before = scene.turn.revenue;
    scene.do('p1', 'double');
    expect([scene.markers('G1'), scene.unusedTokens('CRI&P'), scene.cash('CRI&P')]).toEqual([
      ['CRI&P'],
      1,
      750,
    ]);
    expect(scene.turn.revenue).toBe(before + 50);
  });

  test('18MW-csf-5 later any company may place it, at the usual cost', () => {
    const scene = connect().do('p1', 'pass');
    scene.operate('CRI&P', 'station');
    expect(rule(scene, 'G1')).toBe(null);
    const cost = tokenCost(scene.state, 'CRI&P', { hex: 'G1' });
    expect([cost, scene.do('p1', 'station', at('G1')).cash('CRI&P')]).toEqual([70, 750 - 70]);
  });

  test('18MW-csf-6 the treasury half is paid though the company withholds', () => {
    const scene = connect().do('p1', 'pass');
    const { revenue } = scene.turn;
    expect(scene.do('p1', 'dividend', { kind: 'withhold' }).cash('CRI&P')).toBe(750 + revenue);
  });

  test('18MW-csf-7 not before the run, and as the token of the round', () => {
    expect(rule(coast().operate('CRI&P', 'station'), 'G1')).toBe('18MW-csf-7');
    const placed = coast().operate('CRI&P', 'run');
    placed.turn.stationPlaced = true;
    expect(placed.run().where).toBe('OR 2.1 dividend');
  });

  test('18MW-run-1 less than the best is refused', () => {
    const scene = coast().operate('CRI&P', 'run');
    const [train] = scene.state.companies['CRI&P']?.trains ?? [];
    const routes = [{ train: train?.id, path: ['G7.0', 'G9', 'G11', 'G13.0'] }];
    expect(scene.rule('p1', 'run', { routes })).toBe('18MW-run-1');
    expect(scene.rule('p1', 'run', { routes: [] })).toBe('18MW-run-1');
    expect(scene.actions('run')).toHaveLength(1);
  });

  test('18MW-run-15 the route half of a connection counts in the greatest value', () => {
    const run = connect().events.find((event) => event.type === 'run');
    expect(
      run?.type === 'run' && run.routes.some(({ stops }) => stops.includes('G1') && stops.includes('F18')),
    ).toBe(true);
  });

  /** New Orleans to the Southwest. */
  const SOUTH = [
    ['M15', '58', 5],
    ['M13', '9', 1],
    ['M11', '9', 1],
    ['M9', '9', 1],
    ['M7', '4', 1],
    ['M5', '8', 2],
  ] as const;
  const south = (id = 'SP', par = 85) =>
    later()
      .phase('3')
      .company(id, { p1: 60 }, { par, treasury: 100 })
      .trains(id, '4')
      .tiles(...SOUTH)
      .operate(id, 'run')
      .run();

  test('18MW-nosw-1, 18MW-nosw-2 $200 to the treasury and $200 to the route', () => {
    const scene = south();
    expect(scene.cash('SP')).toBe(300);
    const run = scene.events.find((event) => event.type === 'run');
    expect(run?.type === 'run' && run.revenue).toBe(20 + 30 + 10 + 10 + 200);
  });
  test('18MW-nosw-3, 18MW-nosw-4, 18MW-nosw-6 a second token of the Southern Pacific, which doubles on this run', () => {
    const scene = south().do('p1', 'double');
    expect([scene.markers('L4'), scene.unusedTokens('SP'), scene.turn.revenue]).toEqual([
      ['SP', 'SP'],
      1,
      270 + 20,
    ]);
  });
  test('18MW-nosw-5 later at the usual cost', () => {
    const scene = south('GM&O').do('p1', 'pass').has('GM&O', 500).operate('GM&O', 'station');
    expect(scene.rule('p1', 'station', at('L4'))).toBe(null);
    scene.do('p1', 'station', at('L4'));
    expect(scene.cash('GM&O')).toBe(500 - 40 - 10 * distance('N16', 'L4'));
  });
  test('18MW-nosw-6 another made the run: the Southern Pacific is kept out', () => {
    const scene = south('GM&O')
      .do('p1', 'pass')
      .company('SP', { p2: 60 }, { par: 85 })
      .operate('SP', 'station');
    expect(scene.rule('p2', 'station', at('L4'))).toBe('18MW-token-4');
  });
  test('18MW-nosw-7 not before the run', () => {
    const scene = later()
      .phase('3')
      .company('GM&O', { p1: 60 }, { par: 85 })
      .tiles(...SOUTH)
      .operate('GM&O', 'station');
    expect(scene.rule('p1', 'station', at('L4'))).toBe('18MW-nosw-7');
  });
  test('18MW-run-14 a base off the map is a token of a route', () => {
    const scene = later()
      .company('SP', { p1: 60 })
      .trains('SP', '2')
      .tiles(['K5', '9', 0], ['J6', '57', 0])
      .operate('SP', 'run');
    expect(scene.run().turn.revenue).toBe(40);
  });
});
