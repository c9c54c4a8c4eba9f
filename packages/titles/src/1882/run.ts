import { type Run, runPart } from '@roundhouse/classic';
import { type CompanyProblem, layoutOf, revenueOf } from '@roundhouse/engine';
import type { Train } from '@roundhouse/router';
import { BOX } from './data/box.ts';
import { FISHING, LONG_HAUL } from './data/numbers.ts';
import { TRAINS } from './data/trains.ts';
import { type Company1882, core, type State1882, type TurnFrame } from './state.ts';

/** Sections 11.1 and 11.5: what trains may run and earn. */
export function routeProblem(state: State1882, company: Company1882): CompanyProblem {
  const { stops } = layoutOf(BOX.geography, state.board);
  const colours = core.phase(state).tiles;
  const value = stops.map(({ printed }) => revenueOf(printed, colours));
  const cost = stops.map(({ hex }) => (hex === FISHING ? 0 : 1));
  const numbers = (hexes: readonly string[]) => hexes.map((id) => stops.findIndex(({ hex }) => hex === id));
  const trains = company.trains.map(({ id, type }): Train => {
    const range = TRAINS.find((train) => train.type === type)?.range ?? null;
    return { id, value, allowances: range === null ? [] : [{ size: range, cost }] };
  });
  const groups = [numbers(LONG_HAUL.east), numbers(LONG_HAUL.west)];
  return {
    graph: core.graph(state, company.id),
    trains,
    revenue: { bonuses: [{ kind: 'stops', id: 'long-haul', groups, amount: LONG_HAUL.bonus }] },
  };
}

export const run: Run<State1882, TurnFrame> = runPart<State1882, Company1882, TurnFrame>(core, {
  problem: routeProblem,
  takesOnTrust: ({ recordedRevenue }) => recordedRevenue,
});
