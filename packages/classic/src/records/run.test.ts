import type { CompanyProblem } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { placeHome } from '../stations.ts';
import { BOX, CORE, quiet, table } from '../testing/small-box.ts';
import { readRun } from './run.ts';

/** X in A1 with a train that reaches A3 and A5: $20 + $30 + $10. */
function read(routes: unknown, more: object = {}) {
  const state = table();
  placeHome(state, 'X', { hex: 'A1', stop: 0 }, quiet);
  const problem: CompanyProblem = {
    graph: CORE.graph(state, 'X'),
    trains: [{ id: '3-0', allowances: [], value: [20, 30, 10] }],
  };
  return readRun(BOX.geography, state.board, problem, { type: 'run_routes', routes, ...more });
}
const PIECES = [
  ['A1', 'A3'],
  ['A3', 'A5'],
];

test('routes are read piece by piece, or hex by hex as the oldest records write them', () => {
  const read1 = read([{ train: '3-0', connections: PIECES, revenue: 60 }]);
  expect(read1).toMatchObject({ routes: [{ train: '3-0' }], claimed: null });
  expect(read([{ train: '3-0', hexes: ['A1', 'A3', 'A3', 'A5'], revenue: 60 }])).toEqual(read1);
});

test('a revenue that the routes do not earn is taken on trust, with the reason', () => {
  expect(read([{ train: '3-0', connections: PIECES, revenue: 70 }])).toMatchObject({
    claimed: { revenue: 70, reason: 'its routes earn $60', hexes: ['A1', 'A3', 'A5'] },
  });
  expect(read([{ train: '3-0', connections: [['A1', 'A5']] }], { revenue: 30 })).toMatchObject({
    claimed: { revenue: 30, reason: 'its routes are not legal (unreadable)' },
  });
});

test('what cannot be read and states nothing is a fault of the record', () => {
  expect(read([{ train: '3-0', connections: [['A1', 'A5']] }])).toMatchObject({
    code: 'misfit',
    facts: { problem: 'the recorded routes are not legal: unreadable' },
  });
  expect(read('none')).toMatchObject({ facts: { problem: 'the recorded run is not well formed' } });
});
