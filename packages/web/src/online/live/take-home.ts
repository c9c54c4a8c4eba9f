import type { TableDetails } from '@roundhouse/server/contract';
import { loadTitle } from '../../contract.ts';
import { localGameOf } from '../../files/local-game-of.ts';
import type { Seats } from '../../game/seats.ts';
import { isSeatKind } from '../../game/seats.ts';
import { saveGame } from '../../storage/games.ts';
import { call } from '../api.ts';
import { openGame } from './open-room.ts';

/** A copy of the game as it stands on the server, to be played around this screen; the address of its table. */
export async function takeHome(details: TableDetails, invite: string | null): Promise<string> {
  const game = await call('game', {
    params: { table: details.id },
    query: invite === null ? {} : { invite },
  });
  const title = await loadTitle(details.title);
  const { record, table } = openGame(title, game, game.log);
  const made = await localGameOf(record, Date.now(), [], table);
  if ('error' in made) throw new Error(made.error);
  const bots = details.seats.flatMap(({ player, bot }): [string, string][] =>
    player === null || bot === null ? [] : [[player, bot]],
  );
  const seats: Seats = Object.fromEntries(
    bots.flatMap(([player, bot]) => (isSeatKind(bot) ? [[player, bot]] : [])),
  );
  await saveGame({
    ...made.game,
    seats,
    note: `Copy of the online table “${details.name}” after move ${table.actions.length}`,
    snapshot: table.snapshot(),
    ...(game.opening === null ? {} : { opening: game.opening }),
  });
  return `/game/${made.game.id}`;
}
