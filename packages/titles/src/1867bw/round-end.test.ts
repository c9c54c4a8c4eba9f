import { POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { CITIES, DEPOSITS } from './data/refineries.ts';
import { PHASE_NAMES } from './data/trains.ts';
import { later, type Scene } from './testing/scene.ts';

/** CNW of p1 in Casper, joined to the deposit I7. C11 has a tile but lies in nobody's network. */
const usual = () =>
  later()
    .company('CNW', { p1: 60 })
    .tile('H8', '6*', 2)
    .tile('I7', 'd1', 1)
    .tile('C11', 'd1', 2)
    .queue('NP OSL');
const cubes = (game: Scene, hex = 'I7') => game.state.cubes[hex] ?? 0;

describe('production', () => {
  test('1867BW-8.3-1 full deposits export', () => {
    const game = usual().cubes('I7', 2).cubes('C11', 2).roundEnd();
    expect([cubes(game), cubes(game, 'C11'), game.state.cubesInBox]).toEqual([1, 1, 18]);
  });

  test('1867BW-8.3-2 then those of a network that have not exported produce', () => {
    const game = usual().company('OSL', { p2: 20 }).tile('B10', '9', 2).cubes('I7', 2).roundEnd();
    expect([cubes(game), cubes(game, 'C11')]).toEqual([1, 1]);
    const earlier = usual().cubes('I7', 1);
    earlier.state.exported = ['I7'];
    expect(cubes(earlier.roundEnd())).toBe(1);
  });

  test('1867BW-8.3-3 others produce nothing', () => {
    expect(cubes(usual().cubes('C11', 1).roundEnd(), 'C11')).toBe(1);
  });

  test('1867BW-8.3-4 as much as the phase says', () => {
    const produced = PHASE_NAMES.map((phase) => cubes(usual().phase(phase).roundEnd('production')));
    expect(produced).toEqual([1, 1, 2, 2, 3, 3]);
    const exported = PHASE_NAMES.map((phase, i) => {
      const capacity = [2, 2, 3, 3, 4, 4][i] ?? 0;
      return capacity - cubes(usual().phase(phase).cubes('I7', capacity).roundEnd('production'));
    });
    expect(exported).toEqual([1, 1, 1, 1, 2, 2]);
  });

  test('1867BW-11-7 production by phase', () => {
    expect(PHASE_NAMES.map((phase) => cubes(usual().phase(phase).roundEnd('production')))).toEqual([
      1, 1, 2, 2, 3, 3,
    ]);
  });

  test('1867BW-11-8, 1867BW-8.3-5 never above the capacity of the phase', () => {
    const held = PHASE_NAMES.map((phase, i) => {
      const capacity = [2, 2, 3, 3, 4, 4][i] ?? 0;
      return cubes(
        usual()
          .phase(phase)
          .cubes('I7', capacity - 1)
          .roundEnd('production'),
      );
    });
    expect(held).toEqual([2, 2, 3, 3, 4, 4]);
  });

  test('1867BW-11-9 exports by phase', () => {
    const game = usual().phase('6').cubes('I7', 4).roundEnd('production');
    expect(cubes(game)).toBe(2);
  });

  test('1867BW-8.3-6 the box is a limit; deposits are filled in the order of their hexes', () => {
    const game = usual().company('OSL', { p2: 20 }).tile('B10', '9', 2).phase('5');
    game.state.cubes = { J6: 3, L6: 3, E11: 3, F4: 3, I11: 3, G11: 2 };
    game.state.cubesInBox = 3;
    game.state.exported = [...DEPOSITS].filter((hex) => !['C11', 'I7'].includes(hex));
    game.state.cubes.J6 = 2;
    for (const hex of ['L6', 'E11', 'F4', 'I11']) game.state.cubes[hex] = 2;
    game.roundEnd();
    expect([cubes(game, 'C11'), cubes(game), game.state.cubesInBox]).toEqual([2, 1, 0]);
  });

  test('an acquired corporation still makes its deposits produce, one acquired from the queue does not (ruling 40)', () => {
    const game = usual().acquired('CNW');
    expect(cubes(game.company('BH', { p1: 20 }).roundEnd())).toBe(1);
    const queued = usual();
    const other = queued.state.companies.CNW;
    if (other !== undefined) other.stage = 'swallowed';
    expect(cubes(queued.company('BH', { p1: 20 }).roundEnd())).toBe(0);
  });
});

describe('refineries', () => {
  const developed = (hex: string, state: 'construction' | 'inoperational' | 'operational' | 'disrepair') =>
    usual().refinery(hex, state).roundEnd().state.refineries[hex];

  test('1867BW-8.4-1 disrepair leaves the map', () => expect(developed('H8', 'disrepair')).toBe(undefined));
  test('1867BW-8.4-2 inoperational becomes disrepair', () =>
    expect(developed('H8', 'inoperational')).toBe('disrepair'));
  test('1867BW-8.4-3 construction becomes inoperational', () =>
    expect(developed('H8', 'construction')).toBe('inoperational'));
  test('1867BW-8.4-4 operational becomes inoperational', () =>
    expect(developed('H8', 'operational')).toBe('inoperational'));

  test('1867BW-8.4-5 each once a round', () => {
    const game = usual()
      .refinery('H8', 'operational')
      .refinery('E9', 'construction')
      .refinery('G5', 'inoperational')
      .roundEnd();
    expect(game.state.refineries).toEqual({ H8: 'inoperational', E9: 'inoperational', G5: 'disrepair' });
  });

  test('1867BW-8.4-6 the one off the board stays operational', () =>
    expect(developed('C1', 'operational')).toBe('operational'));

  const dyer = () => usual().owns('P9', 'p2').roundEnd();

  test('1867BW-14.9-1 P9: after development its player may close it for an inoperational refinery', () => {
    const game = usual().owns('P9', 'p2').refinery('H8', 'operational').roundEnd();
    expect([game.acting, game.where.split(' ').at(-1)]).toEqual(['p2', 'dyer']);
    expect(game.offered('refinery', 'hex')).toEqual(CITIES.filter((hex) => hex !== 'H8'));
    expect(game.rule('p2', 'refinery', { hex: 'A9' })).toBe('1867BW-14.9-1');
    game.do('p2', 'refinery', { hex: 'J14' });
    expect([game.state.refineries.J14, game.isOpen('P9')]).toEqual(['inoperational', false]);
    expect(dyer().do('p2', 'pass').isOpen('P9')).toBe(true);
  });

  test('1867BW-14.9-2 not with five', () => {
    const game = usual().owns('P9', 'p2');
    for (const hex of CITIES.slice(0, 5)) game.refinery(hex, 'operational');
    expect(game.roundEnd().isOpen('P9')).toBe(true);
    expect(game.events.some((event) => event.type === 'pass' && event.step === 'dyer')).toBe(false);
    expect(game.where.split(' ').at(-1)).not.toBe('dyer');
  });

  test('P9 of a corporation gives nothing (1867BW-14-1)', () => {
    expect(usual().owns('P9', 'CNW').roundEnd().where.split(' ').at(-1)).not.toBe('dyer');
  });
});

describe('trains of the Union Pacific', () => {
  test('1867BW-8.5-1 one of the cheapest in the last round of a set', () => {
    const count = (isLast: boolean) => usual().roundEnd('train', isLast).state.depot.stack.length;
    expect([count(false), count(true)]).toEqual([30, 29]);
  });

  test('1867BW-8.5-2 the first of a type changes the phase', () => {
    const game = usual().trains('CNW', '2').nextTrain('4').roundEnd('train', true);
    expect([game.state.phase, game.trainsOf('CNW')]).toEqual(['4', []]);
  });

  test('1867BW-8.5-3 without a limit', () => {
    const game = usual();
    for (let set = 0; set < 6; set++) game.roundEnd('train', true);
    expect(game.state.depot.stack.length).toBe(24);
  });

  test('1867BW-8.5-4 nothing from an empty bank', () => {
    expect(usual().emptyBank().roundEnd('train', true).where).toBe('SR 3 stock');
  });

  test('1867BW-14.6-1 the owner of P6 gets $20 for each', () => {
    expect(usual().owns('P6', 'p2').has('p2', 100).roundEnd('train', true).cash('p2')).toBe(120);
    expect(usual().owns('P6', 'CNW').roundEnd('train', true).cash('CNW')).toBe(20);
  });
});

/** Phase 6: CNW $80 of p1, BH $60 of p2, WNW $100 of p3, in that order of starting. */
const offers = (...queue: readonly string[]) =>
  later()
    .phase('6')
    .queue(...(queue.length === 0 ? ['NP'] : queue))
    .company('CNW', { p1: 60, p2: 20, [POOL]: 10 }, { treasury: 50 })
    .company('BH', { p2: 60 }, { at: [3, 3] })
    .company('WNW', { p3: 60 }, { at: [2, 7] })
    .tile('H8', '6*', 2)
    .tile('I7', 'd1', 1)
    .trains('CNW', '5')
    .trains('WNW', '5');
const asked = (...queue: readonly string[]) => offers(...queue).roundEnd('offers');

describe('offers of the Union Pacific', () => {
  test('1867BW-8.6-1 one corporation in each operating round of phases 6 and D, none before', () => {
    expect(asked().where.split(' ').at(-1)).toBe('acquisition');
    const before = offers();
    before.state.phase = '5';
    expect(before.roundEnd('offers').where.split(' ').at(-1)).not.toBe('acquisition');
    const game = asked().do('p3', 'accept');
    expect(Object.values(game.state.companies).filter(({ stage }) => stage === 'acquired').length).toBe(1);
  });

  test('1867BW-8.6-2 from the highest value to the lowest', () => {
    const game = asked();
    const order = ['WNW', 'CNW', 'BH'].map(() => {
      const player = game.acting;
      game.do(player, 'decline');
      return player;
    });
    expect(order).toEqual(['p3', 'p1', 'p2']);
  });

  test('1867BW-8.6-3 the first to accept is acquired, and nobody else is asked', () => {
    const game = asked().do('p3', 'decline').do('p1', 'accept');
    expect([game.stage('CNW'), game.stage('BH'), game.where.split(' ').at(-1)]).toEqual([
      'acquired',
      'open',
      'track',
    ]);
  });

  test('1867BW-8.6-4 if all decline the top of the queue is acquired, the left one of two', () => {
    const all = (game: Scene) => game.do('p3', 'decline').do('p1', 'decline').do('p2', 'decline');
    const game = all(asked('NP OSL', 'CBQ GINW'));
    expect([game.stage('NP'), game.stage('OSL'), game.queueRows]).toEqual([
      'swallowed',
      'queued',
      ['. OSL', 'CBQ GINW', '. .', '. .'],
    ]);
  });

  test('1867BW-8.6-5 with an empty queue the last must accept', () => {
    const game = asked('.').do('p3', 'decline').do('p1', 'decline');
    expect([game.possible, game.rule('p2', 'decline')]).toEqual([['accept'], '1867BW-8.6-5']);
    expect(game.do('p2', 'accept').stage('BH')).toBe('acquired');
  });

  test('1867BW-8.6-6 who declines falls one row, to the ledge at most', () => {
    expect(asked().do('p3', 'decline').cell('WNW')).toEqual([3, 7]);
    const ledge = offers()
      .company('WNW', { p3: 60 }, { at: [5, 7] })
      .roundEnd('offers')
      .do('p1', 'decline')
      .do('p3', 'decline');
    expect(ledge.cell('WNW')).toEqual([5, 7]);
  });

  test('1867BW-8.6-7 in every round', () => {
    const game = asked().do('p3', 'decline').do('p1', 'accept').roundEnd('offers').do('p3', 'decline');
    expect(game.cell('WNW')).toEqual([4, 7]);
  });

  test('1867BW-8.6-8 with nobody to ask the queue is taken from, or nothing', () => {
    const none = (...queue: readonly string[]) =>
      later()
        .phase('6')
        .queue(...queue)
        .roundEnd('offers');
    expect(none('NP', 'OSL').stage('NP')).toBe('swallowed');
    expect(none('.').state.ended).toEqual({ reason: 'acquired' });
  });

  test('1867BW-8.6-9 a refusal that reaches Closed closes, and counts', () => {
    const game = offers('NP')
      .company('WNW', { p3: 60 }, { at: [7, 0] })
      .roundEnd('offers');
    game.do('p1', 'decline').do('p2', 'decline').do('p3', 'decline');
    expect([game.stage('WNW'), game.stage('NP')]).toEqual(['queued', 'swallowed']);
    const last = offers('.')
      .company('WNW', { p3: 60 }, { at: [7, 0] })
      .company('OSL', { p1: 60 }, { at: [7, 0] })
      .roundEnd('offers');
    last.do('p1', 'decline').do('p2', 'decline').do('p3', 'decline');
    expect([last.acting, last.possible, last.queueRows[0]]).toEqual(['p1', ['accept', 'decline'], 'WNW']);
    const cash = last.cash('p1');
    expect(last.do('p1', 'accept').cash('p1') - cash).toBe((90 * 6) / 10);
  });
});

describe('a corporation acquired from the queue', () => {
  /** CBQ waits in Cody; the deposit F4 joins its home. */
  const taken = (count = 4) => {
    const game = later()
      .phase('6')
      .queue('CBQ', 'NP')
      .tile('E3', '57*', 2)
      .tile('F4', 'd1', 2)
      .cubes('F4', count);
    return game.company('CNW', { p1: 60 });
  };
  const decline = (game: Scene) => game.roundEnd('offers').do('p1', 'decline');

  test('1867BW-8.6.Q-1 gets its token on its home', () => {
    expect(decline(taken()).markers('E3')).toEqual(['CBQ']);
  });

  test('1867BW-8.6.Q-2 its deposits export', () => {
    expect(cubes(decline(taken()), 'F4')).toBe(2);
  });

  test('1867BW-8.6.Q-3 perhaps a second time', () => {
    const game = taken().roundEnd().do('p1', 'decline');
    expect(cubes(game, 'F4')).toBe(0);
  });

  test('1867BW-8.6.Q-4 all else of it leaves the game', () => {
    const game = decline(taken());
    expect(
      game.state.board.stations.filter(
        ({ owner, holder, at }) => owner === 'CBQ' && at === null && holder === 'CBQ',
      ),
    ).toEqual([]);
    expect(game.stock().rule('p1', 'start', { company: 'CBQ', price: 60 })).toBe('1867BW-7.1-2');
    expect(game.percent('CBQ', 'gone')).toBe(100);
  });

  test('1867BW-8.6.Q-5 the queue moves up', () => {
    expect(decline(taken()).queueRows).toEqual(['NP', '.', '.', '.']);
  });
});

describe('an operational corporation that is acquired', () => {
  /** CNW has earned 200 and is asked after two refusals. */
  const third = () => {
    const game = offers().company('BH', { p2: 60 }, { at: [2, 8] });
    const company = game.state.companies.CNW;
    if (company !== undefined) company.lastRevenue = 200;
    return game;
  };
  const acquired = (game = third()) =>
    game.roundEnd('offers').do('p2', 'decline').do('p3', 'decline').do('p1', 'accept');

  test('1867BW-8.6.O-1, 1867BW-8.6.O-3 the bonus: its last revenue and $30 for each refusal, paid like a dividend', () => {
    const game = third().has('p1', 0).has('p2', 0);
    const bank = game.cash('bank');
    acquired(game);
    expect([game.cash('p1'), game.cash('p2')]).toEqual([156, 52]);
    // 26 of a treasury share go to the treasury and with it back to the bank; a market share pays nobody.
    expect(game.cash('bank')).toBe(bank - 208 + 50);
  });

  test('1867BW-8.6.O-2 none in crisis, none without revenue and refusals', () => {
    const first = offers().has('p3', 0).roundEnd('offers').do('p3', 'accept');
    expect(first.cash('p3')).toBe(0);
    const crisis = third().tile('H8', '57*').tile('H10', '9').tile('H12', '57*').has('p1', 0);
    const company = crisis.state.companies.CNW;
    crisis.state.depot.gone.push(...(company?.trains.splice(0) ?? []));
    crisis.operate('CNW', 'trains').do('p1', 'crisis');
    expect([crisis.cash('p1'), crisis.stage('CNW')]).toEqual([0, 'acquired']);
  });

  test('1867BW-8.6.O-4 the bonus does not move the token', () => {
    expect(acquired().cell('CNW')).toEqual([2, 5]);
  });

  test('1867BW-8.6.O-5 without a train it falls to the lowest space of its column, never to Closed', () => {
    const without = (column: number) => {
      const game = offers()
        .company('BH', { p2: 60 }, { at: [1, column] })
        .roundEnd('offers', true);
      while (game.acting !== 'p2') game.do(game.acting, 'decline');
      return game.do('p2', 'accept').cell('BH');
    };
    expect([without(0), without(5), without(14)]).toEqual([
      [7, 0],
      [5, 5],
      [2, 14],
    ]);
  });

  test('1867BW-8.6.O-6 its deposits export, again and not below nothing', () => {
    expect(cubes(acquired(third().cubes('I7', 3)))).toBe(1);
    expect(cubes(acquired(third().cubes('I7', 1)))).toBe(0);
  });

  test('1867BW-8.6.O-7 its treasury goes to the bank', () => {
    expect(acquired().cash('CNW')).toBe(0);
  });

  test('1867BW-8.6.O-8 its charter leaves the game', () => {
    const game = acquired(third().owns('P11', 'CNW'));
    expect([
      game.trainsOf('CNW'),
      game.percent('CNW', 'CNW'),
      game.percent('CNW', POOL),
      game.isOpen('P11'),
    ]).toEqual([[], 0, 0, false]);
    expect(
      game.state.board.stations.filter(({ owner, holder }) => owner === 'CNW' && holder === 'CNW').length,
    ).toBe(1);
  });

  test('1867BW-14-4, 1867BW-14.11-2 P11 goes with it, and with nothing else', () => {
    const game = third().owns('P11', 'CNW').owns('P6', 'CNW');
    expect([game.isOpen('P11'), acquired(game).isOpen('P11'), game.isOpen('P6')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('1867BW-8.6.O-9 players keep their certificates at the value of the chart', () => {
    const game = acquired(third().has('p1', 0));
    expect([game.percent('CNW', 'p1'), game.worth('p1') - game.cash('p1')]).toEqual([60, 480]);
  });

  test('1867BW-8.6.O-10 its stations stay', () => {
    expect(acquired().markers('H8')).toEqual(['CNW']);
  });

  test('1867BW-8.6.O-11 it is marked as acquired', () => {
    const game = acquired();
    expect([game.stage('CNW'), game.revenueOf('CNW')]).toEqual(['acquired', null]);
  });

  test('1867BW-8.2.U-1 in later rounds it only moves right', () => {
    const game = acquired().round();
    game.settle();
    game.passWhile(() => game.where.startsWith('OR 2.1') && game.cell('CNW')?.[1] === 5);
    expect(game.cell('CNW')).toEqual([2, 6]);
    expect(game.events.some((event) => event.type === 'turn' && event.who === 'CNW')).toBe(false);
  });

  test('1867BW-14.10-5 the +$20 of P10 ends', () => {
    const game = third();
    game.state.council = { hex: 'E9', company: 'CNW' };
    expect(acquired(game).state.council).toBe(null);
  });
});

describe('P6', () => {
  const board = (owner: string) => offers().owns('P6', owner).roundEnd('offers');

  test('1867BW-14.6-2 pays nothing in private revenue', () => {
    expect(usual().owns('P6', 'p2').has('p2', 100).round().settle().cash('p2')).toBe(100);
  });

  test('1867BW-14.6-3 closes with the first corporation that is acquired by an offer', () => {
    expect(board('p2').do('p3', 'accept').isOpen('P6')).toBe(false);
    const queue = board('p2').do('p3', 'decline').do('p1', 'decline').do('p2', 'decline');
    expect([queue.stage('NP'), queue.isOpen('P6')]).toEqual(['swallowed', true]);
    const crisis = later()
      .company('CNW', { p1: 60 })
      .company('BH', { p2: 20 })
      .owns('P6', 'p2')
      .tile('H8', '57*')
      .tile('H10', '9')
      .tile('H12', '57*');
    expect(crisis.has('p1', 0).operate('CNW', 'trains').do('p1', 'crisis').isOpen('P6')).toBe(true);
  });

  test('1867BW-14.6-4 a corporation may then replace a station, of the charter or the map, free', () => {
    const game = board('CNW').do('p3', 'accept');
    expect([game.acting, game.possible]).toEqual(['p1', ['pass', 'replace']]);
    expect(game.actions('replace').map(({ hex, from }) => `${hex} ${from}`)).toEqual(['E9 charter', 'E9 H8']);
    game.do('p1', 'replace', { hex: 'E9', from: 'charter' });
    expect([game.markers('E9'), game.markers('H8'), game.cash('CNW')]).toEqual([['CNW'], ['CNW'], 50]);
    const moved = board('CNW').do('p3', 'accept').do('p1', 'replace', { hex: 'E9', from: 'H8' });
    expect([moved.markers('E9'), moved.markers('H8')]).toEqual([['CNW'], []]);
    expect(board('CNW').do('p3', 'accept').do('p1', 'pass').markers('E9')).toEqual(['WNW']);
  });

  test('1867BW-14.6-6 anywhere on the map, but not where it has a station', () => {
    const game = offers()
      .owns('P6', 'CNW')
      .tile('E9', '441*', 1)
      .station('CNW', 'E9')
      .roundEnd('offers')
      .do('p3', 'accept');
    expect(game.rule('p1', 'replace', { hex: 'E9', from: 'charter' })).toBe('1867BW-14.6-6');
  });

  test('1867BW-14.6-7 of a player, or of the acquired one itself, it closes without', () => {
    expect(board('p2').do('p3', 'accept').possible).not.toContain('replace');
    expect(board('WNW').do('p3', 'accept').possible).not.toContain('replace');
  });
});
