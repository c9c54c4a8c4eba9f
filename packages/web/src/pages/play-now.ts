import { localGameOf } from '../files/import.ts';
import { makeGame, type NewSeat } from '../game/new-game.ts';
import { saveGame } from '../storage/games.ts';

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
  const { record, seats: kinds } = makeGame({ title, seats, options: {}, seed });
  const made = await localGameOf(record, Date.now(), []);
  if ('error' in made) throw new Error(made.error);
  await saveGame({ ...made.game, seats: kinds });
  return `/game/${made.game.id}`;
}
