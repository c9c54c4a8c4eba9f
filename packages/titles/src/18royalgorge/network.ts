import { companyGraph, hasAnyRoute, type StationRules } from '@roundhouse/engine';
import { GORGE_HEXES } from './data/numbers.ts';
import { GEOGRAPHY, ownerOf, type StateRG } from './state.ts';

const RULES: StationRules = {
  isOwn: (station, company) => station.owner === company,
  blocks: () => true,
};

/** 18RG-G-3: for trains of the leaseholder Rio Grande's stations in the gorge close nothing. */
const LEASE_RULES: StationRules = {
  ...RULES,
  blocks: ({ at }) => !GORGE_HEXES.some((hex) => hex === at?.hex),
};

/** For track and stations the three hexes of Denver are three places, which a line of track may join (ruling 4.11). */
const BUILDING_RULES: StationRules = { ...RULES, apart: true };

/** The track as the company sees it when it lays, builds and trades. */
export const graphOf = (state: Pick<StateRG, 'board'>, company: string) =>
  companyGraph(GEOGRAPHY, state.board, company, BUILDING_RULES);

export const holdsLease = (state: StateRG, company: string): boolean => ownerOf(state, 'G3') === company;

/** The track as its trains may run on it. */
export const runningGraph = (state: StateRG, company: string) =>
  holdsLease(state, company)
    ? companyGraph(GEOGRAPHY, state.board, company, LEASE_RULES)
    : companyGraph(GEOGRAPHY, state.board, company, RULES);

/** Two revenue centres on track from a station, whatever the length (ruling 4.17). */
export const isAskedToRun = (state: StateRG, company: string): boolean =>
  hasRoute(state, company) || (state.options.oneLocationIsRun && hasAnyRoute(graphOf(state, company)));

export const hasRoute = (state: StateRG, company: string): boolean =>
  hasAnyRoute(runningGraph(state, company));
