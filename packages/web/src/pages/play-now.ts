import { beginGame } from '../game/begin-game.ts';
import type { NewSeat } from '../game/new-game.ts';

const SEATS = 3;

/** Somebody at this screen, and the program's own players at the other seats. */
export function seatsAgainstProgram(min: number, max: number): readonly NewSeat[] {
  const count = Math.min(Math.max(SEATS, min), max);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? { name: 'Player', kind: 'human' } : { name: `Bot ${index}`, kind: 'novice' },
  );
}

/** A game at once, against the program; the address of its table. */
export async function playNow(
  title: string,
  players: { readonly min: number; readonly max: number },
): Promise<string> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const seats = seatsAgainstProgram(players.min, players.max);
  const begun = await beginGame({ title, seats, options: {}, seed });
  if (typeof begun === 'object') throw new Error(begun.error);
  return begun;
}
