import {
  type BestRoutes,
  bestRoutes,
  type GraphStop,
  hasRoute,
  type Network,
  type Piece,
  type RouteProblem,
  reachable,
  type TrackGraph,
  trustGraph,
} from '@roundhouse/router';

/** A piece of track by its hex and its place in the track of the hex's face. */
export interface TrackPiece {
  readonly hex: string;
  readonly piece: number;
}

/**
 * The track as one company sees it, with what follows from it: each is worked out once, when it is first asked for. Copied for
 * a worker, it is the bare graph.
 */
export class CompanyGraph implements TrackGraph {
  readonly points: number;
  readonly pieces: readonly Piece[];
  readonly stops: readonly GraphStop[];
  #network: Network | null = null;
  #hexesInReach: readonly string[] | null = null;
  #reachedTrack: readonly TrackPiece[] | null = null;
  readonly #served = new Map<string, boolean>();
  readonly #routes = new Map<string, boolean>();
  readonly #best = new Map<string, BestRoutes>();

  constructor({ points, pieces, stops }: TrackGraph) {
    this.points = points;
    this.pieces = pieces;
    this.stops = stops;
    trustGraph(this);
  }

  /** What the company reaches from its stations. */
  get network(): Network {
    this.#network ??= reachable(this);
    return this.#network;
  }

  get hasNetwork(): boolean {
    return this.#network !== null;
  }

  hexesInReach(find: () => readonly string[]): readonly string[] {
    this.#hexesInReach ??= find();
    return this.#hexesInReach;
  }

  reachedTrack(find: () => readonly TrackPiece[]): readonly TrackPiece[] {
    this.#reachedTrack ??= find();
    return this.#reachedTrack;
  }

  /** Would a tile be of use to the company, as its title asks? The key names the tile and the stations in its hex. */
  serves(key: string, find: () => boolean): boolean {
    let answer = this.#served.get(key);
    if (answer === undefined) {
      answer = find();
      this.#served.set(key, answer);
    }
    return answer;
  }

  /** Has the company a route with two stops, those of `ignore` not counted? */
  hasAnyRoute(ignore: readonly number[] = []): boolean {
    const key = ignore.join();
    let answer = this.#routes.get(key);
    if (answer === undefined) {
      answer = hasRoute(this, 2, ignore);
      this.#routes.set(key, answer);
    }
    return answer;
  }

  /** The best routes that are known for these trains and values. */
  best(search: RouteSearch): BestRoutes | undefined {
    return this.#best.get(search.key);
  }

  storeBest(search: RouteSearch, best: BestRoutes): void {
    this.#best.set(search.key, best);
  }
}

/** What a company may run and earn on its own graph. */
export interface CompanyProblem extends RouteProblem {
  readonly graph: CompanyGraph;
}

/** A question for the router; `key` is all of it besides the graph. */
export interface RouteSearch {
  readonly problem: CompanyProblem;
  readonly key: string;
}

export const routeSearch = (problem: CompanyProblem): RouteSearch => ({
  problem,
  key: JSON.stringify([problem.trains, problem.revenue]),
});

/** The best routes: those that are known, else looked for here and now. */
export function findBestRoutes(search: RouteSearch): BestRoutes {
  const { problem } = search;
  let best = problem.graph.best(search);
  if (best === undefined) {
    best = bestRoutes(problem);
    problem.graph.storeBest(search, best);
  }
  return best;
}

/** The best routes if somebody has looked for them already. */
export const cachedBestRoutes = (search: RouteSearch): BestRoutes | undefined =>
  search.problem.graph.best(search);

export const hasBestRoutes = (search: RouteSearch): boolean => cachedBestRoutes(search) !== undefined;

/** Takes over what was found elsewhere, so that nobody here has to look for it. */
export function storeBestRoutes(search: RouteSearch, best: BestRoutes): void {
  search.problem.graph.storeBest(search, best);
}
