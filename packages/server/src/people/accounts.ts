import type { Me } from '../contract/people.ts';
import type { Some } from '../http/handlers.ts';
import { hashOfSecret, newId, newSecretText } from '../ids.ts';
import { conflict, forbidden, notFound, notSignedIn, Problem, unacceptable } from '../problem.ts';
import type { Site } from '../site.ts';
import { tellTablesOf } from '../tables/change.ts';
import { countAgainst, LIMITS } from './limits.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { nameKey } from './sessions.ts';

const HOUR = 3600 * 1000;

export async function readMe({ storage: { db }, config }: Site, id: string): Promise<Me> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.deleted_at !== null) throw notSignedIn();
  const isNamed = config.admin !== null && row.name_key === nameKey(config.admin);
  return {
    id,
    name: row.name,
    guest: row.name_key === null,
    admin: row.admin === 1 || isNamed,
    email: row.email,
    createdAt: row.created_at,
    holidayUntil: row.holiday_until,
  };
}

/** Two who take the same name at once: the database lets one. */
async function claimingName<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && /unique/i.test(error.message))
      throw conflict('name-taken', 'That name is taken; choose another.');
    throw error;
  }
}

/** Signing up, in and out. */
export function accounts(
  site: Site,
): Some<
  | 'signUp'
  | 'beGuest'
  | 'signIn'
  | 'signOut'
  | 'signOutEverywhere'
  | 'me'
  | 'changeMe'
  | 'changePassword'
  | 'askReset'
  | 'useReset'
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

  return {
    async signUp({ body, me, address, agent, setCookie }) {
      if (me !== null && !me.guest)
        throw conflict('signed-in', `You are signed in as ${me.name}; sign out first.`);
      await countAgainst(db, LIMITS.signUp, address, site.now());
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
        await claimingName(
          db.updateTable('users').set(fields).where('id', '=', id).where('name_key', 'is', null).execute(),
        );
        await site.sessions.end(id);
        await tellTablesOf(site, me);
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

    me: ({ me }) => readMe(site, me.id),

    async changeMe({ me, body }) {
      if (body.name !== undefined && me.guest)
        throw forbidden('Guests cannot choose a name: make an account first.', 'guest');
      await claimingName(
        db
          .updateTable('users')
          .set({
            ...(body.name === undefined ? {} : { name: body.name, name_key: nameKey(body.name) }),
            ...(body.email === undefined ? {} : { email: body.email }),
            ...(body.holidayUntil === undefined ? {} : { holiday_until: body.holidayUntil }),
            seen_at: site.now(),
          })
          .where('id', '=', me.id)
          .execute(),
      );
      await site.sessions.changed(me.id);
      if (body.holidayUntil !== undefined) await site.games.holidaysChanged(me.id);
      if (body.name !== undefined || body.holidayUntil !== undefined) await tellTablesOf(site, me);
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
      await db
        .updateTable('users')
        .set({ password: await hashPassword(body.new) })
        .where('id', '=', me.id)
        .execute();
      await site.sessions.end(me.id);
      if (session !== null) setCookie(await site.sessions.begin(me.id, agent, address));
      return {};
    },

    async askReset({ body, address, site: home }) {
      await countAgainst(db, LIMITS.reset, address, site.now());
      await countAgainst(db, LIMITS.reset, nameKey(body.name), site.now());
      if (!site.postman.canMail)
        throw unacceptable('no-mail', 'This server sends no e-mail: ask its host for a new password.');
      const user = await db
        .selectFrom('users')
        .select(['id', 'name', 'email'])
        .where('name_key', '=', nameKey(body.name))
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      // The answer is the same whoever asks: it tells neither names nor addresses.
      if (user?.email == null) return {};
      const token = newSecretText();
      await db
        .insertInto('resets')
        .values({ token_hash: hashOfSecret(token), user_id: user.id, expires_at: site.now() + HOUR })
        .execute();
      await site.postman.mail({
        to: user.email,
        subject: 'A new password',
        text: [
          `Somebody, probably you, asked for a new password for ${user.name}.`,
          '',
          `${home}/#/reset/${token}`,
          '',
          'The link works once, for an hour. If it was not you, you need not do anything.',
        ].join('\n'),
      });
      return {};
    },

    async useReset({ body, address }) {
      await countAgainst(db, LIMITS.signInByAddress, address, site.now());
      const used = await db
        .deleteFrom('resets')
        .where('token_hash', '=', hashOfSecret(body.token))
        .returning(['user_id', 'expires_at'])
        .executeTakeFirst();
      if (used === undefined || used.expires_at < site.now())
        throw notFound('link; it may have been used, or is too old');
      await db
        .updateTable('users')
        .set({ password: await hashPassword(body.password) })
        .where('id', '=', used.user_id)
        .execute();
      await site.sessions.end(used.user_id);
      return {};
    },
  };
}
