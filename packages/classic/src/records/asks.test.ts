import { describe, expect, test } from 'vitest';
import { placeHome } from '../stations.ts';
import { BOX, CORE, quiet, table } from '../testing/small-box.ts';
import { asksForMarker, asksForTile, asksForTrain } from './asks.ts';

/** X at home in A1, from where A3 is reached. */
function scene() {
  const state = table();
  placeHome(state, 'X', { hex: 'A1', stop: 0 }, quiet);
  return { board: state.board, x: CORE.graph(state, 'X'), y: CORE.graph(state, 'Y') };
}

test('for a tile: a station on the map, and the fee', () => {
  const { x, y } = scene();
  expect([asksForTile(x, 20, 20), asksForTile(x, 19, 20), asksForTile(y, 20, 20)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('for a station: the money for the cheapest, and a place within reach for any', () => {
  const { board, x, y } = scene();
  const kind = (cost: number, hex: string) => ({
    cost,
    mayStand: (spot: { hex: string }) => spot.hex === hex,
  });
  const asks = (graph: typeof x, ...kinds: ReturnType<typeof kind>[]) =>
    asksForMarker(BOX.geography, board, graph, 40, kinds);
  expect([asks(x, kind(40, 'A3')), asks(x, kind(41, 'A3')), asks(y, kind(40, 'A3'))]).toEqual([
    true,
    false,
    false,
  ]);
  // The cheap one stands nowhere, the dear one cannot be paid: the site asks all the same.
  expect(asks(x, kind(40, 'none'), kind(90, 'A3'))).toBe(true);
});

describe('for a train', () => {
  const asks = (changes: object) =>
    asksForTrain({
      cash: 80,
      isForced: false,
      hasRoom: true,
      cheapestOfBank: 80,
      othersHaveTrains: false,
      tradeIn: null,
      ...changes,
    });

  test('room and the money for the cheapest, a dollar where others have trains', () => {
    expect([asks({}), asks({ cash: 79 }), asks({ hasRoom: false })]).toEqual([true, false, false]);
    const others = { othersHaveTrains: true };
    expect([asks({ ...others, cash: 1 }), asks({ ...others, cash: 0 })]).toEqual([true, false]);
  });

  test('a trade needs no room, a forced purchase nothing', () => {
    const full = { hasRoom: false };
    expect([asks({ ...full, tradeIn: 80 }), asks({ ...full, tradeIn: 81 })]).toEqual([true, false]);
    expect(asks({ ...full, isForced: true, cash: 0 })).toBe(true);
  });
});
