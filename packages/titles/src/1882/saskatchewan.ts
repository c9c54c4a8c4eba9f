import type { Emit } from '@roundhouse/engine';
import type { State1882 } from './state.ts';

/**
 * 1882-7.1.2-9 to -11: with a 3, 4, 5 or 6 next in the bank one more of that kind goes on top of the stack; the other extra
 * trains leave the game.
 */
export function addExtraTrain(state: State1882, emit: Emit): void {
  const next = state.depot.stack[0]?.type;
  const extra = state.extraTrains.find((card) => card.type === next);
  state.depot.gone.push(...state.extraTrains.filter((card) => card !== extra));
  state.extraTrains = [];
  if (extra === undefined) return;
  state.depot.stack.unshift(extra);
  emit({ type: 'special', name: 'extra-train', facts: { train: extra.type } });
}
