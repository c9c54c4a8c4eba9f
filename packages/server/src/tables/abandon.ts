import type { Site } from '../site.ts';
import type { Held } from './change.ts';
import { readList, readProposals, type SeatRow } from './rows.ts';

/** The table is over without a result. */
export async function abandon(
  site: Site,
  { tx, row }: Pick<Held, 'tx' | 'row'>,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('tables')
    .set({
      status: 'abandoned',
      end_reason: reason,
      ended_at: site.now(),
      acting: '[]',
      turn_since: null,
      deadline: null,
    })
    .where('id', '=', row.id)
    .execute();
  await site.jobs.remove(tx, 'late', row.id);
  await site.jobs.remove(tx, 'bot', row.id);
}

/** People whose agreement counts: those who play themselves. */
export const voters = (seats: readonly SeatRow[]): string[] =>
  seats.flatMap(({ user_id, stand_in }) => (user_id === null || stand_in !== null ? [] : [user_id]));

/** Whoever had not answered may be at the table no longer: where all others have agreed to abandon it, it is. Tells whether. */
export async function abandonIfAgreed(
  site: Site,
  { tx, row }: Pick<Held, 'tx' | 'row'>,
  seats: readonly SeatRow[],
): Promise<boolean> {
  const proposal = (await readProposals(tx, row)).find(({ kind }) => kind === 'abandon');
  if (proposal === undefined) return false;
  const agreed = readList(proposal.agreed);
  if (!voters(seats).every((user) => agreed.includes(user))) return false;
  await tx.deleteFrom('proposals').where('id', '=', proposal.id).execute();
  await abandon(site, { tx, row }, 'agreement');
  return true;
}
