import {
  type CompanyProblem,
  findBestRoutes,
  type HasBoard,
  type HasPrivates,
  layoutOf,
  printedHex,
  type RouteCode,
  revenueOf,
  routeSearch,
  type TrainCard,
} from '@roundhouse/engine';
import type { BestRoutes, Bonus, Deliveries, Train } from '@roundhouse/router';
import { GEOGRAPHY } from './data/geography.ts';
import { COUNCIL_BONUS, DELIVERY, type RefineryState, SURVEY_BONUS } from './data/refineries.ts';
import { PHASES, type PhaseName, TRAINS } from './data/trains.ts';
import { graphOf } from './network.ts';

/** Section 8.2.C: what a corporation's trains may run and earn, as the router is told. */

/** What of the game's state that depends on. */
export interface RunState extends HasBoard, HasPrivates {
  readonly phase: PhaseName;
  /** Resource cubes by the hex of their deposit. */
  readonly cubes: Readonly<Record<string, number>>;
  /** Refinery tokens by hex. */
  readonly refineries: Readonly<Record<string, RefineryState>>;
  /** Where the token of the Wind River Business Council lies, and for which corporation. */
  readonly council: { readonly hex: string; readonly company: string } | null;
}

export interface Runner {
  readonly id: string;
  readonly trains: readonly TrainCard[];
}

export const ROUTE_RULES: Readonly<Record<RouteCode, string>> = {
  unreadable: '1867BW-8.2.C-9',
  'unknown-train': '1867BW-8.2.C-1',
  'unknown-piece': '1867BW-8.2.C-9',
  'train-twice': '1867BW-8.2.C-1',
  'not-connected': '1867BW-8.2.C-9',
  reversal: '1867BW-8.2.C-9',
  'ends-on-track': '1867BW-8.2.C-13',
  'track-twice': '1867BW-8.2.C-8',
  'stop-twice': '1867BW-8.2.C-7',
  'location-twice': '1867BW-8.2.C-7',
  'offboard-in-middle': '1867BW-8.2.C-11',
  blocked: '1867BW-8.2.C-12',
  'no-station': '1867BW-8.2.C-6',
  'too-short': '1867BW-8.2.C-13',
  'too-long': '1867BW-8.2.C-4',
  'shared-track': '1867BW-8.2.C-14',
};

export function routeProblem(state: RunState, company: Runner): CompanyProblem {
  return {
    graph: graphOf(state, company.id),
    trains: trainsOf(state, company),
    revenue: { bonuses: bonuses(state, company.id), deliveries: deliveries(state, company.id) },
  };
}

/** The best routes, with proof. */
export function bestRun(state: RunState, company: Runner): BestRoutes {
  const problem = routeProblem(state, company);
  return findBestRoutes(routeSearch(problem));
}

/** 1867BW-8.2.C-3 to -5: every location counts, deposits too. 1867BW-8.2.C-27 and -29: deposits are worth nothing, off-board goes by phase. */
function trainsOf({ board, phase }: RunState, { trains }: Runner): Train[] {
  const { stops } = layoutOf(GEOGRAPHY, board);
  const colours = PHASES.find(({ name }) => name === phase)?.tiles ?? [];
  const value = stops.map(({ printed }) => revenueOf(printed, colours));
  const cost = stops.map(() => 1);
  return trains.map(({ id, type }): Train => {
    const range = TRAINS.find((train) => train.type === type)?.range ?? null;
    return { id, value, allowances: range === null ? [] : [{ size: range, cost }] };
  });
}

/** 1867BW-14.10-3 and -4 */
function bonuses({ board, council }: RunState, company: string): Bonus[] {
  if (council?.company !== company) return [];
  return [{ kind: 'stops', id: 'P10', groups: [stopsIn(board, [council.hex])], amount: COUNCIL_BONUS }];
}

/**
 * 1867BW-8.2.C-16 to -18, -28: what cubes can earn. Deliveries that only begin or repair a refinery earn nothing (-19, -21, -22), so
 * the router need not know of them.
 */
function deliveries(state: RunState, company: string): Deliveries {
  const { board, cubes, refineries } = state;
  const paying = Object.keys(refineries).filter(
    (hex) =>
      (refineries[hex] === 'inoperational' || refineries[hex] === 'operational') &&
      mayDeliver(state, company, hex),
  );
  return {
    deposits: Object.entries(cubes).flatMap(([hex, count]) =>
      stopsIn(board, [hex]).map((stop) => ({ stop, cubes: count })),
    ),
    targets: stopsIn(board, paying),
    amount: deliveryValue(state, company),
  };
}

export const isInWyoming = (hex: string): boolean => printedHex(GEOGRAPHY.grid, hex).color !== 'red';

/** 1867BW-14.3-3: while P3 is open the refinery off the board is its corporation's alone. */
export function mayDeliver(state: RunState, company: string, hex: string): boolean {
  const owner = openOwner(state, 'P3');
  return owner === null || owner === company || isInWyoming(hex);
}

/** What each delivery to a working refinery earns (1867BW-8.2.C-28, 1867BW-14.8-2). */
export const deliveryValue = (state: RunState, company: string): number =>
  DELIVERY + (openOwner(state, 'P8') === company ? SURVEY_BONUS : 0);

function openOwner({ privates }: HasPrivates, id: string): string | null {
  const found = Object.hasOwn(privates, id) ? privates[id] : undefined;
  return found === undefined || found.closed ? null : found.owner;
}

const stopsIn = (board: HasBoard['board'], hexes: readonly string[]): number[] =>
  layoutOf(GEOGRAPHY, board).stops.flatMap(({ hex }, stop) => (hexes.includes(hex) ? [stop] : []));
