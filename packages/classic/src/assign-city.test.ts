import { putTile, stationsIn, topFrame } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { AssignFrame, askForCities, assignFrame } from './assign-city.ts';
import { placeHome } from './stations.ts';
import { BUILDING_CORE as CORE } from './testing/building-box.ts';
import { carryOut, codeOf, offered, quiet, started, table } from './testing/small-box.ts';

/** X, president a, has laid a tile with two cities of one place on A5, where Y and Z have stations. */
function scene() {
  const state = table();
  started(state, 'X', 100, 'a');
  for (const id of ['Y', 'Z']) placeHome(state, id, { hex: 'A5', stop: 0 }, quiet);
  putTile(state.board, 'A5', { tile: 'pair', rotation: 0 });
  askForCities(state, 'X', 'A5', stationsIn(state.board, 'A5'));
  const frame = topFrame(state);
  const kind = assignFrame(CORE);
  const [move] = kind.all;
  if (!AssignFrame.is(frame) || move === undefined) throw new Error('Not asked');
  const judge = (owner: string, stop: number) =>
    move.judge(state, frame, { type: 'seat', player: 'a', owner, stop });
  return { state, frame, kind, move, judge };
}

test('the president of the company that laid the tile chooses, for every station in either city', () => {
  const { state, frame, kind, move } = scene();
  expect(kind.actor(state, frame)).toBe('a');
  expect(offered(move, state, frame, 'a')).toEqual([
    { owner: 'Y', stop: 0 },
    { owner: 'Y', stop: 1 },
    { owner: 'Z', stop: 0 },
    { owner: 'Z', stop: 1 },
  ]);
});

test('one after the other, until none waits; a full city takes no more', () => {
  const { state, frame, move, judge } = scene();
  expect(carryOut(judge('Z', 1))).toEqual([
    { type: 'station', company: 'Z', spot: { hex: 'A5', stop: 1 }, cost: 0 },
  ]);
  expect([frame.waiting, offered(move, state, frame, 'a')]).toEqual([['Y'], [{ owner: 'Y', stop: 0 }]]);
  expect(codeOf(judge('Y', 1))).toBe('assign.no-place');
  carryOut(judge('Y', 0));
  expect(state.agenda).toEqual([]);
  expect(stationsIn(state.board, 'A5').map(({ owner, at }) => `${owner} ${at?.stop}`)).toEqual([
    'Y 0',
    'Z 1',
  ]);
});

test('only stations that wait, into cities that there are', () => {
  const { judge } = scene();
  expect([codeOf(judge('X', 0)), codeOf(judge('Y', 2))]).toEqual(['assign.no-marker', 'assign.no-city']);
  carryOut(judge('Z', 1));
  expect(codeOf(judge('Z', 0))).toBe('assign.no-marker');
});
