import { type Grid, neighbourOf } from '@roundhouse/engine/play';
import { memo } from 'react';
import type { MapView } from '../contract.ts';
import { add, edgeEnds, hexCentre, type Point, round } from '../draw/geometry.ts';
import type { TrackMap } from '../run/track-map.ts';

/** What the parts of one large tile have in common: `long-A` of `long-A-west`. */
const stemOf = (tile: string | undefined): string | null => {
  const cut = tile?.lastIndexOf('-') ?? -1;
  return tile === undefined || cut <= 0 ? null : tile.slice(0, cut);
};

/** Both halves of a side, but not its middle, where track may cross. */
function lineBesideTrack(from: Point, to: Point): string {
  const at = (part: number) =>
    `${round(from.x + (to.x - from.x) * part)} ${round(from.y + (to.y - from.y) * part)}`;
  return `M${at(0.03)}L${at(0.41)}M${at(0.59)}L${at(0.97)}`;
}

/** Parts of one tile that covers several hexes have no line between them. */
export const JoinedSides = memo(function JoinedSides(props: {
  readonly grid: Grid;
  readonly tiles: MapView['tiles'];
  readonly track: TrackMap;
}) {
  const { grid, tiles, track } = props;
  return (
    <g className="open-sides">
      {Object.keys(tiles).flatMap((hex) => {
        const stem = stemOf(tiles[hex]?.tile);
        if (stem === null) return [];
        return [0, 1, 2].flatMap((edge) => {
          const other = neighbourOf(grid, hex, edge);
          if (other === null || stemOf(tiles[other]?.tile) !== stem) return [];
          const centre = hexCentre(hex, grid.data);
          const [a, b] = edgeEnds(edge, grid.data.orientation);
          const from = add(centre, a);
          const to = add(centre, b);
          return [
            <path
              key={`${hex}/${edge}`}
              className="open-side joined-side"
              style={{ stroke: `var(--tile-${track.faceOf(hex).color})` }}
              d={lineBesideTrack(from, to)}
            />,
          ];
        });
      })}
    </g>
  );
});
