import {
  allow,
  BANK,
  borderAt,
  cashOf,
  colourRank,
  defineMove,
  EDGES,
  type Emit,
  edgeMask,
  type Facts,
  faceAt,
  type Geography,
  hexesInReach,
  hexNumber,
  isObjection,
  isPlayer,
  keepTrack,
  type Lay,
  layFields,
  layProblem,
  type Move,
  moveStations,
  newConnections,
  type Objection,
  pay,
  printedHex,
  privateOf,
  putTile,
  reachesEdge,
  refuse,
  type Station,
  sidesForTrack,
  stationsIn,
  stopsOf,
  tileFace,
  tileServes,
  tilesLeft,
  tilesThatFollow,
  touchesNetwork,
  trackOf,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState, ClassicTurn } from './state.ts';
import type { ClassicCode } from './texts.ts';

/** Laying and upgrading track. */

/** What a legal lay costs and does. */
export interface LayPlan {
  readonly cost: number;
  readonly isYellow: boolean;
  /** New connections over rivers. */
  readonly crossings: number;
}

export interface TrackRules<S> {
  /** What else stands against the tile, once it is known to fit the hex. */
  problem?(state: S, company: string, lay: Lay): Objection | null;
  /** Does the tile meet track of the company as the title demands? By default some of its track, old or new, does. */
  isConnected?(state: S, company: string, lay: Lay): boolean;
  /** Must an upgrade give the company track that it reaches, or change the value of a stop that it reaches? */
  readonly upgradesMustServe?: boolean;
  /** What the tile costs; `rivers` is what each new connection over a river does. */
  cost(state: S, company: string, lay: Lay, rivers: readonly number[]): number;
  /** Pays for it; by default all to the bank. */
  pay?(state: S, company: string, lay: Lay, plan: LayPlan, emit: Emit): void;
  /** Stations whose city the new tile leaves open. */
  undecided?(state: S, company: string, hex: string, stations: readonly Station[]): void;
  laid?(state: S, company: string, lay: Lay, plan: LayPlan, emit: Emit): void;
}

/** What the turn adds to a lay. */
export interface TurnLimits {
  readonly surcharge?: number;
  problem?(isYellow: boolean): Objection | null;
}

export interface Track<S> {
  /** What a lay costs, or why it may not be made. */
  plan(state: S, company: string, lay: Lay, limits?: TurnLimits): LayPlan | Objection;
  carryOut(state: S, company: string, lay: Lay, plan: LayPlan, emit: Emit): void;
  /** Tiles that could come next on the hexes, every way round that keeps their track and meets track of the company. */
  candidates(state: S, company: string, hexes: Iterable<string>): Iterable<{ fields: Lay }>;
}

/** What there is to know of the hex for the rule behind a tile that does not fit. */
function factsOf(state: ClassicState, geography: Geography, { hex, tile }: Lay): Facts {
  const old = faceAt(geography, state.board, hex);
  const upgrade = old.color !== 'plain';
  const rank = Object.hasOwn(geography.tiles, tile) ? colourRank(tileFace(geography, tile, 0).color) : 0;
  return {
    hex,
    tile,
    colour: old.color,
    phase: state.phase,
    upgrade,
    built: state.board.tiles[hex] !== undefined,
    step: upgrade && rank > 1 ? 'skips' : 'first',
    stops: [
      upgrade ? 'upgrade' : 'first',
      stopsOf(old)
        .map(({ type }) => type)
        .join('+'),
    ].join(' '),
  };
}

/** The private company that keeps a hex closed while a player owns it. */
export function blockedBy<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  hex: string,
): string | null {
  for (const { id } of core.box.privates) {
    if (core.privateFigures(state, id).closesHex !== hex || !Object.hasOwn(state.privates, id)) continue;
    const { owner, closed } = privateOf(state, id);
    return !closed && isPlayer(state, owner) ? id : null;
  }
  return null;
}

/** What is printed on the hex, or on the tile that lies there, as the cost of building over it. */
export function terrainCost<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  hex: string,
  isPaid: (type: string) => boolean = () => true,
): number {
  const { terrain = [] } = faceAt(core.box.geography, state.board, hex);
  return terrain.reduce((sum, { type, cost }) => sum + (isPaid(type) ? cost : 0), 0);
}

/** What each new connection over a river costs. */
function riverCosts<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  lay: Lay,
): number[] {
  const { geography } = core.box;
  if (printedHex(geography.grid, lay.hex).borders === undefined) return [];
  return newConnections(geography, state.board, lay).flatMap((edge) => {
    const border = borderAt(geography.grid, lay.hex, edge);
    return border?.type === 'water' ? [border.cost ?? 0] : [];
  });
}

export const isFirstTile = <S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  hex: string,
): boolean => colourRank(faceAt(core.box.geography, state.board, hex).color) === 0;

/** What keeps the tile from lying there, whoever lays it. */
export function fitProblem<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  lay: Lay,
): Objection | null {
  const { geography } = core.box;
  const problem = layProblem(geography, state.board, lay, { colours: core.phase(state).tiles });
  if (problem === 'no-hex') return refuse('track.no-hex', { hex: lay.hex });
  if (problem === null) return null;
  return refuse(`track.${problem}` satisfies ClassicCode, factsOf(state, geography, lay));
}

