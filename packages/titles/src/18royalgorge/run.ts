import { carryOutRun, judgeClaim } from '@roundhouse/classic';
import {
  allow,
  defineMove,
  isObjection,
  judgeRoutes,
  layoutOf,
  listOf,
  type Objection,
  oneOf,
  optional,
  privateOwner,
  refuse,
  shape,
  shortText,
  type WrittenRoute,
  wholeNumber,
  writtenRoute,
} from '@roundhouse/engine';
import type { ValuedRoute, ValuedRoutes } from '@roundhouse/router';
import { COAL_CREEK, COAL_SOURCES } from './data/numbers.ts';
import { advice, type CoalUse, extraRange, routeProblem } from './routes.ts';
import { type CompanyRG, core, holdsLease, type StateRG, type TurnFrame } from './state.ts';

/** Running trains: any legal set of routes is accepted; the best is proposed. */

const { geography } = core.box;

interface RunFields {
  readonly routes: readonly WrittenRoute[];
  /** Coal to be spent, where the president does not leave it to what the routes need. */
  readonly coal?: readonly CoalUse[] | undefined;
  /** Revenue taken on trust; only in games imported from records that contradict themselves. */
  readonly claimed?: number | undefined;
}

/** May coal be spent like this? */
export function coalProblem(state: StateRG, company: CompanyRG, coal: readonly CoalUse[]): Objection | null {
  const sources = extraRange(state, company.id);
  for (const { source, train, cubes } of coal) {
    const most = sources.find(({ id }) => id === source)?.total ?? 0;
    const inAll = coal.reduce((sum, use) => (use.source === source ? sum + use.cubes : sum), 0);
    const facts = { company: company.id, source, train, most };
    if (cubes < 1 || inAll > most) return refuse('coal.most', facts);
    if (!company.trains.some(({ id }) => id === train)) return refuse('coal.no-train', facts);
  }
  const clash = company.trains.some(({ id }) => {
    const uses = coal.filter(({ train }) => train === id).map(({ source }) => source);
    return uses.some((use) =>
      uses.some((other) => sources.find((own) => own.id === use)?.notWith?.includes(other)),
    );
  });
  return clash ? refuse('coal.two-cards') : null;
}

const coalUse = shape<CoalUse>({ source: oneOf(...COAL_SOURCES), train: shortText, cubes: wholeNumber });

export const runMove = defineMove<StateRG, TurnFrame, RunFields>({
  type: 'run',
  fields: {
    routes: listOf(writtenRoute, 4),
    coal: optional(listOf(coalUse, 6)),
    claimed: optional(wholeNumber),
  },
  judge(state, turn, { routes, coal, claimed }) {
    const company = core.company(state, turn.company);
    if (claimed !== undefined)
      return judgeClaim(core, state, turn, claimed, state.options.recordedRevenue, () => {
        spendCoal(state, coal ?? []);
        const hexes = routes.flatMap(({ path }) => path.map((written) => written.split('.')[0] ?? written));
        notePassed(state, turn, [...new Set(hexes)]);
      });
    const wrong = coal === undefined ? null : coalProblem(state, company, coal);
    if (wrong !== null) return wrong;
    const problem = routeProblem(state, company, coal === undefined ? {} : { coal });
    const run = judgeRoutes(geography, state.board, problem, routes);
    if (isObjection(run)) return run;
    return allow((emit) => {
      turn.lease = leaseFor(state, company.id, run);
      spendCoal(state, coal ?? coalNeeded(run));
      notePassed(state, turn, hexesOf(state, run));
      carryOutRun(core, state, turn, problem, run, emit);
    });
  },
  *candidates(state, turn) {
    const [best = [], thrifty = []] = advice.written(state, core.company(state, turn.company));
    if (best.length > 0) yield { fields: { routes: best }, notExhaustive: true };
    if (thrifty.length > 0) yield { fields: { routes: thrifty, coal: [] }, notExhaustive: true };
    yield { fields: { routes: [] }, notExhaustive: true };
  },
});

/** 18RG-Y-6: a run through Coal Creek brings the company with the mines a cube, one a turn. */
function notePassed(state: StateRG, turn: TurnFrame, passed: string[]): void {
  turn.passed = passed;
  const owner = privateOwner(state, 'Y3');
  const byCompany = owner !== null && Object.hasOwn(state.companies, owner);
  if (!byCompany || state.coal.creek === 0 || !passed.includes(COAL_CREEK)) return;
  state.coal.creek--;
  state.coal.mines++;
}

function hexesOf(state: StateRG, run: ValuedRoutes): string[] {
  const { pieces } = layoutOf(geography, state.board);
  const hexes = run.routes.flatMap((route) => route.pieces.map((piece) => pieces[piece]?.hex ?? -1));
  return [...new Set(hexes)].map((hex) => geography.grid.ids[hex] ?? '?');
}

export const coalNeeded = (run: ValuedRoutes): CoalUse[] =>
  run.routes.flatMap(({ train, extraRange: uses }) =>
    uses.flatMap(({ id, stops }) => {
      const source = COAL_SOURCES.find((known) => known === id);
      return source === undefined ? [] : [{ source, train, cubes: stops }];
    }),
  );

function spendCoal(state: StateRG, coal: readonly CoalUse[]): void {
  for (const { source, cubes } of coal) {
    if (source === 'engineer') continue;
    state.coal[source] -= cubes;
    state.coal.spent += cubes;
  }
}

/** 18RG-G-4: a tenth of what each train earns that passes Rio Grande's stations in the gorge, gold not included. */
function leaseFor(state: StateRG, company: string, run: ValuedRoutes): number {
  if (!holdsLease(state, company)) return 0;
  const { stops } = core.graph(state, company);
  const isOver = (route: ValuedRoute) =>
    route.stops.slice(1, -1).some((stop) => stops[stop]?.through === false);
  const fee = (route: ValuedRoute) =>
    (route.value - route.bonuses.reduce((sum, { id, amount }) => (id === 'G7' ? sum + amount : sum), 0)) / 10;
  return run.routes.reduce((sum, route) => (isOver(route) ? sum + fee(route) : sum), 0);
}
