import type { Tx } from '../storage/commit.ts';
import type { Db } from '../storage/open.ts';
import { readList, readTiming, type SeatRow, type TableRow } from '../tables/rows.ts';
import type { LiveGame } from './games.ts';
import { entriesInForce } from './log.ts';

/** The clock of a seat after something was played. */
export interface ClockChange {
  readonly seat: number;
  readonly clock: number;
  /** Has the turn added to it? */
  readonly hasGained: boolean;
}

type Timed = Pick<TableRow, 'timing' | 'pace' | 'acting' | 'turn_since'>;

const isActing = ({ acting }: Pick<TableRow, 'acting'>, { player }: SeatRow): boolean =>
  player !== null && readList(acting).includes(player);

/** Whose decision it is that is due. */
export const actingSeat = (row: Pick<TableRow, 'acting'>, seats: readonly SeatRow[]): SeatRow | undefined =>
  seats.find((seat) => isActing(row, seat));

/** Nothing is timed on a holiday, in correspondence games. */
function holidayOf(
  { pace }: Timed,
  { holiday_from, holiday_until }: SeatRow,
): { from: number; until: number } {
  return pace === 'live' ? { from: 0, until: 0 } : { from: holiday_from ?? 0, until: holiday_until ?? 0 };
}

/** When so much time has passed since then. */
function timeAfter(row: Timed, seat: SeatRow, since: number, limit: number): number {
  const { from, until } = holidayOf(row, seat);
  const away = Math.max(since, from);
  return since + limit < away ? since + limit : since + limit + Math.max(0, until - away);
}

/** How much time has passed. */
function timeBetween(row: Timed, seat: SeatRow, since: number, now: number): number {
  const { from, until } = holidayOf(row, seat);
  return Math.max(0, now - since - Math.max(0, Math.min(now, until) - Math.max(since, from)));
}

/**
 * When the decision that is due is overdue; null without limit. The clock runs from the beginning of the turn, the time for a decision
 * from the one before it.
 */
export function deadlineOf(row: Timed, seats: readonly SeatRow[], decidedAt: number): number | null {
  const { perMove, clock } = readTiming(row.timing);
  const seat = actingSeat(row, seats);
  if (seat === undefined || seat.user_id === null || seat.stand_in !== null) return null;
  const limits: number[] = [];
  if (perMove !== null) limits.push(timeAfter(row, seat, decidedAt, perMove * 1000));
  if (clock !== null)
    limits.push(timeAfter(row, seat, row.turn_since ?? decidedAt, seat.clock ?? clock.start * 1000));
  return limits.length === 0 ? null : Math.min(...limits);
}

export const hasClock = ({ timing }: Pick<TableRow, 'timing'>): boolean => readTiming(timing).clock !== null;

/**
 * The clocks that change when `acting` have to act. Whoever has ended a turn has used time, and gains some; what was overdrawn is gone. Taking back
 * (so many actions remain: `undone`) gives nobody time: it adds none, and what the turns had added goes with them.
 */
export async function clocksAfter(
  db: Db,
  { id, row, seats, log }: LiveGame,
  acting: string,
  undone: number | null,
  now: number,
): Promise<ClockChange[]> {
  const { clock: rule } = readTiming(row.timing);
  if (rule === null) return [];
  const since = row.turn_since ?? now;
  const lost = undone === null || rule.perMove === 0 ? [] : await gainsSince(db, id, log, undone);
  return seats.flatMap((seat) => {
    const hasEnded = acting !== row.acting && isActing(row, seat);
    const losses = lost.filter((one) => one === seat.seat).length;
    if (!hasEnded && losses === 0) return [];
    const used = hasEnded ? timeBetween(row, seat, since, now) : 0;
    const hasGained = hasEnded && undone === null && rule.perMove > 0;
    const left = Math.max(0, (seat.clock ?? rule.start * 1000) - used);
    const gained = ((hasGained ? 1 : 0) - losses) * rule.perMove * 1000;
    return [{ seat: seat.seat, clock: Math.max(0, left + gained), hasGained }];
  });
}

/** The seats whose clocks the actions after the first `to` have added to, once for each time. */
async function gainsSince(db: Db, id: string, log: LiveGame['log'], to: number): Promise<number[]> {
  const undone = new Set(
    entriesInForce(log)
      .slice(to)
      .map(({ number }) => number),
  );
  const rows = await db
    .selectFrom('increments')
    .select(['number', 'seat'])
    .where('table_id', '=', id)
    .where('number', '>=', Math.min(...undone))
    .execute();
  return rows.flatMap(({ number, seat }) => (undone.has(number) ? [seat] : []));
}

export const withClocks = (seats: SeatRow[], clocks: readonly ClockChange[]): SeatRow[] =>
  clocks.length === 0
    ? seats
    : seats.map((row) => {
        const change = clocks.find(({ seat }) => seat === row.seat);
        return change === undefined ? row : { ...row, clock: change.clock };
      });

/** Written with the entry of this number. */
export async function keepClocks(
  tx: Tx,
  table_id: string,
  clocks: readonly ClockChange[],
  number: number,
): Promise<void> {
  for (const { seat, clock, hasGained } of clocks) {
    await tx
      .updateTable('seats')
      .set({ clock })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .execute();
    if (hasGained) await tx.insertInto('increments').values({ table_id, number, seat }).execute();
  }
}
