import {
  allow,
  BANK,
  cashOf,
  citiesIn,
  defineMove,
  type Emit,
  freeSlots,
  freeSlotsIn,
  isReached,
  type Move,
  type Objection,
  pay,
  placesOf,
  putStation,
  reachedCities,
  refuse,
  type Spot,
  type Station,
  type StationSpot,
  spotFields,
  stationsIn,
  stationsOnCharter,
  stopAt,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState, ClassicTurn } from './state.ts';

/** Homes, reserved places, and stations built in a turn. */

export interface StationRulesOf<S> {
  /** What the next station costs; by default what is printed on the charter. */
  cost?(state: S, company: string, spot: Spot): number;
  /** Companies whose home is still kept free in a hex; by default until they have operated. */
  waitsForHome?(state: S, company: string): boolean;
  /** What else keeps a station of this owner from standing there. */
  problem?(state: S, owner: string, spot: Spot): Objection | null;
}

export interface Stations<S> {
  cost(state: S, company: string, spot: Spot): number;
  /** What keeps a station of this owner from standing there, connection and money aside. */
  placeProblem(state: S, owner: string, spot: Spot): Objection | null;
  /** Connection and money. */
  buildProblem(state: S, company: string, spot: Spot, cost: number): Objection | null;
  build(state: S, turn: ClassicTurn, station: Station, spot: Spot, cost: number, emit: Emit): void;
  /** Companies, other than this one, that have a place in the hex kept for them. */
  reservedFor(state: S, hex: string, company?: string): string[];
  reachedSpots(state: S, company: string): Iterable<Spot>;
}

/** What the next station of the charter costs. */
export function printedStationCost<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  company: string,
): number {
  const { stationCosts } = core.companyData(company);
  return stationCosts[stationCosts.length - stationsOnCharter(state.board, company).length] ?? 0;
}

export function stationPart<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  rules: StationRulesOf<S> = {},
): Stations<S> {
  const { geography } = core.box;
  const homes = new Map<string, string[]>();
  for (const { id, home } of core.box.companies)
    if (home !== null) homes.set(home, [...(homes.get(home) ?? []), id]);
  const waits = (state: S, id: string) =>
    Object.hasOwn(state.companies, id) &&
    (rules.waitsForHome?.(state, id) ?? !core.company(state, id).operated);

  const part: Stations<S> = {
    cost: (state, company, spot) =>
      rules.cost?.(state, company, spot) ?? printedStationCost(core, state, company),
    placeProblem(state, owner, spot) {
      if (placesOf(stopAt(geography, state.board, spot)) === 0)
        return refuse('station.no-city', { hex: spot.hex });
      const own = rules.problem?.(state, owner, spot) ?? null;
      if (own !== null) return own;
      if (stationsIn(state.board, spot.hex).some((station) => station.owner === owner))
        return refuse('station.own-there', { owner, hex: spot.hex });
      if (freeSlots(geography, state.board, spot) <= 0) return refuse('station.no-place', { hex: spot.hex });
      const reserved = part.reservedFor(state, spot.hex, owner);
      return freeSlotsIn(geography, state.board, spot.hex) <= reserved.length
        ? refuse('station.reserved', { hex: spot.hex, companies: reserved.join(' and ') })
        : null;
    },
    buildProblem(state, company, spot, cost) {
      if (!isReached(geography, state.board, core.graph(state, company), spot))
        return refuse('station.not-reached', { hex: spot.hex, company });
      const cash = cashOf(state, company);
      return cost > cash ? refuse('station.cash', { company, cost, cash }) : null;
    },
    build(state, turn, station, spot, cost, emit) {
      pay(state, turn.company, BANK, cost, 'station', emit);
      putStation(state.board, station, spot);
      turn.stationPlaced = true;
      emit({ type: 'station', company: station.owner, spot, cost });
    },
    reservedFor: (state, hex, company) =>
      (homes.get(hex) ?? []).filter((id) => id !== company && waits(state, id)),
    reachedSpots: (state, company) => reachedCities(geography, state.board, core.graph(state, company)),
  };
  return part;
}

/** One station a turn, the next of the charter. */
export function stationMove<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  stations: Stations<S>,
): Move<S, T> {
  return defineMove<S, T, Spot>({
    type: 'station',
    fields: spotFields,
    judge(state, turn, spot) {
      const { company } = turn;
      if (turn.stationPlaced) return refuse('station.placed', { company });
      const [station] = stationsOnCharter(state.board, company);
      if (station === undefined) return refuse('station.none-left', { company });
      const problem = stations.placeProblem(state, company, spot);
      if (problem !== null) return problem;
      const cost = stations.cost(state, company, spot);
      const poor = stations.buildProblem(state, company, spot, cost);
      if (poor !== null) return poor;
      return allow((emit) => stations.build(state, turn, station, spot, cost, emit));
    },
    *candidates(state, turn) {
      for (const spot of stations.reachedSpots(state, turn.company)) yield { fields: spot };
    },
  });
}

/** Puts the first station of a company on the map. */
export function placeHome(state: ClassicState, company: string, spot: StationSpot, emit: Emit): void {
  const [station] = stationsOnCharter(state.board, company);
  if (station === undefined) throw new Error(`${company} has no station for its home`);
  putStation(state.board, station, spot);
  emit({ type: 'station', company, spot, cost: 0 });
}

/** At the start of an operating round every company that operates has its home placed, in operating order. */
export function placeHomes<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  emit: Emit,
): void {
  for (const company of core.operatingOrder(state)) {
    const [spot] = homeSpots(core, state, company);
    if (spot !== undefined && waitsForHome(core, state, company)) placeHome(state, company, spot, emit);
  }
}

/** Has the company all its stations on the charter? */
export const waitsForHome = <S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  company: string,
): boolean =>
  stationsOnCharter(state.board, company).length === core.companyData(company).stationCosts.length;

/** Free places of a company's printed home; more than one only where the president may choose. */
export function homeSpots<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  company: string,
): Spot[] {
  const { geography } = core.box;
  const { home } = core.companyData(company);
  if (home === null) return [];
  return citiesIn(geography, state.board, home).filter((spot) => freeSlots(geography, state.board, spot) > 0);
}
