import type { Action, Choice } from '@roundhouse/engine';

export interface DraftRoute {
  readonly train: string;
  readonly path: readonly string[];
}

/** A choice to run trains over written routes. */
export function runChoice(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ action }) => readRoutes(action) !== null);
}

/** The routes of an action, if it has any to read. */
export function readRoutes(action: Action): DraftRoute[] | null {
  const { routes } = action;
  if (!Array.isArray(routes)) return null;
  const read: DraftRoute[] = [];
  for (const route of routes as readonly unknown[]) {
    if (typeof route !== 'object' || route === null) return null;
    if (!('train' in route) || typeof route.train !== 'string') return null;
    if (!('path' in route) || !Array.isArray(route.path)) return null;
    const path = (route.path as readonly unknown[]).filter((step) => typeof step === 'string');
    read.push({ train: route.train, path });
  }
  return read;
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
