import type { Timing } from '../contract/tables.ts';
import type { Tx } from '../storage/commit.ts';
import type { Db } from '../storage/open.ts';
import { prepared } from '../storage/prepared.ts';
import { readTiming, type SeatRow, type TableRow } from '../tables/rows.ts';

/** What is left after a turn; what was overdrawn is gone, and every move adds. */
export const clockAfter = (left: number | null, used: number, rule: NonNullable<Timing['clock']>): number =>
  Math.max(0, (left ?? rule.start * 1000) - used) + rule.perMove * 1000;

export function hasLimits({ timing }: Pick<TableRow, 'timing'>): boolean {
  const { perMove, clock } = readTiming(timing);
  return perMove !== null || clock !== null;
}

/** When the decision that is due is overdue; null without limit. Holidays count for correspondence. */
export async function deadlineOf(
  db: Db | Tx,
  row: TableRow,
  seats: readonly SeatRow[],
  acting: readonly string[],
  now: number,
): Promise<number | null> {
  const { perMove, clock } = readTiming(row.timing);
  const seat = seats.find(({ player }) => player !== null && acting.includes(player));
  if (seat === undefined || seat.user_id === null || seat.stand_in !== null) return null;
  const left = clock === null ? null : (seat.clock ?? clock.start * 1000);
  const limits = [perMove === null ? null : perMove * 1000, left].filter((limit) => limit !== null);
  if (limits.length === 0) return null;
  const from = row.pace === 'live' ? now : Math.max(now, await holidayOf(db, seat.user_id));
  return from + Math.min(...limits);
}

const holidayRow = prepared<{ user: string }, { holiday_until: number | null }>((db, slot) =>
  db.selectFrom('users').select('holiday_until').where('id', '=', slot('user')),
);

async function holidayOf(db: Db | Tx, user: string): Promise<number> {
  const [row] = await holidayRow(db, { user });
  return row?.holiday_until ?? 0;
}
