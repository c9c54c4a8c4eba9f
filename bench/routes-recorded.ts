import { bestRoutes, type RouteProblem } from '@roundhouse/router';
import { openRecorded as openRecordedGorge } from '../packages/titles/src/18royalgorge/record.ts';
import { routeProblem as routeProblemGorge } from '../packages/titles/src/18royalgorge/routes.ts';
import { core as coreGorge } from '../packages/titles/src/18royalgorge/state.ts';
import { title as titleGorge } from '../packages/titles/src/18royalgorge/title.ts';
import { openRecorded as openRecorded1882 } from '../packages/titles/src/1882/record.ts';
import { routeProblem as routeProblem1882 } from '../packages/titles/src/1882/run.ts';
import { core as core1882 } from '../packages/titles/src/1882/state.ts';
import { title as title1882 } from '../packages/titles/src/1882/title.ts';
import { corpusGames } from '../packages/titles/src/testing/corpus.ts';
import { type RecordedRun, recordedRuns } from '../packages/titles/src/testing/recorded-runs.ts';
import { milliseconds, quantile, table } from './report.ts';

/** The router on every position at which a recorded game ran trains. */

function runsOf1882(): RecordedRun[] {
  return corpusGames('1882').flatMap(({ name, game }) => {
    const recorded = openRecorded1882(game);
    if ('error' in recorded) throw new Error(recorded.error);
    return recordedRuns(`1882/${name}`, game, recorded, title1882, (state, company) =>
      routeProblem1882(state, core1882.company(state, company)),
    );
  });
}

function runsOfRoyalGorge(): RecordedRun[] {
  return corpusGames('18RoyalGorge').flatMap(({ name, game }) => {
    const recorded = openRecordedGorge(game);
    if ('error' in recorded) throw new Error(recorded.error);
    return recordedRuns(`18RoyalGorge/${name}`, game, recorded, titleGorge, (state, company) =>
      routeProblemGorge(state, coreGorge.company(state, company)),
    );
  });
}

function time(solve: () => unknown): number {
  const start = performance.now();
  solve();
  return performance.now() - start;
}

export function recordedProblems(): RecordedRun[] {
  return [...runsOf1882(), ...runsOfRoyalGorge()];
}

/** Cold: every position once, in order, in a process that has solved none of them. Warm: the best of three more. */
export function benchRecordedRoutes(
  baseline: (problem: RouteProblem, deadlineMs: number) => number | null,
): void {
  const runs = recordedProblems();
  if (runs.length === 0) {
    console.log('\n(no recorded games found: the router is measured on generated boards only)');
    return;
  }
  const cold = runs.map(({ problem }) => time(() => bestRoutes(problem)));
  const warm = runs.map(({ problem }) => Math.min(...[1, 2, 3].map(() => time(() => bestRoutes(problem)))));
  const plain = runs.map(({ problem }) => time(() => baseline(problem, 2000)));
  const row = (name: string, times: readonly number[]) => [
    name,
    milliseconds(quantile(times, 0.5)),
    milliseconds(quantile(times, 0.99)),
    milliseconds(Math.max(...times)),
  ];
  table(
    `Best routes on ${runs.length} recorded positions`,
    ['how', 'p50', 'p99', 'maximum'],
    [row('ours, cold', cold), row('ours, warm', warm), row('plain depth-first search, cut at 2 s', plain)],
  );
  const heaviest = runs.map((run, i) => ({ run, ms: warm[i] ?? 0 })).sort((a, b) => b.ms - a.ms);
  table(
    'The heaviest of them',
    ['position', 'warm'],
    heaviest.slice(0, 3).map(({ run, ms }) => [run.where, milliseconds(ms)]),
  );
}
