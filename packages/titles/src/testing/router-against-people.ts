import type { RecordedGame, RecordedTable } from '@roundhouse/classic';
import type { BaseState, Title } from '@roundhouse/engine';
import { bestRoutes, type RouteProblem } from '@roundhouse/router';
import { describe, expect, test } from 'vitest';
import { corpusGames } from './corpus.ts';
import { recordedRuns } from './recorded-runs.ts';
import { skipWithoutCorpus } from './without-corpus.ts';

/** Every run of the recorded games of a title: ours is proven and never less than what people ran. */
export function holdRouterAgainstPeople<S extends BaseState, O>(
  folder: string,
  title: Title<S, O>,
  open: (game: RecordedGame) => RecordedTable | { readonly error: string },
  problemOf: (state: S, company: string) => RouteProblem,
): void {
  const games = corpusGames(folder);
  describe('the router against people', () => {
    skipWithoutCorpus(games, 'never less than what was run');
    test.each(games)('$name: never less than what was run', ({ name, game }) => {
      const table = open(game);
      if ('error' in table) throw new Error(table.error);
      const runs = recordedRuns(name, game, table, title, problemOf);
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
}
