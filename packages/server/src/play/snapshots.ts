import type { Tx } from '../storage/commit.ts';
import { prepared } from '../storage/prepared.ts';
import type { Snapshots } from '../storage/schema.ts';
import type { Draft } from './append.ts';
import type { LiveGame } from './games.ts';

const EVERY = 32;

/**
 * A position that is kept now and then, so that a table opens quickly and a game survives new rules. The hashes of all of them stay, for
 * `check-games`; the state only of the latest two.
 */
export interface NewSnapshot {
  readonly row: Snapshots;
  /** States that were kept before this many actions are let go. */
  readonly before: number;
}

/** The position after all actions, where it is time to keep it; `latest` is after how many the last one was kept, `number` that of the entry. */
export function dueSnapshot({ id, table }: LiveGame, latest: number, number: number): NewSnapshot | null {
  const count = table.actions.length;
  if (count - latest < EVERY) return null;
  const { rules, hash, state } = table.snapshot();
  return { row: { table_id: id, number, count, rules, hash, state: JSON.stringify(state) }, before: latest };
}

export const addSnapshot = prepared<Snapshots, unknown>((db, slot) =>
  db.insertInto('snapshots').values({
    table_id: slot('table_id'),
    number: slot('number'),
    count: slot('count'),
    rules: slot('rules'),
    hash: slot('hash'),
    state: slot('state'),
  }),
);

export const letGoOfStates = prepared<{ table: string; before: number }, unknown>((db, slot) =>
  db
    .updateTable('snapshots')
    .set({ state: '' })
    .where('table_id', '=', slot('table'))
    .where('count', '<', slot('before'))
    .where('state', '!=', ''),
);

/** Tells after how many actions the latest was kept. */
export async function keepSnapshot(tx: Tx, game: LiveGame, drafts: readonly Draft[]): Promise<number> {
  let latest = game.snapshotAt;
  const kept = Math.min(
    ...drafts.map((draft) => (draft.kind === 'undo' ? draft.to : Number.POSITIVE_INFINITY)),
  );
  if (Number.isFinite(kept)) {
    await tx.deleteFrom('snapshots').where('table_id', '=', game.id).where('count', '>', kept).execute();
    latest = Math.min(latest, kept);
  }
  const due = dueSnapshot(game, latest, game.log.length + drafts.length);
  if (due === null) return latest;
  await addSnapshot(tx, due.row);
  await letGoOfStates(tx, { table: game.id, before: due.before });
  return due.row.count;
}
