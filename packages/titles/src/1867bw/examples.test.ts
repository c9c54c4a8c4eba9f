import { expect, test } from 'vitest';
import { casper, later } from './testing/scene.ts';

/** Played-through examples, from one decision to the next. */

test('an acquisition: two decline, the third accepts, its shareholders get the bonus, and it only rises from then on', () => {
  const game = later()
    .phase('6')
    .queue('NP')
    .company('CNW', { p1: 60, p2: 20 }, { treasury: 50 })
    .company('BH', { p2: 60 }, { at: [2, 8] })
    .company('WNW', { p3: 60 }, { at: [2, 7] })
    .trains('CNW', '5')
    .has('p1', 0)
    .has('p2', 0);
  const company = game.state.companies.CNW;
  if (company !== undefined) company.lastRevenue = 120;
  game.roundEnd('offers', true);
  game.do('p2', 'decline').do('p3', 'decline').do('p1', 'accept');
  // 120 and twice $30 make $18 a share; the treasury's two shares go to the bank with the $50.
  expect([game.cash('p1'), game.cash('p2'), game.cash('CNW')]).toEqual([108, 36, 0]);
  expect([game.cell('BH'), game.cell('WNW'), game.cell('CNW')]).toEqual([
    [3, 8],
    [3, 7],
    [2, 5],
  ]);
  expect([game.stage('CNW'), game.trainsOf('CNW'), game.where]).toEqual(['acquired', [], 'SR 3 stock']);
  expect([
    game.offered('sell', 'company').includes('CNW'),
    game.offered('buy', 'company').includes('CNW'),
  ]).toEqual([false, false]);
  game.round().settle();
  game.passWhile(() => game.where.startsWith('OR 2.1') && game.cell('CNW')?.[1] === 5);
  expect(game.cell('CNW')).toEqual([2, 6]);
});

test('a crisis: a route, no train, too little money, and the director will not sell', () => {
  const game = later()
    .company('CNW', { p1: 60, p2: 20 }, { treasury: 40 })
    .company('BH', { p2: 40, p1: 30 }, { at: [3, 3] })
    .tile('H8', '57*')
    .tile('H10', '9')
    .tile('H12', '57*')
    .has('p1', 10)
    .operate('CNW', 'trains', { queue: ['BH'] });
  expect(game.possible).toEqual(['crisis', 'sell']);
  expect(game.actions('sell')).toEqual([{ type: 'sell', player: 'p1', company: 'BH', percent: 10 }]);
  game.do('p1', 'crisis');
  expect([game.cash('p1'), game.cash('CNW'), game.percent('CNW', 'p1'), game.percent('BH', 'p1')]).toEqual([
    10, 0, 60, 30,
  ]);
  // Without a train its token falls to the ledge of its column.
  expect([game.cell('CNW'), game.markers('H8'), game.turn.company]).toEqual([[5, 5], ['CNW'], 'BH']);
});

test('a closing and the return through the queue', () => {
  const game = later()
    .queue('NP OSL')
    .company('WNW', { p1: 60, p3: 20 }, { at: [7, 0], treasury: 30 })
    .company('CNW', { p2: 20 })
    .trains('WNW', '2')
    .operate('WNW', 'run', { queue: ['CNW'] })
    .settle();
  expect([game.stage('WNW'), game.queueRows, game.markers('E9'), game.turn.company]).toEqual([
    'queued',
    ['NP OSL', 'WNW .', '. .', '. .'],
    [],
    'CNW',
  ]);
  game.has('p1', 900).has('p2', 900).stock(3);
  expect(game.rule('p1', 'start', { company: 'WNW', price: 60 })).toBe('1867BW-7.1-2');
  game
    .do('p1', 'start', { company: 'NP', price: 60 })
    .do('p1', 'pass')
    .do('p2', 'start', { company: 'OSL', price: 60 })
    .do('p2', 'pass');
  expect(game.queueRows[0]).toBe('WNW .');
  game.do('p3', 'pass').do('p1', 'start', { company: 'WNW', price: 80 });
  expect([game.president('WNW'), game.cash('WNW'), game.markers('E9'), game.percent('WNW', 'p3')]).toEqual([
    'p1',
    160,
    ['WNW'],
    0,
  ]);
});

test('a delivery over two trains: the first turns the refinery on, the second is paid too', () => {
  const game = casper()
    .cubes('I7', 1)
    .cubes('I11', 2)
    .refinery('H8', 'inoperational')
    .trains('CNW', '2', '3')
    .operate('CNW', 'run');
  game.do('p1', 'run', {
    routes: [
      { train: '2-0', path: ['I7.0', 'H8.0'] },
      { train: '3-0', path: ['H8.0', 'H10', 'H12.0', 'I11.0'] },
    ],
    deliveries: [
      { train: '2-0', from: 'I7', to: 'H8' },
      { train: '3-0', from: 'I11', to: 'H8' },
      { train: '3-0', from: 'I11', to: 'H12' },
    ],
  });
  // 30 and 60 of the cities, twice $30; the cube to Rawlins only begins a refinery.
  expect(game.turn.revenue).toBe(30 + 60 + 60);
  expect([game.state.refineries, game.state.cubes, game.state.cubesInBox]).toEqual([
    { H8: 'operational', H12: 'construction' },
    { I7: 0, I11: 0 },
    20,
  ]);
});
