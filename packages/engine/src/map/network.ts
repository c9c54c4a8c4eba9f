import { type Network, type PointEnd, reachesOneOf, reachesWithout } from '@roundhouse/router';
import { type Board, type Geography, tileFace } from './board.ts';
import type { CompanyGraph, TrackPiece } from './company-graph.ts';
import { endBits, exitsOf, stopBit } from './face.ts';
import { boardWith, layoutOf } from './facts.ts';
import { sideOf } from './graph.ts';
import { hexNumber } from './grid.ts';
import type { Lay } from './lay.ts';

/** What a company reaches from its stations. */
export const networkOf = (graph: CompanyGraph): Network => graph.network;

/** Has the company a route with two stops, those of `ignore` not counted? */
export const hasAnyRoute = (graph: CompanyGraph, ignore: readonly number[] = []): boolean =>
  graph.hasAnyRoute(ignore);

/** Can the company come to this edge of the hex from the hex beyond it? */
export function reachesEdge(geography: Geography, graph: CompanyGraph, hex: number, edge: number): boolean {
  const point = geography.grid.sides[hex * 6 + edge] ?? -1;
  const beyond = 1 - sideOf(geography, hex, edge);
  return point >= 0 && (((networkOf(graph).points[point] ?? 0) >> beyond) & 1) === 1;
}

/** Does track of a tile meet track in the company's reach over an edge once it lies there? */
export function touchesNetwork(geography: Geography, graph: CompanyGraph, lay: Lay): boolean {
  const hex = hexNumber(geography.grid, lay.hex);
  const edges = [...exitsOf(tileFace(geography, lay.tile, lay.rotation))];
  if (graph.hasNetwork) return edges.some((edge) => reachesEdge(geography, graph, hex, edge));
  return reachesOneOf(
    graph,
    edges.map((edge) => beyond(geography, hex, edge)),
  );
}

/** The far end of an edge, where track of the next hex comes to it. */
const beyond = (geography: Geography, hex: number, edge: number): PointEnd => ({
  point: geography.grid.sides[hex * 6 + edge] ?? -1,
  side: 1 - sideOf(geography, hex, edge),
});

/** Can the company come to one of these edges of a hex over track of others alone? May miss some ways. */
export function comesFromOutside(
  geography: Geography,
  graph: CompanyGraph,
  id: string,
  edges: readonly number[],
): boolean {
  const hex = hexNumber(geography.grid, id);
  return reachesWithout(
    graph,
    edges.map((edge) => beyond(geography, hex, edge)),
    hex,
  );
}

/**
 * Which pieces of a tile the company could use once it lies there: reached over an edge, or from a stop that is a
 * station or lies on other usable track. `stations` are the stops of the new face that hold an own station.
 */
export function usablePieces(
  geography: Geography,
  graph: CompanyGraph,
  lay: Lay,
  stations: readonly number[],
  passes: (stop: number) => boolean = () => true,
): boolean[] {
  const track = endBits(tileFace(geography, lay.tile, lay.rotation));
  const hex = hexNumber(geography.grid, lay.hex);
  let reached = 0;
  for (let edge = 0; edge < 6; edge++) if (reachesEdge(geography, graph, hex, edge)) reached |= 1 << edge;
  for (const stop of stations) reached |= stopBit(stop);
  const usable = track.map(() => false);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, { ends, junction, stops }] of track.entries()) {
      if (usable[i] || (reached & ends) === 0) continue;
      usable[i] = true;
      changed = true;
      reached |= junction;
      for (const stop of stops) if (passes(stop)) reached |= stopBit(stop);
    }
  }
  return usable;
}

/** Hexes where the company might lay track: those it reaches, those behind an edge it reaches, those of its stations. */
export const hexesInReach = (geography: Geography, graph: CompanyGraph): readonly string[] =>
  graph.hexesInReach(() => findHexesInReach(geography, graph));

function findHexesInReach(geography: Geography, graph: CompanyGraph): string[] {
  const network = networkOf(graph);
  const hexes = new Set<number>();
  for (const [number, piece] of graph.pieces.entries()) {
    if (network.pieces[number] === 0) continue;
    hexes.add(piece.hex);
    for (let edge = 0; edge < 6; edge++) {
      const beyond = geography.grid.neighbours[piece.hex * 6 + edge] ?? -1;
      if (beyond >= 0 && reachesEdge(geography, graph, beyond, (edge + 3) % 6)) hexes.add(beyond);
    }
  }
  for (const stop of graph.stops) if (stop.station) hexes.add(stop.hex);
  return [...hexes].sort((a, b) => a - b).map((hex) => geography.grid.ids[hex] ?? '');
}

/**
 * Which pieces of a tile the company could use once it lies there, worked out on the board as it would then be. Slower than
 * `usablePieces`, but it tells a branch that only a hairpin would reach.
 */
export function piecesInReachAfter(
  geography: Geography,
  board: Board,
  lay: Lay,
  graphOn: (board: Board) => CompanyGraph,
): boolean[] {
  const { hex, tile, rotation } = lay;
  const graph = graphOn(boardWith(board, hex, { tile, rotation }));
  const network = networkOf(graph);
  const number = hexNumber(geography.grid, hex);
  return graph.pieces.flatMap((piece, index) => (piece.hex === number ? [network.pieces[index] === 1] : []));
}

/** The track that a company reaches from its stations. */
export const reachedTrack = (
  geography: Geography,
  board: Board,
  graph: CompanyGraph,
): readonly TrackPiece[] => graph.reachedTrack(() => findReachedTrack(geography, board, graph));

function findReachedTrack(geography: Geography, board: Board, graph: CompanyGraph): TrackPiece[] {
  const { trackNumbers } = layoutOf(geography, board);
  const { pieces } = networkOf(graph);
  return graph.pieces.flatMap(({ hex }, number) =>
    pieces[number] === 1 ? [{ hex: geography.grid.ids[hex] ?? '', piece: trackNumbers[number] ?? 0 }] : [],
  );
}
