import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { saveGame } from '../storage/games.ts';
import { importGame } from './import.ts';

/** Reads a game from a file and opens it; the error says what is wrong with the file. */
export function useImport(): {
  readonly problem: string | null;
  take(file: File): Promise<void>;
  dismiss(): void;
} {
  const [problem, setProblem] = useState<string | null>(null);
  const [, go] = useLocation();
  const take = useCallback(
    async (file: File) => {
      setProblem(null);
      const imported = await importGame(await file.text(), Date.now());
      if ('error' in imported) {
        setProblem(`${file.name}: ${imported.error}`);
        return;
      }
      await saveGame(imported.game);
      if (imported.warnings.length > 0) setProblem(imported.warnings.join(' '));
      go(`/game/${imported.game.id}`);
    },
    [go],
  );
  return { problem, take, dismiss: () => setProblem(null) };
}
