import type { Grid } from '@roundhouse/engine/play';
import { svgPath } from '../draw/curve.ts';
import { facePlan } from '../draw/face-plan.ts';
import { hexCentre, round } from '../draw/geometry.ts';
import type { DrawnPiece, TrackMap } from '../run/track-map.ts';
import './track-overlay.css';

/** Track drawn once more on top, in a colour: a route or a network. */
export function TrackOverlay(props: {
  readonly grid: Grid;
  readonly track: TrackMap;
  readonly pieces: readonly DrawnPiece[];
  readonly className: string;
  readonly colour?: string;
}) {
  const { grid, track, pieces, className, colour } = props;
  const { data } = grid;
  return (
    <g className={`overlay ${className}`} fill="none" stroke={colour}>
      {pieces.map(({ hex, piece }) => {
        const printed = data.hexes[hex];
        const curve = printed && facePlan(track.faceOf(hex), data.orientation).track[piece];
        if (curve === undefined) return null;
        const at = hexCentre(hex, data);
        return (
          <path
            key={`${hex}/${piece}`}
            d={svgPath(curve)}
            transform={`translate(${round(at.x)} ${round(at.y)})`}
          />
        );
      })}
    </g>
  );
}
