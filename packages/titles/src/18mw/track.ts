import { colourRank, type Face, type Lay } from '@roundhouse/engine';
import { OWN_TILES } from './data/tiles.ts';

/** 18MW-track-11: three cities take their own tiles, and only those, from brown on. */
export function labelsFit(_: Face, next: Face, { hex }: Lay): boolean {
  const own = OWN_TILES[hex];
  const wanted = own !== undefined && colourRank(next.color) >= colourRank(own.from) ? own.label : undefined;
  return next.label === wanted;
}
