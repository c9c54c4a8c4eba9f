import {
  type Board,
  type Geography,
  hexNumber,
  type Refusal,
  type WrittenRoute,
  writePath,
} from '@roundhouse/engine';
import { checkRoutes, type RouteProblem, resolveConnections } from '@roundhouse/router';
import { z } from 'zod';
import type { RecordedAction } from './format.ts';

const runSchema = z.looseObject({
  routes: z.array(
    z.looseObject({
      train: z.string(),
      connections: z.array(z.array(z.string())).nullish(),
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
    readonly why: string;
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
  if (!parsed.success) return { rule: 'replay', message: 'the recorded run is not well formed' };
  const onMap = (chain: readonly string[]) => chain.filter((hex) => geography.grid.index.has(hex));
  const drawn = parsed.data.routes.map(({ train, connections, revenue }) => {
    const chains = (connections ?? []).map((chain) =>
      onMap(chain).map((hex) => hexNumber(geography.grid, hex)),
    );
    const lines = resolveConnections(problem.graph, chains);
    const legal = lines.find((line) => checkRoutes(problem, [{ train, pieces: line.pieces }]).ok) ?? lines[0];
    return { train, pieces: legal?.pieces ?? [], stops: legal?.stops ?? [], revenue: revenue ?? null };
  });
  const running = drawn.filter(({ pieces }) => pieces.length > 0);
  const checked = checkRoutes(problem, running);
  const stated = parsed.data.revenue ?? sumOf(drawn.map(({ revenue }) => revenue));
  const routes = running.map((route) => ({ train: route.train, path: writePath(geography, board, route) }));
  if (checked.ok && (stated === null || stated === checked.value.value)) return { routes, claimed: null };
  const code = checked.ok ? '' : checked.violation.code;
  if (stated === null) return { rule: 'replay', message: `the recorded routes are not legal: ${code}` };
  const why = checked.ok ? `its routes earn $${checked.value.value}` : `its routes are not legal (${code})`;
  const hexes = [
    ...new Set(parsed.data.routes.flatMap(({ connections }) => (connections ?? []).flatMap(onMap))),
  ];
  return { routes, claimed: { revenue: stated, why, hexes } };
}

/** Null where no part is stated, or not all of them. */
function sumOf(parts: readonly (number | null)[]): number | null {
  return parts.length > 0 && parts.every((part) => part !== null)
    ? parts.reduce((sum: number, part) => sum + (part ?? 0), 0)
    : null;
}
