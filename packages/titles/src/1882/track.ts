import {
  allow,
  BANK,
  borderAt,
  byRule,
  cashOf,
  colourRank,
  defineMove,
  type Emit,
  exitsOf,
  faceAt,
  hexesInReach,
  hexNumber,
  isObjection,
  isPlayer,
  KERNEL_RULES,
  keepTrack,
  type Lay,
  type LayProblem,
  layFields,
  layMessage,
  layProblem,
  moveStations,
  newConnections,
  type Objection,
  pay,
  printedHex,
  privateOf,
  pushFrame,
  putTile,
  reachesEdge,
  stationsIn,
  stopsOf,
  tileFace,
  tilesLeft,
  touchesNetwork,
  trackOf,
  usualStops,
} from '@roundhouse/engine';
import { NEUTRAL, NWR_TILE_INCOME, PRIVATES, SECOND_TILE_COST, TRESTLE_INCOME } from './data.ts';
import { graphOf } from './network.ts';
import type { SeatFrame } from './seats.ts';
import { companyIn, GEOGRAPHY, phaseOf, type State1882 } from './state.ts';
import { hasLaid, type TurnFrame } from './turn-frame.ts';

/** Section 11.3: laying and upgrading track. */

/** What a legal lay costs and does. */
export interface LayPlan {
  readonly cost: number;
  readonly crossings: number;
  readonly isYellow: boolean;
}

const TOO_MANY_TILES: Objection = byRule('1882-11.3-1', 'A turn allows two yellow tiles or one upgrade.');

export const isNwr = (hex: string): boolean =>
  printedHex(GEOGRAPHY.grid, hex).icons?.includes('NWR') ?? false;

/** 1882-7.1-2: the private company that keeps a hex closed. */
function blockedBy(state: State1882, hex: string): string | null {
  const paper = PRIVATES.find(({ blocks }) => blocks === hex);
  if (paper === undefined) return null;
  const { owner, closed } = privateOf(state, paper.id);
  return !closed && isPlayer(state, owner) ? paper.id : null;
}

/**
 * `yellows` have been laid in the turn; null for P3's extra tile, outside
 * the limits of the turn and the rule of the home hex (1882-7.1.3-7).
 */
export function planLay(
  state: State1882,
  company: string,
  lay: Lay,
  yellows: number | null,
): LayPlan | Objection {
  const problem = layProblem(GEOGRAPHY, state.board, lay, { colours: phaseOf(state).tiles });
  const private_ = blockedBy(state, lay.hex);
  if (private_ !== null)
    return byRule('1882-11.3.1-6', `${lay.hex} is closed while a player owns ${private_}.`);
  if (problem !== null) return byRule(ruleOf(state, lay, problem), layMessage(problem, lay));

  const old = faceAt(GEOGRAPHY, state.board, lay.hex);
  const isYellow = colourRank(old.color) === 0;
  if (yellows !== null) {
    if (!isYellow && yellows > 0) return TOO_MANY_TILES;
    const { home } = companyIn(state, company);
    if (home !== null && home !== lay.hex && trackOf(faceAt(GEOGRAPHY, state.board, home)).length === 0) {
      return byRule('1882-11.3.1-3', `${company} must lay track in its home ${home} first.`);
    }
  }
  if (!isConnected(state, company, lay)) {
    const rule = isYellow ? '1882-11.3.1-4' : '1882-11.3.2-7';
    return byRule(rule, `${company} cannot trace track from a station to this tile.`);
  }
  const rivers = newConnections(GEOGRAPHY, state.board, lay).flatMap((edge) => {
    const border = borderAt(GEOGRAPHY.grid, lay.hex, edge);
    return border?.type === 'water' ? [border.cost ?? 0] : [];
  });
  const terrain = isYellow ? (printedHex(GEOGRAPHY.grid, lay.hex).terrain ?? []).map(({ cost }) => cost) : [];
  const second = yellows === 1 ? SECOND_TILE_COST : 0;
  const cost = [...rivers, ...terrain].reduce((sum, one) => sum + one, second);
  if (cost > cashOf(state, company)) {
    return byRule('1882-11.3.3-4', `This costs $${cost}; ${company} has $${cashOf(state, company)}.`);
  }
  return { cost, crossings: rivers.length, isYellow };
}

function hasStation(state: State1882, company: string, hex: string): boolean {
  const owner = company === 'CN' ? NEUTRAL : company;
  return stationsIn(state.board, hex).some((station) => station.owner === owner);
}

/**
 * 1882-11.3.1-4, 1882-11.3.2-7 to -9: some track of the tile, old or new, is on a route of the company. Every city of a tile
 * has track, so an own marker in the hex is enough.
 */
const isConnected = (state: State1882, company: string, lay: Lay): boolean =>
  hasStation(state, company, lay.hex) || touchesNetwork(GEOGRAPHY, graphOf(state, company), lay);

