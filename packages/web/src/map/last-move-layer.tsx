import type { Grid } from '@roundhouse/engine/play';
import { edgeEnds, hexCentre, type Orientation, type Point, round } from '../draw/geometry.ts';
import type { LastMove } from './last-move.ts';
import './last-move-layer.css';

/** How far brackets reach along the sides, and how far inside the hex they lie. */
const REACH = 0.2;
const INSET = 0.86;

/** Brackets in the six corners: neither a ring that could be taken for a choice, nor in the way of names. */
function brackets(orientation: Orientation): string {
  return [0, 1, 2, 3, 4, 5]
    .map((edge) => {
      const [before, corner] = edgeEnds(edge, orientation);
      const after = edgeEnds((edge + 1) % 6, orientation).find(
        (end) => Math.hypot(end.x - corner.x, end.y - corner.y) > 1,
      );
      if (after === undefined) return '';
      const at = (from: Point, to: Point, part: number) =>
        `${round((from.x + (to.x - from.x) * part) * INSET)} ${round((from.y + (to.y - from.y) * part) * INSET)}`;
      return `M${at(corner, before, REACH)}L${at(corner, corner, 0)}L${at(corner, after, REACH)}`;
    })
    .join('');
}

/** Around what the last action changed. */
export function LastMoveLayer({ grid, last }: { readonly grid: Grid; readonly last: LastMove }) {
  const path = brackets(grid.data.orientation);
  return (
    <g className="last-move">
      {[...last.hexes]
        .filter((hex) => grid.index.has(hex))
        .map((hex) => {
          const at = hexCentre(hex, grid.data);
          return (
            <g key={hex} transform={`translate(${round(at.x)} ${round(at.y)})`}>
              <path d={path} className="last-move-case" />
              <path d={path} className="last-move-line" />
            </g>
          );
        })}
    </g>
  );
}
