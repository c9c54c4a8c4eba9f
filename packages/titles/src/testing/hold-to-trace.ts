import type { Unreadable } from '@roundhouse/engine';
import type { RecordedGame } from '../recorded/format.ts';
import { type RecordedTable, replayRecorded } from '../recorded/replay.ts';
import type { CorpusGame } from './corpus.ts';

/**
 * Replays a recorded game beside its trace, and tells the first action after which the two differ, with every key. A game that agrees is played to
 * its end, with nothing taken on trust, and has the recorded result.
 */
export function differences(
  { game, trace }: CorpusGame,
  open: (game: RecordedGame) => RecordedTable | Unreadable,
): string[] {
  const table = open(game);
  if ('error' in table) return [table.error];
  const { first, lines, stuck, warnings } = replayRecorded(game, table, { trace: true });
  const steps = trace.filter(({ changes }) => changes !== undefined);
  const wanted: Record<string, unknown> = { ...trace[0]?.state };
  const ours: Record<string, unknown> = { ...first };
  const differing = (where: string): string[] =>
    [...new Set([...Object.keys(wanted), ...Object.keys(ours)])]
      .filter((key) => (wanted[key] ?? null) !== (ours[key] ?? null))
      .map((key) => `${where}: ${key} is ${String(ours[key])}, not ${String(wanted[key])}`);
  const atStart = differing('start');
  if (atStart.length > 0) return atStart;
  for (const [i, { id, type, entity, changes }] of steps.entries()) {
    const where = `action ${id} ${type} of ${String(entity)}`;
    const line = lines[i];
    if (line?.id !== id) return [`${where}: ${stuck === null ? 'not played' : table.explain(stuck.refusal)}`];
    Object.assign(wanted, changes);
    Object.assign(ours, line?.changes);
    const found = differing(where);
    if (found.length > 0) return found;
  }
  const result = JSON.stringify(sorted(table.result));
  const recorded = JSON.stringify(sorted(trace.find(({ end }) => end === true)?.result ?? {}));
  return [
    ...(steps.length === 0 ? ['there is no trace'] : []),
    ...(lines.length === steps.length ? [] : [`${lines.length} actions, not ${steps.length}`]),
    ...(stuck === null ? [] : [`stuck: ${table.explain(stuck.refusal)}`]),
    ...(table.ended === null ? ['the game is not over'] : []),
    ...(result === recorded ? [] : [`the result is ${result}, not ${recorded}`]),
    ...warnings,
  ];
}

const sorted = (result: Readonly<Record<string, number>>) => Object.entries(result).sort();
