import { noteRun, type Run, runPart } from '@roundhouse/classic';
import {
  allow,
  cachedBestRoutes,
  defineMove,
  isObjection,
  judgeRoutes,
  layoutOf,
  listOf,
  type Objection,
  optional,
  type RunRoute,
  refuse,
  reportRoutes,
  routeSearch,
  shape,
  shortText,
  type WrittenRoute,
  writePath,
  writtenRoute,
  yesOrNo,
} from '@roundhouse/engine';
import { GEOGRAPHY } from './data/geography.ts';
import { CUBES } from './data/refineries.ts';
import { Deliveries, type Delivery, type RunningTrain, withFreeDeliveries } from './delivery.ts';
import { deliveryValue, routeProblem } from './routes.ts';
import { type CompanyBW, core, type StateBW, type TurnFrame } from './state.ts';

/** Section 8.2.C: running trains, and delivering cubes on the way. */

interface RunFields {
  /** In the order in which the trains run. */
  readonly routes: readonly WrittenRoute[];
  /** Left out: the deliveries of these routes that earn most, and no others. */
  readonly deliveries?: readonly Delivery[] | undefined;
  /** Cubes that are left after those also begin and repair refineries, wherever they can. */
  readonly build?: boolean | undefined;
}

interface Outcome {
  readonly plan: Deliveries;
  readonly routes: readonly RunRoute[];
  readonly revenue: number;
}

const runningTrains = (
  state: StateBW,
  routes: readonly { readonly train: string; readonly stops: readonly number[] }[],
): RunningTrain[] => {
  const { stops: places } = layoutOf(GEOGRAPHY, state.board);
  return routes.map(({ train, stops }) => ({ train, stops: stops.map((stop) => places[stop]?.hex ?? '') }));
};

interface PaidDelivery {
  readonly deposit: number;
  readonly target: number;
}

/** Deliveries as the router finds them, by hex. */
function paidDeliveries(
  state: StateBW,
  routes: readonly { readonly train: string; readonly deliveries: readonly PaidDelivery[] }[],
): Delivery[] {
  const { stops: places } = layoutOf(GEOGRAPHY, state.board);
  const hexOf = (stop: number) => places[stop]?.hex ?? '';
  return routes.flatMap(({ train, deliveries }) =>
    deliveries.map(({ deposit, target }) => ({ train, from: hexOf(deposit), to: hexOf(target) })),
  );
}

function outcomeOf(state: StateBW, company: CompanyBW, fields: RunFields): Outcome | Objection {
  const problem = routeProblem(state, company);
  const run = judgeRoutes(GEOGRAPHY, state.board, problem, fields.routes);
  if (isObjection(run)) return run;
  if (fields.deliveries !== undefined && fields.build === true) return refuse('delivery.build-or-list');
  const trains = runningTrains(state, run.routes);
  const paid = paidDeliveries(state, run.routes);
  const built = fields.build === true ? withFreeDeliveries(state, company.id, trains, paid) : paid;
  const plan = new Deliveries(state, company.id);
  const refused = plan.deliverAll(trains, fields.deliveries ?? built);
  if (refused !== null) return refused;
  const amount = deliveryValue(state, company.id);
  const routes = reportRoutes(GEOGRAPHY, state.board, problem, run).map((route, number): RunRoute => {
    const found = run.routes[number]?.deliveries.reduce((sum, delivery) => sum + delivery.amount, 0) ?? 0;
    const deliveries = plan.made.flatMap(({ train, from, to, becomes, isPaid }) =>
      train === route.train ? [{ from, to, becomes, amount: isPaid ? amount : 0 }] : [],
    );
    const earned = deliveries.reduce((sum, delivery) => sum + delivery.amount, 0);
    return { ...route, deliveries, revenue: route.revenue - found + earned };
  });
  return { plan, routes, revenue: routes.reduce((sum, route) => sum + route.revenue, 0) };
}

const runMove = defineMove<StateBW, TurnFrame, RunFields>({
  type: 'run',
  fields: {
    routes: listOf(writtenRoute, 10),
    deliveries: optional(
      listOf(shape<Delivery>({ train: shortText, from: shortText, to: shortText }), CUBES),
    ),
    build: optional(yesOrNo),
  },
  judge(state, turn, fields) {
    const company = core.company(state, turn.company);
    const outcome = outcomeOf(state, company, fields);
    if (isObjection(outcome)) return outcome;
    return allow((emit) => {
      const { plan, routes, revenue } = outcome;
      noteRun(turn, company, revenue);
      emit({ type: 'run', company: company.id, revenue, routes });
      for (const [hex, left] of Object.entries(plan.cubes))
        state.cubesInBox += (state.cubes[hex] ?? 0) - left;
      for (const [hex, now] of Object.entries(plan.refineries))
        if (state.refineries[hex] !== now)
          emit({ type: 'special', name: 'refinery', facts: { hex, state: now } });
      state.cubes = plan.cubes;
      state.refineries = plan.refineries;
    });
  },
  *candidates(state, turn) {
    const company = core.company(state, turn.company);
    const best = cachedBestRoutes(routeSearch(routeProblem(state, company)))?.routes ?? [];
    const routes = best.map((route) => ({
      train: route.train,
      path: writePath(GEOGRAPHY, state.board, route),
    }));
    if (routes.length > 0) {
      yield { fields: { routes }, notExhaustive: true };
      const paid = paidDeliveries(state, best);
      const all = withFreeDeliveries(state, company.id, runningTrains(state, best), paid);
      if (all.length > paid.length) yield { fields: { routes, build: true }, notExhaustive: true };
    }
    yield { fields: { routes: [] }, notExhaustive: true };
  },
});

export const run: Run<StateBW, TurnFrame> = {
  ...runPart<StateBW, CompanyBW, TurnFrame>(core, { problem: routeProblem, takesOnTrust: () => false }),
  move: runMove,
};

/** 1867BW-8.2.C-32 */
export const mayRun = (state: StateBW, { company, hasRun }: TurnFrame): boolean =>
  !hasRun && core.company(state, company).trains.length > 0 && core.hasRoute(state, company);
