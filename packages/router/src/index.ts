export { bestRoutes } from './best-routes.ts';
export { checkRoute, checkRoutes, judgeDrawn } from './check.ts';
export { LIMITS } from './limits.ts';
export { hasRoute, type Network, reachable, reachesOneOf, reachesWithout } from './network.ts';
export { checkProblem, trustGraph } from './problem.ts';
export { RouteProblemError } from './problem-error.ts';
export { resolveConnections } from './resolve.ts';
export { costByKind } from './train.ts';
export type {
  Allowance,
  BestRoutes,
  Bonus,
  BonusUse,
  Deliveries,
  Delivery,
  Deposit,
  DrawnRoute,
  End,
  ExtraRange,
  ExtraUse,
  GraphStop,
  HexesBonus,
  Piece,
  PointEnd,
  Proof,
  RevenueModel,
  RoutePath,
  RouteProblem,
  SearchOptions,
  StopEnd,
  StopKind,
  StopsBonus,
  TrackGraph,
  Train,
  ValuedRoute,
  ValuedRoutes,
} from './types.ts';
export { STOP_KINDS } from './types.ts';
export type { Checked, Violation, ViolationCode } from './violation.ts';
