import { exitsOf, type Face } from '@roundhouse/engine/play';
import { APOTHEM, edgeAngle, type Orientation, round } from './geometry.ts';
import './offboard-view.css';

/** Track that leads off the board: an arrow in from each edge. */
export function OffboardView({
  face,
  orientation,
}: {
  readonly face: Face;
  readonly orientation: Orientation;
}) {
  return (
    <g className="offboard">
      {[...exitsOf(face)].map((edge) => {
        const degrees = round((edgeAngle(edge, orientation) * 180) / Math.PI);
        return (
          <path
            key={edge}
            d={`M${round(APOTHEM)} -7V7L${round(APOTHEM - 30)} 5.5V12L${round(APOTHEM - 48)} 0L${round(APOTHEM - 30)} -12V-5.5Z`}
            transform={`rotate(${degrees})`}
          />
        );
      })}
    </g>
  );
}
