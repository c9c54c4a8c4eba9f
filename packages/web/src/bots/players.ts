import { choose } from '@roundhouse/bots';
import type { Action, Position } from '@roundhouse/engine/play';
import type { SeatKind } from '../game/seats.ts';

export const isHuman = (kind: SeatKind): boolean => kind === 'human';

/** What code decides on a seat; null: somebody at the screen does. */
export function codedAction(kind: SeatKind, position: Position, seed: number): Action | null {
  const [seat] = position.acting;
  return kind === 'human' || seat === undefined || position.closed !== null
    ? null
    : choose(kind, position, seat, { seed });
}
