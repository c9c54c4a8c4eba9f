import { isTitle, loadTitle, newGame } from '@roundhouse/titles';
import { drawSeats, seedOf } from '../play/chance.ts';
import { deadlineOf } from '../play/clocks.ts';
import { conflict } from '../problem.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import { readObject, readSeats, readTable, readTiming, type SeatRow, type TableRow } from './rows.ts';

const isTaken = ({ user_id, bot }: SeatRow): boolean => user_id !== null || bot !== null;

/** Starts a table that starts by itself, if nobody is missing. */
export async function startIfFull(site: Site, tx: Tx, id: string): Promise<void> {
  const row = await readTable(tx, id);
  if (row?.start_when_full === 1 && (await readSeats(tx, [id])).every(isTaken))
    await startTable(site, tx, id);
}

/** Seats are drawn, and the first position is there. */
export async function startTable(site: Site, tx: Tx, id: string): Promise<void> {
  const row = await readTable(tx, id);
  if (row === undefined || row.status !== 'open')
    throw conflict('not-open', 'This table has started already.');
  const seats = await readSeats(tx, [id]);
  if (!seats.every(isTaken))
    throw conflict('not-full', 'There are free seats: fill them first, with bots if you like.');
  if (row.record === null) await deal(site, tx, row, seats);
  else await goOn(site, tx, row, seats);
}

async function deal(site: Site, tx: Tx, row: TableRow, seats: readonly SeatRow[]): Promise<void> {
  if (!isTitle(row.title)) throw new Error(`There is no title ${row.title}`);
  const title = await loadTitle(row.title);
  const seated = row.seating === 'drawn' ? drawSeats(row.secret, seats, lotOf) : seats;
  const record = newGame({
    title: row.title,
    // What they are called is told by who sits there.
    players: seated.map((_, seat) => `Player ${seat + 1}`),
    seed: seedOf(row.secret),
    options: readObject(row.options),
  });
  const table = title.open(record);
  if ('error' in table) throw conflict('not-playable', table.error);
  const now = site.now();
  const { clock } = readTiming(row.timing);
  // A seat is known by its number, and people change places: away from all first, so that nobody sits twice.
  await tx.updateTable('seats').set({ user_id: null }).where('table_id', '=', row.id).execute();
  const placed = seated.map((old, seat) => ({
    ...old,
    seat,
    player: record.players[seat]?.id ?? null,
    clock: clock === null ? null : clock.start * 1000,
  }));
  for (const { seat, user_id, bot, player, clock: left } of placed)
    await tx
      .updateTable('seats')
      .set({ user_id, bot, player, clock: left })
      .where('table_id', '=', row.id)
      .where('seat', '=', seat)
      .execute();
  const { acting } = table.now;
  const after = await tx
    .updateTable('tables')
    .set({
      status: 'running',
      record: JSON.stringify(record),
      acting: JSON.stringify(acting),
      turn_since: now,
      deadline: deadlineOf({ ...row, acting: JSON.stringify(acting), turn_since: now }, placed, now),
      started_at: now,
      changed_at: now,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await site.jobs.follow(tx, { id: row.id, seats: placed, row }, after);
}

/** An imported game goes on where it was. */
async function goOn(site: Site, tx: Tx, row: TableRow, seats: SeatRow[]): Promise<void> {
  const now = site.now();
  const after = await tx
    .updateTable('tables')
    .set({ status: 'running', turn_since: now, started_at: now, changed_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await site.jobs.follow(tx, { id: row.id, seats, row: { ...row, acting: '[]' } }, after);
}

const lotOf = ({ user_id, bot, seat }: SeatRow): string => user_id ?? `${bot ?? 'bot'} ${seat}`;
