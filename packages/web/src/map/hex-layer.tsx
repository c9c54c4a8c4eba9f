import { type Geography, printedHex } from '@roundhouse/engine/play';
import { memo, useMemo } from 'react';
import type { MapView, TitleInfo } from '../contract.ts';
import { hexCentre } from '../draw/geometry.ts';
import type { TrackMap } from '../run/track-map.ts';
import { decorOf } from './decor.ts';
import { HexView } from './hex-view.tsx';
import type { LastMove } from './last-move.ts';
import { occupantKeys } from './occupants.ts';

/** All hexes of the map. */
export const HexLayer = memo(function HexLayer(props: {
  readonly geography: Geography;
  readonly map: MapView;
  readonly track: TrackMap;
  readonly phase: readonly string[];
  readonly companies: TitleInfo['companies'];
  /** What has just been laid, to be seen as it comes. */
  readonly fresh: LastMove | null;
}) {
  const { geography, map, track, phase, companies, fresh } = props;
  const { grid } = geography;
  const centres = useMemo(() => new Map(grid.ids.map((id) => [id, hexCentre(id, grid.data)])), [grid]);
  const occupants = occupantKeys(map, fresh?.stations);
  return (
    <g>
      {grid.ids.map((id) => {
        const hex = printedHex(grid, id);
        const built = map.tiles[id] !== undefined;
        return (
          <HexView
            key={id}
            id={id}
            at={centres.get(id) ?? { x: 0, y: 0 }}
            face={track.faceOf(id)}
            decor={decorOf(hex, built)}
            orientation={grid.data.orientation}
            occupants={occupants.get(id) ?? ''}
            phase={phase}
            companies={companies}
            fresh={fresh?.tiles.has(id) ?? false}
          />
        );
      })}
    </g>
  );
});
