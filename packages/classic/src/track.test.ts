import { isObjection, type Lay, putTile, refuse } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { placeHome } from './stations.ts';
import { BUILDING_CORE as CORE } from './testing/building-box.ts';
import {
  carryOut,
  codeOf,
  offered,
  quiet,
  type SmallState,
  table,
  told,
  turnFor,
} from './testing/small-box.ts';
import { blockedBy, layMove, type TrackRules, terrainCost, trackPart } from './track.ts';

const lay = (hex: string, tile: string, rotation = 0): Lay => ({ hex, tile, rotation });

/** X at home in A1 with $100; terrain and rivers are paid. */
function scene(ways: Partial<TrackRules<SmallState>> = {}) {
  const state = table();
  state.cash.X = 100;
  placeHome(state, 'X', { hex: 'A1', stop: 0 }, quiet);
  const part = trackPart(CORE, {
    cost: (_state, _company, { hex }, rivers) =>
      terrainCost(CORE, state, hex) + rivers.reduce((sum, cost) => sum + cost, 0),
    ...ways,
  });
  const plan = (one: Lay) => {
    const found = part.plan(state, 'X', one);
    return isObjection(found) ? found.code : found;
  };
  const build = (one: Lay) => {
    const found = part.plan(state, 'X', one);
    if (isObjection(found)) throw new Error(found.code);
    return told((emit) => part.carryOut(state, 'X', one, found, emit));
  };
  return { state, part, plan, build };
}

describe('a tile', () => {
  test('costs its terrain, paid to the bank', () => {
    const { state, build } = scene();
    const events = build(lay('A3', '9'));
    expect([state.cash.X, state.cash.bank]).toEqual([80, 820]);
    expect(state.board.tiles.A3).toEqual({ tile: '9', rotation: 0 });
    expect(events.at(-1)).toEqual({ type: 'tile', company: 'X', ...lay('A3', '9'), cost: 20 });
  });

  test('that joins track over a river pays the crossing, once it joins', () => {
    const { plan, build } = scene();
    expect(plan(lay('A3', '9'))).toEqual({ cost: 20, isYellow: true, crossings: 0 });
    build(lay('A3', '9'));
    expect(plan(lay('A5', 'pair'))).toEqual({ cost: 10, isYellow: true, crossings: 1 });
  });

  test('is not laid for more than the treasury has', () => {
    const { state, plan } = scene();
    state.cash.X = 19;
    expect(plan(lay('A3', '9'))).toBe('track.cash');
  });

  test('fits its hex: on the map, in the box, within the map, in the colours of the phase', () => {
    const { state, plan, build } = scene();
    expect([plan(lay('C9', '9')), plan(lay('A3', '99'))]).toEqual(['track.no-hex', 'track.no-tile']);
    expect([plan(lay('A3', '9', 1)), plan(lay('A5', '9'))]).toEqual(['track.runs-off', 'track.stops']);
    build(lay('A3', '9'));
    expect(plan(lay('A3', '24', 3))).toBe('track.phase');
    state.phase = '3';
    expect(plan(lay('A3', '24', 3))).toMatchObject({ isYellow: false });
  });

  test('meets track of the company', () => {
    const { plan } = scene();
    expect(plan(lay('A5', 'pair'))).toBe('track.not-connected');
    expect(scene({ isConnected: () => true }).plan(lay('A5', 'pair'))).toMatchObject({ crossings: 0 });
  });

  test('is not laid on a hex that a private company of a player closes', () => {
    const { state, plan } = scene({ isConnected: () => true });
    const owned = (owner: string, closed = false) => {
      state.privates.P = { id: 'P', owner, closed };
      return blockedBy(CORE, state, 'B4');
    };
    expect([owned('bank'), owned('X'), owned('a', true), owned('a')]).toEqual([null, null, null, 'P']);
    expect([plan(lay('B4', '7', 1)), blockedBy(CORE, state, 'A3')]).toEqual(['track.blocked', null]);
  });

  test('meets what the title adds before its connection and its cost', () => {
    const problem = (_state: SmallState, _company: string, { hex }: Lay) =>
      hex === 'A5' ? refuse('own') : null;
    const { plan } = scene({ problem });
    expect([plan(lay('A5', 'pair')), plan(lay('A3', '9'))]).toMatchObject(['own', { cost: 20 }]);
  });
});

test('an upgrade must serve the company where the title says so: new track out of its reach does not', () => {
  for (const upgradesMustServe of [false, true]) {
    const { state, plan, build } = scene({ upgradesMustServe });
    build(lay('A3', '9'));
    state.phase = '3';
    expect(plan(lay('A3', '24', 3))).toMatchObject({ isYellow: false });
    // From A5 to B4: X comes from A1.
    const between = expect(plan(lay('A3', '26')));
    if (upgradesMustServe) between.toBe('track.not-connected');
    else between.toMatchObject({ isYellow: false });
  }
});

test('stations whose city a new tile leaves open are told to the title', () => {
  const undecided: string[] = [];
  const { state, build } = scene({
    undecided: (_state, company, hex, stations) =>
      undecided.push(`${company} ${hex} ${stations.map(({ owner }) => owner).join(' ')}`),
  });
  placeHome(state, 'Y', { hex: 'A5', stop: 0 }, quiet);
  build(lay('A3', '9'));
  build(lay('A5', 'pair'));
  expect(undecided).toEqual(['X A5 Y']);
});

describe('a turn', () => {
  const move = (state: SmallState, part: ReturnType<typeof scene>['part']) => {
    const laid: boolean[] = [];
    const turn = turnFor('X', 'track');
    const made = layMove(CORE, part, {
      isOver: () => laid.length === 1,
      problem: (_state, _turn, { rotation }) => (rotation === 3 ? refuse('own') : null),
      surcharge: () => 5,
      noted: (_turn, { isYellow }) => laid.push(isYellow),
    });
    const judge = (one: Lay) => made.judge(state, turn, { type: 'lay', player: 'a', ...one });
    return { made, turn, laid, judge };
  };

  test('lays as many as it may, at its own surcharge', () => {
    const { state, part } = scene();
    const { laid, judge } = move(state, part);
    expect(codeOf(judge(lay('A3', '9', 3)))).toBe('own');
    carryOut(judge(lay('A3', '9')));
    expect([laid, state.cash.X]).toEqual([[true], 75]);
    expect(codeOf(judge(lay('A5', 'pair')))).toBe('track.too-many');
  });

  test('offers what fits, meets track of the company, and is left', () => {
    const { state, part } = scene();
    const { made, turn } = move(state, part);
    const lays = () => offered(made, state, turn, 'a');
    // Of tile 7 no way round leads from A1 to a hex: A3 has no neighbour beside edge 3.
    expect(lays()).toEqual([lay('A3', '9')]);
    putTile(state.board, 'B4', { tile: '9', rotation: 0 });
    expect(lays()).toEqual([]);
  });
});
