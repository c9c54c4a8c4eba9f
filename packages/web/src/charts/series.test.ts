import type { GameEvent } from '@roundhouse/engine/play';
import { expect, test } from 'vitest';
import { chartLines, milestones } from './series.ts';

const round = (name: string): GameEvent => ({ type: 'round', name });
const run = (company: string, revenue: number): GameEvent => ({ type: 'run', company, revenue, routes: [] });
const table = {
  opening: [round('SR 1')],
  events: [[round('OR 1')], [run('A', 30)], [round('SR 2')], [run('A', 50)]],
};

test('the ends of the rounds and the position now', () => {
  expect(milestones(table)).toEqual([
    { count: 1, round: 'SR 1' },
    { count: 3, round: 'OR 1' },
    { count: 4, round: 'SR 2' },
  ]);
});

test('revenue is added up by round', () => {
  const view = {
    round: '',
    step: '',
    acting: [],
    phase: null,
    bank: null,
    certificateLimit: null,
    players: [],
    privates: [],
    operating: null,
    queue: [],
    market: [],
    depot: [],
    map: null,
    titleState: {},
    titleNotes: [],
    ended: null,
    companies: [
      {
        id: 'A',
        status: 'floated',
        toFloat: 0,
        cash: 0,
        par: null,
        price: 70,
        president: null,
        offering: 0,
        pool: 0,
        treasury: 0,
        trains: [],
        privates: [],
        stationsLeft: 0,
        lastRevenue: null,
      },
    ],
  } as const;
  const points = milestones(table);
  expect(chartLines('revenue', table, points, () => view)).toEqual([{ id: 'A', values: [null, 30, 50] }]);
  expect(chartLines('prices', table, points, () => view)).toEqual([{ id: 'A', values: [70, 70, 70] }]);
});
