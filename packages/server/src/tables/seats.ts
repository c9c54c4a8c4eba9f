import { isStrength, STRENGTHS } from '@roundhouse/bots';
import type { Some } from '../http/handlers.ts';
import { newId } from '../ids.ts';
import { countAgainst, LIMITS } from '../people/limits.ts';
import { isPassword } from '../people/passwords.ts';
import { conflict, forbidden, notFound, unacceptable } from '../problem.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import { abandon, abandonIfAgreed } from './abandon.ts';
import { changeTable, type Held, mustBeOpen, mustOwn, mustSit, mustStillBe } from './change.ts';
import { retime } from './retime.ts';
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

const changeInvite = (tx: Tx, id: string) =>
  tx
    .updateTable('tables')
    .set({ invite: newId(16) })
    .where('id', '=', id)
    .execute();

/** The link that led here leads nowhere from now on. */
async function turnAway(tx: Tx, table_id: string, user_id: string): Promise<void> {
  await changeInvite(tx, table_id);
  await tx
    .insertInto('turned_away')
    .values({ table_id, user_id })
    .onConflict((conflict) => conflict.columns(['table_id', 'user_id']).doNothing())
    .execute();
}

/** Whoever was sent away and is invited anew is so no longer. */
async function checkTurnedAway(tx: Tx, table: string, user: string, isInvited: boolean): Promise<void> {
  if (isInvited) {
    await tx.deleteFrom('turned_away').where('table_id', '=', table).where('user_id', '=', user).execute();
    return;
  }
  const row = await tx
    .selectFrom('turned_away')
    .select('user_id')
    .where('table_id', '=', table)
    .where('user_id', '=', user)
    .executeTakeFirst();
  if (row !== undefined)
    throw forbidden('You were sent away from this table: only a new invitation leads back.', 'turned-away');
}

/** Who sits where. */
export function sitting(
  site: Site,
): Some<'join' | 'leave' | 'kick' | 'newInvite' | 'fillSeat' | 'start' | 'standIn' | 'closeTable'> {
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
          await checkTurnedAway(held.tx, row.id, me.id, isInvited);
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
        const seat = seatNumbered(held, params.seat);
        await setSeat(held.tx, seat, { user_id: null, bot: null });
        if (seat.user_id !== null && seat.user_id !== me.id)
          await turnAway(held.tx, held.row.id, seat.user_id);
      }),

    newInvite: ({ me, params }) =>
      changeTable(site, params.table, me, 'made a new link', async (held) => {
        mustOwn(held, me);
        await changeInvite(held.tx, held.row.id);
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
        if (!(await abandonIfAgreed(site, held, seats))) await retime(site, held, seats);
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
