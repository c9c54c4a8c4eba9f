import { type Grid, stopsOf } from '@roundhouse/engine/play';
import type { MapView } from '../contract.ts';
import { CityView } from '../draw/city-view.tsx';
import { facePlan } from '../draw/face-plan.ts';
import { hexCentre, round } from '../draw/geometry.ts';
import { useTable } from '../game/table-context.ts';
import { readStep, type TrackMap } from '../run/track-map.ts';
import { occupantKeys, readOccupants } from './occupants.ts';

/** The cities of routes once more, so that the lines end at them and do not cover the stations. */
export function RouteStops(props: {
  readonly grid: Grid;
  readonly track: TrackMap;
  readonly map: MapView;
  readonly stops: readonly string[];
}) {
  const { grid, track, map, stops } = props;
  const { info } = useTable();
  if (stops.length === 0) return null;
  const keys = occupantKeys(map);
  return [...new Set(stops)].map((written) => {
    const { hex, stop } = readStep(written);
    if (!grid.index.has(hex)) return null;
    const face = track.faceOf(hex);
    const city = stopsOf(face)[stop ?? 0];
    const place = facePlan(face, grid.data.orientation).stops[stop ?? 0];
    if (city?.type !== 'city' || place === undefined) return null;
    const at = hexCentre(hex, grid.data);
    const occupants = readOccupants(keys.get(hex) ?? '', info.companies)[stop ?? 0] ?? [];
    return (
      <g key={written} transform={`translate(${round(at.x)} ${round(at.y)})`}>
        <CityView
          place={place}
          slots={city.slots ?? 1}
          alone={stopsOf(face).length === 1}
          occupants={occupants}
        />
      </g>
    );
  });
}
