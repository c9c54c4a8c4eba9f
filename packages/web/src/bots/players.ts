import { type Bot, botNamed } from '@roundhouse/bots';
import type { Action, Chance, Position } from '@roundhouse/engine/play';
import type { SeatKind } from '../game/seats.ts';

/** Who decides on a seat; null: somebody at the screen does. */
const BOTS: Readonly<Record<SeatKind, Bot | null>> = {
  human: null,
  random: botNamed('random'),
};

export const isHuman = (kind: SeatKind): boolean => BOTS[kind] === null;

export function codedAction(kind: SeatKind, position: Position, chance: Chance): Action | null {
  const bot = BOTS[kind];
  return bot === null || position.acting.length === 0 || position.closed !== null
    ? null
    : bot(position, chance);
}
