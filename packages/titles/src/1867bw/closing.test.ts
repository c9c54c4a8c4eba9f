import { byPrice, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { depositsReached } from './deposits.ts';
import { later, type Scene } from './testing/scene.ts';

/** WNW of p1 at $10 in the first column, with a train, P5 and $70; it runs nothing and withholds. */
const low = (...queue: readonly string[]) =>
  later()
    .queue(...(queue.length === 0 ? ['NP OSL', 'CBQ GINW', 'C&N BH'] : queue))
    .company('CNW', { p2: 20 })
    .company('WNW', { p1: 60, p3: 20, [POOL]: 20 }, { at: [7, 0], treasury: 70 })
    .owns('P5', 'WNW')
    .trains('WNW', '2')
    .cubes('E11', 1)
    .refinery('E9', 'operational');
const closed = (...queue: readonly string[]) =>
  low(...queue)
    .operate('WNW', 'run')
    .settle();

describe('a corporation that closes', () => {
  test('1867BW-9.1-1 when its token reaches Closed', () => {
    expect([closed().stage('WNW'), closed().cell('WNW')]).toEqual(['queued', null]);
  });

  test('1867BW-9.1-2 its trains and private companies leave the game', () => {
    const game = low()
      .operate('WNW', 'run', { queue: ['CNW'] })
      .settle();
    expect([game.trainsOf('WNW'), game.isOpen('P5'), game.state.depot.gone.map(({ id }) => id)]).toEqual([
      [],
      false,
      ['2-0'],
    ]);
  });

  test('1867BW-9.1-3 its money goes to the bank', () => expect(closed().cash('WNW')).toBe(0));

  test('1867BW-9.1-4 certificates and tokens go back', () => {
    const game = closed();
    expect([game.percent('WNW', 'p1'), game.percent('WNW', POOL), game.markers('E9')]).toEqual([0, 0, []]);
  });

  test('1867BW-9.1-5 shareholders get nothing', () => {
    const before = low().cash('p3');
    expect(closed().cash('p3')).toBe(before);
  });

  test('1867BW-9.1-6 its token goes to the back of the queue', () => {
    expect(closed().queueRows).toEqual(['NP OSL', 'CBQ GINW', 'C&N BH', 'WNW .']);
  });

  test('1867BW-9.1-7 without room it is removed', () => {
    const game = closed('NP OSL', 'CBQ GINW', 'C&N BH', 'NWW .');
    expect([game.stage('WNW'), game.queueRows[3]]).toEqual(['removed', 'NWW .']);
    expect(game.stock().rule('p1', 'start', { company: 'WNW', price: 60 })).toBe('1867BW-7.1-2');
  });

  test('1867BW-9.1-8 it can be started like a new one', () => {
    const game = closed('.').has('p2', 900).stock(2, 'p2').do('p2', 'start', { company: 'WNW', price: 80 });
    expect([game.stage('WNW'), game.president('WNW'), game.percent('WNW', 'WNW'), game.cash('WNW')]).toEqual([
      'open',
      'p2',
      80,
      160,
    ]);
    expect([game.markers('E9'), game.cell('WNW'), game.trainsOf('WNW')]).toEqual([['WNW'], [2, 5], []]);
  });

  test('1867BW-9.1-9 its turn is over; cubes and refineries stay', () => {
    const game = low()
      .operate('WNW', 'run', { queue: ['CNW'] })
      .settle();
    expect([game.turn.company, game.state.cubes.E11, game.state.refineries.E9]).toEqual([
      'CNW',
      1,
      'operational',
    ]);
  });

  test('1867BW-9.1-10 a sale or issue is paid first, and the rest of the move lapses', () => {
    const sale = low()
      .company('WNW', { p1: 60 }, { at: [6, 0] })
      .has('p1', 0)
      .stock()
      .do('p1', 'sell', { company: 'WNW', percent: 30 });
    expect([sale.cash('p1'), sale.stage('WNW')]).toEqual([60, 'queued']);
    const issue = low()
      .company('WNW', { p1: 60 }, { at: [7, 0], treasury: 0 })
      .operate('WNW', 'issue')
      .do('p1', 'issue');
    const paid = issue.events.find((event) => event.type === 'paid' && event.why === 'issue');
    expect([issue.stage('WNW'), paid]).toEqual([
      'queued',
      { type: 'paid', from: 'bank', to: 'WNW', amount: 10, why: 'issue' },
    ]);
  });

  test('1867BW-9.1-11 its home is kept again; in a full city its new station stands beside the circles', () => {
    const game = closed('NP')
      .tile('E9', '57*', 2)
      .tile('D8', '57*', 2)
      .company('OSL', { p2: 20 }, { treasury: 500 });
    game.tile('C7', '8', 5).tile('B8', '9', 1).operate('OSL', 'station');
    expect(game.rule('p2', 'station', { hex: 'E9', stop: 0 })).toBe('1867BW-4.2-6');
  });

  /** OSL has taken the only circle of Lander & Riverton, so WNW is back beside it; a line from Pinedale over it to Lost Soldier. */
  const beside = () =>
    closed('.')
      .tile('D8', '57*', 2)
      .tile('E9', '57*', 2)
      .tile('F10', '9', 2)
      .tile('G11', 'd1', 2)
      .company('OSL', { p2: 20 })
      .station('OSL', 'E9')
      .station('CNW', 'D8')
      .has('p2', 900)
      .stock(2, 'p2')
      .do('p2', 'start', { company: 'WNW', price: 80 });
  const circles = (game: Scene, hex: string) =>
    game.state.board.stations.flatMap(({ owner, at }) =>
      at?.hex === hex ? [at.beside === true ? `${owner} beside` : owner] : [],
    );
  const upgrades = (game: Scene) => game.actions('lay').filter(({ hex }) => hex === 'E9');

  test('1867BW-9.1-11 in a full city its new station stands beside the circles; it is a station, but closes no city', () => {
    const game = beside();
    expect(circles(game, 'E9')).toEqual(['OSL', 'WNW beside']);
    expect(depositsReached(game.state, 'WNW')).toEqual(['G11']);
    // OSL alone keeps CNW from passing.
    expect(depositsReached(game.state, 'CNW')).toEqual([]);
    game
      .trains('WNW', '3')
      .operate('WNW', 'run')
      .do('p2', 'run', {
        routes: [{ train: '3-0', path: ['D8.0', 'E9.0', 'F10', 'G11.0'] }],
      });
    expect(game.turn.revenue).toBe(40);
  });

  test('1867BW-9.1-11 it fills no circle when the city grows: another may place a station, and trains pass', () => {
    const game = beside().phase('3').has('WNW', 500).operate('WNW');
    const [upgrade] = upgrades(game);
    game.do('p2', 'lay', { hex: 'E9', tile: upgrade?.tile, rotation: upgrade?.rotation });
    expect(circles(game, 'E9')).toEqual(['OSL', 'WNW beside']);
    expect(depositsReached(game.state, 'CNW')).toEqual(['G11']);
    expect(game.operate('WNW', 'station').rule('p2', 'station', { hex: 'E9', stop: 0 })).toBe(
      '1867BW-8.2.B-6',
    );
    game.has('CNW', 500).operate('CNW', 'station').do('p2', 'station', { hex: 'E9', stop: 0 });
    expect(circles(game, 'E9')).toEqual(['OSL', 'CNW', 'WNW beside']);
    expect(depositsReached(game.company('BH', { p1: 20 }).station('BH', 'D8').state, 'BH')).toEqual([]);
  });

  test('1867BW-9.1-11 acquired from the queue it stands beside them too', () => {
    const game = closed('.').station('OSL', 'E9').phase('6').roundEnd('offers').do('p2', 'decline');
    expect([game.stage('WNW'), circles(game, 'E9')]).toEqual(['swallowed', ['OSL', 'WNW beside']]);
  });

  test('1867BW-14.6-4 P6: what replaces a station beside the circles stands there; moved away, it fills a circle', () => {
    const acquired = (id: string, owner: string) => {
      const game = beside().phase('6').queue('NP').owns('P6', owner).roundEnd('offers');
      while (game.state.agenda.every((frame) => !('offers' in frame) || [frame.offers].flat()[0] !== id))
        game.do('p2', 'decline');
      return game.do('p2', 'accept');
    };
    const replaced = acquired('WNW', 'CNW').do('p2', 'replace', { hex: 'E9', from: 'charter' });
    expect(circles(replaced, 'E9')).toEqual(['OSL', 'CNW beside']);
    const moved = acquired('CNW', 'WNW').do('p2', 'replace', { hex: 'D8', from: 'E9' });
    expect([circles(moved, 'E9'), circles(moved, 'D8')]).toEqual([['OSL'], ['WNW']]);
  });

  test('1867BW-14.10-5 and the +$20 of P10 ends with it', () => {
    const game = low('.');
    game.state.council = { hex: 'E9', company: 'WNW' };
    game.operate('WNW', 'run').settle();
    expect(game.state.council).toBe(null);
  });

  test('1867BW-4.2-4 certificates are with players, in the market or in the treasury', () => {
    const game = low().stock().do('p1', 'sell', { company: 'WNW', percent: 10 });
    expect(game.title.faults(game.state)).toEqual([]);
    const open = low();
    const [certificate] = open.state.companies.WNW?.certificates ?? [];
    if (certificate !== undefined) certificate.holder = 'nobody';
    expect(open.title.faults(open.state)).toEqual(['WNW: a certificate in a wrong place']);
  });
});

test('a token that falls to Closed leaves the others where they are', () => {
  expect(byPrice(BOX.market, closed().state)).toEqual(['CNW']);
});