/** Is there new track on the tile, or a stop whose value changes, that a train of the company could come to? */
export const servesCompany = <S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  { board }: S,
  company: string,
  lay: Lay,
): boolean =>
  tileServes(core.box.geography, board, lay, {
    graphOn: (on) => core.graph({ board: on }, company),
    isOwn: (station) => core.isOwnStation(station, company),
  });

export function trackPart<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  rules: TrackRules<S>,
): Track<S> {
  const { geography } = core.box;
  const nextTiles = tilesThatFollow(geography);
  const openSides = sidesForTrack(geography);

  const hasStation = (state: S, company: string, hex: string): boolean =>
    stationsIn(state.board, hex).some((station) => core.isOwnStation(station, company));

  /** Every city of a tile has track, so an own station in the hex is enough. */
  const touches = (state: S, company: string, lay: Lay): boolean =>
    hasStation(state, company, lay.hex) || touchesNetwork(geography, core.graph(state, company), lay);

  const isConnected = (state: S, company: string, lay: Lay): boolean =>
    rules.upgradesMustServe === true && trackOf(faceAt(geography, state.board, lay.hex)).length > 0
      ? servesCompany(core, state, company, lay)
      : touches(state, company, lay);

  return {
    plan(state, company, lay, limits = {}) {
      const privateCompany = blockedBy(core, state, lay.hex);
      if (privateCompany !== null) return refuse('track.blocked', { hex: lay.hex, privateCompany });
      const problem = fitProblem(core, state, lay);
      if (problem !== null) return problem;
      const isYellow = isFirstTile(core, state, lay.hex);
      const own = rules.problem?.(state, company, lay) ?? limits.problem?.(isYellow) ?? null;
      if (own !== null) return own;
      if (!(rules.isConnected ?? isConnected)(state, company, lay))
        return refuse('track.not-connected', { hex: lay.hex, company, upgrade: !isYellow });
      const rivers = riverCosts(core, state, lay);
      const cost = rules.cost(state, company, lay, rivers) + (limits.surcharge ?? 0);
      const cash = cashOf(state, company);
      return cost > cash
        ? refuse('track.cash', { company, cost, cash })
        : { cost, isYellow, crossings: rivers.length };
    },
    carryOut(state, company, lay, plan, emit) {
      if (rules.pay !== undefined) rules.pay(state, company, lay, plan, emit);
      else pay(state, company, BANK, plan.cost, 'track', emit);
      const old = faceAt(geography, state.board, lay.hex);
      const mapping = keepTrack(old, tileFace(geography, lay.tile, lay.rotation)) ?? [];
      putTile(state.board, lay.hex, { tile: lay.tile, rotation: lay.rotation });
      emit({ type: 'tile', company, ...lay, cost: plan.cost });
      const undecided = moveStations(state.board, lay.hex, mapping);
      if (undecided.length > 0) rules.undecided?.(state, company, lay.hex, undecided);
      rules.laid?.(state, company, lay, plan, emit);
    },
    *candidates(state, company, hexes) {
      const colours = core.phase(state).tiles;
      const graph = core.graph(state, company);
      for (const hex of hexes) {
        const face = faceAt(geography, state.board, hex);
        const rank = colourRank(face.color) + 1;
        if (!colours.some((colour) => colourRank(colour) === rank)) continue;
        const number = hexNumber(geography.grid, hex);
        const reached = edgeMask(EDGES.filter((edge) => reachesEdge(geography, graph, number, edge)));
        const isOwn = hasStation(state, company, hex);
        const closed = ~(openSides.get(hex) ?? 0);
        for (const { tile, rotation, exits } of nextTiles(hex, face)) {
          if ((exits & closed) !== 0 || !(isOwn || (exits & reached) !== 0)) continue;
          if (tilesLeft(geography, state.board, tile) !== 0) yield { fields: { hex, tile, rotation } };
        }
      }
    },
  };
}

/** What a turn allows. */
export interface LayAllowance<S, T> {
  /** Have all tiles of the turn been laid? */
  isOver(turn: T): boolean;
  /** What stands against one more in this turn, once it is known to fit the hex. */
  problem?(state: S, turn: T, lay: Lay, isYellow: boolean): Objection | null;
  /** What it costs besides its terrain. */
  surcharge?(turn: T): number;
  noted(turn: T, plan: LayPlan): void;
}

export function layMove<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  core: Core<S, C>,
  track: Track<S>,
  allowance: LayAllowance<S, T>,
): Move<S, T> {
  const { geography } = core.box;
  return defineMove<S, T, Lay>({
    type: 'lay',
    fields: layFields,
    judge(state, turn, lay) {
      if (allowance.isOver(turn)) return refuse('track.too-many');
      const plan = track.plan(state, turn.company, lay, {
        surcharge: allowance.surcharge?.(turn) ?? 0,
        problem: (isYellow) => allowance.problem?.(state, turn, lay, isYellow) ?? null,
      });
      if (isObjection(plan)) return plan;
      return allow((emit) => {
        allowance.noted(turn, plan);
        track.carryOut(state, turn.company, lay, plan, emit);
      });
    },
    candidates: (state, turn) =>
      track.candidates(state, turn.company, hexesInReach(geography, core.graph(state, turn.company))),
  });
}
