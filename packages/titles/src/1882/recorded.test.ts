import { describe, expect, test } from 'vitest';
import { replayRecorded } from '../recorded/replay.ts';
import { type CorpusGame, corpusGames } from '../testing/corpus.ts';
import { cutShort } from '../testing/cut-short.ts';
import { skipWithoutCorpus } from '../testing/without-corpus.ts';
import { openRecorded } from './recorded.ts';

const games = corpusGames('1882');

/** Replays a game and names the first key that differs from its trace, with the action. */
function compare({ game, trace }: CorpusGame) {
  const table = openRecorded(game);
  if ('error' in table) throw new Error(table.error);
  const replayed = replayRecorded(game, table, { trace: true });
  const [first, ...steps] = trace;
  const wanted: Record<string, unknown> = { ...first?.state };
  const ours: Record<string, unknown> = { ...replayed.first };
  const differences: string[] = [];
  const check = (where: string) => {
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(ours)])) {
      const [want, got] = [wanted[key] ?? null, ours[key] ?? null];
      if (want !== got) differences.push(`${where}: ${key} is ${got}, not ${want}`);
    }
  };
  check('start');
  const lines = new Map(replayed.lines.map((line) => [line.id, line]));
  let compared = 0;
  for (const step of steps) {
    if (step.end === true || differences.length > 0) break;
    const line = lines.get(step.id ?? -1);
    Object.assign(wanted, step.changes);
    Object.assign(ours, line?.changes);
    check(`action ${step.id} ${step.type} of ${step.entity}`);
    compared++;
  }
  return { replayed, differences, compared, result: trace.find(({ end }) => end === true)?.result };
}

skipWithoutCorpus(
  games,
  'plays every action, with nothing taken on trust',
  'agrees with its trace in every key after every action',
  'ends with the recorded result to the dollar',
  'cut off here and there, stands where the site asks',
);

describe.each(games)('recorded game $name', (recorded) => {
  const { replayed, differences, compared, result } = compare(recorded);

  test('plays every action, with nothing taken on trust', () => {
    expect(replayed.stuck).toBe(null);
    expect(replayed.warnings).toEqual([]);
  });

  test('agrees with its trace in every key after every action', () => {
    expect(differences).toEqual([]);
    expect(compared).toBe(replayed.lines.length);
    expect(compared).toBeGreaterThan(0);
  });

  test('ends with the recorded result to the dollar', () => {
    expect(replayed.table.ended).not.toBe(null);
    expect(replayed.table.result).toEqual(result);
  });

  test('cut off here and there, stands where the site asks', () =>
    expect(cutShort(recorded, 60, openRecorded)).toEqual([]));
});
