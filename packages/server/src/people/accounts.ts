import { LONGEST_HOLIDAY, type Me } from '../contract/people.ts';
import type { Some } from '../http/handlers.ts';
import { hashOfSecret, newId } from '../ids.ts';
import { conflict, forbidden, notSignedIn, Problem, unacceptable } from '../problem.ts';
import type { Site } from '../site.ts';
import { isDuplicate } from '../storage/trouble.ts';
import { type HolidayChange, personChanged } from '../tables/retime.ts';
import { isAdmin, mustBeFree } from './admins.ts';
import { countAgainst, LIMITS } from './limits.ts';
import { nameKey } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { setPassword } from './resets.ts';

const DAY = 24 * 3600 * 1000;

export async function readMe({ storage: { db }, config, now }: Site, id: string): Promise<Me> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.deleted_at !== null) throw notSignedIn();
  return {
    id,
    name: row.name,
    guest: row.name_key === null,
    admin: isAdmin(config, row),
    email: row.email,
    createdAt: row.created_at,
    holidayUntil: row.holiday_until !== null && row.holiday_until > now() ? row.holiday_until : null,
  };
}

/** Two who take the same name at once: the database lets one. */
async function claimingName<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicate(error)) throw conflict('name-taken', 'That name is taken; choose another.');
    throw error;
  }
}

/** Signing up, in and out. */
export function accounts(
  site: Site,
): Some<
  'signUp' | 'beGuest' | 'signIn' | 'signOut' | 'signOutEverywhere' | 'me' | 'changeMe' | 'changePassword'
> {
  const { db } = site.storage;

  const newUser = (fields: {
    id: string;
    name: string;
    name_key: string | null;
    password: string | null;
    email: string | null;
  }) =>
    db
      .insertInto('users')
      .values({
        ...fields,
        admin: 0,
        blocked: 0,
        created_at: site.now(),
        seen_at: site.now(),
        deleted_at: null,
        holiday_until: null,
      })
      .execute();

  /** Whoever comes back early has been away until now; whoever stays longer, since they left. */
  async function changeHoliday(user: string, wanted: number | null): Promise<HolidayChange> {
    const at = site.now();
    return site.games.committer.commit(async (tx) => {
      // Held, so that of two changes at once the second builds on the first.
      const before = await tx
        .updateTable('users')
        .set({ seen_at: at })
        .where('id', '=', user)
        .returning(['holiday_from', 'holiday_until'])
        .executeTakeFirstOrThrow();
      const isAway = (before.holiday_until ?? 0) > at;
      const isToBeAway = wanted !== null && wanted > at;
      if (!isAway && !isToBeAway) return { at, before, after: before };
      const after = {
        holiday_from: isAway ? before.holiday_from : at,
        holiday_until: isToBeAway ? wanted : at,
      };
      await tx.updateTable('users').set(after).where('id', '=', user).execute();
      return { at, before, after };
    });
  }

  return {
    async signUp({ body, me, address, agent, setCookie }) {
      if (me !== null && !me.guest)
        throw conflict('signed-in', `You are signed in as ${me.name}; sign out first.`);
      await countAgainst(db, LIMITS.signUp, address, site.now());
      mustBeFree(site.config, body.name);
      const fields = {
        name: body.name,
        name_key: nameKey(body.name),
        password: await hashPassword(body.password),
        email: body.email ?? null,
      };
      const id = me?.id ?? newId();
      if (me === null) {
        await claimingName(newUser({ id, ...fields }));
      } else {
        // The guest stays who it was, with all its seats; only where nobody was quicker.
        const { numUpdatedRows } = await claimingName(
          db
            .updateTable('users')
            .set(fields)
            .where('id', '=', id)
            .where('name_key', 'is', null)
            .where('deleted_at', 'is', null)
            .executeTakeFirst(),
        );
        if (numUpdatedRows === 0n)
          throw conflict('signed-in', 'You have made an account in another window: sign in with it.');
        await site.sessions.end(id);
        await personChanged(site, me);
      }
      setCookie(await site.sessions.begin(id, agent, address));
      return readMe(site, id);
    },

    async beGuest({ me, address, agent, setCookie }) {
      if (me !== null) return readMe(site, me.id);
      await countAgainst(db, LIMITS.guest, address, site.now());
      const id = newId();
      const name = `Guest ${String(parseInt(hashOfSecret(id).slice(0, 8), 16) % 10_000).padStart(4, '0')}`;
      await newUser({ id, name, name_key: null, password: null, email: null });
      setCookie(await site.sessions.begin(id, agent, address));
      return readMe(site, id);
    },

    async signIn({ body, address, agent, setCookie }) {
      // Counted before anything is hashed.
      await countAgainst(db, LIMITS.signInByAddress, address, site.now());
      await countAgainst(db, LIMITS.signInByName, nameKey(body.name), site.now());
      const row = await db
        .selectFrom('users')
        .select(['id', 'password', 'blocked'])
        .where('name_key', '=', nameKey(body.name))
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!(await isPassword(row?.password ?? null, body.password)) || row === undefined)
        throw new Problem(401, 'wrong-password', 'The name or the password is wrong.');
      if (row.blocked === 1) throw forbidden('This account has been blocked by the host.', 'blocked');
      setCookie(await site.sessions.begin(row.id, agent, address));
      return readMe(site, row.id);
    },

    async signOut({ me, session, setCookie }) {
      if (session !== null) await site.sessions.end(me.id, { only: session });
      setCookie(null);
      return {};
    },

    async signOutEverywhere({ me, setCookie }) {
      await site.sessions.end(me.id);
      setCookie(null);
      return {};
    },

    me: ({ me, renewCookie }) => {
      renewCookie();
      return readMe(site, me.id);
    },

    async changeMe({ me, body }) {
      if (body.name !== undefined && me.guest)
        throw forbidden('Guests cannot choose a name: make an account first.', 'guest');
      if (body.holidayUntil != null && body.holidayUntil > site.now() + LONGEST_HOLIDAY * DAY)
        throw unacceptable('holiday-too-long', `A holiday lasts ${LONGEST_HOLIDAY} days at most.`);
      if (body.name !== undefined && nameKey(body.name) !== nameKey(me.name))
        mustBeFree(site.config, body.name);
      await claimingName(
        db
          .updateTable('users')
          .set({
            ...(body.name === undefined ? {} : { name: body.name, name_key: nameKey(body.name) }),
            ...(body.email === undefined ? {} : { email: body.email }),
            seen_at: site.now(),
          })
          .where('id', '=', me.id)
          .execute(),
      );
      // Whoever reads the mail of the old address has no link any more.
      if (body.email !== undefined) await db.deleteFrom('resets').where('user_id', '=', me.id).execute();
      const holiday =
        body.holidayUntil === undefined ? undefined : await changeHoliday(me.id, body.holidayUntil);
      await site.sessions.changed(me.id);
      if (body.name !== undefined || holiday !== undefined) await personChanged(site, me, holiday);
      return readMe(site, me.id);
    },

    async changePassword({ me, body, session, agent, address, setCookie }) {
      await countAgainst(db, LIMITS.signInByName, me.id, site.now());
      const row = await db
        .selectFrom('users')
        .select('password')
        .where('id', '=', me.id)
        .executeTakeFirstOrThrow();
      if (!(await isPassword(row.password, body.old)))
        throw new Problem(403, 'wrong-password', 'That is not your current password.');
      await setPassword(site, me.id, body.new);
      if (session !== null) setCookie(await site.sessions.begin(me.id, agent, address));
      return {};
    },
  };
}
