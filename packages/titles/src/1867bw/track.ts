import { layMove as layMoveOf, type Track, type TrackRules, trackPart } from '@roundhouse/classic';
import {
  BANK,
  type End,
  type Face,
  faceAt,
  type Lay,
  pay,
  piecesInReachAfter,
  printedHex,
  refuse,
  stationsIn,
  stopsOf,
  tileFace,
  touchesNetwork,
  trackOf,
  usablePieces,
} from '@roundhouse/engine';
import { GEOGRAPHY } from './data/geography.ts';
import { HALF_COST, SURVEY_FEE } from './data/privates.ts';
import { addCubes, isDeposit } from './deposits.ts';
import { type CompanyBW, core, owns, type StateBW, type TurnFrame } from './state.ts';

/** Section 8.2.A: laying and upgrading track. */

type Piece = readonly [End, End];
const samePiece = ([a, b]: Piece, [c, d]: Piece): boolean => (a === c && b === d) || (a === d && b === c);
const isIn = (face: Face, piece: Piece): boolean => trackOf(face).some((old) => samePiece(old, piece));

/** 1867BW-8.2.A-12: every new piece of track is reached along track, and not by a train that turns back. */
function allNewTrackConnected(state: StateBW, company: string, lay: Lay): boolean {
  const { hex, tile, rotation } = lay;
  const graph = core.graph(state, company);
  return graph.serves(`${hex} ${tile} ${rotation}`, () => {
    const old = faceAt(GEOGRAPHY, state.board, hex);
    const pieces = trackOf(tileFace(GEOGRAPHY, tile, rotation));
    const reachesAll = (reached: readonly boolean[]) =>
      pieces.every((piece, number) => reached[number] === true || isIn(old, piece));
    // Where no track lies yet, all that comes to the hex comes from outside.
    if (trackOf(old).length === 0) return reachesAll(usablePieces(GEOGRAPHY, graph, lay, []));
    return reachesAll(
      piecesInReachAfter(GEOGRAPHY, state.board, lay, (board) => core.graph({ board }, company)),
    );
  });
}

/** 1867BW-8.2.A-13, -20 and -21: in a city or deposit one piece is enough, and an own station is a piece of the network. */
const isConnected: TrackRules<StateBW>['isConnected'] = (state, company, lay) => {
  const hasStop = stopsOf(tileFace(GEOGRAPHY, lay.tile, lay.rotation)).length > 0;
  if (!hasStop) return allNewTrackConnected(state, company, lay);
  return (
    stationsIn(state.board, lay.hex).some((station) => core.isOwnStation(station, company)) ||
    touchesNetwork(GEOGRAPHY, core.graph(state, company), lay)
  );
};

/** 1867BW-8.2.A-16: at the first tile and at every upgrade; 1867BW-14.5-1: half of it with P5. */
export function terrainCost(state: StateBW, company: string, hex: string): number {
  const cost = (printedHex(GEOGRAPHY.grid, hex).terrain ?? []).reduce(
    (sum, terrain) => sum + terrain.cost,
    0,
  );
  return HALF_COST.includes(hex) && owns(state, company, 'P5') ? cost / 2 : cost;
}

export const track: Track<StateBW> = trackPart(core, {
  isConnected,
  cost: (state, company, { hex }) => terrainCost(state, company, hex),
  laid(state, company, { hex }, _plan, emit) {
    if (!isDeposit(hex)) return;
    // 1867BW-8.2.A-11
    const count = addCubes(state, hex, 1);
    if (count > 0) emit({ type: 'special', name: 'produce', facts: { hex, count } });
    // 1867BW-14.8-1
    if (owns(state, company, 'P8')) pay(state, BANK, company, SURVEY_FEE, 'survey', emit);
  },
});

/** 1867BW-8.2.A-1, 1867BW-14.7-1: one or two yellow tiles, or an upgrade, and with P7 a yellow tile after it. */
export const hasLaid = (state: StateBW, { company, upgraded, yellows }: TurnFrame): boolean =>
  yellows >= 2 || (upgraded && (yellows > 0 || !owns(state, company, 'P7')));

export const layMove = layMoveOf<StateBW, CompanyBW, TurnFrame>(core, track, {
  isOver: ({ yellows, upgraded }) => yellows >= 2 || (upgraded && yellows > 0),
  problem(state, turn, _lay, isYellow) {
    if (hasLaid(state, turn)) return refuse('track.too-many');
    return !isYellow && (turn.yellows > 0 || turn.upgraded) ? refuse('track.too-many') : null;
  },
  noted(turn, { isYellow }) {
    if (isYellow) turn.yellows++;
    else turn.upgraded = true;
  },
});
