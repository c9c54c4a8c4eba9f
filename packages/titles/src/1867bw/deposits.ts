import { type Emit, layoutOf, networkOf } from '@roundhouse/engine';
import { GEOGRAPHY } from './data/geography.ts';
import { DEPOSITS, WYOMING_REFINERIES } from './data/refineries.ts';
import { isInWyoming } from './routes.ts';
import { core, phaseOf, type StateBW } from './state.ts';

/** Sections 8.3 and 8.4: deposits with their cubes, and refineries. */

export const cubesOn = ({ cubes }: Pick<StateBW, 'cubes'>, hex: string): number => cubes[hex] ?? 0;

export const isDeposit = (hex: string): boolean => DEPOSITS.includes(hex);

/** Puts cubes on a deposit, as far as its capacity and the box allow; gives back how many. */
export function addCubes(state: StateBW, hex: string, most: number): number {
  const room = phaseOf(state).cubes.capacity - cubesOn(state, hex);
  const count = Math.max(0, Math.min(most, room, state.cubesInBox));
  state.cubes[hex] = cubesOn(state, hex) + count;
  state.cubesInBox -= count;
  return count;
}

/** Returns cubes of a deposit to the box; gives back how many. */
export function takeCubes(state: StateBW, hex: string, most: number): number {
  const count = Math.min(most, cubesOn(state, hex));
  state.cubes[hex] = cubesOn(state, hex) - count;
  state.cubesInBox += count;
  return count;
}

/** The deposits that a corporation reaches, by name of their hex. */
export function depositsReached(state: StateBW, company: string): string[] {
  const reached = networkOf(core.graph(state, company)).stops;
  const hexes = new Set(
    layoutOf(GEOGRAPHY, state.board).stops.flatMap(({ hex }, stop) => (reached[stop] === 1 ? [hex] : [])),
  );
  return DEPOSITS.filter((hex) => hexes.has(hex));
}

function exportFrom(state: StateBW, hex: string, emit: Emit): void {
  const count = takeCubes(state, hex, phaseOf(state).cubes.export);
  if (count === 0) return;
  if (!state.exported.includes(hex)) state.exported.push(hex);
  emit({ type: 'special', name: 'export', facts: { hex, count } });
}

/** 1867BW-8.6.Q-2, 1867BW-8.6.O-6: an acquisition exports from every deposit of the network. */
export function exportFromNetwork(state: StateBW, company: string, emit: Emit): void {
  for (const hex of depositsReached(state, company)) exportFrom(state, hex, emit);
}

/** 1867BW-8.3-1 to -6: full deposits export, then the others in a network produce. */
export function produce(state: StateBW, emit: Emit): void {
  const { capacity, production } = phaseOf(state).cubes;
  for (const hex of DEPOSITS) if (cubesOn(state, hex) >= capacity) exportFrom(state, hex, emit);
  const connected = new Set(core.operatingOrder(state).flatMap((id) => depositsReached(state, id)));
  for (const hex of DEPOSITS) {
    if (!connected.has(hex) || state.exported.includes(hex)) continue;
    const count = addCubes(state, hex, production);
    if (count > 0) emit({ type: 'special', name: 'produce', facts: { hex, count } });
  }
}

/** 1867BW-8.4-1 to -6: every refinery on a city of Wyoming goes one step down; what is begun becomes one. */
const DEVELOPMENT = {
  disrepair: null,
  inoperational: 'disrepair',
  construction: 'inoperational',
  operational: 'inoperational',
} as const;

export function developRefineries(state: StateBW, emit: Emit): void {
  for (const [hex, before] of Object.entries(state.refineries)) {
    if (!isInWyoming(hex)) continue;
    const after = DEVELOPMENT[before];
    if (after === null) delete state.refineries[hex];
    else state.refineries[hex] = after;
    emit({ type: 'special', name: 'refinery', facts: { hex, state: after ?? 'removed' } });
  }
}

export const refineriesInWyoming = ({ refineries }: Pick<StateBW, 'refineries'>): number =>
  Object.keys(refineries).filter(isInWyoming).length;

export const isFull = (state: Pick<StateBW, 'refineries'>): boolean =>
  refineriesInWyoming(state) >= WYOMING_REFINERIES;
