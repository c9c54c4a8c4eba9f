import type { Entry } from '../contract/games.ts';
import type { LiveGame } from '../play/games.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import { readSeats, readTable, type SeatRow, type TableRow } from '../tables/rows.ts';
import { maySee, readOwners, standingOf, summaryFor } from '../tables/show.ts';
import { type Listener, wireText } from './listener.ts';
import { readNews } from './news.ts';
import { Presence } from './presence.ts';
import { Watchers } from './watchers.ts';
import { NO_WIRE, type Receiver, type Signal, type Wire } from './wire.ts';

/** Brings the news to everybody who listens at this process, and tells the other processes. */
export class Hub implements Receiver {
  private readonly site: () => Site;
  private readonly listeners = new Set<Listener>();
  private readonly atTable = new Map<string, Set<Listener>>();
  private lobbyTimer: NodeJS.Timeout | undefined;
  readonly presence: Presence;
  readonly watchers: Watchers;
  wire: Wire = NO_WIRE;

  constructor(site: () => Site) {
    this.site = site;
    this.presence = new Presence(site, (person, here) => this.tellHere(person, here));
    this.watchers = new Watchers(
      site,
      (table) => this.watchersAt(table),
      (table, count) => this.toldWatching(table, count),
    );
  }

  add(listener: Listener): void {
    this.listeners.add(listener);
    for (const table of listener.seen.keys()) this.listen(listener, table);
    this.site().metrics.streams.set(this.listeners.size);
    this.presence.came(listener.user);
    this.watchers.changed(listener.watching.keys());
  }

  remove(listener: Listener): void {
    if (!this.listeners.delete(listener)) return;
    for (const table of listener.seen.keys()) this.unlisten(listener, table);
    this.site().metrics.streams.set(this.listeners.size);
    this.presence.went(listener.user);
    this.watchers.changed(listener.watching.keys());
  }

  get size(): number {
    return this.listeners.size;
  }

  private listen(listener: Listener, table: string): void {
    const there = this.atTable.get(table);
    if (there === undefined) this.atTable.set(table, new Set([listener]));
    else there.add(listener);
  }

  private unlisten(listener: Listener, table: string): void {
    const there = this.atTable.get(table);
    there?.delete(listener);
    if (there?.size === 0) this.atTable.delete(table);
  }

  /** Tells the other processes, once the transaction is committed, that there is something new at a table. */
  announce(tx: Tx, table: string): Promise<void> {
    return this.wire.send(tx, { kind: 'table', table });
  }

  /** The log has grown, here. Whoever has not heard all that came before gets both from the database, in order. */
  entries(game: LiveGame, entries: readonly Entry[]): void {
    const there = this.atTable.get(game.id);
    const [first] = entries;
    if (there === undefined || first === undefined) return;
    const standing = standingOf(game.row, game.seats);
    const texts = entries.map((entry) => ({
      version: entry.version,
      text: wireText({ kind: 'entry', table: game.id, version: entry.version, entry, standing }),
    }));
    let isAnyBehind = false;
    for (const listener of there) {
      const seen = listener.seen.get(game.id) ?? 0;
      if (seen === first.version - 1)
        for (const { version, text } of texts) listener.tellOf(game.id, version, text);
      else isAnyBehind ||= seen < first.version;
    }
    if (isAnyBehind) this.deliverSoon(game.id);
  }

  private toAll(listeners: Iterable<Listener>, text: string): void {
    for (const listener of listeners) listener.send(text);
  }

