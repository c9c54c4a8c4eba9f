import { type Bot, botNamed } from '@roundhouse/bots';
import type { Action, Chance, Choice } from '@roundhouse/engine';
import type { SeatKind } from '../game/seats.ts';

/** Who decides on a seat; null: somebody at the screen does. */
const BOTS: Readonly<Record<SeatKind, Bot | null>> = {
  human: null,
  random: botNamed('random'),
};

export const isHuman = (kind: SeatKind): boolean => BOTS[kind] === null;

export function codedAction(kind: SeatKind, choices: readonly Choice[], chance: Chance): Action | null {
  const bot = BOTS[kind];
  return bot === null || choices.length === 0 ? null : bot(choices, chance);
}
