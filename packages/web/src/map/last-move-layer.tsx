import type { Grid } from '@roundhouse/engine';
import { hexCentre, hexPoints, round } from '../draw/geometry.ts';
import type { LastMove } from './last-move.ts';
import './last-move-layer.css';

/** A line around what the last action changed. */
export function LastMoveLayer({ grid, last }: { readonly grid: Grid; readonly last: LastMove }) {
  return (
    <g className="last-move">
      {[...last.hexes]
        .filter((hex) => grid.index.has(hex))
        .map((hex) => {
          const at = hexCentre(hex, grid.data);
          return (
            <polygon
              key={hex}
              points={hexPoints(grid.data.orientation, 94)}
              transform={`translate(${round(at.x)} ${round(at.y)})`}
            />
          );
        })}
    </g>
  );
}
