import { isAsked } from '@roundhouse/classic';
import { topFrame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import type { Step } from './data/numbers.ts';
import { SITE_WAYS } from './data/site-ways.ts';
import { debtPrice } from './debts.ts';
import { kindOf, RECORD_RULES } from './record.ts';

import { plain, type Scene } from './testing/scene.ts';

/** Notes, 8.3: what that site asks, with or without anything to do. */

const recorded = { ...SITE_WAYS, noPrivates: true };

/** Who is asked next and, in a company's turn, for what. */
function asked(game: Scene): string {
  game.settle();
  while (!isAsked(RECORD_RULES, game.state, () => game.engine.isIdle(game.state)))
    game.do(game.acting, 'pass');
  const top = topFrame(game.state);
  return top?.kind === 'turn' ? `${game.turn.company} ${game.turn.step}` : game.acting;
}

/** Rio Grande with a train, no money and no room to build, then Santa Fe. */
const rg = (step: Step, options: object = recorded) =>
  plain({ options })
    .company('RG', { p1: 40 }, { treasury: 0 })
    .company('SF', { p2: 40 })
    .trains('RG', '2+')
    .deck('4+-1')
    .phase('Green')
    .operate('RG', step, { queue: ['SF'] });

describe('the last step of a turn', () => {
  test('is not asked where there is nothing to buy or to use', () =>
    expect(asked(rg('trains'))).toBe('SF track'));

  test('is asked for a debt, without the money too, unless one was paid in this turn', () => {
    expect(asked(rg('trains').treaty())).toBe('RG assets');
    expect(asked(rg('trains', { noPrivates: true }).treaty())).toBe('SF track');
    const paying = rg('assets').treaty();
    paying.has('RG', debtPrice(paying.state)).do('p1', 'debt');
    expect(asked(paying)).toBe('SF track');
    const paid = rg('assets').treaty();
    Object.assign(paid.state.debts.RG ?? {}, { owed: 0 });
    expect(asked(paid)).toBe('SF track');
  });

  test('is asked for Sulphur Springs before a tile lies there', () => {
    expect(asked(rg('trains').owns('B2', 'RG'))).toBe('RG assets');
    expect(asked(rg('trains').owns('B2', 'SF'))).toBe('SF track');
  });
});

describe('running', () => {
  /** Santa Fe reaches nothing but the other hex of its own location. */
  const ring = (options: object) =>
    plain({ options }).company('SF', { p1: 40 }).trains('SF', '2+').tile('N16', '7', 4).operate('SF', 'run');

  test('is asked where two hexes of one red location are all there is, and brings nothing', () => {
    const game = ring(recorded);
    expect(asked(game)).toBe('SF run');
    expect(asked(game.do('p1', 'run', { routes: [] }))).toBe('SF trains');
    expect(asked(ring({ noPrivates: true }))).toBe('SF trains');
  });
});

describe('a step that is not asked', () => {
  test('no station that can be paid or reached', () => {
    const south = () => rg('station').tile('K3', '88', 0).tile('K5', '9', 0).tile('K7', '6', 1);
    expect(asked(south().has('RG', 40))).toBe('RG station');
    expect(asked(south().has('RG', 39))).toBe('RG run');
    expect(asked(rg('station').has('RG', 500))).toBe('RG trains');
  });

  test('no train that can be paid: a dollar is enough if another company has one', () => {
    expect(asked(rg('trains').has('RG', 399))).toBe('SF track');
    expect(asked(rg('trains').has('RG', 400))).toBe('RG trains');
    expect(asked(rg('trains').trains('SF', '3+').has('RG', 1))).toBe('RG trains');
    expect(asked(rg('trains').trains('SF', '3+').has('RG', 0))).toBe('SF track');
  });

  test('no room for a train', () =>
    expect(asked(rg('trains').trains('RG', '3+').has('RG', 900))).toBe('SF track'));
});

describe('a stock round', () => {
  /** All shares there are lie with the others. */
  const broke = (cash: number) =>
    plain({ options: recorded })
      .company('VGC', { p2: 60, p3: 40 })
      .company('CF&I', { p2: 60, p3: 40 })
      .has('p1', cash)
      .stock(2, 'p1');

  test("who could buy nothing but the debts' hidden shares is asked", () => {
    const price = debtPrice(broke(0).state);
    expect(asked(broke(price))).toBe('p1');
    expect(asked(broke(price - 1))).toBe('p2');
  });
});

test('a choice is about the step in which it stands', () => {
  const kind = (choice: string) => kindOf({ type: 'choose', entity: 'RG', choice });
  expect(['A-10', 'coal_mines/3+-0/2', 'ghost_town', 'president', 'corporation', 'H12'].map(kind)).toEqual([
    ...['steel', 'coal', 'ghost_town', 'lease', 'lease', 'ship'],
  ]);
  expect(kindOf({ type: 'lay_tile', entity: 'B2' })).toBe('springs');
});
