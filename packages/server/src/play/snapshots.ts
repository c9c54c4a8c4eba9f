import type { Tx } from '../storage/commit.ts';
import type { Draft } from './append.ts';
import type { LiveGame } from './games.ts';

const EVERY = 32;

/** Is it time to keep the position, after the latest one that was? */
export const isSnapshotDue = ({ table }: LiveGame, latest: number): boolean =>
  table.actions.length - latest >= EVERY;

/**
 * Keeps the position now and then, so that a table opens quickly and a game survives new rules. The hashes of all of them stay, for
 * `check-games`; the state only of the latest two. Tells after how many actions the latest was kept.
 */
export async function keepSnapshot(tx: Tx, game: LiveGame, drafts: readonly Draft[]): Promise<number> {
  let latest = game.snapshotAt;
  const kept = Math.min(
    ...drafts.map((draft) => (draft.kind === 'undo' ? draft.to : Number.POSITIVE_INFINITY)),
  );
  if (Number.isFinite(kept)) {
    await tx.deleteFrom('snapshots').where('table_id', '=', game.id).where('count', '>', kept).execute();
    latest = Math.min(latest, kept);
  }
  if (!isSnapshotDue(game, latest)) return latest;
  const count = game.table.actions.length;
  const { rules, hash, state } = game.table.snapshot();
  const number = game.log.length + drafts.length;
  await tx
    .insertInto('snapshots')
    .values({ table_id: game.id, number, count, rules, hash, state: JSON.stringify(state) })
    .execute();
  await tx
    .updateTable('snapshots')
    .set({ state: '' })
    .where('table_id', '=', game.id)
    .where('count', '<', latest)
    .where('state', '!=', '')
    .execute();
  return count;
}
