import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { saveGame } from '../storage/games.ts';
import { say } from '../ui/messages.ts';
import { readGame } from '../worker/ask-worker.ts';

/** At most so many warnings are read out; the first says what kind they are. */
const MOST = 3;

/** Reads a game from a file and opens it, or says what is wrong with the file. */
export function useImport(): (file: File) => Promise<void> {
  const [, go] = useLocation();
  return useCallback(
    async (file: File) => {
      say(null);
      const imported = await readGame(await file.text(), Date.now());
      if ('error' in imported) {
        say(`${file.name}: ${imported.error}`);
        return;
      }
      const { game, warnings } = imported;
      await saveGame(game);
      const more = warnings.length > MOST ? ` And ${warnings.length - MOST} more.` : '';
      if (warnings.length > 0) say(`${warnings.slice(0, MOST).join(' ')}${more}`);
      go(`/game/${game.id}`);
    },
    [go],
  );
}
