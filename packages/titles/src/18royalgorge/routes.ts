import { type RunAdvice, runAdvice } from '@roundhouse/classic';
import { type CompanyProblem, layoutOf, privateOwner, revenueOf } from '@roundhouse/engine';
import { type Bonus, costByKind, type ExtraRange, type Train } from '@roundhouse/router';
import { bonusTokens } from './bonus-tokens.ts';
import { SHIPMENT } from './data/gold.ts';
import {
  COAL_PER_TURN,
  COAL_SOURCES,
  type CoalSource,
  GHOST_TOWN_BONUS,
  PASSENGER_REVENUE,
} from './data/numbers.ts';
import { TRAINS } from './data/trains.ts';
import { goldSpace } from './gold.ts';
import { type CompanyRG, core, isMetal, runningGraph, type StateRG } from './state.ts';

/** What a company's trains may run and earn, as the router is told. */

const { geography } = core.box;

/** Stops added to a train, chosen by the president. */
export interface CoalUse {
  readonly source: CoalSource;
  readonly train: string;
  readonly cubes: number;
}

/** 18RG-Y-7, 18RG-G-10, 18RG-B-9: what each card could add in this turn. */
export function extraRange(state: StateRG, company: string): readonly ExtraRange[] {
  const single = state.options.coalOfOneCardPerTrain;
  const others = (own: CoalSource) => COAL_SOURCES.filter((source) => source !== own);
  const range = (
    id: CoalSource,
    total: number,
    alone: readonly CoalSource[],
    trains?: number,
  ): ExtraRange[] =>
    total === 0
      ? []
      : [{ id, total, notWith: single ? others(id) : alone, ...(trains === undefined ? {} : { trains }) }];
  const owns = (asset: string) => privateOwner(state, asset) === company;
  const oneTrain = single ? 1 : undefined;
  return [
    ...range('engineer', owns('B5') ? 1 : 0, ['depot'], 1),
    ...range('mines', owns('Y3') ? Math.min(COAL_PER_TURN, state.coal.mines) : 0, [], oneTrain),
    ...range('depot', owns('G6') ? Math.min(COAL_PER_TURN, state.coal.depot) : 0, ['engineer'], oneTrain),
  ];
}

/** 18RG-rev-1 and -2: bonuses of cards, doubled by the 6x2 with the stops that they belong to. */
function bonuses(state: StateRG, company: string): Bonus[] {
  const { stops } = layoutOf(geography, state.board);
  const multiplied = !state.options.tokensNotDoubled;
  const at = (id: string, hexes: readonly string[], amount: number): Bonus[] => {
    const group = stops.flatMap(({ hex }, stop) => (hexes.includes(hex) ? [stop] : []));
    return group.length === 0 ? [] : [{ kind: 'stops', id, groups: [group], amount, multiplied }];
  };
  const owns = (asset: string) => privateOwner(state, asset) === company;
  const list = bonusTokens(state).flatMap(({ card, hexes, amount, forAll }) =>
    forAll === true || owns(card) ? at(card, hexes, amount) : [],
  );
  if (owns('Y2') && state.ghostTowns.length > 0)
    list.push({
      kind: 'hexes',
      id: 'Y2',
      hexes: numbers(state.ghostTowns),
      amount: GHOST_TOWN_BONUS,
      multiplied,
    });
  if (owns('G7')) list.push({ kind: 'stops', id: 'G7', groups: [], amount: PASSENGER_REVENUE, once: true });
  return list;
}

const numbers = (hexes: readonly string[]): number[] =>
  hexes.flatMap((hex) => geography.grid.index.get(hex) ?? []);

/** 18RG-run-2 and -3 */
function trainsOf(state: StateRG, company: CompanyRG, added: readonly CoalUse[]): Train[] {
  const graph = runningGraph(state, company.id);
  const { stops } = layoutOf(geography, state.board);
  const value = stops.map(({ printed }) => revenueOf(printed, core.phase(state).tiles));
  const cities = costByKind(graph, { city: 1, offboard: 1, town: 0, deposit: 0 });
  const all = costByKind(graph, { city: 1, offboard: 1, town: 1, deposit: 0 });
  return company.trains.map(({ id, type }): Train => {
    const data = TRAINS.find((train) => train.type === type);
    const extra = added.filter(({ train }) => train === id).reduce((sum, { cubes }) => sum + cubes, 0);
    return {
      id,
      value,
      allowances: [{ size: (data?.range ?? 0) + extra, cost: data?.townsFree ? cities : all }],
      multiplier: data?.multiplier ?? 1,
    };
  });
}

export interface RouteWishes {
  /** Coal as stated, in place of what the routes turn out to need. */
  readonly coal?: readonly CoalUse[];
  /** Counts the shipment of a cube, to find the best routes. */
  readonly gold?: boolean;
  readonly noCoal?: boolean;
}

export function routeProblem(state: StateRG, company: CompanyRG, wishes: RouteWishes = {}): CompanyProblem {
  const own = bonuses(state, company.id);
  const cubes = Object.keys(state.gold.hexes).filter((hex) => (state.gold.hexes[hex] ?? 0) > 0);
  if (wishes.gold && goldSpace(state) !== null && cubes.length > 0)
    own.push({ kind: 'hexes', id: 'gold', hexes: numbers(cubes), amount: SHIPMENT, once: true });
  const automatic = wishes.coal === undefined && wishes.noCoal !== true;
  return {
    graph: runningGraph(state, company.id),
    trains: trainsOf(state, company, wishes.coal ?? []),
    revenue: { bonuses: own, extraRange: automatic ? extraRange(state, company.id) : [] },
  };
}

/** What is proposed; gold is counted where a cube may be shipped, and coal may be saved. */
export const advice: RunAdvice<StateRG, CompanyRG> = runAdvice<StateRG, CompanyRG>(core, (state, company) => {
  if (isMetal(company.id)) return [];
  const thrifty = extraRange(state, company.id).length > 0 ? [true] : [];
  return [false, ...thrifty].map((noCoal) => routeProblem(state, company, { gold: true, noCoal }));
});
