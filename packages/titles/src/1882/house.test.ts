import { BANK, OFFERING } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { HOUSE_RULES } from './options.ts';
import { fresh, later, type Scene } from './testing/scene.ts';

/** The ways of that site, which only imported records have. */
const asThere = (game: Scene): Scene => {
  Object.assign(game.state, { house: HOUSE_RULES.house });
  return game;
};
const share = (company: string) => ({ company, from: OFFERING, percent: 10 });

describe('house rules of imported records', () => {
  test('shares of a brown company may be bought before and after a sale', () => {
    const game = later()
      .has('p1', 900)
      .company('HBR', { p2: 40 }, { at: [8, 0] });
    asThere(game.company('GTP', { p1: 60 }).stock());
    game.do('p1', 'buy', share('HBR')).do('p1', 'sell', { company: 'GTP', percent: 10 });
    game.do('p1', 'buy', share('HBR'));
    expect(game.percent('HBR', 'p1')).toBe(20);
    expect(game.rule('p1', 'buy', share('GTP'))).not.toBe(null);
  });

  test('bids may be any amount from $5 above the last', () => {
    const game = fresh(3);
    expect(game.rule('p1', 'bid', { item: 'P3', price: 87 })).toBe('1882-9-3');
    asThere(game).do('p1', 'bid', { item: 'P3', price: 87 });
    expect(game.rule('p2', 'bid', { item: 'P3', price: 91 })).toBe('1882-9-3');
    expect(game.rule('p2', 'bid', { item: 'P3', price: 92 })).toBe(null);
  });

  test('companies above the train limit discard in any order, asked in that of the site', () => {
    const game = later().company('CPR', { p1: 60 }, { treasury: 2000 }).company('HBR', { p2: 60 });
    game.phase('6').operated('HBR').operate('CPR', 'trains', { queue: [] });
    const { depot, companies } = game.state;
    depot.stack.unshift(...depot.gone.splice(-1));
    game.state.phase = '5';
    const takeGone = (type: string) =>
      depot.gone.splice(
        depot.gone.findIndex((card) => card.type === type),
        1,
      );
    for (const type of ['4', '4', '5']) companies.HBR?.trains.push(...takeGone(type));
    for (const type of ['4', '5']) companies.CPR?.trains.push(...takeGone(type));
    asThere(game).do('p1', 'train', { train: '6-0', price: 630, from: BANK, trade: '' });
    expect([game.where, game.acting]).toEqual(['OR 2.1 discard', 'p2']);
    companies.GTP?.trains.push(...takeGone('5'));
    const spared = companies.GTP?.trains[0]?.id ?? '';
    expect(game.rule('p2', 'discard', { train: spared })).toBe('1882-11.7-9');
    const four = companies.CPR?.trains.find(({ type }) => type === '4')?.id ?? '';
    game.do('p2', 'discard', { train: four });
    expect([game.trainsOf('CPR'), game.acting]).toEqual([['5', '6'], 'p2']);
    game.do('p2', 'discard', { train: companies.HBR?.trains[0]?.id ?? '' });
    expect([game.trainsOf('HBR'), game.where]).toEqual([['4', '5'], 'OR 2.1 trains']);
  });

  test("P3's move may come between running and distributing", () => {
    const scene = () =>
      later()
        .phase('3')
        .company('HBR', { p1: 60 })
        .owns('P3', 'HBR')
        .operate('HBR', 'dividend')
        .tile('G11', '57', 1);
    const running = (game: Scene): Scene => {
      game.turn.revenue = 60;
      return game;
    };
    expect(running(scene()).rule('p1', 'lift', { hex: 'G11', stop: 0 })).not.toBe(null);
    const game = asThere(running(scene())).do('p1', 'lift', { hex: 'G11', stop: 0 });
    game.do('p1', 'station', { hex: 'C3', stop: 0 }).do('p1', 'pass');
    expect(game.where).toBe('OR 2.1 dividend');
  });

  test('who owns P3 is asked for its move at the end of a turn though there is none', () => {
    const scene = () =>
      later().phase('3').company('HBR', { p1: 60 }).owns('P3', 'HBR').operate('HBR', 'trains').clear('HBR');
    expect(scene().do('p1', 'pass').where).toBe('SR 3 stock');
    const game = asThere(scene()).do('p1', 'pass');
    expect(game.where).toBe('OR 2.1 privates');
    expect(game.do('p1', 'pass').where).toBe('SR 3 stock');
  });

  test("who has declined P3's extra tile is still asked at the end of every turn, who has laid it is not", () => {
    const scene = () =>
      later()
        .phase('3')
        .company('HBR', { p1: 60 })
        .owns('P3', 'HBR')
        .operate('HBR', 'trains')
        .tile('G11', '57', 1)
        .do('p1', 'lift', { hex: 'G11', stop: 0 })
        .do('p1', 'station', { hex: 'C3', stop: 0 });
    expect(scene().do('p1', 'pass').do('p1', 'pass').where).toBe('SR 3 stock');
    const laid = asThere(scene()).do('p1', 'lay', { hex: 'C3', tile: '57', rotation: 1 });
    expect(laid.do('p1', 'pass').where).toBe('SR 3 stock');
    const declined = asThere(scene()).do('p1', 'pass').do('p1', 'pass');
    expect([declined.where, declined.choices('lift')]).toEqual(['OR 2.1 privates', []]);
    expect(declined.do('p1', 'pass').where).toBe('SR 3 stock');
  });

  test('QL is asked for its place in J10 though there is one city only', () => {
    const scene = () =>
      later()
        .phase('5')
        .company('HBR', { p2: 60 })
        .company('QL', { p1: 60 })
        .tile('J10', 'R2', 4)
        .operate('HBR', 'trains', { queue: ['QL'] });
    expect(scene().do('p2', 'pass').where).toBe('OR 2.1 track');
    const game = asThere(scene()).do('p2', 'pass');
    expect([game.where, game.markers('J10')]).toEqual(['OR 2.1 home', []]);
    game.do('p1', 'home', { hex: 'J10', stop: 0, replace: false });
    expect([game.where, game.markers('J10')]).toEqual(['OR 2.1 track', ['QL.0']]);
  });

  test('a president helps with the train of another company though the treasury could pay one of the bank', () => {
    const scene = () =>
      later()
        .phase('4')
        .company('CPR', { p1: 60 }, { treasury: 300 })
        .has('p1', 600)
        .operate('CPR', 'trains')
        .tile('I5', '57', 1)
        .tile('J4', '9', 1)
        .tile('K3', '57', 1)
        .company('GTP', { p1: 60 })
        .trains('GTP', '5');
    const deal = { train: '5-0', from: 'GTP', price: 301, trade: '' };
    expect(scene().rule('p1', 'train', deal)).toBe('1882-11.7-5');
    expect(asThere(scene()).rule('p1', 'train', deal)).toBe(null);
  });

  test('the stated revenue of a run is taken on trust, in whole tens', () => {
    const game = later().company('GTP', { p1: 60 }).trains('GTP', '2').operate('GTP', 'run');
    game.tile('L8', '57', 1).tile('M7', '9', 1);
    const claim = (claimed: number) => ({ routes: [], claimed });
    expect(game.rule('p1', 'run', claim(50))).toBe('1882-11.5-9');
    Object.assign(game.state, { recordedRevenue: true });
    for (const claimed of [-10, 55]) expect(game.rule('p1', 'run', claim(claimed))).toBe('1882-11.5-9');
    game.do('p1', 'run', claim(50));
    expect([game.where, game.turn.revenue, game.state.companies.GTP?.lastRevenue]).toEqual([
      'OR 2.1 dividend',
      50,
      50,
    ]);
  });
});
