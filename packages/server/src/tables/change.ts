import type { TableDetails } from '../contract/tables.ts';
import type { Someone } from '../people/sessions.ts';
import { conflict, forbidden, notFound, notSignedIn } from '../problem.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import { readSeats, type SeatRow, type TableRow, touchTable } from './rows.ts';
import { detailsFor, mayKnow } from './show.ts';

/** A table held by a transaction. */
export interface Held {
  readonly tx: Tx;
  readonly row: TableRow;
  readonly seats: SeatRow[];
  /** The seat of whoever changes it. */
  readonly mine: SeatRow | undefined;
}

/** Changes a table: nobody else does meanwhile, and afterwards everybody concerned is told. */
export async function changeTable(
  site: Site,
  id: string,
  me: Someone,
  what: string,
  work: (held: Held) => Promise<void>,
  invite?: string,
): Promise<TableDetails> {
  const changed = await site.games.committer.commit(async (tx) => {
    const now = site.now();
    const row = await touchTable(tx, id, now);
    const seats = row === undefined ? [] : await readSeats(tx, [id]);
    if (row === undefined || !mayKnow(row, seats, { me, invite })) throw notFound('table');
    await work({ tx, row, seats, mine: seats.find(({ user_id }) => user_id === me.id) });
    await tx
      .insertInto('news')
      .values({
        table_id: id,
        version: row.version,
        kind: 'table',
        user_id: me.id,
        content: what,
        key: null,
        at: now,
      })
      .execute();
    await site.hub.announce(tx, id);
    return row;
  });
  await site.games.refresh(id);
  await site.hub.deliver(id);
  site.jobs.wake();
  if (changed.visibility !== 'link' && changed.status === 'open') site.hub.lobbyChanged();
  return detailsFor(site, id, { me, invite: changed.invite });
}

export function mustBeOpen({ row }: Held): void {
  if (row.status !== 'open') throw conflict('not-open', 'This table has started already.');
}

export function mustOwn({ row }: Held, me: Someone): void {
  if (row.owner_id !== me.id) throw forbidden('Only the owner of the table may do that.', 'not-owner');
}

/** Whose seat it is; refuses where there is none. */
export function mustSit({ mine }: Held): SeatRow {
  if (mine === undefined) throw forbidden('You have no seat at this table.', 'no-seat');
  return mine;
}

/** Holds the person who sits down until the transaction ends: an account is deleted before, and takes no seat, or after, and leaves it. */
export async function mustStillBe(tx: Tx, user: string, now: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ seen_at: now })
    .where('id', '=', user)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notSignedIn();
}
