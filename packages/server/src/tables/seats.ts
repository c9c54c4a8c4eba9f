import { isStrength, STRENGTHS } from '@roundhouse/bots';
import type { Some } from '../http/handlers.ts';
import { countAgainst, LIMITS } from '../people/limits.ts';
import { isPassword } from '../people/passwords.ts';
import { conflict, forbidden, notFound, unacceptable } from '../problem.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import { changeTable, type Held, mustBeOpen, mustOwn, mustSit, mustStillBe } from './change.ts';
import { readTable, type SeatRow } from './rows.ts';
import { startIfFull, startTable } from './start.ts';

function checkBot(name: string): void {
  if (!isStrength(name))
    throw unacceptable('no-bot', `There is no bot "${name}"; possible: ${STRENGTHS.join(', ')}.`);
}

const setSeat = (
  tx: Tx,
  { table_id, seat }: SeatRow,
  values: { user_id?: string | null; bot?: string | null; stand_in?: string | null },
) => tx.updateTable('seats').set(values).where('table_id', '=', table_id).where('seat', '=', seat).execute();

function seatNumbered({ seats }: Held, number: number): SeatRow {
  const seat = seats.find((one) => one.seat === number);
  if (seat === undefined) throw notFound('seat');
  return seat;
}

/** Who sits where. */
export function sitting(
  site: Site,
): Some<'join' | 'leave' | 'kick' | 'fillSeat' | 'start' | 'standIn' | 'closeTable'> {
  /** Looked at before the table is held: it takes a while. */
  async function checkPassword(id: string, user: string, password: string | undefined): Promise<boolean> {
    const row = await readTable(site.storage.db, id);
    if (row?.visibility !== 'password') return true;
    if (password === undefined) return false;
    await countAgainst(site.storage.db, LIMITS.tablePassword, user, site.now());
    return isPassword(row.password, password);
  }

  return {
    async join({ me, params, body }) {
      const knows = await checkPassword(params.table, me.id, body.password);
      return changeTable(
        site,
        params.table,
        me,
        'joined',
        async (held) => {
          if (held.mine !== undefined) throw conflict('has-seat', 'You already have a seat at this table.');
          const { row } = held;
          const isInvited = body.invite === row.invite;
          if (row.visibility === 'password' && !knows && !isInvited && row.owner_id !== me.id)
            throw forbidden('That is not the password of this table.', 'wrong-password');
          if (row.visibility === 'link' && !isInvited && row.owner_id !== me.id) throw notFound('table');
          mustBeOpen(held);
          const free = held.seats.filter(({ user_id, bot }) => user_id === null && bot === null);
          const [first] = free;
          if (first === undefined) throw conflict('full', 'All seats are taken.');
          const wanted = body.seat === undefined ? first : free.find(({ seat }) => seat === body.seat);
          if (wanted === undefined) throw conflict('taken', 'This seat is taken.');
          await mustStillBe(held.tx, me.id, site.now());
          await setSeat(held.tx, wanted, { user_id: me.id });
          await startIfFull(site, held.tx, row.id);
        },
        body.invite,
      );
    },

    async leave({ me, params }) {
      await changeTable(site, params.table, me, 'left', async (held) => {
        mustBeOpen(held);
        await setSeat(held.tx, mustSit(held), { user_id: null });
      });
      return {};
    },

    kick: ({ me, params }) =>
      changeTable(site, params.table, me, 'emptied a seat', async (held) => {
        mustOwn(held, me);
        mustBeOpen(held);
        await setSeat(held.tx, seatNumbered(held, params.seat), { user_id: null, bot: null });
      }),

    fillSeat: ({ me, params, body }) =>
      changeTable(site, params.table, me, 'filled a seat', async (held) => {
        mustOwn(held, me);
        mustBeOpen(held);
        const seat = seatNumbered(held, params.seat);
        if (seat.user_id !== null) throw conflict('taken', 'That seat is taken.');
        if (body.bot !== null) checkBot(body.bot);
        await setSeat(held.tx, seat, { bot: body.bot });
        await startIfFull(site, held.tx, held.row.id);
      }),

    start: ({ me, params }) =>
      changeTable(site, params.table, me, 'started', async (held) => {
        mustOwn(held, me);
        mustBeOpen(held);
        await startTable(site, held.tx, held.row.id);
      }),

    standIn: ({ me, params, body }) =>
      changeTable(site, params.table, me, body.bot === null ? 'came back' : 'left a bot', async (held) => {
        const seat = mustSit(held);
        if (held.row.status !== 'running') throw conflict('not-running', 'This game is not being played.');
        if (body.bot !== null) checkBot(body.bot);
        await setSeat(held.tx, seat, { stand_in: body.bot });
        const seats = held.seats.map((one) => (one === seat ? { ...one, stand_in: body.bot } : one));
        await site.jobs.follow(held.tx, { id: held.row.id, seats, row: held.row }, held.row);
      }),

    async closeTable({ me, params }) {
      await changeTable(site, params.table, me, 'closed', async (held) => {
        mustOwn(held, me);
        mustBeOpen(held);
        await abandon(site, held, 'closed');
      });
      return {};
    },
  };
}

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
