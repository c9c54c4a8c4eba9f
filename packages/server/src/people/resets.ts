import { homeOf } from '../config.ts';
import type { Some } from '../http/handlers.ts';
import { hashOfSecret, newSecretText } from '../ids.ts';
import type { Worker } from '../jobs/queue.ts';
import { notFound, unacceptable } from '../problem.ts';
import type { Site } from '../site.ts';
import type { Db } from '../storage/open.ts';
import type { Database } from '../storage/schema.ts';
import { countAgainst, LIMITS } from './limits.ts';
import { nameKey } from './names.ts';
import { hashPassword } from './passwords.ts';

const HOUR = 3600 * 1000;

/** The secret of a link with which a person sets a new password, once, within an hour. Earlier ones end. */
export async function newReset(db: Db, user: string, now: number): Promise<string> {
  const token = newSecretText();
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('resets').where('user_id', '=', user).execute();
    await tx
      .insertInto('resets')
      .values({ token_hash: hashOfSecret(token), user_id: user, expires_at: now + HOUR })
      .execute();
  });
  return token;
}

export const resetLink = (home: string, token: string): string => `${home}/#/reset/${token}`;

/** A new password ends all sessions, and the links that were to set one; `link`: only while that one is still good. */
export async function setPassword(site: Site, user: string, password: string, link?: Link): Promise<void> {
  const hash = await hashPassword(password);
  await site.storage.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password: hash }).where('id', '=', user).execute();
    const ended = await tx.deleteFrom('resets').where('user_id', '=', user).returning('token_hash').execute();
    if (link !== undefined && !ended.some(({ token_hash }) => token_hash === link.token_hash))
      throw linkGone();
  });
  await site.sessions.end(user);
}

type Link = Pick<Database['resets'], 'token_hash'>;
const linkGone = () => notFound('link; it may have been used, or is too old');

/** A password that was forgotten. */
export function resetting(site: Site): Some<'askReset' | 'useReset'> {
  const { db } = site.storage;
  return {
    async askReset({ body, address }) {
      await countAgainst(db, LIMITS.reset, address, site.now());
      await countAgainst(db, LIMITS.reset, nameKey(body.name), site.now());
      if (!site.postman.canMail)
        throw unacceptable('no-mail', 'This server sends no e-mail: ask its host for a new password.');
      const user = await db
        .selectFrom('users')
        .select('id')
        .where('name_key', '=', nameKey(body.name))
        .where('email', 'is not', null)
        .executeTakeFirst();
      // The answer is the same whoever asks, and whether mail gets out or not: it tells neither names nor addresses.
      if (user !== undefined) {
        const content = { until: site.now() + HOUR };
        await site.jobs.add(db, { kind: 'reset', subject: user.id, dueAt: site.now(), content });
        site.jobs.wake();
      }
      return {};
    },

    async useReset({ body, address }) {
      await countAgainst(db, LIMITS.signInByAddress, address, site.now());
      const link = await db
        .selectFrom('resets')
        .select(['user_id', 'token_hash'])
        .where('token_hash', '=', hashOfSecret(body.token))
        .where('expires_at', '>=', site.now())
        .executeTakeFirst();
      if (link === undefined) throw linkGone();
      await setPassword(site, link.user_id, body.password, link);
      return {};
    },
  };
}

/** Sends the link, which is made here: nobody reads its secret among the jobs. */
export const resetWorker =
  (site: Site): Worker =>
  async ({ subject: id, content }) => {
    const { db } = site.storage;
    const user = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', id)
      .executeTakeFirst();
    // Whoever asked long ago no longer waits for it.
    if (user?.email == null || Number(content.until) < site.now()) return;
    const token = await newReset(db, id, site.now());
    await site.postman.mail({
      to: user.email,
      subject: 'A new password',
      text: [
        `Somebody, probably you, asked for a new password for ${user.name}.`,
        '',
        resetLink(homeOf(site.config), token),
        '',
        'The link works once, for an hour. If it was not you, you need not do anything.',
      ].join('\n'),
    });
  };
