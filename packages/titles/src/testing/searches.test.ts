import { type Position, pick, seededChance, storeBestRoutes } from '@roundhouse/engine';
import { bestRoutes } from '@roundhouse/router';
import { describe, expect, test } from 'vitest';
import { loadTitle } from '../index.ts';
import { newRecord } from './random-games.ts';

const NOTHING = { value: 0, routes: [], proof: { nodes: 0, bound: 0, proven: true } };

/** Plays at random and looks at every position where best routes are wanted. */
async function visitRuns(id: '1882' | '18royalgorge', visit: (position: Position) => void): Promise<number> {
  const table = (await loadTitle(id)).open(newRecord(id, 3, 7));
  if ('error' in table) throw new Error(table.error);
  const chance = seededChance(7);
  let runs = 0;
  while (table.now.ended === null && runs < 4) {
    if (table.now.pendingRouteSearches().length > 0) {
      runs++;
      visit(table.at(table.actions.length));
    }
    const choices = table.now
      .advisedChoices()
      .filter(({ outsidePlay, action }) => outsidePlay !== true && action.type !== 'bankrupt');
    const choice = choices.find(({ action }) => action.type === 'run') ?? pick(choices, chance);
    table.play(choice.action);
  }
  return runs;
}

describe.each(['1882', '18royalgorge'] as const)('%s: best routes looked for elsewhere', (id) => {
  test('are all that the choices look for, and are what they propose', async () => {
    const runs = await visitRuns(id, (position) => {
      for (const search of position.pendingRouteSearches()) storeBestRoutes(search, NOTHING);
      expect(position.pendingRouteSearches()).toEqual([]);
      const proposed = () =>
        position
          .advisedChoices()
          .filter(({ action: { routes } }) => Array.isArray(routes) && routes.length > 0);
      expect(proposed()).toEqual([]);
    });
    expect(runs).toBe(4);
  });

  test('are never waited for: the choices list what is legal, and the best once it is known', async () => {
    const lengths: number[] = [];
    const runs = await visitRuns(id, (position) => {
      const searches = position.pendingRouteSearches();
      const known = position.choices();
      expect(position.pendingRouteSearches()).toHaveLength(searches.length);
      expect(known.find(({ action }) => action.type === 'run')?.action.routes).toEqual([]);
      expect(position.advisedChoices()).toEqual(expect.arrayContaining([...known]));
      expect(position.choices()).toEqual(position.advisedChoices());
      lengths.push(position.choices().length - known.length);
    });
    expect([runs, Math.max(...lengths) > 0]).toEqual([4, true]);
  });

  test('are the same that would be found here', async () => {
    await visitRuns(id, (position) => {
      const searches = position.pendingRouteSearches();
      const own = position.advisedChoices();
      for (const search of searches) storeBestRoutes(search, bestRoutes(structuredClone(search.problem)));
      expect(position.advisedChoices()).toEqual(own);
    });
  });
});
