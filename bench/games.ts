import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type BaseState,
  clone,
  type Engine,
  type GameRecord,
  History,
  openGame,
  type Title,
} from '@roundhouse/engine';
import { openRecordedGame, type RecordedGame, readRecorded, replayRecorded } from '@roundhouse/titles';
import { Bench } from 'tinybench';
import { title as assiniboia } from '../packages/titles/src/1882/title.ts';
import { newRecord, playRandomly } from '../packages/titles/src/testing/random-games.ts';
import { microseconds, milliseconds, table } from './report.ts';

/** Replays, choices and snapshots: medians over many runs. */

const corpus =
  process.env.ROUNDHOUSE_CORPUS ?? fileURLToPath(new URL('../../shared/corpus', import.meta.url));

interface Sample {
  readonly name: string;
  readonly record: GameRecord;
  readonly recorded: RecordedGame | null;
  /** Actions of the record that count. */
  readonly counted: number;
}

/** Recorded games where they are to be had, else games of our own. */
export async function samples(): Promise<Sample[]> {
  try {
    const folder = `${corpus}/18xx-games/1882`;
    const found: Sample[] = [];
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const game = readRecorded(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
      if ('error' in game) continue;
      const recorded = await openRecordedGame(game);
      if ('error' in recorded) continue;
      const { record } = replayRecorded(game, recorded).table;
      found.push({
        name: `1882/${file.replace('.json', '')}`,
        record,
        recorded: game,
        counted: game.actions.length,
      });
    }
    if (found.length > 0) return found;
  } catch {
    // Without the corpus the figures are those of random games.
  }
  console.log('(no recorded games found: random games instead)');
  return [1, 2, 3].map((seed) => {
    const { record } = playRandomly(assiniboia, newRecord('1882', 4, seed));
    return { name: `random ${seed}`, record, recorded: null, counted: record.actions.length };
  });
}

function open<S extends BaseState, O>(
  title: Title<S, O>,
  record: GameRecord,
): { engine: Engine<S>; state: S } {
  const opened = openGame(title, record);
  if ('error' in opened) throw new Error(opened.error);
  return opened;
}

function replay(record: GameRecord): void {
  const { engine, state } = open(assiniboia, record);
  for (const action of record.actions) {
    const refusal = engine.play(state, action);
    if (refusal !== null) throw new Error(refusal.message);
  }
}

export async function benchGames(): Promise<void> {
  const games = await samples();
  const cold = games.map(({ record }) => {
    const start = performance.now();
    replay(record);
    return performance.now() - start;
  });
  const bench = new Bench({ time: 1500, warmupTime: 1000 });
  for (const { name, record } of games) bench.add(name, () => replay(record));
  await bench.run();
  const median = (name: string): number => {
    const result = bench.getTask(name)?.result;
    return result !== undefined && 'latency' in result ? result.latency.p50 : Number.NaN;
  };
  table(
    'Replay of whole games (the first is the first game replayed by the process)',
    ['game', 'actions', 'first time', 'median', 'per action'],
    games.map(({ name, counted }, i) => [
      name,
      String(counted),
      milliseconds(cold[i] ?? 0),
      milliseconds(median(name)),
      microseconds((median(name) * 1000) / counted),
    ]),
  );
  const [longest] = [...games].sort((a, b) => b.record.actions.length - a.record.actions.length);
  if (longest !== undefined) await benchPositions(longest.record);
}

/** Choices at every position of a game, snapshots, and jumps through its history. */
async function benchPositions(record: GameRecord): Promise<void> {
  const { engine, state } = open(assiniboia, record);
  const history = new History(engine, state);
  const stuck = history.playAll(record.actions);
  if (stuck !== null) throw new Error(stuck.refusal.message);
  const positions = Array.from({ length: 40 }, (_, i) =>
    history.at(Math.floor((i * record.actions.length) / 40)),
  );
  const count = record.actions.length;
  let at = 0;
  const bench = new Bench({ time: 1000, warmupTime: 300 });
  bench.add('choices of 40 positions', () => {
    for (const position of positions) engine.choices(position);
  });
  bench.add('snapshot (copy of a state)', () => clone(history.state));
  bench.add('restore (any position)', () => {
    at = (at + 377) % count;
    history.at(at);
  });
  await bench.run();
  table(
    `Positions of a game of ${count} actions`,
    ['what', 'median', 'p99', 'per second'],
    bench.tasks.map((task) => {
      const { result } = task;
      if (result === undefined || !('latency' in result)) return [task.name, '?', '?', '?'];
      const { p50, p99 } = result.latency;
      const each = task.name.startsWith('choices') ? 40 : 1;
      return [task.name, milliseconds(p50), milliseconds(p99), String(Math.round((1000 / p50) * each))];
    }),
  );
}
