import type { Someone } from '../people/sessions.ts';
import { actingSeat, deadlineOf, hasClock } from '../play/clocks.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import { changeTable, type Held } from './change.ts';
import type { SeatRow, TableRow } from './rows.ts';

/** When the decision that is due came up. */
async function decidedAt(tx: Tx, { id, number, turn_since }: TableRow): Promise<number> {
  const last = await tx
    .selectFrom('log')
    .select('at')
    .where('table_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return Math.max(turn_since ?? 0, last?.at ?? 0);
}

/** Who sits at a running table has changed: nobody is timed for a bot; what nobody was timed for is, from when it came up. */
export async function retime(
  site: Site,
  { tx, row }: Pick<Held, 'tx' | 'row'>,
  seats: SeatRow[],
): Promise<void> {
  const anew = deadlineOf(row, seats, await decidedAt(tx, row));
  // What is timed stays as it is: it may have been put off since.
  const deadline = anew === null || row.deadline === null ? anew : row.deadline;
  await keep(site, tx, seats, row, { deadline });
}

async function keep(
  site: Site,
  tx: Tx,
  seats: SeatRow[],
  row: TableRow,
  change: Partial<Pick<TableRow, 'deadline' | 'turn_since'>>,
): Promise<void> {
  const after = { ...row, ...change };
  if (after.deadline !== row.deadline || after.turn_since !== row.turn_since)
    await tx.updateTable('tables').set(change).where('id', '=', row.id).execute();
  await site.jobs.follow(tx, { id: row.id, seats, row }, after);
}

type Holiday = Pick<SeatRow, 'holiday_from' | 'holiday_until'>;
/** Somebody's holiday is another from a moment on. */
export interface HolidayChange {
  readonly at: number;
  readonly before: Holiday;
  readonly after: Holiday;
}

/** What waits for whoever goes on holiday or comes back waits longer or shorter by what is changed of the time to come. */
async function retimeHoliday(
  site: Site,
  { tx, row, seats, mine }: Held,
  { at, before, after }: HolidayChange,
): Promise<void> {
  if (row.pace === 'live' || mine === undefined || actingSeat(row, seats) !== mine) return;
  const came = await decidedAt(tx, row);
  if (came >= at) {
    // By a process that may not have heard of it.
    await keep(site, tx, seats, row, { deadline: deadlineOf(row, seats, came) });
    return;
  }
  const rest = ({ holiday_until }: Holiday): number => Math.max(0, (holiday_until ?? 0) - at);
  const { deadline: due } = row;
  const deadline = due === null || due <= at ? due : due + rest(after) - rest(before);
  // A holiday is forgotten with the next: what the clock is not charged for because of it is taken into account now.
  const isAnother = before.holiday_from !== after.holiday_from && rest(before) === 0;
  const since = row.turn_since ?? at;
  const away = Math.max(0, (before.holiday_until ?? 0) - Math.max(since, before.holiday_from ?? 0));
  const turn_since = hasClock(row) && isAnother ? since + away : row.turn_since;
  await keep(site, tx, seats, row, { deadline, turn_since });
}

/** Somebody has another name, goes on holiday or comes back: those at the same tables hear of it, and time counts accordingly. */
export async function personChanged(site: Site, me: Someone, holiday?: HolidayChange): Promise<void> {
  const rows = await site.storage.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.user_id', '=', me.id)
    .where('tables.status', 'in', ['open', 'running'])
    .execute();
  for (const { id } of rows)
    await changeTable(site, id, me, 'changed who they are', async (held) => {
      if (holiday !== undefined && held.row.status === 'running') await retimeHoliday(site, held, holiday);
    });
}