export function carryOutLay(state: State1882, company: string, lay: Lay, plan: LayPlan, emit: Emit): void {
  pay(state, company, BANK, plan.cost, 'track', emit);
  const old = faceAt(GEOGRAPHY, state.board, lay.hex);
  const mapping = keepTrack(old, tileFace(GEOGRAPHY, lay.tile, lay.rotation)) ?? [];
  putTile(state.board, lay.hex, { tile: lay.tile, rotation: lay.rotation });
  emit({ type: 'tile', company, ...lay, cost: plan.cost });
  const undecided = moveStations(state.board, lay.hex, mapping);
  if (undecided.length > 0)
    pushFrame<SeatFrame>(state, {
      kind: 'seats',
      company,
      hex: lay.hex,
      waiting: undecided.map(({ owner }) => owner),
    });
  if (plan.isYellow && isNwr(lay.hex)) pay(state, BANK, company, NWR_TILE_INCOME, 'nwr', emit);
  const trestle = privateOf(state, 'P4');
  if (!trestle.closed) pay(state, BANK, trestle.owner, plan.crossings * TRESTLE_INCOME, 'trestle', emit);
}

/** Which rule stands behind a tile that does not fit. */
function ruleOf(state: State1882, lay: Lay, problem: LayProblem): string {
  const isUpgrade = problem !== 'no-hex' && faceAt(GEOGRAPHY, state.board, lay.hex).color !== 'plain';
  switch (problem) {
    case 'no-hex':
      return KERNEL_RULES.unknown;
    case 'no-tile':
    case 'none-left':
      return '1882-2-2';
    case 'never-built':
      return '1882-5-1';
    case 'phase':
      return state.phase === '2' ? '1882-8-6' : '1882-11.3.2-1';
    case 'colour-order':
      return isUpgrade && colourRank(tileFace(GEOGRAPHY, lay.tile, 0).color) > 1
        ? '1882-17-1'
        : '1882-11.3.1-2';
    case 'label':
      return isUpgrade && state.board.tiles[lay.hex] !== undefined ? '1882-11.3.2-3' : '1882-11.3.1-9';
    case 'stops':
      return isUpgrade ? upgradeStopsRule(state, lay) : yellowStopsRule(lay);
    case 'track-lost':
      return '1882-11.3.2-5';
    case 'runs-off':
      return isUpgrade ? '1882-11.3.2-6' : '1882-11.3.1-5';
  }
}

const upgradeStopsRule = (state: State1882, lay: Lay): string =>
  stopsOf(faceAt(GEOGRAPHY, state.board, lay.hex)).some(({ type }) => type === 'town')
    ? '1882-11.3.2-4'
    : '1882-11.3.2-3';

function yellowStopsRule(lay: Lay): string {
  const stops = stopsOf(printedHex(GEOGRAPHY.grid, lay.hex));
  if (stops.some(({ type }) => type === 'city')) return '1882-11.3.1-8';
  if (stops.length === 1) return '1882-11.3.1-10';
  return stops.length === 2 ? '1882-11.3.1-11' : '1882-11.3.1-12';
}

const tilesOf = (colour: string): string[] =>
  Object.keys(GEOGRAPHY.manifest).filter((tile) => tileFace(GEOGRAPHY, tile, 0).color === colour);
const EDGES = [0, 1, 2, 3, 4, 5] as const;
const BY_RANK = ['plain', 'yellow', 'green', 'brown'].map(tilesOf);

/** Tiles that could come next on a hex, every way round that keeps its track and meets track of the company. */
export function* layCandidates(
  state: State1882,
  company: string,
  hexes: Iterable<string>,
): Iterable<{ fields: Lay }> {
  const colours = phaseOf(state).tiles;
  const graph = graphOf(state, company);
  for (const hex of hexes) {
    const face = faceAt(GEOGRAPHY, state.board, hex);
    const rank = colourRank(face.color) + 1;
    if (!colours.some((colour) => colourRank(colour) === rank)) continue;
    const number = hexNumber(GEOGRAPHY.grid, hex);
    const reached = EDGES.filter((edge) => reachesEdge(GEOGRAPHY, graph, number, edge));
    const isOwn = hasStation(state, company, hex);
    for (const tile of BY_RANK[rank] ?? []) {
      const upright = tileFace(GEOGRAPHY, tile, 0);
      if ((upright.label ?? '') !== (face.label ?? '') || !usualStops(face, upright)) continue;
      if (tilesLeft(GEOGRAPHY, state.board, tile) === 0) continue;
      for (const rotation of EDGES) {
        const next = tileFace(GEOGRAPHY, tile, rotation);
        const meets = isOwn || reached.some((edge) => exitsOf(next).has(edge));
        if (meets && keepTrack(face, next) !== null) yield { fields: { hex, tile, rotation } };
      }
    }
  }
}

export const layMove = defineMove<State1882, TurnFrame, Lay>({
  type: 'lay',
  fields: layFields,
  judge(state, turn, lay) {
    const plan = hasLaid(turn) ? TOO_MANY_TILES : planLay(state, turn.company, lay, turn.yellows);
    if (isObjection(plan)) return plan;
    return allow((emit) => {
      if (plan.isYellow) turn.yellows++;
      else turn.upgraded = true;
      carryOutLay(state, turn.company, lay, plan, emit);
    });
  },
  candidates: (state, turn) =>
    layCandidates(state, turn.company, hexesInReach(GEOGRAPHY, graphOf(state, turn.company))),
});
