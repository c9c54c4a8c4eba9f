import { useLocation } from 'wouter';
import { useTable } from '../game/table-context.ts';
import { saveGame } from '../storage/games.ts';
import { newGameId, newStamp } from '../storage/local-game.ts';

/** Makes a new local game that begins with the moves up to a point, and goes there. */
export function usePlayOn(): (count: number) => Promise<void> {
  const { session, snapshot, info } = useTable();
  const [, go] = useLocation();
  return async (count) => {
    const now = Date.now();
    const id = newGameId(now, Math.random);
    const view = session.viewAt(count);
    const { record } = session.table;
    await saveGame({
      ...snapshot.game,
      id,
      stamp: newStamp(),
      record: { ...record, actions: record.actions.slice(0, count) },
      programs: {},
      note: `Copy of ${snapshot.game.name ?? info.name} after move ${count}`,
      summary: {
        titleName: info.name,
        round: view.round,
        acting: view.acting.map(session.names),
        ended: view.ended?.reason ?? null,
        moves: count,
      },
      created: now,
      changed: now,
    });
    go(`/game/${id}`);
  };
}
