import { seededChance } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { REFINERY_STATES } from './data/refineries.ts';
import { Deliveries, type Delivery, type RunningTrain } from './delivery.ts';
import { casper, type Scene } from './testing/scene.ts';

/** A 2 north of Casper and a 3 south of it. */
const board = () => casper().trains('CNW', '2', '3').operate('CNW', 'run');
const NORTH = { train: '2-0', path: ['I7.0', 'H8.0'] };
const SOUTH = { train: '3-0', path: ['H8.0', 'H10', 'H12.0', 'I11.0'] };
const TRAINS: readonly RunningTrain[] = [
  { train: '2-0', stops: ['I7', 'H8'] },
  { train: '3-0', stops: ['H8', 'H12', 'I11'] },
];
const ALL: readonly Delivery[] = TRAINS.flatMap(({ train, stops }) =>
  stops.flatMap((from) => stops.map((to) => ({ train, from, to }))),
);

/** Every set of deliveries that may be made, one after the other, and the most that one of them earns. */
function most(game: Scene): number {
  let best = 0;
  for (let chosen = 0; chosen < 1 << ALL.length; chosen++) {
    const deliveries = ALL.filter((_, number) => ((chosen >> number) & 1) === 1);
    if (deliveries.length > 4) continue;
    const plan = new Deliveries(game.state, 'CNW');
    if (plan.deliverAll(TRAINS, deliveries) !== null) continue;
    best = Math.max(best, plan.made.filter(({ isPaid }) => isPaid).length);
  }
  return best;
}

test('what the run delivers by itself earns as much as any deliveries could', () => {
  const chance = seededChance(1867);
  for (let tries = 0; tries < 25; tries++) {
    const game = board()
      .cubes('I7', Math.floor(chance() * 3))
      .cubes('I11', Math.floor(chance() * 3));
    for (const hex of ['H8', 'H12']) {
      const state = REFINERY_STATES[Math.floor(chance() * 5)];
      if (state !== undefined) game.refinery(hex, state);
    }
    const expected = 20 + 10 + 60 + 30 * most(game);
    game.do('p1', 'run', { routes: [NORTH, SOUTH] });
    expect(game.turn.revenue).toBe(expected);
  }
});

test('the best routes are those that earn most with their deliveries', () => {
  const chance = seededChance(7);
  for (let tries = 0; tries < 10; tries++) {
    const game = board()
      .cubes('I7', Math.floor(chance() * 4))
      .cubes('I11', Math.floor(chance() * 4));
    for (const hex of ['H8', 'H12'] as const) if (chance() < 0.7) game.refinery(hex, 'inoperational');
    const earned = (routes: readonly object[]) => {
      const copy = board();
      copy.state.cubes = { ...game.state.cubes };
      copy.state.cubesInBox = game.state.cubesInBox;
      copy.state.refineries = { ...game.state.refineries };
      return copy.do('p1', 'run', { routes }).turn.revenue;
    };
    const short = { train: '2-0', path: ['H8.0', 'H10', 'H12.0'] };
    const through = { train: '3-0', path: ['I7.0', 'H8.0', 'H10', 'H12.0'] };
    const best = Math.max(...[[NORTH, SOUTH], [through], [short], [SOUTH], [NORTH]].map(earned));
    const [listed] = game.engine.advisedChoices(game.state).filter(({ action }) => action.type === 'run');
    game.do('p1', 'run', { routes: listed?.action.routes });
    expect(game.turn.revenue).toBeGreaterThanOrEqual(best);
  }
});
