import type { Geography } from '@roundhouse/engine/play';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MapView } from '../contract.ts';
import { hexCentre, mapBox } from '../draw/geometry.ts';
import { phaseColours } from '../game/phase-colours.ts';
import { useTable } from '../game/table-context.ts';
import { trackMap } from '../run/track-map.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { Borders, OpenSides } from './borders.tsx';
import { HexLayer } from './hex-layer.tsx';
import { HoverNote } from './hover-note.tsx';
import { JoinedSides } from './joined-sides.tsx';
import { lastMove } from './last-move.ts';
import { LastMoveLayer } from './last-move-layer.tsx';
import { LegalLayer } from './legal-layer.tsx';
import { MapControls } from './map-controls.tsx';
import type { MapSight } from './map-sight.ts';
import { MapSurface } from './map-surface.tsx';
import { NameLayer } from './name-layer.tsx';
import { NetworkShade } from './network-shade.tsx';
import { PickLayer } from './pick-layer.tsx';
import { clickHex, laysAt, tileOptions } from './picking.ts';
import { RouteLayer } from './route-layer.tsx';
import { ringPlaces } from './tile-ring.tsx';
import { TokenLayer } from './token-layer.tsx';
import { TrackOverlay } from './track-overlay.tsx';
import { usePanZoom } from './use-pan-zoom.ts';
import { useShowLegal } from './use-show-legal.ts';
import './map-board.css';

/** The map of the game, and everything that is done on it. */
export function MapBoard(props: {
  readonly geography: Geography;
  readonly map: MapView;
  readonly sight: MapSight;
}) {
  const { geography, map: present, sight } = props;
  const { session, snapshot, view, info, names } = useTable();
  const { picking, setPicking, phone, wanted, setPlanning } = useTableUi();
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [shown, setShown] = useState(snapshot.shown);
  const [network, setNetwork] = useState(false);
  const { layers } = sight;
  const map = useMemo(() => (layers.empty ? withoutTiles(present) : present), [layers.empty, present]);
  const { grid } = geography;
  const box = useMemo(() => mapBox(grid.data), [grid]);
  const track = useMemo(() => trackMap(geography, map.tiles), [geography, map.tiles]);
  const phase = phaseColours(info, view.phase);
  const camera = usePanZoom(svg, layer, box, phone, sight.camera);
  const wantedHex = typeof wanted?.hex === 'string' ? wanted.hex : null;
  useShowLegal(camera, grid, snapshot, phone, wantedHex);
  // After a move nobody has asked about the hex yet: what was tapped last is not what is meant now.
  if (shown !== snapshot.shown) {
    setShown(snapshot.shown);
    setHovered(null);
  }
  const { choices } = snapshot;
  const events = session.table.events[snapshot.shown - 1];
  const last = useMemo(() => lastMove(events ?? []), [events]);

  const pick = (hex: string) => {
    const next = clickHex(picking, hex, choices);
    setPicking(next);
    if (next === null) return;
    const options = tileOptions(laysAt(choices, hex));
    if (options.length === 0) return;
    const { reach } = ringPlaces(options.length);
    const at = hexCentre(hex, grid.data);
    const part = { x: at.x - reach, y: at.y - reach, width: reach * 2, height: reach * 2 + 20 };
    // On a small screen tiles and prices are read only from near.
    if (phone) camera.close(part);
    else camera.show(part);
  };

  useHover(svg, setHovered, snapshot.shown);

  return (
    <section className={`map${layers.coordinates ? ' map-coordinates' : ''}`} aria-label="Map">
      <MapSurface svg={svg} layer={layer} camera={camera} label="Map of the game">
        <HexLayer
          geography={geography}
          map={map}
          track={track}
          phase={phase}
          companies={info.companies}
          // Nothing moves while the past is looked through.
          fresh={snapshot.live ? last : null}
        />
        <OpenSides grid={grid} />
        <JoinedSides grid={grid} tiles={map.tiles} track={track} />
        <Borders grid={grid} />
        <TokenLayer grid={grid} track={track} map={map} kinds={info.terms.tokens} names={names} />
        {network && view.operating !== null && (
          <>
            <NetworkShade grid={grid} map={map} company={view.operating} />
            <TrackOverlay grid={grid} track={track} pieces={map.network} className="overlay-network" />
          </>
        )}
        <LastMoveLayer grid={grid} last={last} />
        <LegalLayer
          grid={grid}
          choices={choices}
          picked={picking?.hex ?? null}
          wanted={wantedHex}
          onPick={pick}
        />
        <RouteLayer grid={grid} track={track} map={map} />
        {layers.names && <NameLayer grid={grid} track={track} tiles={map.tiles} />}
        {picking !== null && <PickLayer geography={geography} map={map} phase={phase} />}
      </MapSurface>
      <MapControls
        camera={camera}
        network={view.operating === null ? null : network}
        onNetwork={() => setNetwork((on) => !on)}
        layers={layers}
        onLayers={sight.setLayers}
        planning={false}
        onPlan={() => setPlanning(true)}
      />
      <HoverNote geography={geography} map={map} track={track} hex={hovered} />
    </section>
  );
}

/** The map as it is printed. */
const withoutTiles = (map: MapView): MapView => ({
  ...map,
  tiles: {},
  stations: [],
  reservations: [],
  tokens: [],
  network: [],
});

/** Which hex the pointer rests on. */
function useHover(
  svg: React.RefObject<SVGSVGElement | null>,
  setHovered: (hex: string | null) => void,
  shown: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move ends what was asked before it
  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: string | null = null;
    const over = (event: PointerEvent | MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest('[data-hex]') : null;
      const hex = target?.getAttribute('data-hex') ?? null;
      if (hex === current) return;
      current = hex;
      clearTimeout(timer);
      timer = setTimeout(() => setHovered(hex), hex === null ? 400 : 250);
    };
    const leave = () => {
      current = null;
      clearTimeout(timer);
      timer = setTimeout(() => setHovered(null), 1500);
    };
    element.addEventListener('pointerdown', over);
    element.addEventListener('pointermove', over);
    element.addEventListener('click', over);
    element.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', over);
      element.removeEventListener('pointermove', over);
      element.removeEventListener('click', over);
      element.removeEventListener('pointerleave', leave);
    };
  }, [svg, setHovered, shown]);
}
