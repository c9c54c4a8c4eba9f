import { type Board, type Geography, layoutOf, writePath } from '@roundhouse/engine';
import type { BestRoutes } from '@roundhouse/router';
import type { RouteReport } from './table.ts';

/** The best routes in the words of clients. */
export function routeReport(
  geography: Geography,
  board: Board,
  company: {
    readonly id: string;
    readonly trains: readonly { readonly id: string; readonly type: string }[];
  },
  best: BestRoutes,
): RouteReport {
  const { stops } = layoutOf(geography, board);
  return {
    company: company.id,
    revenue: best.value,
    ...best.proof,
    routes: best.routes.map((route) => ({
      train: company.trains.find(({ id }) => id === route.train)?.type ?? route.train,
      revenue: route.value,
      stops: route.stops.map((stop) => stops[stop]?.hex ?? '?'),
      path: writePath(geography, board, route),
    })),
  };
}