  /** Everybody concerned is told what is new at a table, and each only what it has not heard. */
  async deliver(table: string): Promise<void> {
    const site = this.site();
    const { db } = site.storage;
    const row = await readTable(db, table);
    const seats = row === undefined ? [] : await readSeats(db, [table]);
    const seated = new Set(seats.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])));
    const newcomers = [...this.listeners].filter(({ user, seen }) => seated.has(user) && !seen.has(table));
    const there = this.atTable.get(table) ?? new Set();
    if (row === undefined) {
      this.toAll(there, wireText({ kind: 'gone', table, version: Number.MAX_SAFE_INTEGER }));
      return;
    }
    if (newcomers.length + there.size === 0) return;
    const since = Math.min(row.version, ...Array.from(there, ({ seen }) => seen.get(table) ?? 0));
    const { messages, changed } = await readNews(site, row, seats, since);
    const texts = messages.map(({ message, version }) => ({ version, text: wireText(message) }));
    const ownerOf = await readOwners(site, [row]);
    const summarize = (listener: Listener): void => {
      const summary = summaryFor(listener.user, row, seats, ownerOf(row));
      const text = wireText({ kind: 'table', table, version: row.version, summary });
      listener.tellOf(table, Math.max(row.version, listener.seen.get(table) ?? 0), text);
    };
    for (const listener of there) {
      // It has come since, and catches up by itself: what it has missed must come first.
      if ((listener.seen.get(table) ?? 0) < since) continue;
      if (!this.maySee(listener, row, seats)) {
        listener.seen.delete(table);
        this.unlisten(listener, table);
        listener.tell(wireText({ kind: 'gone', table, version: row.version }));
        continue;
      }
      const before = listener.seen.get(table) ?? 0;
      for (const { version, text } of texts)
        if (version > (listener.seen.get(table) ?? 0)) listener.tellOf(table, version, text);
      if (changed > before) summarize(listener);
    }
    for (const listener of newcomers) {
      // It may have been told meanwhile, or be gone.
      if (listener.seen.has(table) || !this.listeners.has(listener)) continue;
      listener.seen.set(table, row.version);
      this.listen(listener, table);
      summarize(listener);
    }
    // What was committed while they were let in.
    if (newcomers.length > 0) await this.deliver(table);
  }

  private maySee({ me, watching }: Listener, row: TableRow, seats: readonly SeatRow[]): boolean {
    return maySee(row, seats, { me, invite: watching.get(row.id) });
  }

  private deliverSoon(table: string): void {
    this.deliver(table).catch((error: unknown) => this.breakOff(table, error));
  }

  /** News that cannot be read now must not be missed: whoever waits for them opens the stream anew, from where it was. */
  private breakOff(table: string, error: unknown): void {
    this.site().log.warn({ error: String(error) }, 'news of a table could not be read');
    for (const listener of this.atTable.get(table) ?? []) listener.breakOff();
  }

  /** What a listener has missed of its tables: since it was last here, or while it was being let in. */
  async catchUp(listener: Listener): Promise<void> {
    try {
      await this.deliverMissed(listener);
    } catch (error) {
      this.site().log.warn({ error: String(error) }, 'what was missed could not be read');
      listener.breakOff();
    }
  }

  private async deliverMissed({ seen }: Listener): Promise<void> {
    const tables = [...seen.keys()];
    if (tables.length === 0) return;
    const rows = await this.site()
      .storage.db.selectFrom('tables')
      .select(['id', 'version'])
      .where('id', 'in', tables)
      .execute();
    for (const { id, version } of rows) if (version > (seen.get(id) ?? 0)) await this.deliver(id);
  }

  /** The list of open tables has changed; not told more often than once a second. */
  lobbyChanged(): void {
    void this.wire.send(this.site().storage.db, { kind: 'lobby' }).catch(() => undefined);
    this.tellLobby();
  }

  private tellLobby(): void {
    this.lobbyTimer ??= setTimeout(() => {
      this.lobbyTimer = undefined;
      this.toAll(this.listeners, wireText({ kind: 'lobby' }));
    }, 1000).unref();
  }

  /** Whoever is at a table of theirs is told; that they have gone, only once they are at no process any more. */
  private async tellHere(person: string, here: boolean): Promise<void> {
    if (!here && (await this.presence.among([person])).length > 0) return;
    const seats = await this.site()
      .storage.db.selectFrom('seats')
      .select('table_id')
      .where('user_id', '=', person)
      .execute();
    const concerned = new Set(seats.flatMap(({ table_id }) => [...(this.atTable.get(table_id) ?? [])]));
    this.toAll(concerned, wireText({ kind: 'here', person, here }));
  }

  /** People, not windows. */
  private watchersAt(table: string): number {
    const there = [...(this.atTable.get(table) ?? [])].filter(({ watching }) => watching.has(table));
    return new Set(there.map(({ user }) => user)).size;
  }

  private toldWatching(table: string, count: number): void {
    this.toAll(this.atTable.get(table) ?? [], wireText({ kind: 'watching', table, count }));
  }

  whoIsHere(people: readonly string[]): Promise<string[]> {
    return this.presence.among(people);
  }

  /** The streams of somebody whose sessions have ended. */
  endOf(user: string): void {
    for (const listener of this.listeners) if (listener.user === user) listener.end('signed-out');
  }

  receive(signal: Signal): void {
    const site = this.site();
    switch (signal.kind) {
      case 'table':
        site.games
          .refresh(signal.table)
          .then(() => this.deliver(signal.table))
          .catch((error: unknown) => this.breakOff(signal.table, error));
        break;
      case 'person':
        site.sessions.forget(signal.person);
        this.endOf(signal.person);
        break;
      case 'here':
        this.tellHere(signal.person, signal.here).catch((error: unknown) =>
          site.log.debug({ error: String(error) }, 'who is here could not be told'),
        );
        break;
      case 'watching':
        this.watchers.heard(signal.table, signal.from, signal.count);
        break;
      case 'lobby':
        this.tellLobby();
        break;
      case 'jobs':
        site.jobs.wake();
        break;
    }
  }

  /** What was said meanwhile is lost, also that sessions have ended: every stream is opened and checked anew, from where it was. */
  reconnected(): void {
    const { games, sessions } = this.site();
    games.dropAll();
    sessions.forgetAll();
    for (const listener of this.listeners) listener.breakOff();
  }

  close(): void {
    clearTimeout(this.lobbyTimer);
    for (const listener of this.listeners) listener.end('shutdown');
  }
}
