import type { Title } from '@roundhouse/engine';
import { newRecord, playRandomly } from './random-games.ts';

/** Plays many random games and tells of the first thing that goes wrong. */
export async function soakTitle(id: string, games: number): Promise<void> {
  const { title }: { title: Title } = await import(`../${id}/title.ts`);
  const endings: Record<string, number> = {};
  const start = Date.now();
  for (let seed = 1; seed <= games; seed++) {
    const span = title.players.max - title.players.min + 1;
    const { state } = playRandomly(title, newRecord(id, title.players.min + (seed % span), seed));
    const reason = state.ended?.reason ?? '?';
    endings[reason] = (endings[reason] ?? 0) + 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${id}: ${seed}/${games}`);
  }
  const told = Object.entries(endings).map(([reason, count]) => `${reason} ${count}`);
  console.log(
    `\r${id}: ${games} games in ${((Date.now() - start) / 1000).toFixed(0)} s without a fault; ended by ${told.join(', ')}`,
  );
}
