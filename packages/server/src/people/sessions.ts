import type { Config } from '../config.ts';
import type { Scope } from '../contract/people.ts';
import { SCOPES } from '../contract/people.ts';
import { hashOfSecret, newId, newSecretText } from '../ids.ts';
import type { Db } from '../storage/open.ts';
import { isAdmin } from './admins.ts';

/** Somebody who is known: a user or a guest. */
export interface Someone {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly admin: boolean;
}

/** Who is asking, and by what right. */
export interface Caller {
  readonly someone: Someone | null;
  /** Null for programs. */
  readonly session: string | null;
  /** What a program may do; null for browsers, which may do all. */
  readonly scopes: readonly Scope[] | null;
  /** Until when what was shown is valid, as far as is known; null: for good. */
  readonly expiresAt: number | null;
}

/** What a caller shows: the cookie of a session, or the token of a program. */
export interface Secret {
  readonly of: 'session' | 'token';
  readonly text: string;
}

const keyOf = ({ of, text }: Secret): string => `${of} ${text}`;

export const NOBODY: Caller = { someone: null, session: null, scopes: null, expiresAt: null };

const DAY = 24 * 3600 * 1000;
const LASTS = 90 * DAY;
/** How old the noted time of the last visit may be. */
const SEEN_EVERY = 3600 * 1000;
/** How long an answer about a session is believed. Ended ones are forgotten at once, here and in all other processes. */
const BELIEVED = 15_000;
const KEPT = 20_000;

/** Sessions and tokens: who is behind a cookie or a bearer's secret. */
export class SessionKeeper {
  private readonly db: Db;
  private readonly now: () => number;
  private readonly config: Pick<Config, 'admin'>;
  private known = new Map<string, { readonly caller: Caller; readonly until: number }>();
  private forgotten = 0;
  /** Told when people's sessions end, so that other processes forget them too. */
  onEnd: (user: string) => Promise<void> = async () => undefined;

  constructor(db: Db, now: () => number, config: Pick<Config, 'admin'>) {
    this.db = db;
    this.now = now;
    this.config = config;
  }

  /** The secret for the cookie. */
  async begin(user: string, agent: string, address: string): Promise<string> {
    const secret = newSecretText();
    const now = this.now();
    await this.db
      .insertInto('sessions')
      .values({
        id: newId(),
        user_id: user,
        token_hash: hashOfSecret(secret),
        created_at: now,
        seen_at: now,
        expires_at: now + LASTS,
        agent: agent.slice(0, 200),
        address,
      })
      .execute();
    return secret;
  }

  /** Who has shown this secret? */
  async callerWith(secret: Secret): Promise<Caller> {
    const known = this.knownWith(secret);
    if (known !== null) return known;
    const now = this.now();
    const { forgotten } = this;
    const hash = hashOfSecret(secret.text);
    const caller = await (secret.of === 'session' ? this.readSession(hash) : this.readToken(hash));
    if (this.known.size >= KEPT) this.known = new Map();
    // What was read before somebody's sessions ended may no longer hold.
    if (caller.someone !== null && this.forgotten === forgotten)
      this.known.set(keyOf(secret), {
        caller,
        until: Math.min(now + BELIEVED, caller.expiresAt ?? Number.POSITIVE_INFINITY),
      });
    return caller;
  }

  /** Null where the database has to be asked. */
  knownWith(secret: Secret): Caller | null {
    const known = this.known.get(keyOf(secret));
    return known !== undefined && known.until > this.now() ? known.caller : null;
  }

  private async readSession(hash: string): Promise<Caller> {
    const now = this.now();
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id as session', 'sessions.seen_at', 'sessions.expires_at'])
      .select(['users.id', 'name', 'name_key', 'admin'])
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now)
      .where('blocked', '=', 0)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return NOBODY;
    if (row.seen_at < now - SEEN_EVERY) await this.noteVisit(row.session, row.id, now);
    return { someone: this.someone(row), session: row.session, scopes: null, expiresAt: row.expires_at };
  }

  private async noteVisit(session: string, user: string, now: number): Promise<void> {
    await this.db
      .updateTable('sessions')
      .set({ seen_at: now, expires_at: now + LASTS })
      .where('id', '=', session)
      .execute();
    await this.db.updateTable('users').set({ seen_at: now }).where('id', '=', user).execute();
  }

  private async readToken(hash: string): Promise<Caller> {
    const now = this.now();
    const row = await this.db
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .select(['tokens.id as token', 'scopes', 'used_at', 'expires_at'])
      .select(['users.id', 'users.name', 'name_key', 'admin'])
      .where('token_hash', '=', hash)
      .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
      .where('blocked', '=', 0)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return NOBODY;
    if ((row.used_at ?? 0) < now - SEEN_EVERY)
      await this.db.updateTable('tokens').set({ used_at: now }).where('id', '=', row.token).execute();
    const scopes = readScopes(row.scopes);
    return { someone: this.someone(row), session: null, scopes, expiresAt: row.expires_at };
  }

  private someone(row: { id: string; name: string; name_key: string | null; admin: number }): Someone {
    return { id: row.id, name: row.name, guest: row.name_key === null, admin: isAdmin(this.config, row) };
  }

  /** Everything remembered of a person is read anew. */
  forget(user: string): void {
    this.forgotten++;
    for (const [key, { caller }] of this.known) if (caller.someone?.id === user) this.known.delete(key);
  }

  forgetAll(): void {
    this.forgotten++;
    this.known.clear();
  }

  /** The same, in all processes: after a change of name or rights, or where sessions have ended. */
  async changed(user: string): Promise<void> {
    this.forget(user);
    await this.onEnd(user);
  }

  /** Ends one session of a person, or all, or all but one. */
  async end(user: string, which: { readonly only?: string; readonly but?: string } = {}): Promise<void> {
    let query = this.db.deleteFrom('sessions').where('user_id', '=', user);
    if (which.only !== undefined) query = query.where('id', '=', which.only);
    if (which.but !== undefined) query = query.where('id', '!=', which.but);
    await query.execute();
    await this.changed(user);
  }

  forgetOld(): Promise<unknown> {
    return this.db.deleteFrom('sessions').where('expires_at', '<', this.now()).execute();
  }
}

export const readScopes = (text: string): Scope[] =>
  SCOPES.filter((scope) => text.split(',').includes(scope));
