import type { BestRoutes, RouteProblem } from '@roundhouse/router';
import type { Board, Geography } from '../map/board.ts';
import { layoutOf } from '../map/facts.ts';
import { writePath } from '../map/routes.ts';
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
  const { stops } = layoutOf(geography, board);
  const report = (best: BestRoutes): RouteReport => ({
    company: company.id,
    revenue: best.value,
    ...best.proof,
    routes: best.routes.map((route) => ({
      train: company.trains.find(({ id }) => id === route.train)?.type ?? route.train,
      revenue: route.value,
      stops: route.stops.map((stop) => stops[stop]?.hex ?? '?'),
      path: writePath(geography, board, route),
    })),
  });
  return { problem, report };
}
