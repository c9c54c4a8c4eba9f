import { byPrice, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { later, type Scene } from './testing/scene.ts';

/** CNW of p1 with a route from Casper to Rawlins, in the train step. */
const usual = (treasury = 0, holdings: Readonly<Record<string, number>> = { p1: 60 }) =>
  later()
    .company('CNW', holdings, { treasury })
    .tile('H8', '57*')
    .tile('H10', '9')
    .tile('H12', '57*')
    .operate('CNW', 'trains');
const next = (game: Scene) => game.state.depot.stack[0];
const bank = (game: Scene) => ({
  train: next(game)?.id ?? '',
  from: 'bank',
  price: BOX.trains.find(({ type }) => type === next(game)?.type)?.price ?? 0,
});
const buy = (game: Scene) => game.do('p1', 'train', bank(game));
const refused = (game: Scene, fields: object) => game.rule('p1', 'train', { ...fields });

describe('trains of the bank', () => {
  test('1867BW-8.2.D-1 any number up to the limit', () => {
    const game = usual(1000);
    for (let i = 0; i < 4; i++) buy(game);
    expect([game.trainsOf('CNW'), refused(game, bank(game))]).toEqual([
      ['2', '2', '2', '2'],
      '1867BW-8.2.D-23',
    ]);
  });

  test('1867BW-8.2.D-23 neither bank nor trade above the limit', () => {
    const game = usual(1000).trains('CNW', '2', '2', '2', '2').company('BH', { p1: 20 }).trains('BH', '2');
    expect([game.actions('train'), refused(game, { train: '2-4', from: 'BH', price: 1 })]).toEqual([
      [],
      '1867BW-8.2.D-23',
    ]);
  });

  test('1867BW-8.2.D-2 with a route and no train one must be bought', () => {
    expect([usual(100).rule('p1', 'pass'), usual(100).trains('CNW', '2').rule('p1', 'pass')]).toEqual([
      '1867BW-8.2.D-2',
      null,
    ]);
  });

  test('1867BW-8.2.D-3 not without a route', () => {
    expect(
      later().company('CNW', { p1: 60 }, { treasury: 100 }).operate('CNW', 'trains').rule('p1', 'pass'),
    ).toBe(null);
  });

  test('1867BW-8.2.D-24 nor with an empty bank', () => {
    const game = usual(0).emptyBank();
    expect([game.rule('p1', 'pass'), game.rule('p1', 'crisis')]).toEqual([null, '1867BW-8.2.D-17']);
  });

  test('1867BW-8.2.D-4 the cheapest type only', () => {
    expect(refused(usual(500), { train: '3-0', from: 'bank', price: 160 })).toBe('1867BW-8.2.D-4');
  });

  test('1867BW-12-3 a D only when no 6 is left', () => {
    const game = usual(2000).nextTrain('6');
    expect(refused(game, { train: 'D-0', from: 'bank', price: 900 })).toBe('1867BW-8.2.D-4');
    expect(refused(buy(buy(game)), { train: 'D-0', from: 'bank', price: 900 })).toBe('1867BW-8.2.D-23');
    expect(next(game)?.type).toBe('D');
  });

  test('1867BW-8.2.D-5 for its face value', () => {
    expect(buy(usual(250)).cash('CNW')).toBe(150);
    expect(refused(usual(250), { train: '2-0', from: 'bank', price: 90 })).toBe('1867BW-8.2.D-5');
  });

  test('1867BW-11-1 phases begin with the first train of their type', () => {
    const begins = (['3', '4', '5', '6', 'D'] as const).map(
      (type) => buy(usual(2000).nextTrain(type)).state.phase,
    );
    expect([usual().state.phase, ...begins]).toEqual(['2', '3', '4', '5', '6', 'D']);
  });

  test('1867BW-11-2 colours of the phases', () => {
    expect(BOX.phases.map(({ tiles }) => tiles.at(-1))).toEqual([
      'yellow',
      'green',
      'green',
      'brown',
      'brown',
      'gray',
    ]);
  });

  test('1867BW-8.2.D-6 the first 4 takes the 2s out', () => {
    const game = usual(2000).company('BH', { p2: 20 }).trains('BH', '2', '3').nextTrain('4');
    expect([buy(game).trainsOf('BH'), game.trainsOf('CNW')]).toEqual([['3'], ['4']]);
  });

  test('1867BW-8.2.D-7 the first 6 the 3s', () => {
    const game = usual(2000).company('BH', { p2: 20 }).trains('BH', '3', '4').nextTrain('6');
    expect(buy(game).trainsOf('BH')).toEqual(['4']);
  });

  test('1867BW-8.2.D-8 the first D the 4s', () => {
    const game = usual(2000).company('BH', { p2: 20 }).trains('BH', '4', '5').nextTrain('D');
    expect(buy(game).trainsOf('BH')).toEqual(['5']);
  });

  test('1867BW-8.2.D-9 the first 5 closes all private companies but P6 and P11', () => {
    const game = usual(2000).nextTrain('5');
    for (let number = 1; number <= 13; number++) game.owns(`P${number}`, number % 2 === 0 ? 'p2' : 'CNW');
    buy(game);
    expect(
      Object.keys(game.state.privates)
        .filter((item) => game.isOpen(item))
        .sort(),
    ).toEqual(['P11', 'P6']);
  });

  test('1867BW-14.6-5 P6 outlives phase 5', () => {
    expect(buy(usual(2000).nextTrain('5').owns('P6', 'p2')).isOpen('P6')).toBe(true);
  });

  test('1867BW-8.2.D-10 the first 6 takes the fuller column of the queue, of equals the right one', () => {
    const first = (...rows: readonly string[]) =>
      buy(
        usual(2000)
          .nextTrain('6')
          .queue(...rows),
      );
    const fuller = first('NP OSL', 'BH GINW', 'CBQ .');
    expect([fuller.queueRows, fuller.stage('NP'), fuller.stage('OSL')]).toEqual([
      ['OSL', 'GINW', '.', '.'],
      'removed',
      'queued',
    ]);
    expect(first('NP OSL', 'BH GINW').queueRows).toEqual(['NP', 'BH', '.', '.']);
  });

  test('1867BW-8.2.D-11 the rest stay in their rows, but an empty top row is filled', () => {
    const first = (...rows: readonly string[]) =>
      buy(
        usual(2000)
          .nextTrain('6')
          .queue(...rows),
      ).queueRows;
    expect(first('NP OSL', '. GINW', 'CBQ NWW')).toEqual(['NP', '.', 'CBQ', '.']);
    expect(first('. OSL', 'BH GINW', 'CBQ NWW')).toEqual(['BH', 'CBQ', '.', '.']);
  });

  test('1867BW-9.2-1, 1867BW-9.2-2 what lay there is removed for good', () => {
    const game = buy(usual(2000).nextTrain('6').queue('NP OSL', 'BH GINW')).has('p1', 900);
    expect(['OSL', 'GINW'].map((id) => game.stage(id))).toEqual(['removed', 'removed']);
    expect(game.stock().rule('p1', 'start', { company: 'OSL', price: 60 })).toBe('1867BW-7.1-2');
  });

  test('1867BW-8.2.D-12 each purchase takes effect at once, except for the number of rounds', () => {
    const game = usual(2000).company('BH', { p2: 20 }).trains('BH', '3', '3', '3', '3').nextTrain('4');
    buy(game);
    expect([game.state.phase, game.acting, game.where.split(' ').at(-1)]).toEqual(['4', 'p2', 'discard']);
    const frame = game.state.agenda.find(
      (one): one is { kind: 'game'; rounds: number } => one.kind === 'game',
    );
    expect(frame?.rounds).toBe(1);
  });

  test('1867BW-8.2.D-13 and the corporation may go on', () => {
    expect(buy(buy(usual(2000).nextTrain('3'))).trainsOf('CNW')).toEqual(['3', '3']);
  });

  test('1867BW-11-5 above the limit the director removes trains', () => {
    const game = usual(2000).company('BH', { p2: 20 }).trains('BH', '3', '3', '3', '3').nextTrain('4');
    buy(game);
    expect(game.offered('discard', 'train').length).toBe(4);
    game.do('p2', 'discard', { train: game.offered('discard', 'train')[1] });
    expect([game.trainsOf('BH').length, game.acting]).toEqual([3, 'p1']);
  });

  test('1867BW-11-6 they are out of the game', () => {
    const game = usual(2000).company('BH', { p2: 20 }).trains('BH', '3', '3', '3', '3').nextTrain('4');
    const before = game.state.depot.stack.length;
    buy(game).do('p2', 'discard', { train: '3-0' });
    expect([game.state.depot.stack.length, game.state.depot.gone.some(({ id }) => id === '3-0')]).toEqual([
      before - 1,
      true,
    ]);
  });

  test('1867BW-4.2-12, 1867BW-4.5-1 trains belong to corporations, and their money is their own', () => {
    const game = buy(usual(250).has('p1', 450));
    expect([game.cash('p1'), game.cash('CNW'), game.trainsOf('CNW')]).toEqual([450, 150, ['2']]);
  });
});

describe('trains of other corporations', () => {
  const trading = (seller = 'p2') =>
    usual(200)
      .company('BH', { [seller]: 20 })
      .trains('BH', '2')
      .trains('CNW', '2');

  test('1867BW-8.2.D-14 any train for $1 or more, if both directors agree', () => {
    expect(refused(trading(), { train: '2-0', from: 'BH', price: 0 })).toBe('1867BW-8.2.D-14');
    const game = trading().do('p1', 'train', { train: '2-0', from: 'BH', price: 1 });
    expect([game.acting, game.possible]).toEqual(['p2', ['accept', 'decline']]);
    game.do('p2', 'decline');
    expect(game.trainsOf('CNW').length).toBe(1);
    game.do('p1', 'train', { train: '2-0', from: 'BH', price: 2 }).do('p2', 'accept');
    expect([game.trainsOf('CNW').length, game.cash('BH')]).toEqual([2, 2]);
  });

  test('1867BW-8.2.D-15 in every phase, at once with one director on both sides', () => {
    const game = trading('p1').do('p1', 'train', { train: '2-0', from: 'BH', price: 200 });
    expect([game.state.phase, game.cash('BH'), game.trainsOf('CNW').length]).toEqual(['2', 200, 2]);
  });

  test('1867BW-8.2.D-27 paid by the treasury alone', () => {
    const game = usual(50).has('p1', 900).company('BH', { p1: 20 }).trains('BH', '2');
    expect([
      refused(game, { train: '2-0', from: 'BH', price: 51 }),
      refused(game, { train: '2-0', from: 'BH', price: 50 }),
    ]).toEqual(['1867BW-8.2.D-27', null]);
  });
});

describe('forced purchases', () => {
  test('1867BW-8.2.D-16 the director adds what is missing', () => {
    const game = buy(usual(70).has('p1', 450));
    expect([game.cash('CNW'), game.cash('p1')]).toEqual([0, 420]);
  });

  test('1867BW-8.2.D-17 and must, if together they have enough', () => {
    const game = usual(70).has('p1', 30).company('BH', { p2: 20, p1: 20 });
    expect([game.rule('p1', 'crisis'), game.rule('p1', 'pass')]).toEqual([
      '1867BW-8.2.D-17',
      '1867BW-8.2.D-2',
    ]);
    expect(game.rule('p1', 'sell', { company: 'BH', percent: 10 })).toBe('1867BW-8.2.D-18');
  });

  /** $100 are missing; p1 has shares of BH and WNW at $60. */
  const short = () =>
    usual(0)
      .has('p1', 0)
      .company('BH', { p2: 40, p1: 30 }, { at: [3, 3] })
      .company('WNW', { p2: 40, p1: 20 }, { at: [3, 3] });
  const block = (company: string, percent: number) => ({ company, percent });
  const sales = (game: Scene) => game.actions('sell').map(({ company, percent }) => `${company} ${percent}`);

  test('1867BW-8.2.D-18 otherwise shares may be sold by the usual rules', () => {
    const game = short();
    expect(sales(game)).toEqual(['WNW 10', 'WNW 20', 'BH 10', 'BH 20']);
    game.do('p1', 'sell', block('BH', 20));
    expect([game.cash('p1'), game.cell('BH'), game.possible]).toEqual([120, [5, 3], ['train']]);
    expect(buy(game).cash('p1')).toBe(20);
    expect(
      usual(0)
        .has('p1', 0)
        .company('BH', { p2: 40, p1: 20, [POOL]: 40 }, { at: [3, 3] })
        .actions('sell'),
    ).toEqual([]);
  });

  test('1867BW-7.2-10 of several corporations in the order in which their tokens move', () => {
    const sold = (...ids: readonly string[]) => {
      const game = short();
      for (const id of ids) game.do('p1', 'sell', block(id, 10));
      return byPrice(BOX.market, game.state).filter((id) => id !== 'CNW');
    };
    expect([sold('BH', 'WNW'), sold('WNW', 'BH')]).toEqual([
      ['BH', 'WNW'],
      ['WNW', 'BH'],
    ]);
  });

  test('1867BW-8.2.D-18 what the sale has brought is kept for the train', () => {
    const game = short().has('CNW', 30).phase('3').owns('P1', 'p2').operate('CNW', 'trains');
    expect(game.possible).toEqual(['crisis', 'private', 'sell']);
    game.do('p1', 'sell', block('BH', 30));
    expect([
      game.possible,
      game.rule('p1', 'crisis'),
      game.rule('p1', 'private', { item: 'P1', price: 30 }),
    ]).toEqual([['train'], '1867BW-8.2-1', '1867BW-8.2-1']);
    expect(buy(game).rule('p1', 'private', { item: 'P1', price: 30 })).toBe('1867BW-8.2.P-4');
  });

  test('1867BW-8.2.D-19 none of the operating corporation', () => {
    expect(short().rule('p1', 'sell', block('CNW', 20))).toBe('1867BW-8.2.D-19');
  });

  test('1867BW-8.2.D-25 in one sale, enough, and no certificate that could be left out', () => {
    const game = short();
    const rule = (company: string, percent: number) => game.rule('p1', 'sell', block(company, percent));
    expect([rule('BH', 10), rule('BH', 20), rule('BH', 30)]).toEqual([null, null, '1867BW-8.2.D-25']);
    game.do('p1', 'sell', block('BH', 10));
    expect([rule('WNW', 10), rule('WNW', 20), rule('BH', 10)]).toEqual([
      null,
      '1867BW-8.2.D-25',
      '1867BW-8.2.D-25',
    ]);
    // Once begun the sale is finished: no crisis, no train before.
    expect([game.possible, game.rule('p1', 'crisis'), sales(game)]).toEqual([
      ['sell'],
      '1867BW-8.2-1',
      ['WNW 10'],
    ]);
    expect(game.do('p1', 'sell', block('WNW', 10)).possible).toEqual(['train']);
  });

  test('1867BW-8.2.D-25 a block is only offered where the rest can be brought without a certificate too many', () => {
    // $100 are missing. OSL at $100 is enough alone; with BH at $60 one of the two could be left out.
    const dear = usual(0)
      .has('p1', 0)
      .company('OSL', { p2: 40, p1: 10 }, { at: [2, 7] })
      .company('BH', { p2: 40, p1: 10 }, { at: [3, 3] });
    expect([sales(dear), dear.rule('p1', 'sell', block('BH', 10))]).toEqual([['OSL 10'], '1867BW-8.2.D-25']);
    // With $50 of WNW, BH makes $110: enough, and neither could be left out.
    dear.company('WNW', { p2: 40, p1: 10 }, { at: [4, 2] });
    expect(sales(dear)).toEqual(['OSL 10', 'WNW 10', 'BH 10']);
    expect(sales(dear.do('p1', 'sell', block('WNW', 10)))).toEqual(['BH 10']);
  });

  test('1867BW-8.2.D-20 declining to sell, or nothing to sell, is a crisis', () => {
    expect(short().do('p1', 'crisis').stage('CNW')).toBe('acquired');
    const hopeless = usual(0).has('p1', 20);
    expect(hopeless.possible).toEqual(['crisis']);
    expect(hopeless.do('p1', 'crisis').stage('CNW')).toBe('acquired');
  });

  test('1867BW-8.2.D-21 the director keeps all money', () => {
    expect(short().has('p1', 90).do('p1', 'crisis').cash('p1')).toBe(90);
  });

  test('1867BW-8.2.D-22 the Union Pacific acquires it at once, in any phase', () => {
    const game = usual(40).has('p1', 10).company('BH', { p2: 20 }).do('p1', 'crisis');
    expect([game.state.phase, game.stage('CNW'), game.cash('CNW')]).toEqual(['2', 'acquired', 0]);
  });

  test('1867BW-8.2.D-26 its turn is over, without a move right', () => {
    const game = usual(0)
      .has('p1', 0)
      .company('BH', { p2: 20 }, { at: [3, 3] });
    game.operate('CNW', 'trains', { queue: ['BH'] }).do('p1', 'crisis');
    expect([game.turn.company, game.cell('CNW')]).toEqual(['BH', [5, 5]]);
  });
});

describe('issuing and redeeming', () => {
  const turn = (treasury = 500, holdings: Readonly<Record<string, number>> = { p1: 60, [POOL]: 20 }) =>
    usual(treasury, holdings).operate('CNW', 'issue');

  test('1867BW-8.2.E-1 one certificate, issued or redeemed', () => {
    expect(turn().possible).toEqual(['issue', 'pass', 'redeem']);
    const game = turn().phase('3').owns('P5', 'p1').do('p1', 'issue');
    expect([game.rule('p1', 'redeem'), game.rule('p1', 'issue')]).toEqual([
      '1867BW-8.2.E-1',
      '1867BW-8.2.E-1',
    ]);
  });

  test('1867BW-8.2.E-2 issuing puts one of the treasury into the market', () => {
    const game = turn().do('p1', 'issue');
    expect([game.percent('CNW', 'CNW'), game.percent('CNW', POOL)]).toEqual([10, 30]);
    expect(turn(500, { p1: 60, p2: 40 }).rule('p1', 'issue')).not.toBe(null);
  });

  test('1867BW-8.2.E-3 not with five shares there', () => {
    expect(turn(500, { p1: 30, [POOL]: 50 }).rule('p1', 'issue')).toBe('1867BW-8.2.E-3');
  });

  test('1867BW-8.2.E-4, 1867BW-8.2.E-5 the treasury gets the value, then the token falls', () => {
    const game = turn().do('p1', 'issue');
    expect([game.cash('CNW'), game.cell('CNW')]).toEqual([580, [3, 5]]);
    const ledge = usual(0, { p1: 60 })
      .company('CNW', { p1: 60 }, { at: [5, 5] })
      .operate('CNW', 'issue')
      .do('p1', 'issue');
    expect(ledge.cell('CNW')).toEqual([5, 5]);
  });

  test('1867BW-8.2.E-6, 1867BW-8.2.E-8 redeeming takes one back, and the token stays', () => {
    const game = turn().do('p1', 'redeem');
    expect([game.percent('CNW', 'CNW'), game.percent('CNW', POOL), game.cell('CNW')]).toEqual([
      30,
      10,
      [2, 5],
    ]);
  });

  test('1867BW-8.2.E-7 for its value', () => {
    expect([turn().do('p1', 'redeem').cash('CNW'), turn(79).rule('p1', 'redeem')]).toEqual([
      420,
      '1867BW-8.2.E-7',
    ]);
  });
});

describe('P13 and its corporation', () => {
  test('1867BW-14.13-3 it closes with the first train, the closing or the acquisition of the corporation', () => {
    const game = later();
    const { investment } = game.state;
    const open = () =>
      later()
        .company(investment, { p1: 60 }, { treasury: 500 })
        .owns('P13', 'p1')
        .operate(investment, 'trains');
    expect(open().do('p1', 'train', { train: '2-0', from: 'bank', price: 100 }).isOpen('P13')).toBe(false);
    const closing = later()
      .queue('NP')
      .company(investment, { p1: 60 }, { at: [7, 0] })
      .owns('P13', 'p1')
      .operate(investment, 'run')
      .settle();
    expect([closing.stage(investment), closing.isOpen('P13')]).toEqual(['queued', false]);
  });

  test('1867BW-14.13-4 no corporation buys it', () => {
    const game = usual(500).phase('3').owns('P13', 'p1');
    expect([
      game.rule('p1', 'private', { item: 'P13', price: 140 }),
      game.offered('private', 'item'),
    ]).toEqual(['1867BW-14.13-4', []]);
  });
});

describe('private companies bought by corporations', () => {
  const buyer = (owner = 'p1', phase: '2' | '3' = '3', step: 'track' | 'trains' = 'track') =>
    usual(500).trains('CNW', '2').phase(phase).owns('P5', owner).operate('CNW', step);
  const deal = (game: Scene, price: number, item = 'P5') => game.rule('p1', 'private', { item, price });

  test('1867BW-8.2.P-1 from phase 3, at any time of the turn', () => {
    expect([deal(buyer('p1', '2'), 60), deal(buyer(), 60), deal(buyer('p1', '3', 'trains'), 60)]).toEqual([
      '1867BW-8.2.P-1',
      null,
      null,
    ]);
  });

  test('1867BW-8.2.P-2 for half to double the face value', () => {
    expect([29, 30, 120, 121].map((price) => deal(buyer(), price))).toEqual([
      '1867BW-8.2.P-2',
      null,
      null,
      '1867BW-8.2.P-2',
    ]);
    expect(
      buyer()
        .choices('private')
        .map(({ range }) => [range?.min, range?.max]),
    ).toEqual([[30, 120]]);
  });

  test('1867BW-8.2.P-3 if its owner agrees', () => {
    const game = buyer('p2').do('p1', 'private', { item: 'P5', price: 60 });
    expect([game.acting, game.owner('P5')]).toEqual(['p2', 'p2']);
    expect(game.do('p2', 'decline').owner('P5')).toBe('p2');
  });

  test('1867BW-8.2.P-4, 1867BW-4.4-2 the treasury pays the player, and the corporation is the owner', () => {
    const game = buyer('p2').do('p1', 'private', { item: 'P5', price: 60 }).do('p2', 'accept');
    expect([game.owner('P5'), game.cash('CNW'), game.cash('p2')]).toEqual(['CNW', 440, 510]);
  });

  test('1867BW-8.2.P-5 only from players', () => {
    expect(deal(buyer('BH'), 60)).toBe('1867BW-8.2.P-5');
  });
});
