import { oppositeEdge, stopsOf, trackOf } from '@roundhouse/engine';
import type { MapView } from '../contract.ts';
import type { DrawnPiece, TrackMap } from '../run/track-map.ts';

/**
 * The track that a company's trains could come to, for the eye only: from its stations over all joined track, not
 * through cities that are full of others.
 */
export function reachOf(track: TrackMap, map: MapView, company: string): DrawnPiece[] {
  const found = new Map<string, DrawnPiece>();
  const seen = new Set<string>();
  const todo: { hex: string; end: number | string }[] = map.stations
    .filter(({ owner }) => owner === company)
    .map(({ at }) => ({ hex: at.hex, end: `s${at.stop}` }));
  const mayPass = (hex: string, stop: number): boolean => {
    const face = stopsOf(track.faceOf(hex))[stop];
    if (face === undefined || face.type === 'offboard') return false;
    if (face.type !== 'city') return true;
    const here = map.stations.filter(({ at }) => at.hex === hex && at.stop === stop);
    return here.some(({ owner }) => owner === company) || here.length < (face.slots ?? 1);
  };
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { hex, end } = next;
    if (seen.has(`${hex}/${end}`)) continue;
    seen.add(`${hex}/${end}`);
    for (const [piece, [a, b]] of trackOf(track.faceOf(hex)).entries()) {
      const to = a === end ? b : b === end ? a : null;
      if (to === null) continue;
      found.set(`${hex}/${piece}`, { hex, piece });
      if (typeof to === 'number') {
        const other = track.neighbour(hex, to);
        if (other !== null) todo.push({ hex: other, end: oppositeEdge(to) });
      } else if (to.startsWith('j') || mayPass(hex, Number(to.slice(1)))) {
        todo.push({ hex, end: to });
      }
    }
  }
  return [...found.values()];
}
