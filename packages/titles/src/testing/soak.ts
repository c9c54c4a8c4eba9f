import type { Action, BaseState, Chance, Choice, GameEvent, GameRecord, Title } from '@roundhouse/engine';
import { newRecord, playRandomly } from './random-games.ts';

/** How the games of a title are played and counted, where players who know nothing would not come to its rare rules. */
export interface SoakPlan<S> {
  /** Variants of a game. */
  options?(seed: number): Record<string, unknown>;
  choose(seed: number): (choices: readonly Choice[], chance: Chance) => Action;
  after?(state: S, events: readonly GameEvent[]): void;
  /** A game that is over. */
  ended(record: GameRecord): void;
  /** How often things have occurred, and what should have occurred and has not. */
  report(): { readonly counts: Readonly<Record<string, number>>; readonly missing: readonly string[] };
}

/** Titles with a plan and a number of games of their own. */
const OWN: Readonly<Record<string, () => Promise<{ soak(games?: number): void }>>> = {
  '1867bw': () => import('../1867bw/testing/soak.ts'),
  '18mw': () => import('../18mw/testing/soak.ts'),
};

export async function soakTitle(id: string, games?: number): Promise<void> {
  const own = await OWN[id]?.();
  if (own !== undefined) own.soak(games);
  else {
    const { title }: { title: Title } = await import(`../${id}/title.ts`);
    soakGames(title, games ?? 1000);
  }
}

/** Plays many random games and tells of the first thing that goes wrong. */
export function soakGames<S extends BaseState, O>(
  title: Title<S, O>,
  games: number,
  plan?: SoakPlan<S>,
): void {
  const { id, players } = title;
  const endings: Record<string, number> = {};
  const start = Date.now();
  for (let seed = 1; seed <= games; seed++) {
    const fresh = newRecord(
      id,
      players.min + (seed % (players.max - players.min + 1)),
      seed,
      plan?.options?.(seed) ?? {},
    );
    const { state, record } = playRandomly(
      title,
      fresh,
      plan === undefined
        ? {}
        : {
            choose: plan.choose(seed),
            after: (now, _engine, _step, events) => plan.after?.(now, events),
          },
    );
    plan?.ended(record);
    const reason = state.ended?.reason ?? '?';
    endings[reason] = (endings[reason] ?? 0) + 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${id}: ${seed}/${games}`);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`\r${id}: ${games} games in ${seconds} s without a fault; ended by ${listOf(endings)}`);
  if (plan === undefined) return;
  const { counts, missing } = plan.report();
  console.log(`${id}: ${listOf(counts)}`);
  if (missing.length > 0) throw new Error(`${id}: never occurred: ${missing.join(', ')}`);
}

const listOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');
