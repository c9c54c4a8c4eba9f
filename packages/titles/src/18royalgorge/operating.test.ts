import { describe, expect, test } from 'vitest';
import { payIncome } from './privates.ts';
import { plain, rioGrande } from './testing/scene.ts';

const noTrains = { p1: 60 };

describe('rounds and turns', () => {
  test('18RG-or-1 a stock round, then two operating rounds, again and again', () => {
    const game = plain({ forcedPasses: 'automatic' });
    game.passWhile(() => game.rounds.length < 7);
    expect(game.rounds.slice(0, 7)).toEqual([
      'OR 1.1',
      'OR 1.2',
      'SR 2',
      'OR 2.1',
      'OR 2.2',
      'SR 3',
      'OR 3.1',
    ]);
  });

  test('18RG-or-2 from the highest price down; in one space the upper marker first', () => {
    const game = plain().company('KP', noTrains, { price: 70 }).company('SF', noTrains, { price: 80 });
    game.company('RG', { p2: 60 }, { price: 80 }).round().settle();
    const turns = () => game.events.flatMap((event) => (event.type === 'turn' ? [event.who] : []));
    game.passWhile(() => game.where.startsWith('OR 2.1'));
    expect(turns().slice(0, 3)).toEqual(['SF', 'RG', 'KP']);
  });

  test('18RG-or-3 one turn after the other, and one turn each, whatever the prices do', () => {
    const game = plain()
      .company('KP', { p1: 60 }, { price: 70 })
      .company('SF', { p2: 60 }, { price: 65 })
      .round()
      .settle();
    const turns = () => game.events.flatMap((event) => (event.type === 'turn' ? [event.who] : []));
    expect([game.turn.company, game.acting]).toEqual(['KP', 'p1']);
    game.passWhile(() => game.where.startsWith('OR 2.1'));
    expect([turns().slice(0, 2), game.price('KP')]).toEqual([['KP', 'SF'], 65]);
  });

  test('18RG-or-4 the order is fixed at the start; only an emergency sale sorts the rest anew', () => {
    const game = rioGrande(plain().deck('4+-0').phase('Green'));
    game.company('RG', { p1: 40 }, { price: 80, treasury: 330 }).company('KP', { p1: 60 }, { price: 70 });
    game.company('SF', { p2: 60 }, { price: 65 }).has('p1', 0);
    game
      .operate('RG', 'dividend', { queue: ['KP', 'SF'] })
      .at('SF', 200)
      .settle();
    const queue = () => game.state.agenda.flatMap((frame) => ('queue' in frame ? [frame.queue] : []));
    expect(queue()).toEqual([['KP', 'SF']]);
    game.do('p1', 'sell', { company: 'KP', percent: 10 });
    expect(queue()).toEqual([['SF', 'KP']]);
  });

  test('18RG-or-5 the steps in their order', () => {
    const game = plain().company('KP', { p1: 60 }, { treasury: 400 }).operate('KP').settle();
    expect(game.rule('p1', 'train', { train: '2+-0', from: 'bank', price: 80 })).toBe('18RG-or-5');
    game.do('p1', 'pass');
    expect(game.where).toBe('OR 2.1 station');
    game.do('p1', 'pass');
    expect(game.where).toBe('OR 2.1 trains');
    game.do('p1', 'train', { train: '2+-0', from: 'bank', price: 80 });
    expect(game.rule('p1', 'lay', { hex: 'N6', tile: '9', rotation: 1 })).toBe('18RG-or-5');
  });

  test('18RG-or-6 the president decides, nobody else', () => {
    const game = plain().company('KP', { p2: 60, p1: 40 }).operate('KP');
    expect([game.acting, game.rule('p1', 'pass')]).toEqual(['p2', 'not-your-turn']);
  });
});

describe('income', () => {
  test('18RG-income-1 at the start of every operating round, to players and companies, before any company acts', () => {
    const game = plain()
      .company('KP', { p1: 60 }, { treasury: 0 })
      .has('p2', 0)
      .owns('Y2', 'p2')
      .owns('Y1', 'KP');
    game.round().settle();
    expect([game.where, game.cash('p2'), game.cash('KP')]).toEqual(['OR 2.1 track', 15, 5]);
    game.passWhile(() => game.where.startsWith('OR 2.1'));
    expect([game.where, game.cash('p2'), game.cash('KP')]).toEqual(['OR 2.2 track', 30, 10]);
  });

  test.each([
    ['G4', [0, 25, 25, 25]],
    ['G5', [0, 5, 5, 5]],
    ['B1', [0, 0, 25, 25]],
    ['Y5', [10, 10, 10, 10]],
    ['B4', [0, 0, 0, 0]],
  ])('18RG-income-2 %s pays %j by phase', (asset, incomes) => {
    const paid = (['Yellow', 'Green', 'Brown', 'Silver'] as const).map((phase) => {
      const game = plain().has('p1', 0).owns(asset, 'p1').phase(phase);
      payIncome(game.state, () => undefined);
      return game.cash('p1');
    });
    expect(paid).toEqual(incomes);
  });

  test('in recorded games the Metals Investor pays from the yellow phase on', () => {
    const game = plain({ options: { investorPaysInYellow: true } })
      .has('p1', 0)
      .owns('G5', 'p1');
    payIncome(game.state, () => undefined);
    expect(game.cash('p1')).toBe(5);
  });
});
