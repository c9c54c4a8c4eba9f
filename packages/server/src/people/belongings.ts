import type { Some } from '../http/handlers.ts';
import { hashOfSecret, newId, newSecretText } from '../ids.ts';
import { notFound, Problem } from '../problem.ts';
import type { Site } from '../site.ts';
import { countAgainst, LIMITS } from './limits.ts';
import { isPassword } from './passwords.ts';
import { readScopes } from './sessions.ts';

/** What belongs to an account: its sessions and tokens, and its end. */
export function belongings(
  site: Site,
): Some<'sessions' | 'endSession' | 'tokens' | 'makeToken' | 'endToken' | 'deleteMe'> {
  const { db } = site.storage;
  return {
    async sessions({ me, session }) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', me.id)
        .where('expires_at', '>', site.now())
        .orderBy('seen_at', 'desc')
        .execute();
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          current: row.id === session,
          createdAt: row.created_at,
          seenAt: row.seen_at,
          agent: row.agent,
          address: row.address,
        })),
      };
    },

    async endSession({ me, params }) {
      await site.sessions.end(me.id, { only: params.id });
      return {};
    },

    async tokens({ me }) {
      const rows = await db
        .selectFrom('tokens')
        .selectAll()
        .where('user_id', '=', me.id)
        .orderBy('created_at')
        .execute();
      return {
        tokens: rows.map((row) => ({
          id: row.id,
          name: row.name,
          scopes: readScopes(row.scopes),
          createdAt: row.created_at,
          usedAt: row.used_at,
          expiresAt: row.expires_at,
        })),
      };
    },

    async makeToken({ me, body }) {
      const secret = `rh_${newSecretText()}`;
      const token = { id: newId(), name: body.name, created_at: site.now(), expires_at: body.expiresAt };
      const scopes = readScopes(body.scopes.join(','));
      await db
        .insertInto('tokens')
        .values({
          ...token,
          user_id: me.id,
          token_hash: hashOfSecret(secret),
          scopes: scopes.join(','),
          used_at: null,
        })
        .execute();
      return {
        id: token.id,
        name: token.name,
        scopes,
        createdAt: token.created_at,
        usedAt: null,
        expiresAt: token.expires_at,
        secret,
      };
    },

    async endToken({ me, params }) {
      const { numDeletedRows } = await db
        .deleteFrom('tokens')
        .where('id', '=', params.id)
        .where('user_id', '=', me.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound('token');
      await site.sessions.changed(me.id);
      return {};
    },

    async deleteMe({ me, body, setCookie }) {
      if (!me.guest) {
        await countAgainst(db, LIMITS.signInByName, me.id, site.now());
        const row = await db
          .selectFrom('users')
          .select('password')
          .where('id', '=', me.id)
          .executeTakeFirstOrThrow();
        if (!(await isPassword(row.password, body.password ?? '')))
          throw new Problem(403, 'wrong-password', 'That is not the password of this account.');
      }
      await site.games.vacateSeats(me.id);
      await db.transaction().execute(async (tx) => {
        for (const table of [
          'sessions',
          'tokens',
          'resets',
          'notes',
          'plans',
          'notifications',
          'subscriptions',
        ] as const)
          await tx.deleteFrom(table).where('user_id', '=', me.id).execute();
        // The row stays for the games that were played, which hold no names: without anything of the person.
        await tx
          .updateTable('users')
          .set({
            name: 'Former player',
            name_key: null,
            password: null,
            email: null,
            admin: 0,
            holiday_from: null,
            holiday_until: null,
            deleted_at: site.now(),
          })
          .where('id', '=', me.id)
          .execute();
      });
      await site.sessions.changed(me.id);
      // What they sat down at while this was done.
      await site.games.vacateSeats(me.id);
      setCookie(null);
      return {};
    },
  };
}
