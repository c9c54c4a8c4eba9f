import {
  colourRank,
  exitsOf,
  type Face,
  faceAt,
  hexesInReach,
  type Lay,
  neighbourOf,
  oppositeEdge,
  printedHex,
  stopsOf,
  tileFace,
  tilesLeft,
} from '@roundhouse/engine';
import { isGorgeHex, isGorgeTile, reachableGorgeTiles } from './gorge.ts';
import { graphOf } from './network.ts';
import { GEOGRAPHY, phaseOf, type StateRG } from './state.ts';

/** Lays that might be legal, found quickly; the rule itself judges them. */

const EDGES = [0, 1, 2, 3, 4, 5] as const;

const maskOf = (edges: Iterable<number>): number => [...edges].reduce((mask, edge) => mask | (1 << edge), 0);

/** Sides of a hex over which track may run: they never change. */
const OPEN_SIDES: ReadonlyMap<string, number> = new Map(
  GEOGRAPHY.grid.ids.map((hex) => [hex, maskOf(EDGES.filter((edge) => isOpen(hex, edge)))]),
);

function isOpen(hex: string, edge: number): boolean {
  const other = neighbourOf(GEOGRAPHY.grid, hex, edge);
  if (other === null) return false;
  const face = printedHex(GEOGRAPHY.grid, other);
  if (face.color === 'blocked') return false;
  return face.color !== 'red' || exitsOf(face).has(oppositeEdge(edge));
}

/** Tiles that can follow a face differ in nothing but their track. */
const kindOf = (face: Face, rank: number): string =>
  `${rank} ${face.label ?? ''} ${stopsOf(face)
    .map(({ type }) => type)
    .join()}`;

interface Turned {
  readonly tile: string;
  readonly rotation: number;
  readonly exits: number;
}

const TURNED: ReadonlyMap<string, readonly Turned[]> = turnedTiles();

function turnedTiles(): Map<string, Turned[]> {
  const kinds = new Map<string, Turned[]>();
  for (const tile of Object.keys(GEOGRAPHY.manifest)) {
    if (isGorgeTile(tile)) continue;
    const face = tileFace(GEOGRAPHY, tile, 0);
    const kind = kindOf(face, colourRank(face.color));
    const list = kinds.get(kind) ?? [];
    for (const rotation of EDGES)
      list.push({ tile, rotation, exits: maskOf(exitsOf(tileFace(GEOGRAPHY, tile, rotation))) });
    kinds.set(kind, list);
  }
  return kinds;
}

export function* layCandidates(state: StateRG, company: string): Iterable<{ fields: Lay }> {
  const colours: readonly string[] = phaseOf(state).tiles;
  for (const hex of hexesInReach(GEOGRAPHY, graphOf(state, company))) {
    if (isGorgeHex(hex)) continue;
    const face = faceAt(GEOGRAPHY, state.board, hex);
    const rank = colourRank(face.color);
    if (rank < 0 || rank >= colours.length) continue;
    const open = OPEN_SIDES.get(hex) ?? 0;
    const kept = maskOf(exitsOf(face));
    for (const { tile, rotation, exits } of TURNED.get(kindOf(face, rank + 1)) ?? []) {
      if ((exits & ~open) !== 0 || (kept & ~exits) !== 0) continue;
      if (tilesLeft(GEOGRAPHY, state.board, tile) === 0) continue;
      yield { fields: { hex, tile, rotation } };
    }
  }
  for (const lay of reachableGorgeTiles(state, company)) yield { fields: lay };
}
