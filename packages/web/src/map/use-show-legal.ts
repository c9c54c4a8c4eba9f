import type { Grid } from '@roundhouse/engine/play';
import { useEffect } from 'react';
import { hexCentre, RADIUS } from '../draw/geometry.ts';
import type { Snapshot } from '../game/session.ts';
import { readRoutes, runChoice } from '../run/draft.ts';
import { readStep } from '../run/track-map.ts';
import { isOnMap } from './picking.ts';
import type { PanZoom } from './use-pan-zoom.ts';

/** On a small screen, brings the hexes and routes into sight that the decision is about. */
export function useShowLegal(
  camera: PanZoom,
  grid: Grid,
  snapshot: Snapshot,
  phone: boolean,
  /** The hex that a guide speaks of. */
  wanted: string | null,
): void {
  const { shown } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    if (!phone) return;
    const legal = snapshot.choices.filter((choice) => choice.outsidePlay !== true && isOnMap(choice));
    const onMap = wanted !== null ? [wanted] : legal.map(({ action }) => String(action.hex));
    const run = runChoice(snapshot.choices)?.action;
    const onRoutes = (run === undefined ? null : readRoutes(run))?.flatMap(({ path }) => path) ?? [];
    const places = [...onMap, ...onRoutes.map((step) => readStep(step).hex)]
      .filter((hex) => grid.index.has(hex))
      .map((hex) => hexCentre(hex, grid.data));
    if (places.length === 0) return;
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    const x = Math.min(...xs) - RADIUS;
    const y = Math.min(...ys) - RADIUS;
    const part = { x, y, width: Math.max(...xs) + RADIUS - x, height: Math.max(...ys) + RADIUS - y };
    if (wanted === null) camera.show(part);
    else camera.close({ x: x - RADIUS, y: y - RADIUS, width: 4 * RADIUS, height: 4 * RADIUS });
  }, [shown, phone, wanted]);
}
