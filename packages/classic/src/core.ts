import {
  type Board,
  byPrice,
  type Cell,
  type CompanyGraph,
  cellOf,
  companyGraph,
  companyOf,
  type Direction,
  type Emit,
  hasAnyRoute,
  hexNumber,
  isCompany,
  isPlayer,
  layoutOf,
  moveMarker,
  presidentOf,
  priceOf,
  type Station,
  type StationRules,
} from '@roundhouse/engine';
import type { ClassicBox, CompanyData, PhaseData, PrivateData } from './box.ts';
import type { ClassicCompany, ClassicState } from './state.ts';

/** What all parts of a game ask of each other; a title replaces single answers. */
export interface Core<S extends ClassicState<C>, C extends ClassicCompany> {
  readonly box: ClassicBox;
  company(state: S, id: string): C;
  companyData(id: string): CompanyData;
  privateData(id: string): PrivateData;
  /** A private company as it is in this game: variants print other figures. */
  privateFigures(state: S, id: string): PrivateData;
  phase(state: S): PhaseData;
  certificateLimit(state: S): number;
  /** The space of the price marker; null before a company is started. */
  cell(state: S, company: string): Cell | null;
  price(state: S, company: string): number | null;
  president(state: S, company: string): string | null;
  /** Who decides for a company that operates; by default its president, who must exist. */
  requirePresident(state: S, company: string): string;
  /** Does the company take part in operating rounds? */
  operates(state: S, company: C): boolean;
  /** Companies that operate, the highest price first. */
  operatingOrder(state: S): string[];
  operatingCompanies(state: S): C[];
  movePrice(state: S, company: string, direction: Direction, steps: number, emit: Emit): void;
  isOwnStation(station: Station, company: string): boolean;
  /** The track as the company may use it. */
  graph(state: { readonly board: Board }, company: string): CompanyGraph;
  /** Has the company a route of two stops? */
  hasRoute(state: S, company: string): boolean;
  /** What has still to be done before the scores are counted, however the game ends. */
  beforeEnd(state: S, emit: Emit): void;
  endGame(state: S, reason: string, emit: Emit): void;
  /** Goes on to the next step of a turn. */
  nextStep(turn: { step: string }): void;
}

/** The answers that titles give of their own. */
export type CoreRules<S extends ClassicState<C>, C extends ClassicCompany> = Pick<Core<S, C>, 'operates'> &
  Partial<
    Pick<
      Core<S, C>,
      | 'privateFigures'
      | 'certificateLimit'
      | 'requirePresident'
      | 'operatingOrder'
      | 'movePrice'
      | 'graph'
      | 'hasRoute'
      | 'beforeEnd'
    >
  > & {
    /** Whose stations are whose, and which close a city; by default each company's own, and all of them. */
    readonly stations?: StationRules;
    /** The steps of a turn, in order; the last one is `end`. */
    readonly steps: readonly string[];
  };

/** Each company's own stations, and all of them close a full city to others. */
export const OWN_STATIONS: StationRules = {
  isOwn: (station, company) => station.owner === company,
  obstructs: () => true,
};

export function finder<T extends { readonly id: string }>(list: readonly T[], what: string) {
  const known = new Map(list.map((one) => [one.id, one]));
  return (id: string): T => {
    const found = known.get(id);
    if (found === undefined) throw new Error(`There is no ${what} ${id}`);
    return found;
  };
}

export function classicCore<S extends ClassicState<C>, C extends ClassicCompany>(
  box: ClassicBox,
  rules: CoreRules<S, C>,
): Core<S, C> {
  const { market, geography } = box;
  const { stations = OWN_STATIONS, steps, ...replaced } = rules;
  const phases = new Map(box.phases.map((phase) => [phase.name, phase]));

  const company = (state: S, id: string): C => companyOf(state, id);
  const president = (state: S, id: string) =>
    presidentOf(company(state, id), (holder) => isPlayer(state, holder));

  const core: Core<S, C> = {
    box,
    company,
    companyData: finder(box.companies, 'company'),
    privateData: finder(box.privates, 'private company'),
    privateFigures: (_state, id) => core.privateData(id),
    phase(state) {
      const phase = phases.get(state.phase);
      if (phase === undefined) throw new Error(`There is no phase ${state.phase}`);
      return phase;
    },
    certificateLimit: (state) => box.certificateLimit[state.players.length] ?? 0,
    cell: (state, id) => cellOf(market, state, id),
    price: (state, id) => priceOf(market, state, id),
    president,
    requirePresident(state, id) {
      const found = president(state, id);
      if (found === null) throw new Error(`${id} has no president`);
      return found;
    },
    operatingOrder: (state) =>
      byPrice(market, state).filter((id) => isCompany(state, id) && core.operates(state, company(state, id))),
    operatingCompanies: (state) => Object.values(state.companies).filter((one) => core.operates(state, one)),
    movePrice: (state, id, direction, steps, emit) => moveMarker(market, state, id, direction, steps, emit),
    isOwnStation: stations.isOwn,
    graph: ({ board }, id) => companyGraph(geography, board, id, stations),
    hasRoute: (state, id) => hasAnyRoute(core.graph(state, id)),
    beforeEnd: () => undefined,
    endGame(state, reason, emit) {
      if (state.ended !== null) return;
      core.beforeEnd(state, emit);
      state.ended = { reason };
      emit({ type: 'ended', reason });
    },
    nextStep(turn) {
      turn.step = steps[steps.indexOf(turn.step) + 1] ?? 'end';
    },
    ...replaced,
  };
  return core;
}

/** Has the company a route of two stops even if the stop of one hex is left out? */
export function hasRouteWithout<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  company: string,
  hex: string,
): boolean {
  const { geography } = core.box;
  const stop = layoutOf(geography, state.board).firstStops[hexNumber(geography.grid, hex)];
  return hasAnyRoute(core.graph(state, company), stop === undefined ? [] : [stop]);
}
