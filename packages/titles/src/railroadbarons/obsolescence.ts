import type { Emit } from '@roundhouse/engine';
import { type BaronsState, holdingsIn, type OwnedRailroad, railroadCard, sideOf, sidesOf } from './state.ts';

export function isObsolete(railroad: OwnedRailroad, level: number): boolean {
  const { obsoleteAt } = sideOf(railroad);
  return obsoleteAt !== null && obsoleteAt <= level;
}

/**
 * A railroad of this level has come into play. What it or a skipped level makes obsolete leaves the game at once, from
 * all holdings, without compensation (RB-RR-13 to RB-RR-19); so does the Dominion Atlantic if it waits (RB-INV-12).
 */
export function reachLevel(state: BaronsState, level: number, emit: Emit): void {
  if (level <= state.level) return;
  state.level = level;
  emit({ type: 'phase', phase: `${level}` });
  for (const holding of holdingsIn(state)) {
    const lost = holding.railroads.filter((railroad) => isObsolete(railroad, level));
    if (lost.length === 0) continue;
    holding.railroads = holding.railroads.filter((railroad) => !lost.includes(railroad));
    for (const { card } of lost) {
      state.gone.push(card);
      emit({ type: 'rusted', train: railroadCard(card).name, owners: [holding.id] });
    }
  }
  loseWaiting(state, level, emit);
}

function loseWaiting(state: BaronsState, level: number, emit: Emit): void {
  const { waiting } = state;
  const side = waiting === null ? undefined : sidesOf(waiting)[0];
  if (waiting === null || side === undefined || !isObsolete({ card: waiting, side: side.side }, level))
    return;
  state.waiting = null;
  state.gone.push(waiting);
  emit({ type: 'rusted', train: railroadCard(waiting).name, owners: [] });
}
