import { bestRoutes, type RouteProblem, type Train } from '../packages/router/src/index.ts';
import { type BoardSize, FULL, fullBoard, MIDDLE } from '../packages/router/test/full-board.ts';
import { depthFirst } from './routes-naive.ts';

interface TrainSet {
  readonly name: string;
  readonly size: BoardSize;
  /** A train's number of stops; 0 for a D-train. */
  readonly ranges: readonly number[];
}

const BOARDS = 10;
const WARM_ROUNDS = 3;
/** The plain enumeration is given up after this long, a board. */
const NAIVE_LIMIT = 250;

const SETS: readonly TrainSet[] = [
  { name: 'middle of the game, 4 and 5', size: MIDDLE, ranges: [4, 5] },
  { name: 'middle of the game, D', size: MIDDLE, ranges: [0] },
  { name: 'full board, D', size: FULL, ranges: [0] },
  { name: 'full board, 6 and D', size: FULL, ranges: [6, 0] },
  { name: 'full board, D and D', size: FULL, ranges: [0, 0] },
  { name: 'full board, 8, 10 and D', size: FULL, ranges: [8, 10, 0] },
  { name: 'full board, D, D and D', size: FULL, ranges: [0, 0, 0] },
];

/** Generated boards: how long the router takes, the first time and later, beside a plain enumeration. Milliseconds. */
export function benchRouter(print: (line: string) => void = console.log): void {
  print(`routes on ${BOARDS} generated boards each        p50      p99      max   (ms)`);
  for (const set of SETS) {
    const problems = Array.from({ length: BOARDS }, (_, seed) => problemOf(set, seed + 1));
    const cold = problems.map((problem) => time(() => bestRoutes(problem)));
    const warm = problems.flatMap((problem) =>
      Array.from({ length: WARM_ROUNDS }, () => time(() => bestRoutes(problem))),
    );
    let given = 0;
    const naive = problems.map((problem) =>
      time(() => {
        const { finished, value } = depthFirst(problem, NAIVE_LIMIT);
        if (!finished) given++;
        else if (value !== bestRoutes(problem).value)
          throw new Error('The router and the enumeration disagree');
      }),
    );
    print(set.name);
    print(`  cold${figures(cold)}`);
    print(`  warm${figures(warm)}`);
    print(`  plain enumeration${figures(naive, 17)}${given > 0 ? `   ${given} of ${BOARDS} given up` : ''}`);
  }
}

function problemOf({ size, ranges }: TrainSet, seed: number): RouteProblem {
  const { graph, value } = fullBoard(seed, size);
  const cost = graph.stops.map(() => 1);
  const trains = ranges.map(
    (range, index): Train => ({
      id: `${index}`,
      allowances: range === 0 ? [] : [{ size: range, cost }],
      value,
    }),
  );
  return { graph, trains };
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function figures(times: readonly number[], label = 4): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return value.toFixed(2).padStart(9);
  };
  return `${' '.repeat(31 - label)}${at(0.5)}${at(0.99)}${at(1)}`;
}
