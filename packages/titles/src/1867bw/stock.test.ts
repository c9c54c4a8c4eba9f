import type { GameFrame } from '@roundhouse/classic';
import { byPrice, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { later, type Scene } from './testing/scene.ts';

const share = (company: string, from = company) => ({ company, from, percent: 10 });
const block = (company: string, percent: number) => ({ company, percent });
/** Rich players; WNW of p1 at 60% and BH of p2 at 20%, both at $80; NP and OSL lead the queue. */
const usual = () => {
  const game = later().queue('NP OSL', 'CNW GINW', 'CBQ C&N', 'NWW .');
  for (const player of ['p1', 'p2', 'p3']) game.has(player, 900);
  return game.company('WNW', { p1: 60 }).company('BH', { p2: 20 }).stock();
};
const order = (game: Scene) => byPrice(BOX.market, game.state);

describe('turns', () => {
  test('1867BW-7-1 the holder of the priority deal begins, then clockwise', () => {
    const game = usual();
    game.state.priority = 'p2';
    const frame: GameFrame = { kind: 'game', stage: 'operating', set: 1, rounds: 1, round: 1 };
    game.state.agenda = [frame];
    game.settle();
    expect([game.where, game.acting]).toEqual(['SR 2 stock', 'p2']);
    expect(game.do('p2', 'pass').acting).toBe('p3');
  });

  test('1867BW-7-2 a purchase and sales in either order', () => {
    const game = usual();
    game.do('p1', 'sell', block('WNW', 10)).do('p1', 'buy', share('BH')).do('p1', 'pass');
    expect([game.percent('WNW', 'p1'), game.percent('BH', 'p1')]).toEqual([50, 10]);
    const other = usual().do('p1', 'buy', share('BH')).do('p1', 'sell', block('WNW', 10));
    expect(other.rule('p1', 'buy', share('BH'))).toBe('1867BW-7.1-1');
    expect(other.do('p1', 'pass').acting).toBe('p2');
  });

  test('1867BW-7-3 all sales of a turn at the same time', () => {
    const game = usual().company('BH', { p2: 20, p1: 20 });
    game.do('p1', 'sell', block('WNW', 10)).do('p1', 'buy', share('BH'));
    expect(game.rule('p1', 'sell', block('BH', 10))).toBe('1867BW-7-3');
    const twice = usual().do('p1', 'sell', block('WNW', 10));
    expect(twice.rule('p1', 'sell', block('WNW', 10))).toBe('1867BW-7-3');
  });

  test('1867BW-7.3-1 passing is always possible', () => {
    expect(usual().rule('p1', 'pass')).toBe(null);
  });

  test('1867BW-7.3-2 who has passed may act later', () => {
    const game = usual().do('p1', 'pass').do('p2', 'buy', share('BH')).do('p2', 'pass').do('p3', 'pass');
    expect(game.do('p1', 'buy', share('BH')).percent('BH', 'p1')).toBe(10);
  });

  test('1867BW-7.5-1 the round ends when all have passed in a row', () => {
    const game = usual().do('p1', 'pass').do('p2', 'pass').do('p3', 'buy', share('BH')).do('p3', 'pass');
    game.do('p1', 'pass').do('p2', 'pass');
    expect(game.where).toBe('SR 2 stock');
    expect(game.do('p3', 'pass').where.startsWith('OR 2.1')).toBe(true);
  });

  test('1867BW-7.5-2 the first of the last passes has the priority deal', () => {
    const game = usual().do('p1', 'buy', share('BH')).do('p1', 'pass');
    game.do('p2', 'pass').do('p3', 'pass').do('p1', 'pass');
    expect(game.state.priority).toBe('p2');
  });
});

describe('buying', () => {
  test('1867BW-7.1-1 one certificate a turn', () => {
    const game = usual().do('p1', 'buy', share('BH'));
    expect(game.rule('p1', 'buy', share('BH'))).toBe('1867BW-7.1-1');
    expect(game.rule('p1', 'start', { company: 'NP', price: 60 })).toBe('1867BW-7.1-1');
  });

  test('1867BW-7.1-3 from the treasury or from the market', () => {
    const game = usual().company('BH', { p2: 20, [POOL]: 20 });
    expect(game.actions('buy').map(({ company, from }) => `${company} ${from}`)).toEqual([
      'BH BH',
      'BH pool',
    ]);
    expect(game.rule('p1', 'buy', share('NP'))).toBe('1867BW-7.1-3');
  });

  test('1867BW-7.1-4 nobody buys beyond six shares', () => {
    const game = usual();
    expect(game.rule('p1', 'buy', share('WNW'))).toBe('1867BW-7.1-4');
    expect(game.do('p1', 'pass').rule('p2', 'buy', share('WNW'))).toBe(null);
  });

  test.each([
    [3, 15],
    [4, 13],
    [5, 12],
  ])('1867BW-7.1-5 with %i players at most %i certificates', (players, limit) => {
    const game = later(players).has('p1', 900);
    const held = (count: number) => {
      let left = count;
      for (const id of ['OSL', 'CBQ', 'C&N']) {
        const certificates = Math.min(5, left);
        left -= certificates;
        if (certificates > 0) game.company(id, { p1: certificates * 10 + 10 });
      }
      return game.company('BH', { p2: 20 }).owns('P5', 'p1').stock();
    };
    expect(held(limit).rule('p1', 'buy', share('BH'))).toBe('1867BW-7.1-5');
    expect(held(limit - 1).rule('p1', 'buy', share('BH'))).toBe(null);
  });

  test('1867BW-7.1-6 nothing of an acquired corporation', () => {
    const game = usual();
    game.state.companies.BH = {
      ...game.state.companies.WNW,
      id: 'BH',
      stage: 'acquired',
      certificates: [],
      par: 80,
      trains: [],
      operated: true,
      lastRevenue: null,
    };
    expect([game.rule('p1', 'buy', share('BH')), game.offered('buy', 'company')]).toEqual([
      '1867BW-7.1-6',
      [],
    ]);
  });

  test('1867BW-7.1-14 a certificate of the treasury is paid to the treasury', () => {
    const game = usual().do('p1', 'buy', share('BH'));
    expect([game.cash('BH'), game.cash('p1')]).toEqual([80, 820]);
  });

  test('1867BW-7.1-15 one of the market is paid to the bank', () => {
    const game = usual()
      .company('BH', { p2: 20, [POOL]: 20 })
      .do('p1', 'buy', share('BH', POOL));
    expect([game.cash('BH'), game.cash('p1'), game.percent('BH', POOL)]).toEqual([0, 820, 10]);
    expect(game.rule('p2', 'buy', share('BH', POOL))).toBe('not-your-turn');
  });

  test('1867BW-7.1-16 a purchase does not move the token', () => {
    expect(usual().do('p1', 'buy', share('BH')).cell('BH')).toEqual([2, 5]);
  });

  test('ruling 10: what was sold may be bought back in the same round', () => {
    const game = usual().company('BH', { p2: 40, p1: 20 }).do('p1', 'sell', block('BH', 10));
    expect(game.rule('p1', 'buy', share('BH', POOL))).toBe(null);
  });
});

describe('starting a corporation', () => {
  const started = () => usual().do('p1', 'start', { company: 'NP', price: 80 });

  test('1867BW-1-2 the treasury is paid as certificates are sold', () => {
    const game = usual().do('p1', 'start', { company: 'NP', price: 60 });
    expect(game.cash('NP')).toBe(120);
    game.do('p1', 'pass').do('p2', 'buy', share('NP'));
    expect(game.cash('NP')).toBe(180);
  });

  test('1867BW-4.2-1 it is operational from then on', () => {
    expect([usual().stage('NP'), started().stage('NP')]).toEqual(['queued', 'open']);
    const game = started().do('p1', 'pass');
    game.passWhile(() => game.where === 'SR 2 stock');
    game.passWhile(() => game.turn.company !== 'NP');
    expect(game.turn.company).toBe('NP');
  });

  test('1867BW-4.2-5 with its home station, two or three are left', () => {
    const game = usual().do('p1', 'start', { company: 'NP', price: 60 });
    const left = (id: string) =>
      game.state.board.stations.filter(({ owner, at }) => owner === id && at === null).length;
    expect([left('NP'), left('WNW')]).toEqual([3, 2]);
  });

  test('1867BW-7.1-2 only those in the top row', () => {
    const game = usual();
    expect(game.offered('start', 'company')).toEqual(['NP', 'OSL']);
    expect(game.rule('p1', 'start', { company: 'CNW', price: 60 })).toBe('1867BW-7.1-2');
    expect(game.rule('p1', 'start', { company: 'WNW', price: 60 })).toBe('1867BW-7.1-2');
  });

  test('1867BW-7.1-7 its certificates and tokens go to the charter', () => {
    const game = started();
    expect([game.queueRows[0], game.percent('NP', 'NP'), game.percent('NP', 'p1')]).toEqual([
      '. OSL',
      80,
      20,
    ]);
  });

  test('1867BW-7.1-8 rows move up when the top row is empty', () => {
    const game = started().do('p1', 'pass');
    expect(game.queueRows).toEqual(['. OSL', 'CNW GINW', 'CBQ C&N', 'NWW .']);
    game.do('p2', 'start', { company: 'OSL', price: 60 });
    expect(game.queueRows).toEqual(['CNW GINW', 'CBQ C&N', 'NWW .', '. .']);
  });

  test('1867BW-7.1-9 its home station is placed, free', () => {
    expect(started().markers('C1')).toEqual(['NP']);
    expect(started().cash('NP')).toBe(160);
  });

  test('1867BW-7.1-10 the token lies on the starting space', () => {
    const at = (price: number) => usual().phase('5').do('p1', 'start', { company: 'NP', price }).cell('NP');
    expect([60, 80, 110, 140].map(at)).toEqual([
      [3, 3],
      [2, 5],
      [1, 7],
      [1, 9],
    ]);
  });

  test('1867BW-7.1-11 $110 from phase 3, $140 from phase 5', () => {
    const prices = (phase: '2' | '3' | '4' | '5' | '6' | 'D') =>
      usual().phase(phase).offered('start', 'price');
    expect([prices('2'), prices('3'), prices('4')]).toEqual([
      [60, 80],
      [60, 80, 110],
      [60, 80, 110],
    ]);
    expect([prices('5'), prices('D')]).toEqual([
      [60, 80, 110, 140],
      [60, 80, 110, 140],
    ]);
    expect(usual().rule('p1', 'start', { company: 'NP', price: 110 })).toBe('1867BW-7.1-11');
  });

  test('1867BW-7.1-12 twice the value from the player to the treasury', () => {
    expect([started().cash('p1'), started().cash('NP')]).toEqual([740, 160]);
  });

  test('1867BW-7.1-13 the revenue board shows $0', () => {
    const game = started();
    expect(game.revenueOf('NP')).toBe(0);
    expect(game.state.board.stations.filter(({ owner, at }) => owner === 'NP' && at === null).length).toBe(3);
  });

  test('1867BW-7.1-17 nothing more need be sold', () => {
    const game = started();
    game.do('p1', 'pass').passWhile(() => game.where === 'SR 2 stock');
    game.passWhile(() => game.turn.company !== 'NP');
    expect([game.turn.company, game.percent('NP', 'NP')]).toEqual(['NP', 80]);
  });

  test('1867BW-7.1-18 twice the value in cash, and room under the certificate limit', () => {
    expect(usual().has('p1', 119).rule('p1', 'start', { company: 'NP', price: 60 })).toBe('1867BW-7.1-18');
    expect(usual().has('p1', 120).offered('start', 'price')).toEqual([60]);
    const full = usual();
    for (const id of ['CNW', 'GINW']) full.company(id, { p1: 60 });
    full.company('CBQ', { p1: 60 }).stock();
    expect(full.rule('p1', 'start', { company: 'NP', price: 60 })).toBe('1867BW-7.1-5');
  });

  test('1867BW-13-1 homes', () => {
    const game = later();
    for (const id of Object.keys(game.state.companies))
      game.queue(id).stock().has('p1', 200).do('p1', 'start', { company: id, price: 60 });
    const homes = Object.keys(game.state.companies).map((id) => `${id} ${game.stationsOf(id)[0]?.at?.hex}`);
    expect(homes.join(', ')).toBe('OSL A9, CBQ E3, C&N K13, CNW H8, GINW J4, WNW E9, BH G5, NWW M11, NP C1');
  });

  test('1867BW-13-2 stations left after the start', () => {
    const game = later();
    for (const id of Object.keys(game.state.companies)) game.company(id, { p1: 20 });
    const left = (id: string) =>
      game.state.board.stations.filter(({ owner, at }) => owner === id && at === null).length;
    expect(Object.keys(game.state.companies).map(left)).toEqual([3, 3, 2, 2, 2, 2, 2, 3, 3]);
  });

  test('1867BW-4.1-3 three have their home in an off-board city', () => {
    const game = later();
    for (const [id, hex] of [
      ['OSL', 'A9'],
      ['NWW', 'M11'],
      ['NP', 'C1'],
    ] as const) {
      game.queue(id).stock().has('p1', 200).do('p1', 'start', { company: id, price: 60 });
      expect(game.markers(hex)).toEqual([id]);
    }
  });
});

describe('P4', () => {
  const pundit = () => usual().owns('P4', 'p1');

  test('1867BW-14.4-1 its player reaches the second row', () => {
    const game = pundit();
    expect(game.offered('pundit', 'company')).toEqual(['CNW', 'GINW']);
    expect(game.rule('p1', 'pundit', { company: 'NP', price: 60 })).toBe('1867BW-14.4-1');
    expect(usual().offered('pundit', 'company')).toEqual([]);
    expect(usual().rule('p1', 'pundit', { company: 'CNW', price: 60 })).toBe('1867BW-14.4-1');
  });

  test('1867BW-14.4-2 the usual start, and P4 closes', () => {
    const game = pundit().do('p1', 'pundit', { company: 'CNW', price: 80 });
    expect([game.cash('p1'), game.cash('CNW'), game.isOpen('P4'), game.markers('H8')]).toEqual([
      740,
      160,
      false,
      ['CNW'],
    ]);
    expect(game.queueRows).toEqual(['NP OSL', '. GINW', 'CBQ C&N', 'NWW .']);
  });

  test('1867BW-14.4-3 it is the purchase of the turn', () => {
    const game = pundit().do('p1', 'pundit', { company: 'CNW', price: 80 });
    expect(game.rule('p1', 'buy', share('BH'))).toBe('1867BW-7.1-1');
    expect(pundit().do('p1', 'buy', share('BH')).rule('p1', 'pundit', { company: 'CNW', price: 80 })).toBe(
      '1867BW-7.1-1',
    );
  });
});

describe('selling', () => {
  test('1867BW-7.2-1 any number of any corporations', () => {
    const game = usual().company('BH', { p2: 40, p1: 30 });
    game.do('p1', 'sell', block('WNW', 30)).do('p1', 'sell', block('BH', 20));
    expect([game.percent('WNW', POOL), game.percent('BH', POOL)]).toEqual([30, 20]);
    expect(game.rule('p1', 'sell', block('NP', 10))).toBe('1867BW-7.2-1');
  });

  test('1867BW-7.2-2 at most half of a corporation in the market', () => {
    const game = usual().company('WNW', { p1: 50, [POOL]: 40 });
    expect([game.rule('p1', 'sell', block('WNW', 20)), game.rule('p1', 'sell', block('WNW', 10))]).toEqual([
      '1867BW-7.2-2',
      null,
    ]);
  });

  test('1867BW-7.2-3 the director’s certificate only with another who holds two shares', () => {
    expect(usual().company('WNW', { p1: 30, p2: 10, p3: 10 }).rule('p1', 'sell', block('WNW', 20))).toBe(
      '1867BW-7.2-3',
    );
    expect(usual().company('WNW', { p1: 30, p2: 20 }).rule('p1', 'sell', block('WNW', 20))).toBe(null);
  });

  test('1867BW-7.2-4 nothing of an acquired corporation', () => {
    const game = usual();
    game.acquired('WNW');
    expect([game.rule('p1', 'sell', block('WNW', 10)), game.offered('sell', 'company')]).toEqual([
      '1867BW-7.2-4',
      [],
    ]);
  });

  test('1867BW-7.2-5 nothing in the first stock round', () => {
    expect(usual().stock(1).rule('p1', 'sell', block('WNW', 10))).toBe('1867BW-7.2-5');
    expect(usual().stock(1).actions('sell')).toEqual([]);
  });

  test('1867BW-7.2-6 into the market', () => {
    expect(usual().do('p1', 'sell', block('WNW', 30)).percent('WNW', POOL)).toBe(30);
  });

  test('1867BW-7.2-7 for the current value of each share', () => {
    const game = usual()
      .company('WNW', { p1: 60 }, { at: [2, 6] })
      .do('p1', 'sell', block('WNW', 20));
    expect(game.cash('p1')).toBe(900 + 180);
  });

  test('1867BW-7.2-8 all at the value before the token moves', () => {
    const game = usual()
      .company('WNW', { p1: 60 }, { at: [2, 7] })
      .do('p1', 'sell', block('WNW', 30));
    expect([game.cash('p1'), game.price('WNW')]).toEqual([1200, 70]);
  });

  test('1867BW-7.2-9 one space down for each share, to the ledge at most', () => {
    expect(usual().do('p1', 'sell', block('WNW', 20)).cell('WNW')).toEqual([4, 5]);
    expect(
      usual()
        .company('WNW', { p1: 60 }, { at: [2, 14] })
        .do('p1', 'sell', block('WNW', 30))
        .cell('WNW'),
    ).toEqual([2, 14]);
  });

  test('1867BW-7.2-10 the seller orders the moves', () => {
    const sold = (...ids: readonly string[]) => {
      const game = usual().company('BH', { p2: 40, p1: 30 });
      for (const id of ids) game.do('p1', 'sell', block(id, 10));
      return order(game);
    };
    expect([sold('WNW', 'BH'), sold('BH', 'WNW')]).toEqual([
      ['WNW', 'BH'],
      ['BH', 'WNW'],
    ]);
  });
});

describe('directors', () => {
  test('1867BW-7.4-1 who has more becomes director', () => {
    const game = usual().company('BH', { p2: 20, p1: 20 }).do('p1', 'buy', share('BH'));
    expect([game.president('BH'), game.percent('BH', 'p1'), game.percent('BH', 'p2')]).toEqual([
      'p1',
      30,
      20,
    ]);
  });

  test('1867BW-7.4-2 of equals the first to the left of the old director', () => {
    const game = usual().company('BH', { p1: 40, p2: 30, p3: 30 }).do('p1', 'sell', block('BH', 20));
    expect(game.president('BH')).toBe('p2');
    const other = usual()
      .company('BH', { p2: 40, p1: 30, p3: 30 })
      .stock(2, 'p2')
      .do('p2', 'sell', block('BH', 20));
    expect(other.president('BH')).toBe('p3');
  });

  test('1867BW-7.4-3 a tie with the director changes nothing', () => {
    expect(usual().company('BH', { p2: 20, p1: 10 }).do('p1', 'buy', share('BH')).president('BH')).toBe('p2');
  });

  test('1867BW-7.4-4 the director’s certificate is exchanged first, and only others reach the market', () => {
    const game = usual().company('BH', { p1: 30, p2: 30 }).do('p1', 'sell', block('BH', 20));
    expect([game.president('BH'), game.percent('BH', 'p1'), game.percent('BH', 'p2')]).toEqual([
      'p2',
      10,
      30,
    ]);
    expect(
      game.state.companies.BH?.certificates
        .filter(({ holder }) => holder === POOL)
        .every(({ president }) => !president),
    ).toBe(true);
  });

  /** p2 directs BH with the certificate alone and is at the limit of 15; p1 buys a third share. */
  const crowded = (round = 2) => {
    const game = usual().company('CNW', { p2: 60 }).company('GINW', { p2: 60 }).company('CBQ', { p2: 50 });
    return game.company('BH', { p2: 20, p1: 20 }).stock(round).do('p1', 'buy', share('BH'));
  };

  test('1867BW-7.4-5 above the certificate limit after an exchange: a sale at once', () => {
    const game = crowded();
    expect([game.president('BH'), game.acting, game.where.split(' ').at(-1)]).toEqual(['p1', 'p2', 'excess']);
    expect(game.rule('p2', 'pass')).not.toBe(null);
    expect(game.rule('p2', 'sell', block('CNW', 20))).toBe('1867BW-7.4-5');
    game.do('p2', 'sell', block('CNW', 10));
    expect(game.percent('CNW', 'p2')).toBe(50);
  });

  test('1867BW-7.4-6 inside the turn that caused it; where nothing can be sold the excess stays', () => {
    const game = crowded().do('p2', 'sell', block('CNW', 10));
    expect([game.acting, game.rule('p1', 'sell', block('WNW', 10))]).toEqual(['p1', null]);
    const first = crowded(1);
    expect([first.acting, first.do('p1', 'pass').rule('p2', 'buy', share('NP'))]).toEqual([
      'p1',
      '1867BW-7.1-5',
    ]);
  });

  test('1867BW-7.4-6 only the exchange asks for it: an excess that had to stay is not sold for another purchase', () => {
    const game = crowded(1).do('p1', 'pass').stock(2, 'p3').do('p3', 'buy', share('CNW'));
    expect([game.acting, game.where]).toEqual(['p3', 'SR 2 stock']);
  });

  /** p2 has been above the limit since the first stock round, and loses CBQ to p1 as well: 17 certificates, two too many. */
  const crowdedTwice = (...acquired: readonly string[]) => {
    const game = usual();
    for (const id of ['CNW', 'GINW', 'BH']) game.company(id, { p2: 60 });
    for (const id of acquired) game.acquired(id);
    return game.company('CBQ', { p2: 20, p1: 20 }).stock().do('p1', 'buy', share('CBQ'));
  };
  const sales = (game: Scene) => game.actions('sell').map(({ company, percent }) => `${company} ${percent}`);

  test('1867BW-7.4-5 two above the limit: two are sold, of one corporation or of two', () => {
    const game = crowdedTwice('GINW');
    expect(sales(game)).toEqual(['CBQ 10', 'CBQ 20', 'CNW 10', 'CNW 20', 'BH 10', 'BH 20']);
    expect(crowdedTwice('GINW').do('p2', 'sell', block('CNW', 20)).acting).toBe('p1');
    game.do('p2', 'sell', block('CNW', 10));
    expect([game.acting, sales(game)]).toEqual(['p2', ['CBQ 10', 'BH 10']]);
    expect(game.rule('p2', 'sell', block('BH', 20))).toBe('1867BW-7.4-5');
    expect(game.do('p2', 'sell', block('BH', 10)).acting).toBe('p1');
  });

  test('1867BW-7.4-5 nobody sells one and escapes the second', () => {
    const game = crowdedTwice('CNW', 'GINW', 'BH');
    expect([game.acting, sales(game)]).toEqual(['p2', ['CBQ 20']]);
    expect(game.rule('p2', 'sell', block('CBQ', 10))).toBe('1867BW-7.4-5');
    expect(game.do('p2', 'sell', block('CBQ', 20)).acting).toBe('p1');
  });

  test('1867BW-7.4-6 where only a part of the excess can be sold, that part is', () => {
    const game = usual();
    for (const id of ['CNW', 'GINW', 'BH']) game.company(id, { p2: 60 }).acquired(id);
    game
      .company('CBQ', { p2: 20, p1: 20, [POOL]: 40 })
      .stock()
      .do('p1', 'buy', share('CBQ'));
    expect([game.acting, sales(game)]).toEqual(['p2', ['CBQ 10']]);
    expect(game.do('p2', 'sell', block('CBQ', 10)).acting).toBe('p1');
  });

  test('1867BW-4.2-2 the director decides for the corporation', () => {
    const game = usual().operate('WNW');
    expect([game.acting, game.rule('p2', 'pass'), game.rule('p1', 'pass')]).toEqual([
      'p1',
      'not-your-turn',
      null,
    ]);
  });
});

describe('the end of the round', () => {
  const endRound = (game: Scene) => game.passWhile(() => game.where.startsWith('SR'));

  test('1867BW-7.5-3 corporations wholly with players go up one space; acquired ones do not', () => {
    const game = usual()
      .company('WNW', { p1: 60, p2: 40 })
      .company('BH', { p2: 60, p3: 30, [POOL]: 10 });
    game.company('CNW', { p1: 60, p3: 40 });
    game.acquired('CNW');
    endRound(game.stock());
    expect([game.cell('WNW'), game.cell('BH'), game.cell('CNW')]).toEqual([
      [1, 5],
      [2, 5],
      [2, 5],
    ]);
  });

  test('1867BW-7.5-4 all at the same time', () => {
    const game = usual().company('BH', { p2: 60, p3: 40 }).company('WNW', { p1: 60, p2: 40 });
    expect(order(game)).toEqual(['BH', 'WNW']);
    endRound(game.stock());
    expect([game.cell('BH'), game.cell('WNW'), order(game)]).toEqual([
      [1, 5],
      [1, 5],
      ['BH', 'WNW'],
    ]);
  });

  test.each([
    ['2', 1],
    ['3', 2],
    ['4', 2],
    ['5', 3],
    ['6', 3],
    ['D', 3],
  ] as const)('1867BW-7.5-5 in phase %s %i operating rounds follow', (phase, rounds) => {
    const game = endRound(usual().phase(phase).stock());
    const frame = game.state.agenda.find(
      (one): one is { kind: 'game'; rounds: number } => one.kind === 'game',
    );
    expect(frame?.rounds).toBe(rounds);
  });
});
