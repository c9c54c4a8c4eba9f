import { POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { core } from './state.ts';
import { later, type Scene, topAt } from './testing/scene.ts';

const bank = (train: string, price: number) => ({ train, from: 'bank', price });
/** IC of p1 without a train and with little money; a 4 train at $300 is the cheapest. */
const needy = (treasury = 100, cash = 650, holdings: Record<string, number> = { p1: 60 }) =>
  later(4).phase('4').company('IC', holdings, { treasury }).has('p1', cash).operate('IC', 'trains');
const trainOf = (scene: Scene, id: string) => core.company(scene.state, id).trains[0]?.id;

describe('having to own a train', () => {
  test('18MW-mandatory-1 the turn does not end without one, route or not', () => {
    expect(needy(500).rule('p1', 'pass')).toBe('18MW-mandatory-1');
  });
  test('18MW-mandatory-2 with enough money any train of the bank', () => {
    const scene = needy(900);
    scene.state.depot.pool = [{ id: '3-5', type: '3' }];
    scene.state.depot.gone = scene.state.depot.gone.filter(({ id }) => id !== '3-5');
    expect(scene.listed('train').map(({ price }) => price)).toEqual([300, 180]);
  });
  test('18MW-mandatory-3 a train of another of his companies, or a merger, with an empty treasury and before any fire sale', () => {
    const scene = () =>
      later(4)
        .phase('10')
        .company('IC', { p1: 60, IC: 20 }, { treasury: 0 })
        .company('MP', { p1: 60 })
        .trains('MP', '10')
        .tiles(['I15', '57', 0], ['J14', '9', 0], ['K13', '57', 0])
        .has('p1', 1)
        .operate('IC', 'trains');
    expect(scene().listed('fire-share')).toEqual([{ percent: 10 }]);
    const bought = scene();
    bought.do('p1', 'train', { train: trainOf(bought, 'MP'), from: 'MP', price: 1 });
    expect([bought.trainsOf('IC'), bought.cash('p1'), bought.rule('p1', 'pass')]).toEqual([['10'], 0, null]);
    const merged = scene().do('p1', 'merge', { partner: 'MP', system: 'BN' });
    expect([merged.trainsOf('BN'), merged.where.startsWith('OR 2.2')]).toEqual([['10'], true]);
  });
  test('18MW-mandatory-4 redeemed shares must be offered first', () => {
    const scene = needy(100, 650, { p1: 60, IC: 20 });
    expect(scene.rule('p1', 'train', bank('4-1', 300))).toBe('18MW-mandatory-4');
    expect(scene.listed('fire-share')).toEqual([{ percent: 10 }]);
    expect(needy(300).rule('p1', 'fire-share', { percent: 10 })).toBe('18MW-mandatory-4');
  });
  test('18MW-mandatory-5, 18MW-mandatory-6 the president pays the rest, when the train is bought', () => {
    const scene = needy(180);
    expect([scene.cash('IC'), scene.cash('p1')]).toEqual([180, 650]);
    scene.do('p1', 'train', bank('4-1', 300));
    expect([scene.cash('IC'), scene.cash('p1'), scene.trainsOf('IC')]).toEqual([0, 530, ['4']]);
  });
  test('18MW-mandatory-7 with too little cash he sells stock', () => {
    const scene = needy(100, 50).company('MP', { p2: 60, p1: 30 }, { at: topAt(100) });
    expect(scene.rule('p1', 'train', bank('4-1', 300))).toBe('18MW-mandatory-7');
    expect(scene.listed('sell').length).toBeGreaterThan(0);
    expect(needy(100, 200).rule('p1', 'sell', { company: 'IC', percent: 10 })).toBe('18MW-mandatory-15');
  });
  test('18MW-mandatory-8 never so that the needy company changes its president', () => {
    const scene = needy(0, 0, { p1: 40, p2: 30 });
    expect(scene.rule('p1', 'sell', { company: 'IC', percent: 20 })).not.toBe(null);
    const other = later(4)
      .phase('2')
      .company('IC', { p1: 40, p2: 30 }, { treasury: 0, operated: true })
      .has('p1', 0)
      .operate('IC', 'trains');
    expect(other.rule('p1', 'sell', { company: 'IC', percent: 20 })).toBe('18MW-mandatory-8');
  });
  test('18MW-mandatory-9 other presidencies may change', () => {
    const scene = needy(100, 0).company('MP', { p1: 40, p2: 30 }, { at: topAt(100) });
    scene.do('p1', 'sell', { company: 'MP', percent: 20 });
    expect(scene.president('MP')).toBe('p2');
  });
  test('18MW-mandatory-10, 18MW-protection-9 sales are settled, with protection, before the train is bought', () => {
    const scene = needy(100, 0).company('MP', { p2: 60, p1: 30 }, { at: topAt(100) });
    scene.do('p1', 'sell', { company: 'MP', percent: 20 });
    expect([scene.where, scene.acting]).toEqual(['OR 2.1 protection', 'p2']);
    scene.do('p2', 'protect');
    expect([scene.price('MP'), scene.percent('MP', 'p2'), scene.where]).toEqual([100, 80, 'OR 2.1 trains']);
    scene.do('p1', 'train', bank('4-1', 300));
    expect(scene.cash('p1')).toBe(0);
  });
  test('18MW-mandatory-11 a deal is off once its seller has another president', () => {
    const scene = needy(0, 0, { p1: 60 })
      .company('MP', { p1: 40, p2: 30 }, { at: topAt(100) })
      .trains('MP', '4');
    const train = trainOf(scene, 'MP');
    scene
      .do('p1', 'raise', { train, from: 'MP', price: 150 })
      .do('p1', 'sell', { company: 'MP', percent: 20 });
    if (scene.where.endsWith('protection')) scene.do('p2', 'pass');
    expect(scene.president('MP')).toBe('p2');
    expect(scene.rule('p1', 'train', { train, from: 'MP', price: 150 })).toBe('18MW-train-3');
  });
  test('18MW-mandatory-12 with a dollar of his own no more than face value', () => {
    const scene = needy(100).company('MP', { p1: 60 }).trains('MP', '4');
    const train = trainOf(scene, 'MP');
    expect(scene.rule('p1', 'train', { train, from: 'MP', price: 301 })).toBe('18MW-mandatory-12');
    expect(scene.rule('p1', 'train', { train, from: 'MP', price: 300 })).toBe(null);
  });
  test('18MW-mandatory-13 with his help only the cheapest of the bank', () => {
    const scene = needy(100);
    scene.state.depot.pool = [{ id: '3-5', type: '3' }];
    scene.state.depot.gone = scene.state.depot.gone.filter(({ id }) => id !== '3-5');
    expect(scene.rule('p1', 'train', bank('4-1', 300))).toBe('18MW-mandatory-13');
    expect(scene.rule('p1', 'train', bank('3-5', 180))).toBe(null);
  });
  test('18MW-mandatory-14 the treasury pays first, his cash the rest', () => {
    const scene = needy(30).company('MP', { p1: 60 }, { treasury: 0 }).trains('MP', '4');
    scene.do('p1', 'train', { train: trainOf(scene, 'MP'), from: 'MP', price: 100 });
    expect([scene.cash('IC'), scene.cash('p1'), scene.cash('MP')]).toEqual([0, 580, 100]);
  });
  test('18MW-mandatory-15 no more than needed; a later share of the same company if it is still short', () => {
    const scene = needy(100, 110).company('MP', { p2: 60, p1: 40 }, { at: topAt(100) });
    expect(scene.rule('p1', 'sell', { company: 'MP', percent: 20 })).toBe('18MW-mandatory-15');
    expect(scene.rule('p1', 'sell', { company: 'MP', percent: 10 })).toBe(null);
    const poor = needy(100, 10).company('MP', { p2: 60, p1: 40 }, { at: topAt(100) });
    poor.do('p1', 'sell', { company: 'MP', percent: 10 });
    expect(poor.where).toBe('OR 2.1 trains');
    expect(poor.rule('p1', 'sell', { company: 'MP', percent: 10 })).toBe(null);
  });
});

describe('another way in the middle of selling', () => {
  /** $200 are lacking, and one share of MP at $100 has been sold for them. */
  const selling = (scene = needy(100, 0)) =>
    scene
      .company('MP', { p2: 60, p1: 30 }, { at: topAt(100) })
      .do('p1', 'sell', { company: 'MP', percent: 10 });
  test('18MW-mandatory-7 where there is none he sells on, until he can pay', () => {
    expect(selling().rule('p1', 'settle')).toBe('18MW-mandatory-7');
    expect(selling().rule('p1', 'bankrupt')).toBe('18MW-mandatory-10');
  });
  test('18MW-mandatory-10, 18MW-mandatory-14 he may settle and take a train of another of his companies', () => {
    const scene = selling(needy(100, 0).company('NP', { p1: 60 }).trains('NP', '4'));
    scene.do('p1', 'settle').do('p2', 'pass');
    scene.do('p1', 'train', { train: trainOf(scene, 'NP'), from: 'NP', price: 1 });
    expect([scene.trainsOf('IC'), scene.cash('p1'), scene.price('MP')]).toEqual([['4'], 100, 90]);
  });
  test('18MW-merger-1 he may settle and merge', () => {
    const scene = later(4)
      .phase('10')
      .company('IC', { p1: 60 }, { treasury: 0 })
      .company('MP', { p1: 60 }, { treasury: 0 })
      .company('NP', { p2: 60, p1: 30 }, { at: topAt(400) })
      .tiles(['I15', '57', 0], ['J14', '9', 0], ['K13', '57', 0])
      .has('p1', 0)
      .operate('IC', 'trains')
      .do('p1', 'sell', { company: 'NP', percent: 10 });
    expect(scene.rule('p1', 'merge', { partner: 'MP', system: 'BN' })).toBe('18MW-mandatory-10');
    scene.do('p1', 'settle').passWhile(() => scene.where.endsWith('protection'));
    expect(scene.rule('p1', 'merge', { partner: 'MP', system: 'BN' })).toBe(null);
  });
  test('18MW-mandatory-13 who has named a train of his own may turn to that of the bank again', () => {
    const scene = needy(0, 0)
      .company('NP', { p1: 60 }, { at: topAt(100) })
      .trains('NP', '4');
    const own = { train: trainOf(scene, 'NP'), from: 'NP', price: 50 };
    expect(scene.rule('p1', 'raise', bank('4-2', 300))).toBe('18MW-mandatory-13');
    scene.do('p1', 'raise', own);
    expect(scene.rule('p1', 'sell', { company: 'NP', percent: 30 })).toBe('18MW-mandatory-15');
    scene.do('p1', 'raise', bank('4-2', 300));
    expect(scene.rule('p1', 'sell', { company: 'NP', percent: 30 })).toBe(null);
  });
});

describe('the fire sale of shares', () => {
  const sale = (treasury = 100, holdings: Record<string, number> = { p1: 60, IC: 20 }) =>
    needy(treasury, 650, holdings).do('p1', 'fire-share', { percent: 10 });

  test('18MW-fire-1, 18MW-fire-2 all but the president bid, from priority or its left', () => {
    const scene = sale();
    expect([scene.state.priority, scene.where, scene.acting]).toEqual(['p1', 'OR 2.1 share-sale', 'p2']);
    scene.do('p2', 'pass').do('p3', 'bid', { price: 40 });
    expect(scene.acting).toBe('p4');
    scene.do('p4', 'pass');
    expect(scene.percent('IC', 'p3')).toBe(10);
  });
  test('18MW-fire-3 from half the price, rounded up, by $5 at least', () => {
    const scene = needy(100, 650, { p1: 60, IC: 20 }).company(
      'IC',
      { p1: 60, IC: 20 },
      { at: [0, 5], treasury: 100 },
    );
    scene.do('p1', 'fire-share', { percent: 10 });
    expect([
      scene.price('IC'),
      scene.rule('p2', 'bid', { price: 44 }),
      scene.rule('p2', 'bid', { price: 45 }),
    ]).toEqual([90, '18MW-fire-3', null]);
    scene.do('p2', 'bid', { price: 45 });
    expect([scene.rule('p3', 'bid', { price: 49 }), scene.rule('p3', 'bid', { price: 50 })]).toEqual([
      '18MW-fire-3',
      null,
    ]);
  });
  test('18MW-fire-4 the last bidder gets it; the money goes to the treasury', () => {
    const scene = sale().do('p2', 'bid', { price: 55 }).do('p3', 'pass').do('p4', 'pass');
    expect([scene.cash('IC'), scene.cash('p2'), scene.percent('IC', 'p2'), scene.price('IC')]).toEqual([
      155, 495, 10, 80,
    ]);
  });
  test('18MW-fire-5 if nobody bids the bank pays half, rounded down, and the price falls a row', () => {
    const scene = needy(100, 650, { p1: 60, IC: 20 }).company(
      'IC',
      { p1: 60, IC: 20 },
      { par: 75, treasury: 100 },
    );
    scene.do('p1', 'fire-share', { percent: 10 }).do('p2', 'pass').do('p3', 'pass').do('p4', 'pass');
    expect([scene.cash('IC'), scene.percent('IC', POOL), scene.cell('IC')]).toEqual([137, 10, [5, 6]]);
  });
  test('18MW-fire-6, 18MW-fire-20 a new president carries on; he is shut out and the old one let in', () => {
    const scene = sale(0, { p1: 30, p2: 30, IC: 30 });
    Object.assign(core.company(scene.state, 'IC'), { floated: true });
    scene.do('p2', 'bid', { price: 40 }).do('p3', 'pass').do('p4', 'pass');
    expect([scene.president('IC'), scene.acting]).toEqual(['p2', 'p2']);
    expect(scene.do('p2', 'fire-share', { percent: 10 }).acting).toBe('p1');
  });
  test('18MW-fire-7 it stops when there is enough', () => {
    const scene = sale(260).do('p2', 'bid', { price: 40 }).do('p3', 'pass').do('p4', 'pass');
    expect([scene.cash('IC'), scene.listed('fire-share')]).toEqual([300, []]);
  });
  test('18MW-fire-17 bidders keep the limit of certificates; more than 60% none but the president can come to', () => {
    const offered = (holdings: Record<string, number>) =>
      needy(100, 650, holdings).company('MP', { p3: 60, p2: 40 });
    const first = (scene: Scene) => scene.do('p1', 'fire-share', { percent: 10 }).acting;
    expect(first(offered({ p1: 60, IC: 20 }))).toBe('p2');
    const many = offered({ p1: 60, IC: 20 });
    many.state.mergers = 12;
    // p2 has four certificates and p3 five.
    expect(first(many)).toBe('p4');
    many.do('p4', 'pass');
    expect([many.percent('IC', 'p2'), many.percent('IC', POOL)]).toEqual([0, 10]);
  });
  test('18MW-fire-17 nobody may protect the price of what the bank takes', () => {
    const scene = sale().do('p2', 'pass').do('p3', 'pass').do('p4', 'pass');
    expect([scene.where, scene.acting, scene.price('IC')]).toEqual(['OR 2.1 trains', 'p1', 75]);
    expect([scene.percent('IC', POOL), scene.specials]).toEqual([10, ['share-offered']]);
  });
  test('18MW-fire-1, 18MW-fire-18 each share is offered once; what would take the pool above 50% stays in the treasury', () => {
    const scene = later(4)
      .phase('4')
      .company('IC', { p1: 20, pool: 50, IC: 20 }, { treasury: 0, operated: true })
      .operate('IC', 'trains');
    const offer = () => scene.do('p1', 'fire-share', { percent: 10 });
    offer().do('p2', 'pass').do('p3', 'pass').do('p4', 'pass');
    expect([scene.percent('IC', 'IC'), scene.percent('IC', POOL)]).toEqual([20, 50]);
    expect(scene.rule('p1', 'train', bank('4-1', 300))).toBe('18MW-mandatory-4');
    offer().do('p2', 'bid', { price: 40 }).do('p3', 'pass').do('p4', 'pass');
    expect([scene.percent('IC', 'IC'), scene.listed('fire-share')]).toEqual([10, []]);
    expect(scene.rule('p1', 'train', bank('4-1', 300))).toBe(null);
  });
  test('18MW-fire-19 system shares one by one; the price falls for each 10% that the bank takes', () => {
    const scene = later(4)
      .phase('10')
      .company('IC', { p1: 60, IC: 20 }, { treasury: 0 })
      .company('MP', { p1: 60 }, { treasury: 0 });
    scene.system('BN', 'IC', 'MP').operate('BN', 'trains').do('p1', 'fire-share', { percent: 5 });
    expect(scene.listed('bid')).toEqual([{ price: 20 }]);
    scene.do('p2', 'pass').do('p3', 'pass').do('p4', 'pass');
    expect([scene.cash('BN'), scene.cell('BN')?.[0]]).toEqual([20, 0]);
    scene.do('p1', 'fire-share', { percent: 5 }).do('p2', 'pass').do('p3', 'pass').do('p4', 'pass');
    expect(scene.cell('BN')?.[0]).toBe(1);
  });
});

describe('the fire sale of tokens', () => {
  const LINE = [
    ['G3', '57', 1],
    ['G5', '9', 1],
    ['G7', '57', 1],
    ['G9', '9', 1],
    ['G11', '9', 1],
    ['G13', '14', 1],
  ] as const;
  /** CRI&P of p1 is needy and has a token in Omaha; CB&Q of p2 reaches it. */
  const scene = (treasury = 100) =>
    later(4)
      .phase('4')
      .company('CRI&P', { p1: 60 }, { par: 85, treasury })
      .company('CB&Q', { p2: 60 }, { par: 85, treasury: 500 })
      .tiles(...LINE)
      .tile('G7', '14', 1)
      .station('CRI&P', 'G3')
      .operate('CRI&P', 'trains');
  const offer = (minimum = 60) => scene().do('p1', 'fire-token', { hex: 'G3', minimum });

  test('18MW-fire-8 tokens on the board, not the base, if he likes', () => {
    expect(
      scene()
        .listed('fire-token')
        .map(({ hex }) => hex),
    ).toEqual(['G3']);
    expect(scene().rule('p1', 'fire-token', { hex: 'G7', minimum: 1 })).toBe('18MW-fire-8');
    expect(scene().rule('p1', 'train', bank('4-1', 300))).toBe(null);
  });
  test('18MW-fire-9 the minimum is set once', () => {
    const unsold = offer().do('p2', 'pass');
    expect(unsold.rule('p1', 'fire-token', { hex: 'G3', minimum: 1 })).toBe('18MW-fire-9');
  });
  test('18MW-fire-10 a bid names a company of the bidder', () => {
    const auction = offer();
    expect([auction.where, auction.acting]).toEqual(['OR 2.1 token-sale', 'p2']);
    expect(auction.rule('p2', 'bid', { company: 'CRI&P', price: 60 })).toBe('18MW-fire-10');
    expect(auction.rule('p2', 'bid', { company: 'CB&Q', price: 59 })).toBe('18MW-fire-3');
  });
  test('18MW-fire-11 raises are multiples of $5', () => {
    const auction = later(4)
      .phase('4')
      .company('CRI&P', { p1: 60 }, { par: 85, treasury: 0 })
      .company('CB&Q', { p2: 60 }, { par: 85, treasury: 500 });
    auction
      .company('IC', { p3: 60 }, { par: 85, treasury: 900 })
      .tiles(...LINE, ['H14', '4', 2], ['I15', '57', 2])
      .tile('G7', '14', 1)
      .tile('G13', '63', 0);
    auction
      .station('CRI&P', 'G3')
      .operate('CRI&P', 'trains')
      .do('p1', 'fire-token', { hex: 'G3', minimum: 60 });
    auction.do('p2', 'bid', { company: 'CB&Q', price: 60 });
    expect(auction.acting).toBe('p3');
    expect(auction.rule('p3', 'bid', { company: 'IC', price: 63 })).toBe('18MW-fire-3');
    expect(auction.rule('p3', 'bid', { company: 'IC', price: 66 })).toBe('18MW-fire-11');
    expect(auction.rule('p3', 'bid', { company: 'IC', price: 65 })).toBe(null);
    expect(auction.do('p3', 'pass').markers('G3')).toEqual(['CB&Q']);
  });
  test('18MW-fire-12 only with a token, access and the money', () => {
    const poor = scene().has('CB&Q', 149).do('p1', 'fire-token', { hex: 'G3', minimum: 60 });
    expect(poor.where).toBe('OR 2.1 trains');
    const none = scene()
      .station('CB&Q', 'F18')
      .station('CB&Q', 'F10')
      .do('p1', 'fire-token', { hex: 'G3', minimum: 60 });
    expect(none.where).toBe('OR 2.1 trains');
  });
  test('18MW-fire-13, 18MW-fire-14 bid to the seller, placing to the bank; the token goes back', () => {
    const auction = offer().do('p2', 'bid', { company: 'CB&Q', price: 120 });
    expect([auction.markers('G3'), auction.cash('CRI&P'), auction.cash('CB&Q')]).toEqual([
      ['CB&Q'],
      220,
      500 - 120 - 90,
    ]);
    expect(auction.unusedTokens('CRI&P')).toBe(2);
  });
  test("18MW-fire-21 from $1, once for each token, and the winner's token of the round stays unused", () => {
    expect(scene().rule('p1', 'fire-token', { hex: 'G3', minimum: 0 })).toBe('18MW-fire-21');
    expect(scene().rule('p1', 'fire-token', { hex: 'G3', minimum: 1 })).toBe(null);
    const two = scene().tile('F10', '57', 0).station('CRI&P', 'F10').operate('CRI&P', 'trains', ['CB&Q']);
    two.do('p1', 'fire-token', { hex: 'G3', minimum: 60 }).do('p2', 'pass');
    expect(two.listed('fire-token').map(({ hex }) => hex)).toEqual(['F10']);
    const next = scene().operate('CRI&P', 'trains', ['CB&Q']).has('CB&Q', 900).trains('CB&Q', '4');
    next.do('p1', 'fire-token', { hex: 'G3', minimum: 1 }).do('p2', 'bid', { company: 'CB&Q', price: 1 });
    next.do('p1', 'train', bank('4-2', 300)).passWhile(() => next.where !== 'OR 2.1 station');
    expect([next.turn.company, next.rule('p2', 'station', { hex: 'G7', stop: 0 })]).toEqual(['CB&Q', null]);
  });
  test('18MW-fire-15 an unsold token stays', () => {
    expect(offer().do('p2', 'pass').markers('G3')).toEqual(['CRI&P']);
  });
  test('18MW-fire-16 then his own cash is asked for', () => {
    const over = offer().do('p2', 'pass');
    expect([over.listed('fire-token'), over.rule('p1', 'train', bank('4-1', 300))]).toEqual([[], null]);
  });
  test('18MW-fire-16 who has sold stock of his own offers no more tokens', () => {
    const sold = scene(0)
      .has('p1', 0)
      .company('MP', { p3: 60, p1: 30 }, { at: topAt(150) });
    expect(sold.rule('p1', 'fire-token', { hex: 'G3', minimum: 60 })).toBe(null);
    sold.do('p1', 'sell', { company: 'MP', percent: 20 }).passWhile(() => sold.where.endsWith('protection'));
    expect(sold.rule('p1', 'fire-token', { hex: 'G3', minimum: 60 })).toBe('18MW-fire-16');
    expect(sold.listed('fire-token')).toEqual([]);
  });
});
