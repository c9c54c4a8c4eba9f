import type { Grid } from '@roundhouse/engine';
import { useMemo } from 'react';
import type { MapView } from '../contract.ts';
import type { TrackMap } from '../run/track-map.ts';
import { reachOf } from './network.ts';
import { TrackOverlay } from './track-overlay.tsx';

export function NetworkLayer(props: {
  readonly grid: Grid;
  readonly track: TrackMap;
  readonly map: MapView;
  readonly company: string;
}) {
  const { grid, track, map, company } = props;
  const pieces = useMemo(() => reachOf(track, map, company), [track, map, company]);
  return <TrackOverlay grid={grid} track={track} pieces={pieces} className="overlay-network" />;
}
