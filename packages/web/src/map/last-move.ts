import type { GameEvent } from '@roundhouse/engine/play';

/** What an action changed on the map. */
export interface LastMove {
  /** Every hex that it touched. */
  readonly hexes: ReadonlySet<string>;
  /** Hexes with a new tile. */
  readonly tiles: ReadonlySet<string>;
  /** New stations, as `stationKey` writes them. */
  readonly stations: ReadonlySet<string>;
}

export const stationKey = (hex: string, stop: number, owner: string): string => `${hex}/${stop}/${owner}`;

export function lastMove(events: readonly GameEvent[]): LastMove {
  const hexes = new Set<string>();
  const tiles = new Set<string>();
  const stations = new Set<string>();
  for (const event of events) {
    if (event.type === 'tile' || event.type === 'tile-removed') hexes.add(event.hex);
    if (event.type === 'tile') tiles.add(event.hex);
    if (event.type === 'station' || event.type === 'station-removed') hexes.add(event.spot.hex);
    if (event.type === 'station') stations.add(stationKey(event.spot.hex, event.spot.stop, event.company));
  }
  return { hexes, tiles, stations };
}
