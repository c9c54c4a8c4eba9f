import { type RecordedGame, type RecordedTable, replayRecorded } from '@roundhouse/classic';
import type { Unreadable } from '@roundhouse/engine';
import type { CorpusGame } from './corpus.ts';

/**
 * Cuts a recorded game off after every so many actions, as if it were still being played. With nothing to look ahead to,
 * only what is known of the site's silence brings it to the position of its trace; the differences are told.
 */
export function cutShort(
  { game, trace }: CorpusGame,
  every: number,
  open: (game: RecordedGame) => RecordedTable | Unreadable,
): string[] {
  const lines = trace.filter(({ changes }) => changes !== undefined);
  const wanted: Record<string, unknown> = { ...trace[0]?.state };
  const differences: string[] = [];
  for (const [i, { id, changes }] of lines.slice(0, -1).entries()) {
    Object.assign(wanted, changes);
    if ((i + 1) % every !== 0) continue;
    const cut = { ...game, actions: game.actions.slice(0, i + 1), finished: false };
    const table = open(cut);
    if ('error' in table) return [table.error];
    replayRecorded(cut, table);
    const ours = table.trace();
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(ours)]))
      if ((ours[key] ?? null) !== (wanted[key] ?? null))
        differences.push(`after ${id}: ${key} is ${String(ours[key])}, not ${String(wanted[key])}`);
  }
  return differences;
}
