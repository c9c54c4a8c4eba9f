import { OFFERING, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { core } from './state.ts';
import { later, type Scene, topAt } from './testing/scene.ts';

/** The great interruptions, played from their beginning to their end. `do` checks after every action that no dollar, no percent and no train is lost. */

const bank = (train: string, price: number) => ({ train, from: 'bank', price });
const trainOf = (scene: Scene, id: string) => core.company(scene.state, id).trains[0]?.id;
/** Kinds of the frames that lie on each other, the game itself left out. */
const agenda = (scene: Scene) => scene.state.agenda.slice(1).map(({ kind }) => kind);

/** Omaha, Des Moines and Rock Island on one line. */
const WEST = [
  ['G3', '57', 1],
  ['G5', '9', 1],
  ['G7', '14', 1],
  ['G9', '9', 1],
  ['G11', '9', 1],
  ['G13', '14', 1],
] as const;
/** Springfield and St. Louis. */
const SOUTH = [
  ['I15', '57', 0],
  ['J14', '9', 0],
  ['K13', '57', 0],
] as const;

describe('a fire sale to its end', () => {
  /** CRI&P of p1 has $20, two redeemed shares and a token in Omaha; a 4-train costs $300, and p1 has $30. */
  const start = () =>
    later(4)
      .phase('4')
      .company('CRI&P', { p1: 50, p4: 10, 'CRI&P': 20 }, { par: 85, treasury: 20 })
      .company('CB&Q', { p2: 60 }, { par: 85, treasury: 500 })
      .company('MP', { p3: 60, p1: 30 }, { at: topAt(100) })
      .tiles(...WEST)
      .station('CRI&P', 'G3')
      .trains('CB&Q', '4')
      .trains('MP', '4')
      .has('p1', 30)
      .operate('CRI&P', 'trains');

  test('shares, tokens, cash and stock of the president, one after the other, until the train is paid', () => {
    const scene = start();
    expect(scene.rule('p1', 'train', bank('4-3', 300))).toBe('18MW-mandatory-4');
    expect(scene.rule('p1', 'fire-token', { hex: 'G3', minimum: 60 })).toBe('18MW-mandatory-4');
    expect(scene.rule('p1', 'sell', { company: 'MP', percent: 10 })).toBe('18MW-mandatory-4');

    // The first share: half of $85 is $43; p4 passes, p3 outbids p2.
    scene.do('p1', 'fire-share', { percent: 10 });
    scene.do('p2', 'bid', { price: 43 }).do('p3', 'bid', { price: 50 }).do('p4', 'pass').do('p2', 'pass');
    expect([scene.cash('CRI&P'), scene.percent('CRI&P', 'p3'), scene.price('CRI&P')]).toEqual([70, 10, 85]);

    // Nobody wants the second: the bank pays $42, and the price falls.
    scene.do('p1', 'fire-share', { percent: 10 });
    scene.do('p2', 'pass').do('p3', 'pass').do('p4', 'pass');
    expect([scene.cash('CRI&P'), scene.percent('CRI&P', POOL), scene.price('CRI&P')]).toEqual([112, 10, 80]);

    // Omaha goes to CB&Q, which pays $60 to CRI&P and $90 to the bank for the placing.
    scene.do('p1', 'fire-token', { hex: 'G3', minimum: 60 });
    expect(scene.acting).toBe('p2');
    scene.do('p2', 'bid', { company: 'CB&Q', price: 60 });
    expect([scene.cash('CRI&P'), scene.cash('CB&Q'), scene.markers('G3')]).toEqual([172, 350, ['CB&Q']]);

    // $300 - $172 - $30 = $98 are lacking: one share of MP, whose president lets the price fall.
    expect(scene.rule('p1', 'sell', { company: 'MP', percent: 20 })).toBe('18MW-mandatory-15');
    scene.do('p1', 'sell', { company: 'MP', percent: 10 });
    expect([scene.where, scene.acting]).toEqual(['OR 2.1 protection', 'p3']);
    scene.do('p3', 'pass');
    expect([scene.price('MP'), scene.cash('p1')]).toEqual([90, 130]);

    scene.do('p1', 'train', bank('4-3', 300));
    expect([scene.trainsOf('CRI&P'), scene.cash('CRI&P'), scene.cash('p1')]).toEqual([['4'], 0, 2]);
    expect(scene.rule('p1', 'pass')).toBe(null);
    expect(scene.specials).toEqual(['share-offered', 'share-offered', 'token-offered', 'token-bid']);
  });

  test('it stops as soon as the treasury has enough', () => {
    const scene = start().has('CRI&P', 260).do('p1', 'fire-share', { percent: 10 });
    scene.do('p2', 'bid', { price: 43 }).do('p3', 'pass').do('p4', 'pass');
    expect([scene.cash('CRI&P'), scene.percent('CRI&P', 'CRI&P')]).toEqual([303, 10]);
    expect([...scene.listed('fire-share'), ...scene.listed('fire-token'), ...scene.listed('sell')]).toEqual(
      [],
    );
    scene.do('p1', 'train', bank('4-3', 300));
    expect([scene.cash('CRI&P'), scene.cash('p1')]).toEqual([3, 30]);
  });
});

describe('interruptions in sequence and on top of each other', () => {
  test('a new president in the middle of the fire sale, his forced sale protected by the old one, a train that starts a phase, and trains given back', () => {
    const scene = later(4)
      .phase('5')
      .soldOut('5')
      .company('IC', { p1: 30, p2: 30, IC: 20 }, { treasury: 100 })
      .company('MP', { p1: 40, p2: 30 }, { at: topAt(200) })
      .company('NP', { p3: 60 })
      .company('SP', { p4: 60 })
      .trains('MP', '5')
      .trains('NP', '5', '5', '5')
      .trains('SP', '6', '6')
      .has('p1', 700)
      .has('p2', 60)
      .operate('IC', 'trains', ['MP', 'NP', 'SP']);

    // p2 buys the share that makes him president: the rest is his affair, and p1 may bid.
    scene.do('p1', 'fire-share', { percent: 10 });
    expect(agenda(scene)).toEqual(['operating', 'turn', 'share-sale']);
    scene.do('p2', 'bid', { price: 40 }).do('p3', 'pass').do('p4', 'pass');
    expect([scene.president('IC'), scene.acting]).toEqual(['p2', 'p2']);
    expect(scene.rule('p1', 'fire-share', { percent: 10 })).toBe('not-your-turn');
    scene.do('p2', 'fire-share', { percent: 10 });
    expect(scene.acting).toBe('p1');
    scene.do('p1', 'pass').do('p3', 'pass').do('p4', 'pass');

    // $100 + $40 + $40 in the treasury, $20 with p2: for the 6-train at $550 $350 are lacking, two shares of MP.
    expect([scene.cash('IC'), scene.cash('p2')]).toEqual([180, 20]);
    scene.do('p2', 'sell', { company: 'MP', percent: 20 });
    expect([agenda(scene), scene.acting]).toEqual([['operating', 'turn', 'protection'], 'p1']);
    scene.do('p1', 'protect');
    expect([scene.price('MP'), scene.percent('MP', 'p1'), scene.cash('p1')]).toEqual([200, 60, 300]);

    // The first 6-train: limit 2, so NP gives one of three back; the turn goes on after that.
    const next = scene.listed('train')[0];
    scene.do('p2', 'train', next);
    expect([scene.state.phase, agenda(scene), scene.acting]).toEqual([
      '6',
      ['operating', 'turn', 'discard'],
      'p3',
    ]);
    scene.do('p3', 'discard', { train: trainOf(scene, 'NP') });
    expect([agenda(scene), scene.turn.company, scene.acting]).toEqual([['operating', 'turn'], 'IC', 'p2']);
    expect(scene.cash('p2')).toBe(20 + 400 - (550 - 180));
  });

  test('two companies sold for a train are settled in price order, each by its own president', () => {
    const scene = later(4)
      .phase('4')
      .company('IC', { p1: 60 }, { treasury: 0 })
      .company('MP', { p2: 60, p1: 20 }, { at: topAt(120) })
      .company('NP', { p3: 60, p1: 20 }, { at: topAt(135) })
      .has('p1', 0)
      .operate('IC', 'trains');
    scene.do('p1', 'sell', { company: 'MP', percent: 20 });
    expect([scene.where, scene.cash('p1')]).toEqual(['OR 2.1 trains', 240]);
    scene.do('p1', 'sell', { company: 'NP', percent: 10 });
    expect([scene.where, scene.acting]).toEqual(['OR 2.1 protection', 'p3']);
    scene.do('p3', 'protect');
    expect(scene.acting).toBe('p2');
    scene.do('p2', 'pass');
    expect([scene.price('NP'), scene.price('MP'), scene.percent('MP', POOL)]).toEqual([135, 100, 20]);
    expect([agenda(scene), scene.acting]).toEqual([['operating', 'turn'], 'p1']);
  });
});

describe('a merger', () => {
  const HOLDERS = ['p1', 'p2', 'p3', 'p4', POOL, OFFERING];

  test('of every percent: each holder has half of both, the system runs in the next round, and odd shares are paid by halves', () => {
    const scene = later(4)
      .phase('10')
      .company('IC', { p1: 60, p2: 10, p3: 10, pool: 10 }, { par: 85, treasury: 40, at: topAt(110) })
      .company('MP', { p1: 50, p2: 20, MP: 20 }, { par: 100, treasury: 120, at: topAt(150) })
      .tiles(...SOUTH)
      .station('IC', 'F18')
      .station('MP', 'F18')
      .trains('MP', '10')
      .operate('IC', 'trains', ['MP']);
    const halves = HOLDERS.map((holder) => (scene.percent('IC', holder) + scene.percent('MP', holder)) / 2);
    expect(halves).toEqual([55, 15, 5, 0, 5, 10]);

    scene.do('p1', 'merge', { partner: 'MP', system: 'CSX' });
    expect(HOLDERS.map((holder) => scene.percent('CSX', holder))).toEqual(halves);
    expect(scene.percent('CSX', 'CSX')).toBe(10);
    for (const parent of ['IC', 'MP'])
      expect(HOLDERS.map((holder) => scene.percent(parent, holder))).toEqual([0, 0, 0, 0, 0, 0]);
    expect([scene.cash('CSX'), scene.trainsOf('CSX'), scene.president('CSX')]).toEqual([160, ['10'], 'p1']);
    // The mean of $110 and $150 is $130: the highest space of the top row below it is $120. The mean par is $92.5.
    expect([scene.cell('CSX'), core.company(scene.state, 'CSX').par]).toEqual([topAt(120), 90]);
    // Three and four tokens; of the two in Chicago one is on the charter again.
    expect([scene.markers('F18'), scene.markers('I15'), scene.markers('K13')]).toEqual([
      ['CSX'],
      ['CSX'],
      ['CSX'],
    ]);
    expect(scene.unusedTokens('CSX')).toBe(7 - 3);
    expect(core.certificateLimit(scene.state)).toBe(15);

    // Nobody else operates in this round; in the next one the system does.
    expect([scene.where, scene.turn.company]).toEqual(['OR 2.2 track', 'CSX']);
    scene.operate('CSX', 'dividend', [], 2);
    scene.turn.revenue = 130;
    const before = ['p1', 'p2', 'p3', 'CSX'].map((holder) => scene.cash(holder));
    scene.do('p1', 'dividend', { kind: 'pay' });
    const paid = ['p1', 'p2', 'p3', 'CSX'].map((holder, at) => scene.cash(holder) - (before[at] ?? 0));
    // $13 for 10%: 55% are $65 and $7, 15% $13 and $7, 5% $7; treasury and offering $13 each.
    expect(paid).toEqual([72, 20, 7, 26]);
    // In the blue zone $130 are at least $120: one step to the right.
    expect(scene.price('CSX')).toBe(135);

    // A lone 5% brings half, rounded down, and moves nothing.
    scene.stock(3, 'p3').do('p3', 'sell', { company: 'CSX', percent: 5 }).do('p3', 'pass');
    scene.passWhile(() => scene.where.endsWith('protection'));
    expect([scene.cash('p3'), scene.price('CSX'), scene.percent('CSX', POOL)]).toEqual([
      550 + 7 + 67,
      135,
      10,
    ]);
  });
});

describe('a bankruptcy with the game going on', () => {
  test('shares, cash and priority leave the player; his companies find others; the round, and the game, go on', () => {
    const scene = later(4)
      .phase('D')
      .company('IC', { p1: 40, p2: 20 }, { treasury: 30, at: topAt(120) })
      .company('NP', { p1: 60, p3: 10 }, { treasury: 200, at: topAt(100) })
      .company('MP', { p3: 60, p1: 10 }, { treasury: 400, at: topAt(90) })
      .trains('MP', '8')
      .has('p1', 15)
      .operate('IC', 'trains', ['NP', 'MP']);
    scene.state.priority = 'p1';
    // $30 + $15 + 20% of IC and 40% of NP and 10% of MP are less than $1,100.
    expect(scene.rule('p1', 'sell', { company: 'MP', percent: 10 })).toBe('18MW-bankruptcy-9');
    scene.do('p1', 'bankrupt');
    expect([scene.cash('p1'), scene.worth('p1'), scene.state.out]).toEqual([0, 0, ['p1']]);
    expect([scene.percent('IC', POOL), scene.percent('NP', POOL), scene.percent('MP', POOL)]).toEqual([
      40, 60, 10,
    ]);
    expect([scene.price('IC'), scene.price('NP'), scene.price('MP')]).toEqual([120, 100, 90]);
    // p2 has 20% of IC and takes it over; nobody has so much of NP, so p2, who now holds priority, is its receiver.
    expect([scene.president('IC'), scene.president('NP'), scene.state.priority]).toEqual(['p2', null, 'p2']);
    expect(core.company(scene.state, 'NP').receiver).toBe('p2');

    // IC has had its turn; NP operates under its receiver, then MP.
    expect([scene.turn.company, scene.acting]).toEqual(['NP', 'p2']);
    scene.passWhile(() => scene.turn.company === 'NP');
    expect([scene.turn.company, scene.acting]).toEqual(['MP', 'p3']);
    scene.passWhile(() => scene.where.startsWith('OR 2.1'));

    // In the next round the new president of IC has the old duty.
    expect(scene.turn.company).toBe('IC');
    scene.has('p2', 1100).passWhile(() => scene.where !== 'OR 2.2 trains');
    expect([scene.acting, scene.rule('p2', 'pass')]).toEqual(['p2', '18MW-mandatory-1']);
    scene.do('p2', 'train', scene.listed('train')[0]);
    expect([scene.trainsOf('IC'), scene.cash('IC'), scene.cash('p2')]).toEqual([['D'], 0, 30]);
    scene.passWhile(() => scene.where.startsWith('OR'));

    // Three players are left in the stock round, and the limit of four holds.
    expect([scene.where, scene.acting, core.certificateLimit(scene.state)]).toEqual(['SR 3 stock', 'p2', 16]);
    scene.do('p2', 'pass').do('p3', 'pass').do('p4', 'pass');
    expect(scene.where.startsWith('OR 3.1')).toBe(true);
    expect(scene.state.ended).toBe(null);
  });

  test('the last player who is left wins', () => {
    const scene = later(3)
      .phase('D')
      .company('IC', { p1: 60 }, { treasury: 0 })
      .company('MP', { p2: 60 }, { treasury: 0 })
      .has('p1', 0)
      .has('p2', 0)
      .operate('IC', 'trains', ['MP'])
      .do('p1', 'bankrupt');
    scene.passWhile(() => scene.where !== 'OR 2.1 trains');
    scene.do('p2', 'bankrupt');
    expect([scene.state.ended, scene.worth('p3') > 0]).toEqual([{ reason: 'last-player' }, true]);
  });
});

describe('a receivership and its release', () => {
  test('a borrowed D train, a train of its own, a new president, and an ordinary company again', () => {
    const scene = later(4)
      .phase('D')
      .company('IC', { p1: 60, p4: 10 }, { treasury: 30 })
      .tiles(['I15', '57', 2], ['H14', '4', 2], ['G13', '57', 2])
      .has('p1', 0)
      .operate('IC', 'trains');
    scene.state.priority = 'p2';
    scene.do('p1', 'bankrupt').has('IC', 1040);
    expect(core.company(scene.state, 'IC').receiver).toBe('p2');

    // It runs a borrowed D to Peoria and Rock Island for $50, keeps that, and has $1,090: not enough for a D.
    scene.operate('IC', 'run', [], 1).run();
    expect([scene.cash('IC'), scene.trainsOf('IC'), scene.state.phase]).toEqual([1090, [], 'D']);
    expect(scene.events.some((event) => event.type === 'withheld' && event.revenue === 50)).toBe(true);

    // In the next round it can pay, and must.
    expect(scene.turn.company).toBe('IC');
    scene.passWhile(() => scene.where !== 'OR 2.2 run');
    scene.run();
    expect([scene.trainsOf('IC'), scene.cash('IC')]).toEqual([['D'], 40]);

    // With a train of its own its receiver may pay a dividend.
    scene.passWhile(() => scene.where !== 'OR 2.3 run');
    scene.run();
    expect([scene.where, scene.acting, scene.listed('dividend').length]).toEqual([
      'OR 2.3 dividend',
      'p2',
      2,
    ]);
    scene.do('p2', 'dividend', { kind: 'pay' });
    scene.passWhile(() => scene.where.startsWith('OR'));

    // p3 may buy nothing but the president's certificate; p4, who has 10%, one share, for which he must exchange.
    const share = { company: 'IC', from: POOL, percent: 10 };
    scene.do('p2', 'pass');
    expect(scene.rule('p3', 'buy', share)).toBe('18MW-receivership-6');
    expect(scene.listed('presidency')).toEqual([{ company: 'IC' }]);
    scene.do('p3', 'pass').do('p4', 'buy', share);
    expect([scene.president('IC'), scene.percent('IC', 'p4'), scene.percent('IC', POOL)]).toEqual([
      'p4',
      20,
      50,
    ]);
    expect([core.company(scene.state, 'IC').receiver, scene.specials.at(-1)]).toEqual([null, 'released']);
    scene.do('p4', 'pass').passWhile(() => scene.where.startsWith('SR'));
    expect([scene.where, scene.acting]).toEqual(['OR 3.1 track', 'p4']);
  });
});
