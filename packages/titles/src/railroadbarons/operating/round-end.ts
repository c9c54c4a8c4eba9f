import type { Emit, OperatingFrame } from '@roundhouse/engine';
import { endGame } from '../ending.ts';
import { type BaronsState, holdingsIn, railroadCard, sidesOf } from '../state.ts';
import { reachLevel } from './obsolescence.ts';

/** The game ends with the operating round in which $350 was reached (RB-END-2, RB-END-3). */
export function endOfOperatingRound(state: BaronsState, frame: OperatingFrame, emit: Emit): void {
  if (state.lastRound === 'market') {
    endGame(state, 'market', emit);
    return;
  }
  if (frame.round === frame.of) removeTopCard(state, emit);
  if (!noRailroadLeft(state)) return;
  state.lastRound = 'no-railroads';
  emit({ type: 'special', name: 'last-stock-round', facts: {} });
}

/** It counts as if it had come into play, at the lower of two levels (RB-OR-43, RB-OR-44, RB-OR-45). */
function removeTopCard(state: BaronsState, emit: Emit): void {
  const card = state.stack.shift();
  if (card === undefined) return;
  state.gone.push(card);
  emit({ type: 'special', name: 'removed', facts: { railroad: railroadCard(card).name } });
  if (state.options.removedCard === 'silent') return;
  reachLevel(state, Math.min(...sidesOf(card).map(({ level }) => level)), emit);
}

/** No dividend can ever be paid again, so no value can rise; sales in one more stock round can still move it (RB-END-8). */
const noRailroadLeft = (state: BaronsState): boolean =>
  state.stack.length === 0 &&
  state.waiting === null &&
  holdingsIn(state).every(({ railroads }) => railroads.length === 0);
