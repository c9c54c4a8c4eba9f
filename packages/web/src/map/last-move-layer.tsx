import type { GameEvent, Grid } from '@roundhouse/engine';
import { hexCentre, hexPoints, round } from '../draw/geometry.ts';
import { useTable } from '../game/table-context.ts';
import './last-move-layer.css';

function hexOf(event: GameEvent): string | null {
  if (event.type === 'tile' || event.type === 'tile-removed') return event.hex;
  return event.type === 'station' || event.type === 'station-removed' ? event.spot.hex : null;
}

/** A line around what the last action changed. */
export function LastMoveLayer({ grid }: { readonly grid: Grid }) {
  const { session, snapshot } = useTable();
  const events = session.table.events[snapshot.shown - 1] ?? [];
  const hexes = new Set(events.map(hexOf).filter((hex) => hex !== null && grid.index.has(hex)));
  return (
    <g className="last-move">
      {[...hexes].map((hex) => {
        const at = hexCentre(hex ?? '', grid.data);
        return (
          <polygon
            key={hex}
            points={hexPoints(grid.data.orientation, 94)}
            transform={`translate(${round(at.x)} ${round(at.y)})`}
          />
        );
      })}
    </g>
  );
}
