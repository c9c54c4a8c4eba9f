import type { Someone } from '../people/sessions.ts';
import { deadlineOf } from '../play/clocks.ts';
import type { Site } from '../site.ts';
import { changeTable, type Held } from './change.ts';
import type { SeatRow } from './rows.ts';

/** Who sits at a running table has changed, or whose holiday it is: the decision that is due is timed anew, from when it came up. */
export async function retime(
  site: Site,
  { tx, row }: Pick<Held, 'tx' | 'row'>,
  seats: SeatRow[],
): Promise<void> {
  const last = await tx
    .selectFrom('log')
    .select('at')
    .where('table_id', '=', row.id)
    .where('number', '=', row.number)
    .executeTakeFirst();
  const deadline = deadlineOf(row, seats, Math.max(row.turn_since ?? 0, last?.at ?? 0));
  if (deadline !== row.deadline)
    await tx.updateTable('tables').set({ deadline }).where('id', '=', row.id).execute();
  await site.jobs.follow(tx, { id: row.id, seats, row }, { ...row, deadline });
}

/** Somebody has another name, goes on holiday or comes back: those at the same tables hear of it, and time counts accordingly. */
export async function personChanged(site: Site, me: Someone): Promise<void> {
  const rows = await site.storage.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.user_id', '=', me.id)
    .where('tables.status', 'in', ['open', 'running'])
    .execute();
  for (const { id } of rows)
    await changeTable(site, id, me, 'changed who they are', async (held) => {
      if (held.row.status === 'running') await retime(site, held, held.seats);
    });
}
