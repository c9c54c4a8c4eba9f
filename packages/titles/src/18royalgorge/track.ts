import {
  allow,
  BANK,
  byRule,
  cashOf,
  colourRank,
  defineMove,
  type Emit,
  exitsOf,
  type Face,
  faceAt,
  isObjection,
  KERNEL_RULES,
  keepTrack,
  type Lay,
  type LayProblem,
  layFields,
  layMessage,
  layProblem,
  moveStations,
  type Objection,
  pay,
  piecesInReachAfter,
  printedHex,
  putTile,
  stationsIn,
  stopsOf,
  tileFace,
  trackOf,
  usablePieces,
} from '@roundhouse/engine';
import { MINE_ICON } from './data/gold.ts';
import { CRESTONE, EDEN } from './data/numbers.ts';
import { TILES_PER_TURN } from './data/steel.ts';
import { gorgeProblem, isGorgeHex, isGorgeTile, layBrownGorge } from './gorge.ts';
import { layCandidates } from './lay-candidates.ts';
import { graphOf } from './network.ts';
import { GEOGRAPHY, ownerOf, phaseOf, type StateRG } from './state.ts';
import { steelFor, takeSteel } from './steel.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Laying and upgrading track. */

const slotsOf = (face: Face): number => stopsOf(face).reduce((sum, { slots }) => sum + (slots ?? 0), 0);

/** What keeps this tile from lying there, money aside. */
function tileProblem(state: StateRG, turn: TurnFrame, lay: Lay): Objection | null {
  const problem = layProblem(GEOGRAPHY, state.board, lay, { colours: phaseOf(state).tiles });
  if (problem !== null) return byRule(ruleOf(state, lay, problem), layMessage(problem, lay));
  const old = faceAt(GEOGRAPHY, state.board, lay.hex);
  const next = tileFace(GEOGRAPHY, lay.tile, lay.rotation);
  if (slotsOf(next) < slotsOf(old))
    return byRule('18RG-letter-3', `Tile ${lay.tile} has fewer places for stations than ${lay.hex} has now.`);
  if (!usesNewTrack(state, turn.company, lay))
    return byRule('18RG-track-10', `${turn.company} could not run a train over anything new on this tile.`);
  return null;
}

/** 18RG-track-10: new track, or a stop whose value changes, on a route of the company. */
function usesNewTrack(state: StateRG, company: string, lay: Lay): boolean {
  const old = faceAt(GEOGRAPHY, state.board, lay.hex);
  const next = tileFace(GEOGRAPHY, lay.tile, lay.rotation);
  const mapping = keepTrack(old, next) ?? [];
  const here = stationsIn(state.board, lay.hex).map(({ owner, at }) => ({
    owner,
    stop: mapping[at?.stop ?? 0],
  }));
  const own = here.flatMap(({ owner, stop }) => (owner === company && stop !== undefined ? [stop] : []));
  const passes = (stop: number) =>
    own.includes(stop) ||
    stopsOf(next)[stop]?.type !== 'city' ||
    here.filter((station) => station.stop === stop).length < (stopsOf(next)[stop]?.slots ?? 0);
  const usable = usablePieces(GEOGRAPHY, graphOf(state, company), lay, own, passes);
  const track = trackOf(next);
  const isUsed = (piece: TrackPiece) =>
    changesValue(old, next, mapping, piece) || (isNewPiece(old, piece) && !isBranch(old, piece));
  if (track.some((piece, index) => usable[index] === true && isUsed(piece))) return true;
  const doubtful = track.flatMap((piece, index) =>
    usable[index] === true && isNewPiece(old, piece) ? [index] : [],
  );
  if (doubtful.length === 0) return false;
  const after = piecesInReachAfter(GEOGRAPHY, state.board, lay, (board) => graphOf({ board }, company));
  return doubtful.some((index) => after[index] === true);
}

/** Does plain track part from an edge that has track already? Then a train may have to pass that edge twice, which none can (ruling 4.5). */
const isBranch = (old: Face, piece: TrackPiece): boolean =>
  piece.every((end) => typeof end === 'number') &&
  piece.some((end) => typeof end === 'number' && exitsOf(old).has(end));

type TrackPiece = ReturnType<typeof trackOf>[number];

const isNewPiece = (old: Face, [a, b]: TrackPiece): boolean =>
  !trackOf(old).some(([x, y]) => (x === a && y === b) || (x === b && y === a));

function changesValue(
  old: Face,
  next: Face,
  mapping: readonly (number | undefined)[],
  piece: TrackPiece,
): boolean {
  return piece.some((end) => {
    if (typeof end !== 'string' || !end.startsWith('s')) return false;
    const stop = Number(end.slice(1));
    return stopsOf(old)[mapping.indexOf(stop)]?.revenue !== stopsOf(next)[stop]?.revenue;
  });
}

