import nodemailer, { type Transporter } from 'nodemailer';
import webpush from 'web-push';
import { z } from 'zod';
import type { Config } from '../config.ts';
import {
  CHANNELS,
  type NotificationSettings,
  notificationSettings,
  subscription,
} from '../contract/notifications.ts';
import type { NewJob } from '../jobs/queue.ts';
import { RetryLater } from '../jobs/queue.ts';
import { countUp, LIMITS } from '../people/limits.ts';
import type { Tx } from '../storage/commit.ts';
import type { Db } from '../storage/open.ts';
import { prepared } from '../storage/prepared.ts';
import { postTo } from './post.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The address is gone for good. */
export class Gone extends Error {}

export const NOTHING_ON: NotificationSettings = notificationSettings.parse({});

export const PUSH_KEYS = 'push-keys';
const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });
/** For a push service where the host has named nobody. */
const NOBODY = 'mailto:nobody@localhost';
type PushKeys = z.infer<typeof keysSchema>;

/** As they were kept; an error where nothing can be signed with them. */
export function readPushKeys(text: string): PushKeys {
  const keys = keysSchema.parse(JSON.parse(text));
  webpush.getVapidHeaders('https://localhost', NOBODY, keys.publicKey, keys.privateKey, 'aes128gcm');
  return keys;
}

const settingsRow = prepared<{ user: string }, { settings: string }>((db, slot) =>
  db.selectFrom('notifications').select('settings').where('user_id', '=', slot('user')),
);

/** What each kind of webhook is sent. Whatever a table is called, nobody is called up by it. */
const HOOK_BODIES = {
  discord: (text: string) => ({ content: text, allowed_mentions: { parse: [] } }),
  slack: (text: string) => ({
    text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  }),
  plain: (text: string) => ({ text }),
} as const satisfies Readonly<Record<NonNullable<NotificationSettings['hook']>['shape'], unknown>>;

const MAIL_PATIENCE = 10_000;
/** The way to the mail server; null where there is none. */
export const mailTransport = ({ smtpUrl }: Config): Transporter | null =>
  smtpUrl === null
    ? null
    : nodemailer.createTransport({
        url: smtpUrl,
        connectionTimeout: MAIL_PATIENCE,
        greetingTimeout: MAIL_PATIENCE,
        socketTimeout: MAIL_PATIENCE,
      });

/** How people are told outside the page: mail, web push, webhooks. */
export class Postman {
  private readonly db: Db;
  private readonly config: Config;
  private readonly now: () => number;
  private readonly transport: Transporter | null;
  private keys: Promise<PushKeys> | null = null;

  constructor(db: Db, config: Config, now: () => number) {
    this.db = db;
    this.config = config;
    this.now = now;
    this.transport = mailTransport(config);
  }

  get canMail(): boolean {
    return this.transport !== null;
  }

  async settingsOf(db: Db | Tx, user: string): Promise<NotificationSettings> {
    const [row] = await settingsRow(db, { user });
    return row === undefined ? NOTHING_ON : notificationSettings.parse(JSON.parse(row.settings));
  }

  /** A job for each way in which this person wants to be told: news is collected for as long as each of them waits. */
  async tellLater(db: Db | Tx, user: string): Promise<NewJob[]> {
    const settings = await this.settingsOf(db, user);
    return CHANNELS.filter((channel) => settings[channel].on).map((channel) => ({
      kind: 'tell',
      subject: `${user} ${channel}`,
      dueAt: this.now() + settings[channel].wait * 1000,
      content: { user, channel },
    }));
  }

  /** Sent at once, by whoever can wait for it; no address gets more than so many, whoever has given it. */
  async mail({ to, subject, text }: Mail): Promise<void> {
    if (this.transport === null) throw new Error('This server sends no e-mail.');
    const wait = await countUp(this.db, LIMITS.mail, to.toLowerCase(), this.now());
    if (wait > 0) throw new RetryLater('That address has been sent enough for now.', wait / 1000);
    await this.transport.sendMail({ from: this.config.mailFrom ?? '', to, subject, text });
  }

  /** Made once for this installation. */
  pushKeys(): Promise<PushKeys> {
    this.keys ??= this.readOrMakeKeys().catch((error: unknown) => {
      // The next who asks may find the database there again.
      this.keys = null;
      throw error;
    });
    return this.keys;
  }

  private async readOrMakeKeys(): Promise<PushKeys> {
    await this.db
      .insertInto('facts')
      .values({ name: PUSH_KEYS, value: JSON.stringify(webpush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await this.db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', PUSH_KEYS)
      .executeTakeFirstOrThrow();
    return readPushKeys(row.value);
  }

  /** To one browser. Encrypts and signs for some milliseconds: for jobs only. */
  async push(target: { readonly endpoint: string; readonly keys: string }, text: string): Promise<void> {
    const { publicKey, privateKey } = await this.pushKeys();
    const contact = this.config.pushContact ?? this.config.publicUrl ?? NOBODY;
    const subject = /^(https:|mailto:)/.test(contact) ? contact : `mailto:${contact}`;
    const keys = subscription.shape.keys.parse(JSON.parse(target.keys));
    const { endpoint, headers, body } = webpush.generateRequestDetails(
      { endpoint: target.endpoint, keys },
      text,
      {
        vapidDetails: {
          subject: subject.startsWith('http:') ? NOBODY : subject,
          publicKey,
          privateKey,
        },
        TTL: 24 * 3600,
        topic: 'your-turn',
        urgency: 'high',
      },
    );
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    await this.post(endpoint, plain, body ?? '');
  }

  async hook({ url, shape }: NonNullable<NotificationSettings['hook']>, text: string): Promise<void> {
    const body = HOOK_BODIES[shape](text);
    await this.post(
      url,
      { 'content-type': 'application/json', 'user-agent': 'roundhouse' },
      JSON.stringify(body),
    );
  }

  private async post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | Buffer,
  ): Promise<void> {
    const { status, retryAfter } = await postTo({ url, headers, body }, this.config.allowPrivateAddresses);
    if (status >= 200 && status < 300) return;
    const message = `It was answered with ${status}.`;
    if (status === 404 || status === 410) throw new Gone(message);
    if (retryAfter !== null) throw new RetryLater(message, retryAfter);
    throw new Error(message);
  }

  close(): void {
    this.transport?.close();
  }
}
