import { type Geography, printedHex, tileFace } from '@roundhouse/engine/play';
import { useMemo } from 'react';
import type { MapView } from '../contract.ts';
import { FaceView } from '../draw/face-view.tsx';
import { hexCentre, hexPoints, round } from '../draw/geometry.ts';
import { useTable } from '../game/table-context.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { useForecast } from '../worker/use-forecast.ts';
import { decorOf } from './decor.ts';
import { layCosts } from './lay-costs.ts';
import { occupantKeys, readOccupants } from './occupants.ts';
import { clickHex, laysAt, pickTile, tileOptions } from './picking.ts';
import { TileRing } from './tile-ring.tsx';
import './pick-layer.css';

/** The hex that is picked: the tile that is tried on it, and the other tiles around it. */
export function PickLayer(props: {
  readonly geography: Geography;
  readonly map: MapView;
  readonly phase: readonly string[];
}) {
  const { geography, map, phase } = props;
  const { snapshot, session, info } = useTable();
  const { picking, setPicking } = useTableUi();
  const { choices } = snapshot;
  const hex = picking?.hex ?? '';
  const lays = useMemo(() => laysAt(choices, hex), [choices, hex]);
  const forecasts = useForecast(session, lays);
  const options = useMemo(() => tileOptions(lays), [lays]);
  const { grid } = geography;
  if (picking === null || !grid.index.has(hex)) return null;
  const at = hexCentre(hex, grid.data);
  const { orientation } = grid.data;
  const tried = picking.tile === null ? null : tileFace(geography, picking.tile, picking.rotation);
  const occupants = readOccupants(occupantKeys(map).get(hex) ?? '', info.companies);
  return (
    <g>
      {options.length > 0 && (
        <TileRing
          geography={geography}
          orientation={orientation}
          centre={at}
          options={options}
          chosen={picking.tile}
          costs={layCosts(lays, forecasts, picking)}
          left={map.tilesLeft}
          phase={phase}
          onChoose={(option) => setPicking(pickTile(hex, option))}
        />
      )}
      {tried !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <g
          transform={`translate(${round(at.x)} ${round(at.y)})`}
          className={`hex hex-${tried.color} pick-tried`}
          data-hex={hex}
          onClick={() => setPicking(clickHex(picking, hex, choices))}
        >
          <polygon points={hexPoints(orientation)} className="hex-ground" />
          <FaceView
            face={tried}
            orientation={orientation}
            hex={decorOf(printedHex(grid, hex), true)}
            occupants={occupants}
            phase={phase}
          />
          <polygon points={hexPoints(orientation, 96)} className="pick-line" />
        </g>
      )}
    </g>
  );
}
