import { BANK, OFFERING } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { fresh, later } from './testing/scene.ts';

/** Names of nothing, one of them known to every object of the language. */
const NOTHING = ['X', 'constructor'];

/** CPR of p1 in the middle of its turn, with a line I5–K3. */
const cpr = (step: 'track' | 'station' | 'run' | 'trains', treasury = 670) =>
  later()
    .phase('3')
    .company('CPR', { p1: 60 }, { treasury })
    .operate('CPR', step)
    .tile('I5', '57', 1)
    .tile('J4', '9', 1)
    .tile('K3', '57', 1);
const train = (from: string, id: string) => ({ from, train: id, price: 80, trade: '' });
const run = (id: string, ...path: readonly string[]) => ({ routes: [{ train: id, path }] });

describe.each(NOTHING)('what does not exist is refused by its rule: %s', (nothing) => {
  test('1882-9-1 in the auction', () => {
    expect(fresh().rule('p1', 'take', { item: nothing })).toBe('1882-9-1');
    expect(fresh().rule('p1', 'bid', { item: nothing, price: 200 })).toBe('1882-9-1');
  });

  test('1882-10.4-1, 1882-10.4-2 in a stock round', () => {
    const game = later().company('HBR', { p1: 60 }).stock();
    expect(game.rule('p1', 'buy', { company: nothing, from: OFFERING, percent: 10 })).toBe('1882-10.4-1');
    expect(game.rule('p1', 'buy', { company: 'HBR', from: nothing, percent: 10 })).toBe('1882-10.4-1');
    expect(game.rule('p1', 'sell', { company: nothing, percent: 10 })).toBe('1882-10.4-1');
    expect(game.rule('p1', 'start', { company: nothing, price: 67 })).toBe('1882-10.4-2');
  });

  test('1882-2-2 a tile, 1882-11.4-2 a city, 1882-7.1.3-1 a marker', () => {
    const track = cpr('track').owns('P3', 'CPR');
    expect(track.rule('p1', 'lay', { hex: nothing, tile: '9', rotation: 0 })).toBe('action-unknown');
    expect(track.rule('p1', 'lay', { hex: 'H6', tile: nothing, rotation: 1 })).toBe('1882-2-2');
    expect(track.rule('p1', 'lift', { hex: nothing, stop: 0 })).toBe('1882-7.1.3-1');
    const station = { hex: nothing, stop: 0, neutral: false };
    expect(cpr('station').rule('p1', 'station', station)).toBe('1882-11.4-2');
  });

  test("1882-7.1.2-6 a place for SCR's home", () => {
    const game = later().owns('P2', 'p1').stock().do('p1', 'exchange', { price: 67 });
    expect(game.rule('p1', 'home', { hex: nothing, stop: 0, replace: false })).toBe('1882-7.1.2-6');
    expect(game.rule('p1', 'home', { hex: 'K3', stop: 7, replace: false })).toBe('1882-7.1.2-6');
  });

  test('1882-11.5-1 a train and 1882-11.1-2 a way for it', () => {
    const game = cpr('run').trains('CPR', '3');
    const own = game.state.companies.CPR?.trains[0]?.id ?? '';
    expect(game.rule('p1', 'run', run(nothing, 'I5.0', 'J4', 'K3.0'))).toBe('1882-11.5-1');
    for (const path of [
      [nothing],
      [`${nothing}.0`],
      ['I5.0', nothing, 'K3.0'],
      ['I5.0', 'J4', `K3.${nothing}`],
      ['I5.0', 'J4', 'K3.1'],
      ['I5.0', 'K5'],
      ['I5.0', 'J4', 'K5'],
      ['J4', 'K3.0'],
    ]) {
      expect(game.rule('p1', 'run', run(own, ...path))).toBe('1882-11.1-2');
    }
    expect(game.rule('p1', 'run', run(own, 'I5.0', 'J4', 'K3.0'))).toBe(null);
  });

  test('1882-11.7-2, 1882-11.7-5 a train for sale, 1882-11.7-13 a train to trade in', () => {
    const game = cpr('trains');
    expect(game.rule('p1', 'train', train(BANK, nothing))).toBe('1882-11.7-2');
    expect(game.rule('p1', 'train', train(nothing, '3-1'))).toBe('1882-11.7-5');
    expect(game.rule('p1', 'train', train('GTP', nothing))).toBe('1882-11.7-5');
    const diesel = { from: BANK, train: 'D-0', price: 800, trade: nothing };
    expect(cpr('trains', 2000).phase('6').rule('p1', 'train', diesel)).toBe('1882-11.7-13');
  });

  test('1882-7.1-6 a private company, 1882-11.8-7 shares to sell for a train', () => {
    expect(cpr('track').rule('p1', 'private', { item: nothing, price: 20 })).toBe('1882-7.1-6');
    expect(cpr('trains', 0).rule('p1', 'sell', { company: nothing, percent: 10 })).toBe('1882-11.8-7');
  });
});

test('1882-11.7-5 a company does not buy its own trains', () => {
  const game = cpr('trains').trains('CPR', '3');
  const own = game.state.companies.CPR?.trains[0]?.id ?? '';
  expect(game.rule('p1', 'train', train('CPR', own))).toBe('1882-11.7-5');
  expect(game.actions('train').filter(({ from }) => from !== BANK)).toEqual([]);
});
