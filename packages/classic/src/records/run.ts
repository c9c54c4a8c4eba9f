import {
  type Board,
  faceAt,
  type Geography,
  hexNumber,
  type Refusal,
  stopsOf,
  type WrittenRoute,
  writePath,
} from '@roundhouse/engine';
import { checkRoutes, type RouteProblem, resolveConnections } from '@roundhouse/router';
import { z } from 'zod';
import type { RecordedAction } from './format.ts';
import { misfit } from './misfit.ts';

const runSchema = z.looseObject({
  routes: z.array(
    z.looseObject({
      train: z.string(),
      connections: z.array(z.array(z.string())).nullish(),
      hexes: z.array(z.string()).nullish(),
      revenue: z.int().nullish(),
    }),
  ),
  revenue: z.int().nullish(),
});

/** A recorded run in our own writing. */
export interface ReadRun {
  readonly routes: readonly WrittenRoute[];
  /** Set where the record states a revenue that its routes do not earn, with the reason. */
  readonly claimed: {
    readonly revenue: number;
    readonly reason: string;
    readonly hexes: readonly string[];
  } | null;
}

/** Reads the routes of a `run_routes`; a record that contradicts itself is taken on trust and says so. */
export function readRun(
  geography: Geography,
  board: Board,
  problem: RouteProblem,
  action: RecordedAction,
): ReadRun | Refusal {
  const parsed = runSchema.safeParse(action);
  if (!parsed.success) return misfit('the recorded run is not well formed');
  const onMap = (chain: readonly string[]) => chain.filter((hex) => geography.grid.index.has(hex));
  const written = parsed.data.routes.map(({ train, connections, hexes }) => ({
    train,
    connections: connections ?? chainsOf(geography, board, onMap(hexes ?? [])),
  }));
  const drawn = written.map(({ train, connections }) => {
    const chains = connections.map((chain) => onMap(chain).map((hex) => hexNumber(geography.grid, hex)));
    const lines = resolveConnections(problem.graph, chains).filter(({ pieces }) => pieces.length > 0);
    const legal = lines.filter(({ pieces }) => checkRoutes(problem, [{ train, pieces }]).ok);
    return (legal.length > 0 ? legal : lines.slice(0, 1)).map((line) => ({ train, ...line }));
  });
  const stated = parsed.data.revenue ?? sumOf(parsed.data.routes.map(({ revenue }) => revenue ?? null));
  const running = bestReading(
    problem,
    drawn.filter((readings) => readings.length > 0),
    stated,
  );
  const checked = checkRoutes(problem, running);
  const routes = running.map((route) => ({ train: route.train, path: writePath(geography, board, route) }));
  // A route that leads nowhere would otherwise be left out without a word.
  const isLost = written.some(({ connections }, i) => connections.length > 0 && drawn[i]?.length === 0);
  const problems = [...(isLost ? ['unreadable'] : []), ...(checked.ok ? [] : [checked.violation.code])];
  const earned = checked.ok ? checked.value.value : 0;
  if (problems.length === 0 && (stated ?? earned) === earned) return { routes, claimed: null };
  const [code] = problems;
  if (stated === null) return misfit(`the recorded routes are not legal: ${code}`);
  const reason = code === undefined ? `its routes earn $${earned}` : `its routes are not legal (${code})`;
  const hexes = [...new Set(written.flatMap(({ connections }) => connections.flatMap(onMap)))];
  return { routes, claimed: { revenue: stated, reason, hexes } };
}

/** The oldest records write a route as all its hexes from end to end: it is divided where there are stops. */
function chainsOf(geography: Geography, board: Board, hexes: readonly string[]): string[][] {
  const chains: string[][] = [];
  let chain: string[] = [];
  for (const [i, hex] of hexes.entries()) {
    // Where two pieces meet a hex may stand twice.
    if (hex === hexes[i - 1]) continue;
    chain.push(hex);
    if (chain.length < 2 || stopsOf(faceAt(geography, board, hex)).length === 0) continue;
    chains.push(chain);
    chain = [hex];
  }
  return chains;
}

interface Reading {
  readonly train: string;
  readonly pieces: readonly number[];
  readonly stops: readonly number[];
}

/** Readings of a run are tried up to this number. */
const MOST_READINGS = 256;

/** Chains of hexes may be read in several ways: the first that is legal and earns what is stated, or legal at least. */
function bestReading(
  problem: RouteProblem,
  routes: readonly (readonly Reading[])[],
  stated: number | null,
): readonly Reading[] {
  let readings: (readonly Reading[])[] = [[]];
  for (const route of routes)
    readings = readings
      .flatMap((before) => route.map((reading) => [...before, reading]))
      .slice(0, MOST_READINGS);
  let legal: readonly Reading[] | undefined;
  for (const reading of readings) {
    const checked = checkRoutes(problem, reading);
    if (!checked.ok) continue;
    if (stated === null || checked.value.value === stated) return reading;
    legal ??= reading;
  }
  return legal ?? readings[0] ?? [];
}

/** Null where no part is stated, or not all of them. */
function sumOf(parts: readonly (number | null)[]): number | null {
  return parts.length > 0 && parts.every((part) => part !== null)
    ? parts.reduce((sum: number, part) => sum + (part ?? 0), 0)
    : null;
}