/** 18RG-terrain-1 and -2, 18RG-Y-11: paid with the first tile; half for the company with the State Prison. */
export function terrainCost(state: StateRG, company: string, hex: string): number {
  if (colourRank(faceAt(GEOGRAPHY, state.board, hex).color) > 0) return 0;
  const full = (printedHex(GEOGRAPHY.grid, hex).terrain ?? []).reduce((sum, { cost }) => sum + cost, 0);
  const halved = ownerOf(state, 'Y5') === company && !(state.options.fullPriceInCrestone && hex === CRESTONE);
  return halved ? full / 2 : full;
}

interface LayPlan {
  readonly colour: string;
  readonly terrain: number;
  readonly steel: number;
}

export function planLay(state: StateRG, turn: TurnFrame, lay: Lay): LayPlan | Objection {
  if (turn.tiles >= TILES_PER_TURN)
    return byRule('18RG-track-1', `${TILES_PER_TURN} tiles have been laid in this turn.`);
  const problem =
    isGorgeHex(lay.hex) || isGorgeTile(lay.tile)
      ? gorgeProblem(state, turn.company, lay)
      : tileProblem(state, turn, lay);
  if (problem !== null) return problem;
  const plan = costOf(state, turn, lay);
  const { terrain, steel } = plan;
  const cash = cashOf(state, turn.company);
  if (terrain + steel > cash)
    return byRule(
      '18RG-cash-1',
      `Steel for $${steel} and terrain for $${terrain}; ${turn.company} has $${cash}.`,
    );
  return plan;
}

function costOf(state: StateRG, turn: TurnFrame, { hex, tile }: Lay): LayPlan {
  const colour = tileFace(GEOGRAPHY, tile, 0).color;
  const { price: steel } = steelFor(state, turn, colour);
  return { colour, terrain: terrainCost(state, turn.company, hex), steel };
}

function carryOutLay(state: StateRG, turn: TurnFrame, lay: Lay, plan: LayPlan, emit: Emit): void {
  takeSteel(state, turn, plan.colour, emit);
  pay(state, turn.company, BANK, plan.terrain, 'terrain', emit);
  turn.tiles++;
  const cost = plan.terrain + plan.steel;
  if (isGorgeHex(lay.hex)) {
    layBrownGorge(state, turn.company, cost, emit);
    return;
  }
  const old = faceAt(GEOGRAPHY, state.board, lay.hex);
  const mapping = keepTrack(old, tileFace(GEOGRAPHY, lay.tile, lay.rotation)) ?? [];
  putTile(state.board, lay.hex, { tile: lay.tile, rotation: lay.rotation });
  emit({ type: 'tile', company: turn.company, ...lay, cost });
  moveStations(state.board, lay.hex, mapping);
  if (colourRank(old.color) === 0) placeGold(state, lay.hex, emit);
}

/** 18RG-mine-1 */
function placeGold(state: StateRG, hex: string, emit: Emit): void {
  const printed = (printedHex(GEOGRAPHY.grid, hex).icons ?? []).filter((icon) => icon === MINE_ICON).length;
  const cubes = Math.min(state.gold.supply, printed + (state.options.goldInEden && hex === EDEN ? 1 : 0));
  if (cubes === 0) return;
  state.gold.supply -= cubes;
  state.gold.hexes[hex] = cubes;
  emit({ type: 'special', name: 'gold', facts: { hex, cubes } });
}

/** Which rule stands behind a tile that does not fit. */
function ruleOf(state: StateRG, lay: Lay, problem: LayProblem): string {
  switch (problem) {
    case 'no-hex':
      return KERNEL_RULES.unknown;
    case 'no-tile':
    case 'none-left':
      return '18RG-comp-4';
    case 'never-built':
      return faceAt(GEOGRAPHY, state.board, lay.hex).color === 'red' ? '18RG-centre-7' : '18RG-track-7';
    case 'phase':
      return '18RG-track-2';
    case 'colour-order':
      return '18RG-track-3';
    case 'label':
      return lay.hex === 'E3' ? '18RG-B-4' : '18RG-letter-1';
    case 'stops':
      return stopsRule(state, lay.hex);
    case 'track-lost':
      return '18RG-track-9';
    case 'runs-off':
      return '18RG-track-7';
  }
}

function stopsRule(state: StateRG, hex: string): string {
  if (printedHex(GEOGRAPHY.grid, hex).home !== undefined && state.board.tiles[hex]?.tile.startsWith('home-'))
    return '18RG-track-6';
  const stops = stopsOf(faceAt(GEOGRAPHY, state.board, hex));
  return stops.some(({ type }) => type === 'city') ? '18RG-centre-2' : '18RG-track-5';
}

export const layMove = defineMove<StateRG, TurnFrame, Lay>({
  type: 'lay',
  fields: layFields,
  judge(state, turn, lay) {
    const plan = planLay(state, turn, lay);
    if (isObjection(plan)) return plan;
    return allow((emit) => carryOutLay(state, turn, lay, plan, emit));
  },
  *candidates(state, turn) {
    if (turn.tiles >= TILES_PER_TURN) return;
    // Whether track is of use takes long to find out, what it costs does not.
    const cash = cashOf(state, turn.company);
    for (const candidate of layCandidates(state, turn.company)) {
      const { terrain, steel } = costOf(state, turn, candidate.fields);
      if (terrain + steel <= cash) yield candidate;
    }
  },
});
