import type { Grid, MapPlan } from '@roundhouse/engine/play';
import { hexCentre, hexPoints, round } from '../draw/geometry.ts';
import type { Plan } from './plan.ts';

/** What of the map is only planned: a dashed line around it. */
export function PlanMarks(props: { readonly grid: Grid; readonly plan: Plan; readonly misfits: MapPlan }) {
  const { grid, plan, misfits } = props;
  const hexes = new Set([
    ...Object.keys(plan.tiles),
    ...plan.without.tiles,
    ...[...plan.stations, ...plan.without.stations].map(({ at }) => at.hex),
  ]);
  const bad = new Set([...Object.keys(misfits.tiles), ...misfits.stations.map(({ at }) => at.hex)]);
  return (
    <g className="plan-marks">
      {[...hexes].map((hex) => {
        if (!grid.index.has(hex)) return null;
        const at = hexCentre(hex, grid.data);
        return (
          <g
            key={hex}
            transform={`translate(${round(at.x)} ${round(at.y)})`}
            className={bad.has(hex) ? 'plan-mark plan-mark-bad' : 'plan-mark'}
            data-planned={hex}
          >
            <polygon className="plan-mark-case" points={hexPoints(grid.data.orientation, 92)} />
            <polygon className="plan-mark-line" points={hexPoints(grid.data.orientation, 92)} />
          </g>
        );
      })}
    </g>
  );
}
