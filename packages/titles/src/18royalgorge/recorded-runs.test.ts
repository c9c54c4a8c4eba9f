import { bestRoutes } from '@roundhouse/router';
import { describe, expect, test } from 'vitest';
import { corpusGames } from '../testing/corpus.ts';
import { recordedRuns } from '../testing/recorded-runs.ts';
import { openRecorded } from './recorded.ts';
import { routeProblem } from './routes.ts';
import { companyIn } from './state.ts';
import { title } from './title.ts';

const games = corpusGames('18RoyalGorge');

describe('the router against people', () => {
  if (games.length === 0) test('there are no recorded games here: skipped', () => expect(games).toEqual([]));
  test.each(games)('$name: never less than what was run', ({ name, game }) => {
    const table = openRecorded(game);
    if ('error' in table) throw new Error(table.error);
    const runs = recordedRuns(name, game, table, title, (state, company) =>
      routeProblem(state, companyIn(state, company)),
    );
    let better = 0;
    for (const { where, problem, revenue } of runs) {
      const best = bestRoutes(problem);
      expect(best.proof.proven, where).toBe(true);
      expect(best.value, where).toBeGreaterThanOrEqual(revenue);
      if (best.value > revenue) better++;
    }
    expect(runs.length).toBeGreaterThan(0);
    console.log(`${name}: ${runs.length} runs, ours is better in ${better}`);
  });
});
