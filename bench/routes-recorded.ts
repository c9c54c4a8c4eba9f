import { bestRoutes, type RouteProblem } from '@roundhouse/router';
import { openRecorded } from '../packages/titles/src/1882/recorded.ts';
import { routeProblem } from '../packages/titles/src/1882/run.ts';
import { companyIn } from '../packages/titles/src/1882/state.ts';
import { title } from '../packages/titles/src/1882/title.ts';
import { corpusGames } from '../packages/titles/src/testing/corpus.ts';
import { type RecordedRun, recordedRuns } from '../packages/titles/src/testing/recorded-runs.ts';
import { milliseconds, quantile, table } from './report.ts';

/** The router on every position at which a recorded game ran trains. */

function runsOf1882(): RecordedRun[] {
  return corpusGames('1882').flatMap(({ name, game }) => {
    const recorded = openRecorded(game);
    if ('error' in recorded) throw new Error(recorded.error);
    const problem = (state: Parameters<typeof routeProblem>[0], company: string) =>
      routeProblem(state, companyIn(state, company));
    return recordedRuns(`1882/${name}`, game, recorded, title, problem);
  });
}

function time(solve: () => unknown): number {
  const start = performance.now();
  solve();
  return performance.now() - start;
}

export function recordedProblems(): RecordedRun[] {
  return runsOf1882();
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
