import { choose, type Strength } from '@roundhouse/bots';
import type { Action, Position } from '@roundhouse/engine/play';
import type { KeptGame } from '../game/kept-game.ts';
import type { SeatKind } from '../game/seats.ts';

export const isHuman = (kind: SeatKind): kind is 'human' => kind === 'human';

/** Asks a player made of code, wherever it thinks; null if it fails. */
export type Think = (question: {
  readonly game: KeptGame;
  readonly strength: Strength;
  readonly seat: string;
  readonly seed: number;
}) => Promise<Action | null>;

/** What code decides on a seat. One that fails, or says what is refused, gives way to the novice, here and now. */
export async function codedAction(
  strength: Strength,
  position: Position,
  game: KeptGame,
  seat: string,
  seed: number,
  think: Think,
): Promise<Action> {
  const action = await think({ game, strength, seat, seed });
  return action !== null && position.judge(action) === null
    ? action
    : choose('novice', position, seat, { seed });
}
