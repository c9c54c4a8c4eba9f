import { bestRoutes } from '@roundhouse/router';
import { fullBoard18MW } from '../packages/titles/src/18mw/testing/full-board.ts';
import { fullBoardRoyalGorge } from '../packages/titles/src/18royalgorge/testing/full-board.ts';
import { fullBoardBigWyoming } from '../packages/titles/src/1867bw/testing/full-board.ts';
import { fullBoardProblem } from '../packages/titles/src/1882/testing/full-board.ts';
import { milliseconds, quantile, table } from './report.ts';

const BOARDS = 10;

/** Late-game positions of the titles with every tile laid that the supply allows, and the largest trains. */
export function benchFullBoards(): void {
  const rows = [
    { name: '1882, D and D', problemOf: fullBoardProblem },
    { name: '18 Royal Gorge, 6x2 and 6x2', problemOf: fullBoardRoyalGorge },
    { name: '1867 Big Wyoming, D and D, 20 cubes', problemOf: fullBoardBigWyoming },
    { name: '18MW, D, D and D', problemOf: fullBoard18MW },
    { name: '18MW, 8, 10 and D', problemOf: (seed: number) => fullBoard18MW(seed, ['8', '10', 'D']) },
  ].map(({ name, problemOf }) => {
    const times: number[] = [];
    let proven = 0;
    for (let seed = 1; seed <= BOARDS; seed++) {
      const problem = problemOf(seed);
      const start = performance.now();
      if (bestRoutes(problem).proof.proven) proven++;
      times.push(performance.now() - start);
    }
    return [
      name,
      `${proven} of ${BOARDS}`,
      milliseconds(quantile(times, 0.5)),
      milliseconds(Math.max(...times)),
    ];
  });
  table(
    "Full boards: every tile laid, the largest trains, each title's own map",
    ['board', 'proven', 'p50', 'maximum'],
    rows,
  );
}
