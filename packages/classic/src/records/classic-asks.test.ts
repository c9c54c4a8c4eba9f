import { StockFrame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import type { ClassicTurn } from '../state.ts';
import { placeHome } from '../stations.ts';
import { CORE, quiet, type SmallState, started, table, turnFor } from '../testing/small-box.ts';
import { SMALL_RECORDS } from '../testing/small-record.ts';
import { type AskRules, isAsked } from './classic-asks.ts';

type Rules = Partial<AskRules<SmallState, SmallState['companies'][string], ClassicTurn>>;
const idle = () => true;
const busy = () => false;

/** X of player a, at home in A1, has its turn with so much money. */
function turnOf(step: string, cash: number): { state: SmallState; turn: ClassicTurn } {
  const state = table();
  started(state, 'X', 100, 'a');
  placeHome(state, 'X', { hex: 'A1', stop: 0 }, quiet);
  // No place is kept for Z any longer, so A3 has room.
  CORE.company(state, 'Z').operated = true;
  state.cash.X = cash;
  const turn = turnFor('X', step);
  state.agenda.push(turn);
  return { state, turn };
}
const asks = (state: SmallState, rules: Rules = {}) => isAsked({ ...SMALL_RECORDS, ...rules }, state, idle);
const asksIn = (step: string, cash: number, rules: Rules = {}) => asks(turnOf(step, cash).state, rules);

describe('outside of turns', () => {
  const at = (kind: string): SmallState => ({ ...table(), agenda: [{ kind }] });
  const rules = SMALL_RECORDS;

  test('who can do nothing is asked everywhere but in a stock round', () => {
    expect([isAsked(rules, at('stock'), idle), isAsked(rules, at('stock'), busy)]).toEqual([false, true]);
    expect(isAsked(rules, at('discard'), idle)).toBe(true);
  });

  test('unless the title says otherwise', () => {
    expect(isAsked({ ...rules, asksIdle: () => false }, at('discard'), idle)).toBe(false);
    expect(isAsked({ ...rules, asksIdle: (_state, top) => StockFrame.is(top) }, at('stock'), idle)).toBe(
      true,
    );
  });
});

describe('in a turn', () => {
  test('for a tile: the fee', () => {
    expect([asksIn('track', 0), asksIn('track', 19, { tileFee: () => 20 })]).toEqual([true, false]);
    expect(asksIn('track', 20, { tileFee: () => 20 })).toBe(true);
  });

  test('for a station: what the next one costs, as printed or as the title says', () => {
    expect([asksIn('station', 40), asksIn('station', 39)]).toEqual([true, false]);
    expect(asksIn('station', 39, { stationCost: () => 39 })).toBe(true);
  });

  test('for no second station, nor where none is left', () => {
    const placed = turnOf('station', 100);
    placed.turn.stationPlaced = true;
    expect(asks(placed.state)).toBe(false);
    const none = turnOf('station', 100);
    for (const station of none.state.board.stations) station.at ??= { hex: 'A5', stop: 0 };
    expect(asks(none.state)).toBe(false);
  });

  test('for the kinds of stations that the title has', () => {
    const kind = { cost: 10, mayStand: () => true };
    expect([
      asksIn('station', 10, { markers: () => [kind] }),
      asksIn('station', 99, { markers: () => [] }),
    ]).toEqual([true, false]);
  });

  test('for a train: the cheapest of the bank, or a dollar where others have trains', () => {
    const { trains } = SMALL_RECORDS;
    const free = { trains: { ...trains, mustOwn: () => false } };
    expect([asksIn('trains', 80, free), asksIn('trains', 79, free)]).toEqual([true, false]);
    expect(asksIn('trains', 0)).toBe(true);
    const { state } = turnOf('trains', 1);
    const other = started(state, 'Y', 80, 'b');
    CORE.company(state, 'X').trains.push({ id: '2-1', type: '2' });
    expect(asks(state, free)).toBe(false);
    other.trains.push({ id: '2-0', type: '2' });
    expect(asks(state, free)).toBe(true);
  });

  test('for a train above the limit only where it makes room, or one is given in part payment', () => {
    const { trains } = SMALL_RECORDS;
    const free = { trains: { ...trains, mustOwn: () => false } };
    const { state } = turnOf('trains', 500);
    state.companies.X?.trains.push(...[7, 8, 9].map((number) => ({ id: `2-${number}`, type: '2' })));
    expect(asks(state, free)).toBe(false);
    expect(asks(state, { ...free, makesRoom: (_company, { type }) => type === '2' })).toBe(true);
    const tradeIn = { type: '2', price: 60, given: ['2'] };
    expect(asks(state, { ...free, tradeIn })).toBe(true);
    expect(asks(state, { ...free, tradeIn: { ...tradeIn, given: ['3'] } })).toBe(false);
    expect(asks(state, { ...free, tradeIn: { ...tradeIn, type: 'D' } })).toBe(false);
  });

  test('elsewhere always, and by the title where it says so', () => {
    expect([asksIn('dividend', 0), asksIn('dividend', 0, { asks: { dividend: () => false } })]).toEqual([
      true,
      false,
    ]);
    expect(asksIn('toString', 0, { asks: {} })).toBe(true);
  });
});
