import type { Site } from '../site.ts';

const LASTS = 60_000;
/** Changing pages is not leaving. */
const GRACE = 8000;

/** Who is connected, at any process. */
export class Presence {
  private readonly site: () => Site;
  private readonly tell: (person: string, here: boolean) => Promise<void>;
  private readonly counts = new Map<string, number>();
  private readonly leaving = new Map<string, NodeJS.Timeout>();

  constructor(site: () => Site, tell: (person: string, here: boolean) => Promise<void>) {
    this.site = site;
    this.tell = tell;
  }

  came(user: string): void {
    const before = this.counts.get(user) ?? 0;
    this.counts.set(user, before + 1);
    const timer = this.leaving.get(user);
    clearTimeout(timer);
    this.leaving.delete(user);
    if (before > 0 || timer !== undefined) return;
    void this.note(user, true);
  }

  went(user: string): void {
    const left = (this.counts.get(user) ?? 1) - 1;
    if (left > 0) {
      this.counts.set(user, left);
      return;
    }
    this.counts.delete(user);
    const timer = setTimeout(() => {
      this.leaving.delete(user);
      void this.note(user, false);
    }, GRACE).unref();
    this.leaving.set(user, timer);
  }

  /** Told here and at the other processes once it is written down: whoever has left one may still be at another. */
  private async note(user: string, here: boolean): Promise<void> {
    const { storage, process, log, hub } = this.site();
    try {
      if (here) await this.renew([user]);
      else
        await storage.db
          .deleteFrom('here')
          .where('user_id', '=', user)
          .where('process', '=', process)
          .execute();
      await this.tell(user, here);
      await hub.wire.send(storage.db, { kind: 'here', person: user, here });
    } catch (error) {
      log.debug({ error: String(error) }, 'who is here could not be noted');
    }
  }

  /** Called now and then. */
  async renew(users: readonly string[] = [...this.counts.keys()]): Promise<void> {
    const { storage, process, now } = this.site();
    const until = now() + LASTS;
    for (let from = 0; from < users.length; from += 100) {
      const rows = users.slice(from, from + 100).map((user_id) => ({ user_id, process, until }));
      await storage.db
        .insertInto('here')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['user_id', 'process']).doUpdateSet({ until }))
        .execute();
    }
  }

  async among(people: readonly string[]): Promise<string[]> {
    if (people.length === 0) return [];
    const { storage, now } = this.site();
    const rows = await storage.db
      .selectFrom('here')
      .select('user_id')
      .distinct()
      .where('user_id', 'in', people)
      .where('until', '>', now())
      .execute();
    // Whoever has come to this process is here before it is written down.
    const come = people.filter((user) => this.counts.has(user));
    return [...new Set([...rows.map(({ user_id }) => user_id), ...come])];
  }

  close(): void {
    for (const timer of this.leaving.values()) clearTimeout(timer);
  }
}
