import type { BestRoutes, RouteProblem } from '@roundhouse/router';
import type { Board, Geography } from '../map/board.ts';
import { reportRoutes, writePath } from '../map/routes.ts';
import type { RouteQuestion, RouteReport } from './table.ts';

/** A question for the router whose answer is told in the words of clients. */
export function routeQuestion(
  geography: Geography,
  board: Board,
  company: {
    readonly id: string;
    readonly trains: readonly { readonly id: string; readonly type: string }[];
  },
  problem: RouteProblem,
): RouteQuestion {
  const kindOf = (train: string): string => company.trains.find(({ id }) => id === train)?.type ?? train;
  const report = (best: BestRoutes): RouteReport => ({
    company: company.id,
    revenue: best.value,
    ...best.proof,
    routes: reportRoutes(geography, board, problem, best).map((route, number) => ({
      ...route,
      train: kindOf(route.train),
      path: writePath(geography, board, best.routes[number] ?? { stops: [], pieces: [] }),
    })),
  });
  return { problem, report };
}
