import { performance } from 'node:perf_hooks';
import { type GameReport, playerOf, playGame, type Strength } from '@roundhouse/bots';
import { type GameRecord, newGame } from '@roundhouse/engine/play';
import { loadTitle, type TitleId } from '@roundhouse/titles';

export interface SimulationTask {
  readonly title: TitleId;
  readonly players: number;
  readonly options: GameRecord['options'];
  readonly seed: number;
  /** Bots by seat. */
  readonly bots: readonly Strength[];
}

export interface SimulatedGame extends GameReport {
  readonly seed: number;
  readonly players: number;
  readonly bots: readonly Strength[];
  readonly ms: number;
}

/** Plays one game between bots to its end. */
export async function simulate(task: SimulationTask): Promise<SimulatedGame> {
  const { title: id, players, options, seed, bots } = task;
  const title = await loadTitle(id);
  const names = Array.from({ length: players }, (_, i) => `Player ${i + 1}`);
  const table = title.open(newGame({ title: id, players: names, seed, options }));
  if ('error' in table) throw new Error(table.error);
  const start = performance.now();
  const seats = table.record.players.map(
    (player, seat) => [player.id, playerOf(bots[seat] ?? 'random', seed * 16 + seat)] as const,
  );
  const report = playGame(table, Object.fromEntries(seats));
  return { seed, players, bots, ...report, ms: Math.round((performance.now() - start) * 10) / 10 };
}
