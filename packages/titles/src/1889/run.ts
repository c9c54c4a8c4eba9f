import { type Run, runPart } from '@roundhouse/classic';
import { type CompanyProblem, layoutOf, revenueOf } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { TRAINS } from './data/trains.ts';
import { type Company1889, core, type State1889, type TurnFrame } from './state.ts';

/** Section 9: what trains may run and earn. */
export function routeProblem(state: State1889, company: Company1889): CompanyProblem {
  const { stops } = layoutOf(BOX.geography, state.board);
  const { tiles } = core.phase(state);
  const cost = stops.map(() => 1);
  return {
    graph: core.graph(state, company.id),
    trains: company.trains.map(({ id, type }) => {
      const range = TRAINS.find((train) => train.type === type)?.range ?? null;
      // 1889-9.2-3
      const colours = type === 'D' ? [...tiles, 'diesel'] : tiles;
      const value = stops.map(({ printed }) => revenueOf(printed, colours));
      return { id, value, allowances: range === null ? [] : [{ size: range, cost }] };
    }),
    revenue: {},
  };
}

export const run: Run<State1889, TurnFrame> = runPart<State1889, Company1889, TurnFrame>(core, {
  problem: routeProblem,
  takesOnTrust: ({ recordedRevenue }) => recordedRevenue,
});
