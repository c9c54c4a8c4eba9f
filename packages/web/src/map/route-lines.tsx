import type { Grid, RunRoute } from '@roundhouse/engine/play';
import type { MapView } from '../contract.ts';
import { facePlan } from '../draw/face-plan.ts';
import { hexCentre, type Point, round } from '../draw/geometry.ts';
import { useTable } from '../game/table-context.ts';
import { routeColour } from '../run/draft.ts';
import { stopsOfPath } from '../run/edit-route.ts';
import { bonusName, deliveryWords } from '../run/run-lines.ts';
import { pathPieces, readStep, type TrackMap } from '../run/track-map.ts';
import { RouteStops } from './route-stops.tsx';
import { TrackOverlay } from './track-overlay.tsx';
import './route-lines.css';

/** A route on the map, with what it earns once that is known. */
export interface DrawnRoute {
  readonly path: readonly string[];
  readonly report: Pick<RunRoute, 'values' | 'bonuses' | 'deliveries'> | undefined;
  readonly faded?: boolean;
}

/** Routes in their colours, with the value of every stop. */
export function RouteLines(props: {
  readonly grid: Grid;
  readonly track: TrackMap;
  readonly map: MapView;
  readonly routes: readonly DrawnRoute[];
}) {
  const { grid, track, map, routes } = props;
  return (
    <>
      {routes.map(({ path, faded }, index) => {
        const pieces = pathPieces(track, path);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a route is known by its train, and trains keep their places
          <g key={index}>
            <TrackOverlay grid={grid} track={track} pieces={pieces} className="overlay-route-case" />
            <TrackOverlay
              grid={grid}
              track={track}
              pieces={pieces}
              className={faded === true ? 'overlay-route overlay-faded' : 'overlay-route'}
              colour={routeColour(index)}
            />
          </g>
        );
      })}
      <RouteStops
        grid={grid}
        track={track}
        map={map}
        stops={routes.flatMap(({ path }) => stopsOfPath(path))}
      />
      <StopValues grid={grid} track={track} routes={routes} />
      <Bonuses grid={grid} track={track} routes={routes} />
    </>
  );
}

/** What each stop counts, in the colour of its route; where several trains stop, side by side. */
function StopValues(props: {
  readonly grid: Grid;
  readonly track: TrackMap;
  readonly routes: readonly DrawnRoute[];
}) {
  const { grid, track, routes } = props;
  const byStop = new Map<string, { readonly value: number; readonly colour: string }[]>();
  for (const [index, { path, report }] of routes.entries())
    for (const [place, stop] of stopsOfPath(path).entries()) {
      const value = report?.values[place];
      if (value === undefined) continue;
      byStop.set(stop, [...(byStop.get(stop) ?? []), { value, colour: routeColour(index) }]);
    }
  return [...byStop].map(([written, list]) => {
    const { x, y } = stopPlace(grid, track, written);
    return (
      <g key={written} transform={`translate(${round(x)} ${round(y + 33)})`} className="route-values">
        {list.map(({ value, colour }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: trains keep their places
          <g key={index} transform={`translate(${(index - (list.length - 1) / 2) * 44} 0)`}>
            <rect x={-20} y={-12} width={40} height={25} rx={12} stroke={colour} />
            <text dy={6.5}>{value}</text>
          </g>
        ))}
      </g>
    );
  });
}

function stopPlace(grid: Grid, track: TrackMap, written: string): Point {
  const { hex, stop } = readStep(written);
  const place = facePlan(track.faceOf(hex), grid.data.orientation).stops[stop ?? 0];
  const centre = hexCentre(hex, grid.data);
  return { x: centre.x + (place?.at.x ?? 0), y: centre.y + (place?.at.y ?? 0) };
}

/** What a route earns beyond its stops, a line each, where it ends. */
function Bonuses(props: {
  readonly grid: Grid;
  readonly track: TrackMap;
  readonly routes: readonly DrawnRoute[];
}) {
  const { grid, track, routes } = props;
  const { info, names } = useTable();
  return routes.map(({ path, report }, index) => {
    const last = stopsOfPath(path).at(-1);
    if (last === undefined || report === undefined) return null;
    const lines = [
      ...report.bonuses.map(({ id, amount }) => `+${amount} ${bonusName(id, info, names)}`),
      ...(report.deliveries ?? []).map(
        (delivery) => `+${delivery.amount} ${deliveryWords(delivery, info.geography)}`,
      ),
    ];
    if (lines.length === 0) return null;
    const { x, y } = stopPlace(grid, track, last);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: trains keep their places
      <g key={index} className="route-values" transform={`translate(${round(x)} ${round(y + 62)})`}>
        {lines.map((text, line) => {
          const width = text.length * 8.6 + 20;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a train may earn the same twice
            <g key={line} transform={`translate(0 ${line * 29})`}>
              <rect x={-width / 2} y={-12} width={width} height={25} rx={12} stroke={routeColour(index)} />
              <text dy={6.5} className="route-bonus">
                {text}
              </text>
            </g>
          );
        })}
      </g>
    );
  });
}
