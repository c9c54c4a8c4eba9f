import { expect, test } from 'vitest';
import { LINE, prepared, train } from '../test/small-graph.ts';
import { Allotment } from './allotment.ts';
import { potentials } from './potential.ts';
import { trimTeam } from './trim.ts';

/** Steps of the only diagram, and the most that it earns, once what is worth less than `least` is left out. */
function trimmed(least: number) {
  const { team } = prepared({ graph: LINE, trains: [train('a')] });
  const { kinds } = trimTeam(team, new Float64Array(2), 70, least, new Allotment());
  const diagram = kinds[0]?.diagram;
  if (diagram === undefined) throw new Error('no kind of trains');
  const potential = new Float64Array(diagram.claims.length);
  potentials(diagram, new Float64Array(diagram.masks.length), potential, new Allotment());
  return [diagram.to.length, potential[0]];
}

test('what can be worth enough stays, and the best is still found', () => {
  const [all = 0, best] = trimmed(0);
  expect(best).toBe(70);
  // The whole line alone: one step a layer.
  expect(trimmed(70)).toEqual([3, 70]);
  // Home and the next city too, for 30; no train at all, for 0, does not.
  const [some = 0] = trimmed(30);
  expect(some).toBeGreaterThan(3);
  expect(some).toBeLessThan(all);
});
