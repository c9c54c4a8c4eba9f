import type { Geography, Trial } from '@roundhouse/engine/play';
import { useEffect, useMemo, useRef } from 'react';
import { hexCentre, mapBox } from '../draw/geometry.ts';
import { phaseColours } from '../game/phase-colours.ts';
import { useTable } from '../game/table-context.ts';
import { Borders, OpenSides } from '../map/borders.tsx';
import { HexButtons } from '../map/hex-buttons.tsx';
import { HexLayer } from '../map/hex-layer.tsx';
import { JoinedSides } from '../map/joined-sides.tsx';
import { MapControls } from '../map/map-controls.tsx';
import type { MapSight } from '../map/map-sight.ts';
import { MapSurface } from '../map/map-surface.tsx';
import { NameLayer } from '../map/name-layer.tsx';
import { RouteLines } from '../map/route-lines.tsx';
import { TokenLayer } from '../map/token-layer.tsx';
import { usePanZoom } from '../map/use-pan-zoom.ts';
import { trackMap } from '../run/track-map.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { withTile } from './plan.ts';
import { PlanMarks } from './plan-marks.tsx';
import { usePlanner } from './planner.ts';
import { usePlannedRoutes } from './use-planned-routes.ts';
import './plan-board.css';

/** A copy of the map, on which tiles and stations are tried. */
export function PlanBoard(props: { readonly geography: Geography; readonly sight: MapSight }) {
  const { trial } = usePlanner();
  return trial === null ? null : <TrialBoard {...props} trial={trial} />;
}

function TrialBoard(props: {
  readonly geography: Geography;
  readonly sight: MapSight;
  readonly trial: Trial;
}) {
  const { geography, sight, trial } = props;
  const { info, view, names } = useTable();
  const { phone, setPlanning } = useTableUi();
  const { planner, plan, picked } = usePlanner();
  const { planned } = usePlannedRoutes(trial);
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const { grid } = geography;
  const box = useMemo(() => mapBox(grid.data), [grid]);
  const camera = usePanZoom(svg, layer, box, phone, sight.camera);
  const { layers } = sight;
  const { map } = trial;
  const track = useMemo(() => trackMap(geography, map.tiles), [geography, map.tiles]);
  const phase = phaseColours(info, plan.phase ?? view.phase);
  const open = useMemo(
    () =>
      grid.ids.filter(
        (hex) =>
          view.map?.tiles[hex] !== undefined ||
          trial.tilesFor(hex).length > 0 ||
          track.faceOf(hex).stops?.some(({ slots = 0 }) => slots > 0),
      ),
    [grid, trial, track, view.map],
  );
  const turn = (by: 1 | -1) => {
    const laid = picked === null ? undefined : plan.tiles[picked];
    if (picked === null || laid === undefined) return;
    const ways = trial.tilesFor(picked).find(({ tile }) => tile === laid.tile)?.rotations ?? [];
    const next = ways[(ways.indexOf(laid.rotation) + by + ways.length) % ways.length];
    if (next !== undefined) planner.change(withTile(plan, picked, { tile: laid.tile, rotation: next }));
  };
  const pick = (hex: string) => {
    if (hex === picked) {
      // Once more turns the tile that is tried there, or lets go.
      if (plan.tiles[hex] === undefined) planner.pick(null);
      else turn(1);
      return;
    }
    planner.pick(hex);
    const at = hexCentre(hex, grid.data);
    const part = { x: at.x - 220, y: at.y - 220, width: 440, height: 440 };
    if (phone) camera.close(part);
    else camera.show(part);
  };
  useTurnKeys(turn, () => planner.pick(null));
  return (
    <section
      className={`map map-plan${layers.coordinates ? ' map-coordinates' : ''}`}
      aria-label="Map, planning"
    >
      <MapSurface svg={svg} layer={layer} camera={camera} label="Copy of the map, for planning">
        <HexLayer
          geography={geography}
          map={map}
          track={track}
          phase={phase}
          companies={info.companies}
          fresh={null}
        />
        <OpenSides grid={grid} />
        <JoinedSides grid={grid} tiles={map.tiles} track={track} />
        <Borders grid={grid} />
        <TokenLayer grid={grid} track={track} map={map} kinds={info.terms.tokens} names={names} />
        <PlanMarks grid={grid} plan={plan} misfits={trial.misfits} />
        <RouteLines
          grid={grid}
          track={track}
          map={map}
          routes={(planned?.routes ?? []).map((report) => ({ path: report.path, report }))}
        />
        <HexButtons
          grid={grid}
          hexes={open}
          picked={picked}
          look="plan"
          label={() => 'try a tile or a station here'}
          onPick={pick}
        />
        {layers.names && <NameLayer grid={grid} track={track} tiles={map.tiles} />}
      </MapSurface>
      <p className="plan-flag">Planning: a copy of the map</p>
      <MapControls
        camera={camera}
        network={null}
        onNetwork={() => undefined}
        layers={layers}
        onLayers={sight.setLayers}
        planning
        onPlan={() => setPlanning(false)}
      />
    </section>
  );
}

/** R turns the tile that is tried, Escape lets go of the hex. */
function useTurnKeys(turn: (by: 1 | -1) => void, letGo: () => void): void {
  const latest = useRef({ turn, letGo });
  latest.current = { turn, letGo };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      if (event.key === 'r' || event.key === 'R') latest.current.turn(event.shiftKey ? -1 : 1);
      else if (event.key === 'Escape') latest.current.letGo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
