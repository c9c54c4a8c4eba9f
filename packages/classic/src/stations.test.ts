import { describe, expect, test } from 'vitest';
import {
  homeSpots,
  placeHome,
  placeHomes,
  printedStationCost,
  stationMove,
  stationPart,
  waitsForHome,
} from './stations.ts';
import { CORE, carryOut, codeOf, offered, quiet, started, table, turnFor } from './testing/small-box.ts';

const A1 = { hex: 'A1', stop: 0 };
const A3 = { hex: 'A3', stop: 0 };
const TOWN = { hex: 'A5', stop: 0 };

/** X operates from its home in A1; A3 has two places, the homes of Y and Z. */
function scene() {
  const state = table();
  started(state, 'X', 100, 'a').operated = true;
  state.cash.X = 100;
  placeHome(state, 'X', A1, quiet);
  const part = stationPart(CORE);
  const placeProblem = (owner: string, spot: typeof A1) => codeOf(part.placeProblem(state, owner, spot));
  return { state, part, placeProblem };
}

describe('a place for a station', () => {
  test('is in a city, not where the company stands already, and free', () => {
    const { placeProblem } = scene();
    expect(placeProblem('X', TOWN)).toBe('station.no-city');
    expect(placeProblem('X', A1)).toBe('station.own-there');
    expect(placeProblem('Y', A1)).toBe('station.no-place');
  });

  test('stays free for homes until their companies have operated', () => {
    const { state, part, placeProblem } = scene();
    expect([part.reservedFor(state, 'A3'), part.reservedFor(state, 'A3', 'Y')]).toEqual([['Y', 'Z'], ['Z']]);
    expect([placeProblem('X', A3), placeProblem('Y', A3)]).toEqual(['station.reserved', null]);
    CORE.company(state, 'Z').operated = true;
    expect(placeProblem('X', A3)).toBe(null);
  });
});

describe('building a station', () => {
  test('costs what the charter says for the next one', () => {
    const { state } = scene();
    expect(['X', 'Y'].map((id) => printedStationCost(CORE, state, id))).toEqual([40, 0]);
    placeHome(state, 'X', A3, quiet);
    expect(printedStationCost(CORE, state, 'X')).toBe(60);
  });

  test('needs a connection and the money', () => {
    const { state, part } = scene();
    expect(codeOf(part.buildProblem(state, 'X', A3, 100))).toBe(null);
    expect(codeOf(part.buildProblem(state, 'X', A3, 101))).toBe('station.cash');
    expect(codeOf(part.buildProblem(state, 'Y', A3, 0))).toBe('station.not-reached');
  });

  test('is paid to the bank, once a turn, as long as the charter has one', () => {
    const { state, part } = scene();
    CORE.company(state, 'Z').operated = true;
    const turn = turnFor('X', 'track');
    const move = stationMove(part);
    const judge = () => move.judge(state, turn, { type: 'station', player: 'a', ...A3 });
    expect(offered(move, state, turn, 'a')).toEqual([A3]);
    carryOut(judge());
    expect([state.cash.X, state.cash.bank, turn.stationPlaced]).toEqual([60, 840, true]);
    expect(codeOf(judge())).toBe('station.placed');
    turn.stationPlaced = false;
    expect(codeOf(judge())).toBe('station.own-there');
    placeHome(state, 'X', TOWN, quiet);
    expect(codeOf(judge())).toBe('station.none-left');
  });
});

describe('homes', () => {
  test('are placed for nothing, in operating order, for companies that operate and have none', () => {
    const { state } = scene();
    started(state, 'Z', 80, 'b');
    const before = ['X', 'Y', 'Z'].map((id) => waitsForHome(CORE, state, id));
    placeHomes(CORE, state, quiet);
    const after = ['X', 'Y', 'Z'].map((id) => waitsForHome(CORE, state, id));
    expect([before, after]).toEqual([
      [false, true, true],
      [false, true, false],
    ]);
    const standing = state.board.stations.flatMap(({ owner, at }) =>
      at === null ? [] : [`${owner} ${at.hex}`],
    );
    expect([standing, state.cash.Z]).toEqual([['X A1', 'Z A3'], 0]);
  });

  test('are offered only where there is room', () => {
    const { state } = scene();
    expect([homeSpots(CORE, state, 'X'), homeSpots(CORE, state, 'Y')]).toEqual([[], [A3]]);
  });
});
