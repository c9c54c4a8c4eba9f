import { SUBSTITUTE } from '../jobs/think.ts';
import type { Site } from '../site.ts';
import { abandon, abandonIfAgreed } from './abandon.ts';
import { changeTable } from './change.ts';
import { retime } from './retime.ts';

/** Whoever leaves for good: seats at open tables are free again, a bot goes on in running games, own open tables are closed. */
export async function vacate(site: Site, user: string): Promise<void> {
  const rows = await site.storage.db
    .selectFrom('tables')
    .leftJoin('seats', (join) =>
      join.onRef('seats.table_id', '=', 'tables.id').on('seats.user_id', '=', user),
    )
    .select('tables.id')
    .where('tables.status', 'in', ['open', 'running'])
    .where((is) => is.or([is('seats.user_id', '=', user), is('owner_id', '=', user)]))
    .execute();
  const me = { id: user, name: '', guest: false, admin: true };
  for (const { id } of rows)
    await changeTable(site, id, me, 'left for good', async (held) => {
      // As the table stands now: it may have started since the list was read, and seats have been drawn.
      const { row, mine } = held;
      if (row.status === 'open' && row.owner_id === user) await abandon(site, held, 'closed');
      if (mine === undefined || (row.status !== 'open' && row.status !== 'running')) return;
      const free =
        row.status === 'open' ? { user_id: null } : { user_id: null, bot: SUBSTITUTE, stand_in: null };
      await held.tx
        .updateTable('seats')
        .set(free)
        .where('table_id', '=', id)
        .where('seat', '=', mine.seat)
        .execute();
      const seats = held.seats.map((one) => (one === mine ? { ...one, ...free } : one));
      if (row.status === 'running' && !(await abandonIfAgreed(site, held, seats)))
        await retime(site, held, seats);
    });
}
