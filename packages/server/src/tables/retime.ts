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

/** Somebody goes on holiday, or comes back: those at the same tables hear of it, and time counts accordingly. */
export async function retimeTablesOf(site: Site, user: string): Promise<void> {
  const rows = await site.storage.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.user_id', '=', user)
    .where('tables.status', '=', 'running')
    .where('tables.pace', '=', 'correspondence')
    .execute();
  const me = { id: user, name: '', guest: true, admin: false };
  for (const { id } of rows)
    await changeTable(site, id, me, 'changed a holiday', async (held) => {
      if (held.row.status === 'running') await retime(site, held, held.seats);
    });
}
