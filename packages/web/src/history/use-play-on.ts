import { useLocation } from 'wouter';
import { useTable } from '../game/table-context.ts';
import { saveGame } from '../storage/games.ts';
import { copyAfter } from './copy-after.ts';

/** Makes a new local game that begins with the moves up to a point, and goes there. */
export function usePlayOn(): (count: number) => Promise<void> {
  const { session } = useTable();
  const [, go] = useLocation();
  return async (count) => {
    const copy = copyAfter(session, count, Date.now());
    await saveGame(copy);
    go(`/game/${copy.id}`);
  };
}
