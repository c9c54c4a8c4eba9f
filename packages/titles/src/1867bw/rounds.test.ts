import { POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { PRIVATES } from './data/privates.ts';
import { later, type Scene } from './testing/scene.ts';

/** Passes, and where nothing else helps declines, until the round of the label is over. */
const playOut = (game: Scene, round: string) => {
  for (let i = 0; i < 60 && game.state.ended === null && game.where.startsWith(round); i++) {
    if (game.possible.includes('pass')) game.do(game.acting, 'pass');
    else if (game.possible.includes('run')) game.do(game.acting, 'run', { routes: [] });
    else if (game.possible.includes('decline')) game.do(game.acting, 'decline');
    else game.do(game.acting, game.possible[0] ?? '');
  }
  return game;
};
const usual = () => later().company('CNW', { p1: 60 }).queue('NP OSL');

describe('rounds', () => {
  test('1867BW-2-2 stock rounds and sets of operating rounds alternate', () => {
    const game = usual().stock(1);
    playOut(playOut(playOut(game, 'SR'), 'OR'), 'SR 2');
    expect(game.rounds).toEqual(['OR 1.1', 'SR 2', 'OR 2.1']);
    const three = usual().phase('5').stock(4);
    playOut(playOut(three, 'SR'), 'OR');
    expect(three.rounds).toEqual(['OR 4.1', 'OR 4.2', 'OR 4.3', 'SR 5']);
  });

  test('1867BW-11-3 so many operating rounds by phase', () => {
    const rounds = (['2', '3', '4', '5'] as const).map((phase) => {
      const game = usual().phase(phase).stock(4);
      return playOut(playOut(game, 'SR'), 'OR').rounds.length - 1;
    });
    expect(rounds).toEqual([1, 2, 2, 3]);
  });

  test('1867BW-8-1 a phase that begins in a set does not make it longer', () => {
    const game = usual().nextTrain('3').stock(2);
    playOut(playOut(game, 'SR'), 'OR');
    expect([game.state.phase, game.rounds]).toEqual(['3', ['OR 2.1', 'SR 3']]);
  });

  test('1867BW-8.7-1 operating rounds of the set, then a stock round', () => {
    const game = usual().phase('3').stock(2);
    playOut(playOut(game, 'SR'), 'OR');
    expect(game.rounds).toEqual(['OR 2.1', 'OR 2.2', 'SR 3']);
  });

  test('1867BW-8-2 private revenue, corporations, production, refineries, train, corporation', () => {
    const game = usual()
      .phase('6')
      .queue('NP')
      .trains('CNW', '5')
      .owns('P11', 'p2')
      .tile('H8', '6*', 2)
      .tile('I7', 'd1', 1)
      .refinery('E9', 'operational')
      .round(3, 3);
    playOut(game.settle(), 'OR');
    const seen = game.events.flatMap((event) => {
      if (event.type === 'paid' && event.why === 'private-revenue') return ['revenue'];
      if (event.type === 'turn') return ['turn'];
      return event.type === 'special' ? [event.name] : [];
    });
    expect(seen).toEqual(['revenue', 'turn', 'produce', 'refinery', 'train', 'declined', 'swallowed']);
  });

  const order = (game: Scene) => {
    const turns: string[] = [];
    game.round().settle();
    for (let i = 0; i < 60 && game.where.startsWith('OR 2.1'); i++) {
      game.do(game.acting, game.possible.includes('pass') ? 'pass' : (game.possible[0] ?? ''));
    }
    for (const event of game.events) if (event.type === 'turn') turns.push(event.who);
    return turns;
  };

  test('1867BW-8-3 from the highest value to the lowest', () => {
    const game = later()
      .company('CNW', { p1: 60 })
      .company('BH', { p2: 60 }, { at: [3, 3] })
      .company('WNW', { p3: 60 }, { at: [2, 7] });
    expect(order(game)).toEqual(['WNW', 'CNW', 'BH']);
  });

  test('1867BW-8-4 of equals the one further right, then the one higher in the stack', () => {
    const game = later()
      .company('CNW', { p1: 60 }, { at: [2, 7] })
      .company('BH', { p2: 60 }, { at: [3, 8] })
      .company('WNW', { p3: 60 }, { at: [2, 7] });
    expect(order(game)).toEqual(['BH', 'CNW', 'WNW']);
  });

  test('1867BW-8-5 looked up again after each turn', () => {
    const game = later()
      .company('CNW', { p1: 60 }, { at: [2, 7] })
      .company('BH', { p2: 60 })
      .company('WNW', { p3: 60 }, { at: [3, 6] });
    game.round().settle();
    game.passWhile(() => game.turn.company === 'CNW' && !game.where.endsWith('trains'));
    game.company('WNW', { p3: 60 }, { at: [2, 6] });
    game.passWhile(() => game.turn.company === 'CNW');
    expect(game.turn.company).toBe('WNW');
  });

  test('1867BW-8.1-1, 1867BW-14-3 private companies pay at the start of each operating round', () => {
    const revenue = PRIVATES.map(({ id }) => {
      const game = usual().owns(id, 'p2').has('p2', 0).round().settle();
      return game.cash('p2');
    });
    expect(revenue).toEqual([5, 5, 10, 10, 15, 0, 15, 10, 20, 15, 15, 15, 25]);
  });

  test('1867BW-8.1-2 to the player or to the treasury', () => {
    expect(usual().owns('P5', 'CNW').round().settle().cash('CNW')).toBe(15);
  });
});

describe('the end of the game', () => {
  const last = () =>
    later()
      .phase('6')
      .queue('NP')
      .company('CNW', { p1: 60, p2: 20 })
      .trains('CNW', '5')
      .has('p1', 100)
      .has('p2', 50)
      .has('p3', 70);

  test('1867BW-10-1 with the round in which the last operational corporation is acquired', () => {
    const game = last().roundEnd('offers').do('p1', 'accept');
    expect([game.state.ended, game.stage('NP')]).toEqual([{ reason: 'acquired' }, 'queued']);
    const crisis = later()
      .company('CNW', { p1: 60 })
      .tile('H8', '57*')
      .tile('H10', '9')
      .tile('H12', '57*')
      .tile('I7', 'd1', 1)
      .cubes('I7', 2);
    crisis.has('p1', 0).operate('CNW', 'trains').do('p1', 'crisis');
    // The other steps of the round are done, the train of the Union Pacific too.
    expect([crisis.state.ended, crisis.state.cubes.I7, crisis.state.depot.stack.length]).toEqual([
      { reason: 'acquired' },
      1,
      29,
    ]);
  });

  test('1867BW-10-4 or when nothing is left that could be acquired', () => {
    const game = later().phase('6').queue('NP').roundEnd('offers');
    expect([game.stage('NP'), game.state.ended]).toEqual(['swallowed', { reason: 'acquired' }]);
    expect(later().phase('6').queue('NP', 'OSL').roundEnd('offers', true).state.ended).toBe(null);
  });

  test('1867BW-10-2 worth is money and certificates', () => {
    const game = last().owns('P11', 'p3').roundEnd('offers').do('p1', 'accept');
    expect(['p1', 'p2', 'p3'].map((player) => game.worth(player))).toEqual([100 + 480, 50 + 160, 70]);
  });

  test('1867BW-10-3 the highest wins', () => {
    const game = last().roundEnd('offers').do('p1', 'accept');
    const worth = ['p1', 'p2', 'p3'].map((player) => game.worth(player));
    expect(worth.indexOf(Math.max(...worth))).toBe(0);
  });
});

test('1867BW-4.3-1 tokens move for the reasons of the book only', () => {
  const game = later()
    .phase('6')
    .queue('NP')
    .company('CNW', { p1: 60, [POOL]: 20 }, { treasury: 500 })
    .company('BH', { p2: 20 });
  const cell = () => game.cell('CNW');
  game.operate('CNW', 'issue').do('p1', 'redeem');
  expect(cell()).toEqual([2, 5]);
  game.stock().has('p2', 500).do('p1', 'pass').do('p2', 'buy', { company: 'CNW', from: 'CNW', percent: 10 });
  expect(cell()).toEqual([2, 5]);
  game.operate('CNW', 'track').do('p1', 'lay', { hex: 'H8', tile: '57*', rotation: 0 });
  expect(cell()).toEqual([2, 5]);
});
