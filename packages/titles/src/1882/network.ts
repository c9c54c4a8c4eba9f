import { companyGraph, hasAnyRoute, hexNumber, layoutOf, type StationRules } from '@roundhouse/engine';
import { FISHING, NEUTRAL } from './data.ts';
import { GEOGRAPHY, type State1882 } from './state.ts';

/** Neutral markers are CN's stations and never close a city (1882-4-2, 1882-10.4-12). */
const STATION_RULES: StationRules = {
  isOwn: (station, company) => station.owner === (company === 'CN' ? NEUTRAL : company),
  blocks: (station) => station.owner !== NEUTRAL,
};

export const graphOf = (state: State1882, company: string) =>
  companyGraph(GEOGRAPHY, state.board, company, STATION_RULES);

/** Has the company a route of two stops? The fishing exit counts only if the president wants (1882-11.5-7). */
export function hasRoute(state: State1882, company: string, countFishing: boolean): boolean {
  const graph = graphOf(state, company);
  if (countFishing) return hasAnyRoute(graph);
  const fishing = layoutOf(GEOGRAPHY, state.board).firstStops[hexNumber(GEOGRAPHY.grid, FISHING)];
  return hasAnyRoute(graph, fishing === undefined ? [] : [fishing]);
}
