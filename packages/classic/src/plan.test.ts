import { expect, test } from 'vitest';
import { planPart } from './plan.ts';
import { CORE, table } from './testing/small-box.ts';

test('a plan is tried on a copy: stations and phase there, nothing here', () => {
  const state = table();
  const before = JSON.stringify(state);
  const station = { owner: 'X', at: { hex: 'A3', stop: 0 } };
  const planned = planPart(CORE)(state, { tiles: {}, stations: [station], phase: '3' });
  expect([planned.state.phase, planned.misfits.stations, planned.tilesFor('A1')]).toEqual(['3', [], []]);
  expect(planned.state.board.stations.filter(({ at }) => at !== null)).toMatchObject([
    { owner: 'X', at: { hex: 'A3', stop: 0 } },
  ]);
  expect(planPart(CORE)(state, { tiles: {}, stations: [], phase: '9' }).state.phase).toBe('2');
  expect(JSON.stringify(state)).toBe(before);
});
