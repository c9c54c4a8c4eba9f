import type { Channel } from '../contract/notifications.ts';
import type { Some } from '../http/handlers.ts';
import { RetryLater } from '../jobs/queue.ts';
import { messageOf } from '../message-of.ts';
import { countAgainst, LIMITS } from '../people/limits.ts';
import { unacceptable } from '../problem.ts';
import type { Site } from '../site.ts';
import { PrivateAddress, publicAddressOf } from './addresses.ts';
import { subscriptionsOf } from './tell.ts';

const MOST_SUBSCRIPTIONS = 10;

/** How one wants to be told. */
export function tellSettings(
  site: Site,
): Some<'notifications' | 'setNotifications' | 'testNotification' | 'subscribe' | 'unsubscribe'> {
  const { db } = site.storage;

  async function stateOf(user: string) {
    const settings = await site.postman.settingsOf(db, user);
    const { publicKey } = await site.postman.pushKeys();
    return {
      ...settings,
      possible: { push: true, mail: site.postman.canMail, webhook: true },
      pushKey: publicKey,
      subscriptions: (await subscriptionsOf(site, user)).length,
    };
  }

  /** Told at once; checked again whenever something is sent, because names change. */
  async function checkAddress(url: string, user: string): Promise<void> {
    if (site.config.allowPrivateAddresses) return;
    await countAgainst(db, LIMITS.addresses, user, site.now());
    try {
      await publicAddressOf(new URL(url).hostname);
    } catch (error) {
      if (error instanceof PrivateAddress) throw unacceptable('private-address', error.message);
      throw unacceptable('no-address', 'There is nothing at that address.');
    }
  }

  async function sendTest(channel: Channel, user: string): Promise<void> {
    const text = 'This is a test: this is how you will be told that it is your turn.';
    const settings = await site.postman.settingsOf(db, user);
    switch (channel) {
      case 'mail': {
        const row = await db.selectFrom('users').select('email').where('id', '=', user).executeTakeFirst();
        if (row?.email == null) throw new Error('You have given no e-mail address.');
        return site.postman.mail({ to: row.email, subject: 'A test', text }).catch((error: unknown) => {
          if (error instanceof RetryLater) throw error;
          // Where the mail server is concerns nobody but the host.
          site.log.warn({ error: String(error) }, 'a test could not be mailed');
          throw new Error(
            'The mail server of this site did not take it; its host finds the reason in the log.',
          );
        });
      }
      case 'webhook':
        if (settings.hook === null) throw new Error('You have given no address.');
        return site.postman.hook(settings.hook, text);
      case 'push': {
        const targets = await subscriptionsOf(site, user);
        if (targets.length === 0) throw new Error('No browser has signed up for it.');
        const word = JSON.stringify({ title: 'A test', body: text, url: '/' });
        for (const target of targets) await site.postman.push(target, word);
      }
    }
  }

  return {
    notifications: ({ me }) => stateOf(me.id),

    async setNotifications({ me, body }) {
      if (body.hook !== null) await checkAddress(body.hook.url, me.id);
      const settings = JSON.stringify(body);
      await db
        .insertInto('notifications')
        .values({ user_id: me.id, settings })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ settings }))
        .execute();
      return stateOf(me.id);
    },

    async testNotification({ me, body, address }) {
      await countAgainst(db, LIMITS.tests, address, site.now());
      await countAgainst(db, LIMITS.tests, me.id, site.now());
      try {
        await sendTest(body.channel, me.id);
        return { ok: true, message: 'It has been sent.' };
      } catch (error) {
        return { ok: false, message: messageOf(error) };
      }
    },

    async subscribe({ me, body }) {
      await checkAddress(body.endpoint, me.id);
      const own = (await subscriptionsOf(site, me.id)).filter(({ endpoint }) => endpoint !== body.endpoint);
      // The oldest make room.
      for (const { endpoint } of own.slice(0, Math.max(0, own.length - MOST_SUBSCRIPTIONS + 1)))
        await db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute();
      const fields = { user_id: me.id, keys: JSON.stringify(body.keys), created_at: site.now() };
      await db
        .insertInto('subscriptions')
        .values({ endpoint: body.endpoint, ...fields })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(fields))
        .execute();
      return {};
    },

    async unsubscribe({ me, body }) {
      await db
        .deleteFrom('subscriptions')
        .where('endpoint', '=', body.endpoint)
        .where('user_id', '=', me.id)
        .execute();
      return {};
    },
  };
}
