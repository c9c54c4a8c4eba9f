import { performance } from 'node:perf_hooks';
import { botNamed } from '@roundhouse/bots';
import { type GameRecord, newGame, seededChance } from '@roundhouse/engine/play';
import { loadTitle, type TitleId } from '@roundhouse/titles';

export interface SimulationTask {
  readonly title: TitleId;
  readonly players: number;
  readonly options: GameRecord['options'];
  readonly seed: number;
  /** Bots by seat, repeated as needed. */
  readonly bots: readonly string[];
}

export interface SimulatedGame {
  readonly seed: number;
  readonly players: number;
  readonly finished: boolean;
  readonly endReason: string | null;
  readonly actions: number;
  readonly result: Readonly<Record<string, number>>;
  readonly ms: number;
  readonly error?: string;
}

const MOST_ACTIONS = 50_000;

/** Plays one game between bots to its end. */
export async function simulate(task: SimulationTask): Promise<SimulatedGame> {
  const { title: id, players, options, seed, bots } = task;
  const title = await loadTitle(id);
  const names = Array.from({ length: players }, (_, i) => `Player ${i + 1}`);
  const record = newGame({ title: id, players: names, seed, options });
  const start = performance.now();
  const table = title.open(record);
  const done = (
    rest: Pick<SimulatedGame, 'finished' | 'endReason' | 'actions' | 'result'> & { error?: string },
  ): SimulatedGame => ({
    seed,
    players,
    ...rest,
    ms: Math.round((performance.now() - start) * 10) / 10,
  });
  if ('error' in table)
    return done({ finished: false, endReason: null, actions: 0, result: {}, error: table.error });
  const chance = seededChance(seed);
  const seats = new Map(
    record.players.map((player, i) => [player.id, botNamed(bots[i % bots.length] ?? 'random')]),
  );
  let error: string | undefined;
  while (table.now.ended === null && table.actions.length < MOST_ACTIONS && error === undefined) {
    const { now } = table;
    const bot = seats.get(now.acting[0] ?? '');
    const refusal = bot === undefined ? null : table.play(bot(now, chance));
    if (bot === undefined) error = 'nobody has to act';
    if (refusal !== null) error = title.explain(refusal);
  }
  const { ended, worth } = table.now;
  const rest = {
    finished: ended !== null,
    endReason: ended?.reason ?? null,
    actions: table.actions.length,
    result: worth,
  };
  return done(error === undefined ? rest : { ...rest, error });
}
