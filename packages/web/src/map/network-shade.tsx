import type { Grid } from '@roundhouse/engine/play';
import type { MapView } from '../contract.ts';
import { hexCentre, hexPoints, round } from '../draw/geometry.ts';

/** Every hex that a company does not reach steps back. */
export function NetworkShade(props: {
  readonly grid: Grid;
  readonly map: MapView;
  readonly company: string;
}) {
  const { grid, map, company } = props;
  const reached = new Set([
    ...map.network.map(({ hex }) => hex),
    ...map.stations.filter(({ owner }) => owner === company).map(({ at }) => at.hex),
  ]);
  return (
    <g className="network-shade">
      {grid.ids
        .filter((id) => !reached.has(id))
        .map((id) => {
          const at = hexCentre(id, grid.data);
          return (
            <polygon
              key={id}
              points={hexPoints(grid.data.orientation)}
              transform={`translate(${round(at.x)} ${round(at.y)})`}
            />
          );
        })}
    </g>
  );
}
