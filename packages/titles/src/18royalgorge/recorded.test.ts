import { describe, expect, test } from 'vitest';
import { replayRecorded } from '../recorded/replay.ts';
import { corpusGames } from '../testing/corpus.ts';
import { cutShort } from '../testing/cut-short.ts';
import { skipWithoutCorpus } from '../testing/without-corpus.ts';
import { openRecorded } from './recorded.ts';

const games = corpusGames('18RoyalGorge');

describe('recorded games', () => {
  skipWithoutCorpus(games, 'agrees with its trace after every action', 'cut off, stands where the site asks');
  test.each(games)('$name agrees with its trace after every action', ({ game, trace }) => {
    const table = openRecorded(game);
    if ('error' in table) throw new Error(table.error);
    const replayed = replayRecorded(game, table, { trace: true });
    expect(replayed.first).toEqual(trace[0]?.state);
    const expected = trace.filter(({ changes }) => changes !== undefined);
    for (const [i, line] of replayed.lines.entries()) {
      const where = `action ${line.id} ${line.type} by ${line.entity}`;
      expect({ where, changes: line.changes }).toEqual({ where, changes: expected[i]?.changes });
    }
    expect(replayed.stuck).toBeNull();
    expect(replayed.lines.length).toBe(expected.length);
    expect(replayed.warnings).toEqual([]);
    expect(table.result).toEqual(trace.at(-1)?.result);
  });

  test.each(games)('$name, cut off here and there, stands where the site asks', (game) =>
    expect(cutShort(game, 60, openRecorded)).toEqual([]),
  );
});
