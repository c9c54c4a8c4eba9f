import { byPrice, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { later } from './testing/scene.ts';

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
    const game = low().operate('WNW', 'run', 1, 1, ['CNW']).settle();
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
    expect([game.stage('WNW'), game.director('WNW'), game.percent('WNW', 'WNW'), game.cash('WNW')]).toEqual([
      'open',
      'p2',
      80,
      160,
    ]);
    expect([game.markers('E9'), game.cell('WNW'), game.trainsOf('WNW')]).toEqual([['WNW'], [2, 5], []]);
  });

  test('1867BW-9.1-9 its turn is over; cubes and refineries stay', () => {
    const game = low().operate('WNW', 'run', 1, 1, ['CNW']).settle();
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
    const full = closed('.')
      .station('OSL', 'E9')
      .has('p2', 900)
      .stock(2, 'p2')
      .do('p2', 'start', { company: 'WNW', price: 80 });
    expect(full.markers('E9').sort()).toEqual(['OSL', 'WNW']);
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
