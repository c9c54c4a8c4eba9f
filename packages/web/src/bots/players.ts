import { type Chance, randomAction } from '@roundhouse/bots';
import type { Action, Choice } from '@roundhouse/engine';
import type { SeatKind } from '../game/seats.ts';

/** How a player made of code decides; null: somebody at the screen does. Better ones plug in here. */
type Brain = (choices: readonly Choice[], chance: Chance) => Action;

const BRAINS: Readonly<Record<SeatKind, Brain | null>> = {
  human: null,
  random: randomAction,
};

export const isHuman = (kind: SeatKind): boolean => BRAINS[kind] === null;

export function codedAction(kind: SeatKind, choices: readonly Choice[], chance: Chance): Action | null {
  const brain = BRAINS[kind];
  return brain === null || choices.length === 0 ? null : brain(choices, chance);
}
