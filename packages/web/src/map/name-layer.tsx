import { type Grid, printedHex } from '@roundhouse/engine/play';
import { memo } from 'react';
import type { MapView } from '../contract.ts';
import { FaceName } from '../draw/face-view.tsx';
import { hexCentre, round } from '../draw/geometry.ts';
import type { TrackMap } from '../run/track-map.ts';
import { decorOf } from './decor.ts';

/** The names of places, above track and routes, each with a halo in the colour of its tile. */
export const NameLayer = memo(function NameLayer(props: {
  readonly grid: Grid;
  readonly track: TrackMap;
  readonly tiles: MapView['tiles'];
}) {
  const { grid, track, tiles } = props;
  return (
    <g className="names">
      {grid.ids.map((id) => {
        const hex = printedHex(grid, id);
        if (hex.name === undefined) return null;
        const at = hexCentre(id, grid.data);
        const face = track.faceOf(id);
        return (
          <g key={id} transform={`translate(${round(at.x)} ${round(at.y)})`} className={`hex-${face.color}`}>
            <FaceName
              face={face}
              orientation={grid.data.orientation}
              hex={decorOf(hex, tiles[id] !== undefined)}
            />
          </g>
        );
      })}
    </g>
  );
});
