import {
  type CompanyProblem,
  findBestRoutes,
  type HasBoard,
  layoutOf,
  type RouteCode,
  revenueOf,
  routeSearch,
  type TrainCard,
} from '@roundhouse/engine';
import { type Bonus, checkRoutes, type Train, type ValuedRoutes } from '@roundhouse/router';
import {
  CHICAGO,
  CHICAGO_DOUBLED_UNTIL,
  CONNECTION_IDS,
  CONNECTIONS,
  type ConnectionId,
} from './data/connections.ts';
import { PHASE_NAMES, PHASES, type PhaseName, TRAINS } from './data/trains.ts';
import { GEOGRAPHY } from './geography.ts';
import { type Based, graphOf, hasDoublingToken } from './network.ts';

/** What a company's trains may run and earn, as the router is told. */

/** What of the game's state that depends on. */
export interface RunState extends HasBoard {
  readonly phase: PhaseName;
  /** The company that owns the Chicago Freight Handling Company, or owned it when it closed. */
  readonly chicagoDoubler: string | null;
  /** The connections that have been run. */
  readonly connected: readonly ConnectionId[];
}

export interface Runner extends Based {
  readonly trains: readonly TrainCard[];
}

export const ROUTE_RULES: Readonly<Record<RouteCode, string>> = {
  unreadable: '18MW-run-8',
  'unknown-train': '18MW-run-1',
  'unknown-piece': '18MW-run-8',
  'train-twice': '18MW-run-1',
  'not-connected': '18MW-run-8',
  reversal: '18MW-run-8',
  'ends-on-track': '18MW-run-2',
  'track-twice': '18MW-run-9',
  'stop-twice': '18MW-run-10',
  'location-twice': '18MW-run-10',
  'offboard-in-middle': '18MW-run-6',
  blocked: '18MW-run-11',
  'no-station': '18MW-run-2',
  'too-short': '18MW-run-2',
  'too-long': '18MW-run-4',
  'shared-track': '18MW-run-12',
};

/** `placing`: the connection that this run makes and whose doubling token is placed with it (18MW-csf-4, ruling 7.4). */
export function routeProblem(
  state: RunState,
  company: Runner,
  placing: ConnectionId | null = null,
): CompanyProblem {
  return {
    graph: graphOf(state, company),
    trains: trainsOf(state, company, placing),
    revenue: { bonuses: bonuses(state) },
  };
}

/** 18MW-run-4 and -5: every city counts, small ones too. 18MW-run-13: it earns what is printed, or twice that. */
function trainsOf(state: RunState, company: Runner, placing: ConnectionId | null): Train[] {
  const { stops } = layoutOf(GEOGRAPHY, state.board);
  const box = PHASES.find(({ name }) => name === state.phase)?.box ?? '';
  const doubled = doubledHexes(state, company, placing);
  const value = stops.map(({ hex, face }) => revenueOf(face, [box]) * (doubled.includes(hex) ? 2 : 1));
  const cost = stops.map(() => 1);
  return company.trains.map(({ id, type }): Train => {
    const range = TRAINS.find((train) => train.type === type)?.range ?? null;
    return { id, value, allowances: range === null ? [] : [{ size: range, cost }] };
  });
}

/** 18MW-cfh-2 and -3, 18MW-csf-4, 18MW-nosw-4 */
function doubledHexes(state: RunState, company: Runner, placing: ConnectionId | null): string[] {
  const early = PHASE_NAMES.indexOf(state.phase) < PHASE_NAMES.indexOf(CHICAGO_DOUBLED_UNTIL);
  const chicago = early && state.chicagoDoubler === company.id ? [CHICAGO] : [];
  const areas = CONNECTION_IDS.filter((id) => id === placing || hasDoublingToken(state, company, id));
  return [...chicago, ...areas.map((id) => CONNECTIONS[id].to)];
}

/** 18MW-csf-2, 18MW-nosw-2: half of the bonus counts as revenue of the first train that makes the connection. */
function bonuses({ board, connected }: RunState): Bonus[] {
  const { stops } = layoutOf(GEOGRAPHY, board);
  const at = (place: string) => stops.flatMap(({ hex }, stop) => (hex === place ? [stop] : []));
  return CONNECTION_IDS.filter((id) => !connected.includes(id)).map((id) => {
    const { from, to, toRoute } = CONNECTIONS[id];
    return { kind: 'stops', id, groups: [at(from), at(to)], amount: toRoute, once: true };
  });
}

export interface BestRun {
  readonly run: ValuedRoutes;
  /** The connection whose doubling token is placed with the run. */
  readonly placing: ConnectionId | null;
}

/** More than any run earns. */
const LURE = 1_000_000;

/**
 * 18MW-run-1, with proof (ruling 8.4). A token may be placed with the run only where that run makes the connection, so the best of those
 * that do is looked for by itself. `mayPlace`: where the company could place one.
 */
export function bestRun(state: RunState, company: Runner, mayPlace: readonly ConnectionId[] = []): BestRun {
  let best: BestRun = { run: solve(routeProblem(state, company)), placing: null };
  for (const placing of mayPlace) {
    const problem = routeProblem(state, company, placing);
    const lured = problem.revenue?.bonuses?.map((bonus) =>
      bonus.id === placing ? { ...bonus, amount: bonus.amount + LURE } : bonus,
    );
    const { value, routes } = solve({ ...problem, revenue: { bonuses: lured ?? [] } });
    if (value < LURE) continue;
    const checked = checkRoutes(problem, routes);
    if (checked.ok && checked.value.value > best.run.value) best = { run: checked.value, placing };
  }
  return best;
}

const solve = (problem: CompanyProblem) => findBestRoutes(routeSearch(problem));
