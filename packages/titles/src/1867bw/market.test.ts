import { byPrice } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { core } from './state.ts';
import { later, type Scene } from './testing/scene.ts';

const quiet = () => undefined;
const at = (row: number, column: number) => later().company('WNW', { p1: 60 }, { at: [row, column] });
const moved = (game: Scene, direction: 'up' | 'down' | 'left' | 'right', steps = 1) => {
  core.movePrice(game.state, 'WNW', direction, steps, quiet);
  return game.cell('WNW');
};

describe('the stock market', () => {
  test('1867BW-4.3-2 the value is that of the space', () => {
    expect([at(0, 17).price('WNW'), at(7, 0).price('WNW'), at(2, 5).price('WNW')]).toEqual([350, 10, 80]);
  });

  test('1867BW-4.3-3 a moving token goes under those in its destination', () => {
    const game = at(2, 6).company('BH', { p2: 20 }, { at: [3, 6] });
    moved(game, 'down');
    expect(byPrice(BOX.market, game.state)).toEqual(['BH', 'WNW']);
  });

  test('1867BW-4.3-4 tokens that move together keep their order', () => {
    const game = later()
      .company('BH', { p1: 60, p2: 40 })
      .company('WNW', { p1: 60, p2: 40 })
      .company('CNW', { p1: 20 }, { at: [1, 5] })
      .stock();
    game.passWhile(() => game.where.startsWith('SR'));
    expect(byPrice(BOX.market, game.state)).toEqual(['CNW', 'BH', 'WNW']);
  });

  test('1867BW-4.3-5 no move up from the top of a column, none down from its ledge', () => {
    expect([moved(at(0, 4), 'up'), moved(at(6, 4), 'down')]).toEqual([
      [0, 4],
      [6, 4],
    ]);
    const game = at(4, 9).stock().do('p1', 'sell', { company: 'WNW', percent: 20 });
    expect(game.cell('WNW')).toEqual([4, 9]);
  });

  test('1867BW-4.3-6 left of the first column is down', () => {
    expect([moved(at(2, 0), 'left'), moved(at(2, 3), 'left')]).toEqual([
      [3, 0],
      [2, 2],
    ]);
  });

  test('1867BW-4.3-7 right of the last column is up', () => {
    expect([moved(at(2, 15), 'right'), moved(at(1, 17), 'right')]).toEqual([
      [1, 15],
      [0, 17],
    ]);
  });

  test('1867BW-4.3-8 nothing above $350', () => {
    expect([moved(at(0, 17), 'right', 2), moved(at(0, 17), 'up')]).toEqual([
      [0, 17],
      [0, 17],
    ]);
  });

  test('1867BW-4.3-9 a new token goes under those on its starting space', () => {
    const game = later().queue('NP OSL').has('p1', 900).has('p2', 900).stock();
    game
      .do('p1', 'start', { company: 'OSL', price: 80 })
      .do('p1', 'pass')
      .do('p2', 'start', { company: 'NP', price: 80 });
    expect(byPrice(BOX.market, game.state)).toEqual(['OSL', 'NP']);
  });
});
