import { type RecordedGame, type RecordedTable, replayRecorded } from '@roundhouse/classic';
import type { Unreadable } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { type CorpusGame, corpusGames, madeGames } from './corpus.ts';
import { cutShort } from './cut-short.ts';
import { skipWithoutCorpus } from './without-corpus.ts';

type Open = (game: RecordedGame) => RecordedTable | Unreadable;

/** Holds a title to all its recorded games, those of people and those of random players, by the folder's name there. */
export function checkTraces(folder: string, open: Open): void {
  const games = corpusGames(folder);
  const made = madeGames(folder);
  skipWithoutCorpus(games, 'recorded games of people agree', 'cut off, they stand where the site asks');
  skipWithoutCorpus(made, 'machine-made records agree');

  const kinds = [
    { kind: 'recorded games', records: games },
    { kind: 'machine-made records', records: made },
  ];
  describe.each(kinds.filter(({ records }) => records.length > 0))('$kind', ({ records }) => {
    test.each(records)('$name agrees with its trace in every key after every action', (record) =>
      expect(differences(record, open)).toEqual([]),
    );
  });

  test.each(games)('$name, cut off here and there, stands where the site asks', (record) =>
    expect(cutShort(record, 60, open)).toEqual([]),
  );
}

/**
 * Replays a recorded game beside its trace, and tells the first action after which the two differ, with every key. A game that agrees is played to
 * its end, with nothing taken on trust, and has the recorded result.
 */
function differences({ game, trace }: CorpusGame, open: Open): string[] {
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
