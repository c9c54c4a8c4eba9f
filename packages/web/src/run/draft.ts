import type { Action, Choice } from '@roundhouse/engine/play';

export interface DraftRoute {
  readonly train: string;
  readonly path: readonly string[];
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

/** Colours of routes that are told apart by people who see colours differently, too. */
export const ROUTE_COLOURS = ['#e0218a', '#0a84d6', '#ff8c1a', '#7a3cc2', '#00a88f', '#c9a400'];
export const routeColour = (index: number): string =>
  ROUTE_COLOURS[index % ROUTE_COLOURS.length] ?? '#e0218a';
