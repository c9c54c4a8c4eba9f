import {
  allow,
  type CompanyProblem,
  cachedBestRoutes,
  defineMove,
  type Emit,
  findBestRoutes,
  findFrame,
  isObjection,
  judgeRoutes,
  listOf,
  type Move,
  optional,
  type RouteQuestion,
  type RouteSearch,
  type RunRoute,
  refuse,
  reportRoutes,
  routeQuestion,
  routeSearch,
  type TrainCard,
  topFrame,
  type Verdict,
  type WrittenRoute,
  wholeNumber,
  writePath,
  writtenRoute,
} from '@roundhouse/engine';
import type { ValuedRoutes } from '@roundhouse/router';
import type { Core } from './core.ts';
import { type ClassicCompany, type ClassicState, ClassicTurn } from './state.ts';

/** Running trains: any legal set of routes is accepted; the best is proposed once it is known. */

export interface RunRules<S extends ClassicState<C>, C extends ClassicCompany> {
  /** A company's trains and track as the router sees them. */
  problem(state: S, company: C): CompanyProblem;
  /** The code with which less than the best is refused, where only the best may be run; nothing else is listed then. It is given `value` and `best`. */
  readonly onlyBest?: string;
  /** What a run sets off, once it has been told. */
  ran?(state: S, company: C, routes: readonly RunRoute[], emit: Emit): void;
  /** Is a stated revenue taken on trust? Only in imported games whose records contradict themselves. */
  takesOnTrust(state: S): boolean;
}

export interface Run<S, T extends ClassicTurn> {
  readonly move: Move<S, T>;
  /** What the choices of this position would like to propose. */
  routeSearches(state: S): RouteSearch[];
  /** The best routes of a company, by default the one that operates; with its own trains, or with trains of these kinds. */
  askRoutes(state: S, company: string | undefined, trains?: readonly string[]): RouteQuestion | null;
}

interface RunFields {
  readonly routes: readonly WrittenRoute[];
  /** Revenue taken on trust; only in games imported from records that contradict themselves. */
  readonly claimed?: number | undefined;
}

/** What the trains of a company earned in this turn. */
export function noteRun(turn: ClassicTurn, company: { lastRevenue: number | null }, revenue: number): void {
  turn.hasRun = true;
  turn.revenue = revenue;
  company.lastRevenue = revenue;
}

export interface RunAdvice<S, C> {
  /** The best routes of each problem; none before they are known. */
  written(state: S, company: C): WrittenRoute[][];
  routeSearches(state: S): RouteSearch[];
  askRoutes(state: S, company: string | undefined, trains?: readonly string[]): RouteQuestion | null;
}

/** Advice waits for whoever looks for it, unless `isNeeded`: where nothing else may be run, there is no choice without it. */
export function runAdvice<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  /** What is proposed to a company, the usual first. */
  problems: (state: S, company: C) => readonly CompanyProblem[],
  isNeeded = false,
): RunAdvice<S, C> {
  const { geography } = core.box;
  const searches = (state: S, company: C) => problems(state, company).map(routeSearch);
  const find = isNeeded ? findBestRoutes : cachedBestRoutes;
  return {
    written: (state, company) =>
      searches(state, company).map((search) =>
        (find(search)?.routes ?? []).map((route) => ({
          train: route.train,
          path: writePath(geography, state.board, route),
        })),
      ),
    routeSearches(state) {
      const frame = topFrame(state);
      return ClassicTurn.is(frame) && frame.step === 'run'
        ? searches(state, core.company(state, frame.company))
        : [];
    },
    askRoutes(state, id, kinds) {
      const named = id ?? findFrame(state, ClassicTurn)?.company ?? '';
      if (!Object.hasOwn(state.companies, named)) return null;
      const own = core.company(state, named);
      const company = kinds === undefined ? own : { ...own, trains: imagined(kinds) };
      const [problem] = problems(state, company);
      return problem === undefined ? null : routeQuestion(geography, state.board, company, problem);
    },
  };
}

/** Trains that a company does not have yet. */
const imagined = (kinds: readonly string[]): TrainCard[] =>
  kinds.map((type, number) => ({ id: `${type}-imagined-${number}`, type }));

/** The importer's rule: the stated revenue of a record counts. */
export function judgeClaim<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  turn: ClassicTurn,
  claimed: number,
  isTrusted: boolean,
  ran: () => void = () => undefined,
): Verdict {
  if (!isTrusted || claimed < 0 || claimed % 10 !== 0) return refuse('run.claimed');
  return allow((emit) => {
    noteRun(turn, core.company(state, turn.company), claimed);
    ran();
    emit({ type: 'run', company: turn.company, revenue: claimed, routes: [] });
  });
}

/** Notes what legal routes earn, and tells it. */
export function carryOutRun<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  turn: ClassicTurn,
  problem: CompanyProblem,
  run: ValuedRoutes,
  emit: Emit,
): RunRoute[] {
  noteRun(turn, core.company(state, turn.company), run.value);
  const routes = reportRoutes(core.box.geography, state.board, problem, run);
  emit({ type: 'run', company: turn.company, revenue: run.value, routes });
  return routes;
}

export function runPart<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  core: Core<S, C>,
  rules: RunRules<S, C>,
): Run<S, T> {
  const { geography } = core.box;
  const advice = runAdvice(
    core,
    (state, company) => [rules.problem(state, company)],
    rules.onlyBest !== undefined,
  );

  const move = defineMove<S, T, RunFields>({
    type: 'run',
    fields: { routes: listOf(writtenRoute, 10), claimed: optional(wholeNumber) },
    judge(state, turn, { routes: written, claimed }, _player, judgedBefore) {
      if (claimed !== undefined) return judgeClaim(core, state, turn, claimed, rules.takesOnTrust(state));
      const company = core.company(state, turn.company);
      const problem = rules.problem(state, company);
      const run = judgeRoutes(geography, state.board, problem, written);
      if (isObjection(run)) return run;
      if (rules.onlyBest !== undefined && judgedBefore !== true) {
        const best = findBestRoutes(routeSearch(problem)).value;
        if (run.value < best) return refuse(rules.onlyBest, { value: run.value, best });
      }
      return allow((emit) => {
        const routes = carryOutRun(core, state, turn, problem, run, emit);
        rules.ran?.(state, company, routes, emit);
      });
    },
    *candidates(state, turn) {
      const [best = []] = advice.written(state, core.company(state, turn.company));
      if (best.length > 0) yield { fields: { routes: best }, notExhaustive: true };
      yield { fields: { routes: [] }, notExhaustive: true };
    },
  });

  return { move, routeSearches: advice.routeSearches, askRoutes: advice.askRoutes };
}
