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
    .select(['tables.id', 'tables.status', 'tables.owner_id', 'seats.seat'])
    .where('tables.status', 'in', ['open', 'running'])
    .where((is) => is.or([is('seats.user_id', '=', user), is('owner_id', '=', user)]))
    .execute();
  const me = { id: user, name: '', guest: false, admin: true };
  for (const { id, status, owner_id, seat } of rows)
    await changeTable(site, id, me, 'left for good', async (held) => {
      if (status === 'open' && owner_id === user) await abandon(site, held, 'closed');
      if (seat === null) return;
      const free = status === 'open' ? { user_id: null } : { user_id: null, bot: SUBSTITUTE, stand_in: null };
      await held.tx
        .updateTable('seats')
        .set(free)
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute();
      const seats = held.seats.map((one) => (one.seat === seat ? { ...one, ...free } : one));
      if (status === 'running' && !(await abandonIfAgreed(site, held, seats)))
        await retime(site, held, seats);
    });
}
