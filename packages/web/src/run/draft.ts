import type { Action, Choice } from '@roundhouse/engine/play';
import { stopsOfPath } from './edit-route.ts';
import { readStep } from './track-map.ts';

export interface DraftRoute {
  readonly train: string;
  readonly path: readonly string[];
}

/** A cube that a train is to bring from one hex of its route to another. */
export interface DraftDelivery {
  readonly train: string;
  readonly from: string;
  readonly to: string;
}

/** A choice to run trains over written routes. */
export function runChoice(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ action }) => readRoutes(action) !== null);
}

function readRoute(json: unknown): DraftRoute | null {
  if (typeof json !== 'object' || json === null || !('train' in json) || !('path' in json)) return null;
  if (typeof json.train !== 'string' || !Array.isArray(json.path)) return null;
  const steps: readonly unknown[] = json.path;
  return { train: json.train, path: steps.filter((step) => typeof step === 'string') };
}

/** The routes of an action, if it has any to read. */
export function readRoutes(action: Action): DraftRoute[] | null {
  if (!Array.isArray(action.routes)) return null;
  const written: readonly unknown[] = action.routes;
  const read = written.flatMap((route) => readRoute(route) ?? []);
  return read.length === written.length ? read : null;
}

/** The same run with other routes; trains without a route of two stops stay at home. */
export const withRoutes = (action: Action, routes: readonly DraftRoute[]): Action => ({
  ...action,
  routes: routes.filter(({ path }) => path.length > 1).map(({ train, path }) => ({ train, path })),
});

/** The same run with deliveries chosen by hand. */
export const withDeliveries = (action: Action, deliveries: readonly DraftDelivery[]): Action => ({
  ...action,
  deliveries: deliveries.map(({ train, from, to }) => ({ train, from, to })),
});

/** What a train could bring to one stop of its route: from nowhere, or from one of these hexes. */
export interface Supply {
  readonly to: string;
  readonly from: string | null;
  readonly sources: readonly string[];
}

/** Every stop of a route that gets a cube or could get one; `isLegal` knows the rules. */
export function suppliesOf(
  { train, path }: DraftRoute,
  deliveries: readonly DraftDelivery[],
  deposits: readonly string[],
  isLegal: (deliveries: readonly DraftDelivery[]) => boolean,
): Supply[] {
  const hexes = stopsOfPath(path).map((stop) => readStep(stop).hex);
  return hexes.flatMap((to) => {
    const others = deliveries.filter((one) => one.train !== train || one.to !== to);
    const from = deliveries.find((one) => one.train === train && one.to === to)?.from ?? null;
    const sources = hexes.filter(
      (hex) => deposits.includes(hex) && isLegal([...others, { train, from: hex, to }]),
    );
    return from === null && sources.length === 0 ? [] : [{ to, from, sources }];
  });
}

/** The deliveries after a stop has been given another source, or none. */
export const supplied = (
  deliveries: readonly DraftDelivery[],
  train: string,
  to: string,
  from: string | null,
): DraftDelivery[] => [
  ...deliveries.filter((one) => one.train !== train || one.to !== to),
  ...(from === null ? [] : [{ train, from, to }]),
];

/** Colours of routes that are told apart by people who see colours differently, too. */
export const ROUTE_COLOURS = ['#e0218a', '#0a84d6', '#ff8c1a', '#7a3cc2', '#00a88f', '#c9a400'];
export const routeColour = (index: number): string =>
  ROUTE_COLOURS[index % ROUTE_COLOURS.length] ?? '#e0218a';
