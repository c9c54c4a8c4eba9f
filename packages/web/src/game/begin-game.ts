import { localGameOf } from '../files/local-game-of.ts';
import { saveGame } from '../storage/games.ts';
import type { LocalGame } from '../storage/local-game.ts';
import { makeGame, type NewGame } from './new-game.ts';

/**
 * A new game at this screen, kept; the address of its table, or what stands against it. To be loaded when it is asked for: whoever
 * looks at the home page needs no rules yet.
 */
export async function beginGame(
  game: NewGame,
  more: Partial<LocalGame> = {},
): Promise<string | { readonly error: string }> {
  const { record, seats } = makeGame(game);
  const made = await localGameOf(record, Date.now(), []);
  if ('error' in made) return made;
  await saveGame({ ...made.game, seats, ...more });
  return `/game/${made.game.id}`;
}
