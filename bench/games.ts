import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clone, type GameRecord, History } from '@roundhouse/engine';
import { openRecordedGame, replayRecorded } from '@roundhouse/titles';
import { Bench } from 'tinybench';
import { title as assiniboia } from '../packages/titles/src/1882/title.ts';
import { corpusGames } from '../packages/titles/src/testing/corpus.ts';
import { newRecord, openFresh, playRandomly } from '../packages/titles/src/testing/random-games.ts';
import { microseconds, milliseconds, quantile, table } from './report.ts';

/** Replays, choices and snapshots: medians over many runs. */

interface Sample {
  readonly name: string;
  readonly record: GameRecord;
  /** Actions of the record that count. */
  readonly counted: number;
}

/** Recorded games where they are to be had, else games of our own. */
export async function samples(): Promise<Sample[]> {
  const found: Sample[] = [];
  for (const { name, game } of corpusGames('1882')) {
    const recorded = await openRecordedGame(game);
    if ('error' in recorded) throw new Error(recorded.error);
    const { record } = replayRecorded(game, recorded).table;
    found.push({ name: `1882/${name}`, record, counted: game.actions.length });
  }
  if (found.length > 0) return found;
  console.log('(no recorded games found: random games instead)');
  return [1, 2, 3].map((seed) => {
    const { record } = playRandomly(assiniboia, newRecord('1882', 4, seed));
    return { name: `random ${seed}`, record, counted: record.actions.length };
  });
}

function replay(record: GameRecord): void {
  const { engine, state } = openFresh(assiniboia, record);
  for (const action of record.actions) {
    const refusal = engine.play(state, action);
    if (refusal !== null) throw new Error(refusal.code);
  }
}

/** How long each of some new processes takes. */
function coldReplays(record: GameRecord): number[] {
  const file = join(mkdtempSync(join(tmpdir(), 'roundhouse-bench-')), 'game.json');
  writeFileSync(file, JSON.stringify(record));
  const program = fileURLToPath(new URL('./cold.js', import.meta.url));
  const times = Array.from({ length: 11 }, () =>
    Number(spawnSync(process.execPath, [program, file], { encoding: 'utf8' }).stdout),
  );
  rmSync(dirname(file), { recursive: true });
  return times;
}

export async function benchGames(): Promise<void> {
  const games = await samples();
  const cold = games.map(({ record }) => coldReplays(record));
  const bench = new Bench({ time: 1500, warmupTime: 1000 });
  for (const { name, record } of games) bench.add(name, () => replay(record));
  await bench.run();
  const latency = (name: string): { readonly min: number; readonly p50: number } => {
    const result = bench.getTask(name)?.result;
    if (result === undefined || !('latency' in result)) throw new Error(`${name} was not measured`);
    return result.latency;
  };
  table(
    'Replay of whole games (cold: the first thing that a new process does, loading aside)',
    ['game', 'actions', 'cold, fastest', 'cold, median', 'warm, fastest', 'warm, median', 'per action'],
    games.map(({ name, counted }, i) => [
      name,
      String(counted),
      milliseconds(Math.min(...(cold[i] ?? []))),
      milliseconds(quantile(cold[i] ?? [], 0.5)),
      milliseconds(latency(name).min),
      milliseconds(latency(name).p50),
      microseconds((latency(name).p50 * 1000) / counted),
    ]),
  );
  const [longest] = [...games].sort((a, b) => b.record.actions.length - a.record.actions.length);
  if (longest !== undefined) await benchPositions(longest.record);
}

/** Choices at every position of a game, snapshots, and jumps through its history. */
async function benchPositions(record: GameRecord): Promise<void> {
  const { engine, state } = openFresh(assiniboia, record);
  const history = new History(engine, state);
  const stuck = history.playAll(record.actions);
  if (stuck !== null) throw new Error(stuck.refusal.code);
  const positions = Array.from({ length: 40 }, (_, i) =>
    history.at(Math.floor((i * record.actions.length) / 40)),
  );
  const count = record.actions.length;
  let at = 0;
  const bench = new Bench({ time: 1000, warmupTime: 300 });
  bench.add('choices of 40 positions', () => {
    for (const position of positions) engine.advisedChoices(position);
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
