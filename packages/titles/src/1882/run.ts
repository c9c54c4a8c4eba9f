import {
  allow,
  byRule,
  type CompanyProblem,
  defineMove,
  findBestRoutes,
  findFrame,
  isKind,
  isObjection,
  judgeRoutes,
  layoutOf,
  listOf,
  optional,
  type RouteCode,
  type RouteQuestion,
  type RouteSearch,
  revenueOf,
  routeQuestion,
  routeSearch,
  toldRoutes,
  topFrame,
  type Verdict,
  type WrittenRoute,
  wholeNumber,
  writePath,
  writtenRoute,
} from '@roundhouse/engine';
import type { Train } from '@roundhouse/router';
import { FISHING, LONG_HAUL, TRAINS } from './data.ts';
import { graphOf } from './network.ts';
import { type Company1882, companyIn, GEOGRAPHY, phaseOf, type State1882 } from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Sections 11.1 and 11.5: what trains may run and earn. */

const ROUTE_RULES: Readonly<Record<RouteCode, string>> = {
  unreadable: '1882-11.1-2',
  'unknown-train': '1882-11.5-1',
  'unknown-piece': '1882-11.1-2',
  'train-twice': '1882-11.5-1',
  'not-connected': '1882-11.1-2',
  reversal: '1882-11.1-5',
  'ends-on-track': '1882-11.1-2',
  'track-twice': '1882-11.1-5',
  'stop-twice': '1882-11.1-2',
  'location-twice': '1882-11.1-2',
  'offboard-in-middle': '1882-11.1-6',
  blocked: '1882-11.1-3',
  'no-station': '1882-11.1-1',
  'too-short': '1882-11.5-2',
  'too-long': '1882-11.5-2',
  'shared-track': '1882-11.5-1',
};

/** A company's trains and track as the router sees them. */
export function routeProblem(state: State1882, company: Company1882): CompanyProblem {
  const { stops } = layoutOf(GEOGRAPHY, state.board);
  const colours = phaseOf(state).tiles;
  const value = stops.map(({ face }) => revenueOf(face, colours));
  const cost = stops.map(({ hex }) => (hex === FISHING ? 0 : 1));
  const numbers = (hexes: readonly string[]) => hexes.map((id) => stops.findIndex(({ hex }) => hex === id));
  const trains = company.trains.map(({ id, type }): Train => {
    const range = TRAINS.find((train) => train.type === type)?.range ?? null;
    return { id, value, allowances: range === null ? [] : [{ size: range, cost }] };
  });
  const groups = [numbers(LONG_HAUL.east), numbers(LONG_HAUL.west)];
  return {
    graph: graphOf(state, company.id),
    trains,
    revenue: { bonuses: [{ kind: 'stops', id: 'long-haul', groups, amount: LONG_HAUL.bonus }] },
  };
}

const runSearch = (state: State1882, company: Company1882): RouteSearch =>
  routeSearch(routeProblem(state, company));

/** What the choices of this position have to look for. */
export function searches(state: State1882): RouteSearch[] {
  const frame = topFrame(state);
  return isKind<TurnFrame>(frame, 'turn') && frame.step === 'run'
    ? [runSearch(state, companyIn(state, frame.company))]
    : [];
}

/** The best routes of a company, by default the one that operates. */
export function askRoutes(state: State1882, id: string | undefined): RouteQuestion | null {
  const company = state.companies[id ?? findFrame<TurnFrame>(state, 'turn')?.company ?? ''];
  return company === undefined
    ? null
    : routeQuestion(GEOGRAPHY, state.board, company, routeProblem(state, company));
}

const writtenBest = (state: State1882, company: Company1882): WrittenRoute[] =>
  findBestRoutes(runSearch(state, company)).routes.map((route) => ({
    train: route.train,
    path: writePath(GEOGRAPHY, state.board, route),
  }));

/** 1882-11.5-12: any legal set of routes is accepted; the best is proposed. */
interface RunFields {
  readonly routes: readonly WrittenRoute[];
  /** Revenue taken on trust; only in games imported from records that contradict themselves. */
  readonly claimed?: number | undefined;
}

export const runMove = defineMove<State1882, TurnFrame, RunFields>({
  type: 'run',
  fields: {
    routes: listOf(writtenRoute, 10),
    claimed: optional(wholeNumber),
  },
  judge(state, turn, { routes, claimed }) {
    const company = companyIn(state, turn.company);
    if (claimed !== undefined) return judgeClaim(state, turn, company, claimed);
    const problem = routeProblem(state, company);
    const run = judgeRoutes(GEOGRAPHY, state.board, problem, routes, ROUTE_RULES);
    if (isObjection(run)) return run;
    return allow((emit) => {
      turn.hasRun = true;
      turn.revenue = run.value;
      company.lastRevenue = run.value;
      const told = toldRoutes(GEOGRAPHY, state.board, problem, run);
      emit({ type: 'run', company: company.id, revenue: run.value, routes: told });
    });
  },
  *candidates(state, turn) {
    const best = writtenBest(state, companyIn(state, turn.company));
    if (best.length > 0) yield { fields: { routes: best }, open: true };
    yield { fields: { routes: [] }, open: true };
  },
});

/** The house rule of recorded games: their stated revenue counts. */
function judgeClaim(state: State1882, turn: TurnFrame, company: Company1882, claimed: number): Verdict {
  if (!state.recordedRevenue || claimed < 0 || claimed % 10 !== 0) {
    return byRule('1882-11.5-9', 'Revenue is counted from routes.');
  }
  return allow((emit) => {
    turn.hasRun = true;
    turn.revenue = claimed;
    company.lastRevenue = claimed;
    emit({ type: 'run', company: company.id, revenue: claimed, routes: [] });
  });
}
