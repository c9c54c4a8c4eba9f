import { type Grid, stopsOf } from '@roundhouse/engine/play';
import type { MapView } from '../contract.ts';
import { facePlan } from '../draw/face-plan.ts';
import { hexCentre, round } from '../draw/geometry.ts';
import { useTable } from '../game/table-context.ts';
import { readRoutes } from '../run/draft.ts';
import { clickStop, takenBy } from '../run/edit-route.ts';
import type { TrackMap } from '../run/track-map.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { RouteLines } from './route-lines.tsx';
import './route-layer.css';

/** The routes that are proposed or drawn; in the past, those that were run. */
export function RouteLayer(props: { readonly grid: Grid; readonly track: TrackMap; readonly map: MapView }) {
  const { grid, track, map } = props;
  const { session, snapshot } = useTable();
  const { draft, setDraft, reports } = useTableUi();
  const last = session.table.actions[snapshot.shown - 1];
  const ran = session.table.events[snapshot.shown - 1]?.find((event) => event.type === 'run')?.routes;
  const written = draft?.routes ?? (last === undefined ? null : readRoutes(last)) ?? [];
  const sums = draft === null ? (ran ?? []) : reports;
  const routes = written.map(({ train, path }) => ({
    path,
    report: sums.find((route) => route.train === train),
    faded: draft !== null && draft.routes.length > 1 && draft.train !== train,
  }));
  const click = (stop: string) => {
    if (draft === null) return;
    const others = draft.routes.filter(({ train }) => train !== draft.train).map(({ path }) => path);
    setDraft({
      train: draft.train,
      routes: draft.routes.map((route) =>
        route.train === draft.train
          ? { ...route, path: clickStop(track, route.path, stop, takenBy(track, others)) }
          : route,
      ),
    });
  };
  return (
    <g className="routes">
      <RouteLines grid={grid} track={track} map={map} routes={routes} />
      {draft !== null && <StopButtons grid={grid} track={track} onClick={click} />}
    </g>
  );
}

/** Every stop with track can be clicked while a route is drawn. */
function StopButtons(props: { readonly grid: Grid; readonly track: TrackMap; onClick(stop: string): void }) {
  const { grid, track, onClick } = props;
  return grid.ids.flatMap((hex) => {
    const face = track.faceOf(hex);
    const plan = facePlan(face, grid.data.orientation);
    const centre = hexCentre(hex, grid.data);
    return stopsOf(face).flatMap((stop, index) => {
      const place = plan.stops[index];
      if (place === undefined || place.exits.length === 0) return [];
      const name = grid.data.hexes[hex]?.name ?? hex;
      const written = `${hex}.${index}`;
      return [
        // biome-ignore lint/a11y/useSemanticElements: a stop of an SVG map cannot be a button element
        <circle
          key={written}
          role="button"
          tabIndex={0}
          aria-label={`${name} (${hex}), ${stop.type}`}
          data-stop={written}
          cx={round(centre.x + place.at.x)}
          cy={round(centre.y + place.at.y)}
          r={stop.type === 'city' || stop.type === 'offboard' ? 36 : 26}
          className="route-stop"
          onClick={() => onClick(written)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              onClick(written);
            }
          }}
        />,
      ];
    });
  });
}
