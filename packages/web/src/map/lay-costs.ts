import type { Forecast } from '../worker/messages.ts';
import type { LayAction, Picking } from './picking.ts';

/** What laying a tile costs, read from what it would bring about. */
export function layCost(forecast: Forecast | undefined, hex: string): number | undefined {
  const laid = forecast?.events?.find((event) => event.type === 'tile' && event.hex === hex);
  return laid?.type === 'tile' ? laid.cost : undefined;
}

/** What is paid for whatever is done on a hex: a tile or a station. */
export function spotCost(forecast: Forecast | undefined, hex: string): number | undefined {
  const placed = forecast?.events?.find((event) => event.type === 'station' && event.spot.hex === hex);
  return placed?.type === 'station' ? placed.cost : layCost(forecast, hex);
}

/** The cost by tile: of the way it is tried, else of the cheapest. */
export function layCosts(
  lays: readonly LayAction[],
  forecasts: readonly Forecast[] | null,
  picking: Picking,
): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  lays.forEach((lay, index) => {
    const cost = layCost(forecasts?.[index], lay.hex);
    if (cost === undefined) return;
    const tried = picking.tile === lay.tile;
    if (tried && picking.rotation !== lay.rotation) return;
    const known = costs.get(lay.tile);
    if (known === undefined || cost < known) costs.set(lay.tile, cost);
  });
  return costs;
}
