import { sql } from 'kysely';
import { Problem } from '../problem.ts';
import type { Db } from '../storage/open.ts';

/** So many, in so many seconds. */
export interface Limit {
  readonly name: string;
  readonly count: number;
  readonly seconds: number;
}

/** Those that hold over all processes. */
export const LIMITS = {
  signInByAddress: { name: 'sign-in', count: 30, seconds: 600 },
  signInByName: { name: 'sign-in-name', count: 10, seconds: 600 },
  signUp: { name: 'sign-up', count: 10, seconds: 3600 },
  guest: { name: 'guest', count: 30, seconds: 3600 },
  reset: { name: 'reset', count: 5, seconds: 3600 },
  tables: { name: 'tables', count: 60, seconds: 3600 },
  chat: { name: 'chat', count: 30, seconds: 60 },
  tests: { name: 'tests', count: 10, seconds: 600 },
  /** By recipient: nobody has to prove that an address is their own. */
  mail: { name: 'mail', count: 30, seconds: 3600 },
  addresses: { name: 'addresses', count: 30, seconds: 600 },
  tablePassword: { name: 'table-password', count: 20, seconds: 600 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counts one more; refuses where it is too many. */
export async function countAgainst(db: Db, limit: Limit, who: string, now: number): Promise<void> {
  const wait = await countUp(db, limit, who, now);
  if (wait > 0) throw tooOften(wait);
}

/** Counts one more, in one statement. Gives how long to wait where it is too many, or 0. */
export async function countUp(db: Db, limit: Limit, who: string, now: number): Promise<number> {
  const resets = now + limit.seconds * 1000;
  const row = await db
    .insertInto('limits')
    .values({ key: `${limit.name}:${who}`, count: 1, resets_at: resets })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when limits.resets_at <= ${now} then 1 else limits.count + 1 end`,
        resets_at: sql<number>`case when limits.resets_at <= ${now} then ${resets} else limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  return row.count > limit.count ? Math.max(1, row.resets_at - now) : 0;
}

export function tooOften(ms: number): Problem {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const when = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new Problem(429, 'too-often', `Too many attempts; try again in ${when}.`, { retryAfter: seconds });
}

export const forgetOldLimits = (db: Db, now: number) =>
  db.deleteFrom('limits').where('resets_at', '<', now).execute();

/** For plain reads memory is enough: so many requests a minute for each address, in this process. */
export class RequestLimit {
  private counts = new Map<string, number>();
  private since = 0;
  private readonly perMinute: number;

  constructor(perMinute: number) {
    this.perMinute = perMinute;
  }

  count(address: string, now: number): void {
    if (now - this.since >= 60_000) {
      this.counts = new Map();
      this.since = now;
    }
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    if (count > this.perMinute) throw tooOften(this.since + 60_000 - now);
  }
}
