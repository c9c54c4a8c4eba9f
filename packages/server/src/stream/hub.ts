import type { Entry } from '../contract/games.ts';
import type { Message } from '../contract/stream.ts';
import type { LiveGame } from '../play/games.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import { readSeats, readTable } from '../tables/rows.ts';
import { maySee, readOwners, standingOf, summaryFor } from '../tables/show.ts';
import { readNews, type Since } from './news.ts';
import { Presence } from './presence.ts';
import { NO_WIRE, type Receiver, type Signal, type Wire } from './wire.ts';

/** One open stream. */
export interface Listener {
  readonly user: string;
  /** Tables with a seat, and those that are watched. */
  readonly tables: Set<string>;
  readonly watching: ReadonlySet<string>;
  /** `at` is the time of what is told, and the number from which to go on. */
  send(text: string, at: number): void;
  end(reason: 'signed-out' | 'shutdown'): void;
}

/** Commits may overtake each other by so much. */
export const OVERLAP = 10_000;

/** As it travels, made once for all who get it. */
export const wireText = (message: Message, at: number): string =>
  `id: ${at}\nevent: ${message.kind}\ndata: ${JSON.stringify(message)}\n\n`;

/** Brings the news to everybody who listens at this process, and tells the other processes. */
export class Hub implements Receiver {
  private readonly site: () => Site;
  private readonly listeners = new Set<Listener>();
  private readonly atTable = new Map<string, Set<Listener>>();
  /** Until when the line to the other processes was surely there. */
  private heardAt = 0;
  private lobbyTimer: NodeJS.Timeout | undefined;
  readonly presence: Presence;
  wire: Wire = NO_WIRE;

  constructor(site: () => Site) {
    this.site = site;
    this.presence = new Presence(site, (person, here) => this.toldHere(person, here));
  }

  add(listener: Listener): void {
    this.listeners.add(listener);
    for (const table of listener.tables) this.listen(listener, table);
    this.site().metrics.streams.set(this.listeners.size);
    this.presence.came(listener.user);
  }

  remove(listener: Listener): void {
    if (!this.listeners.delete(listener)) return;
    for (const table of listener.tables) this.unlisten(listener, table);
    this.site().metrics.streams.set(this.listeners.size);
    this.presence.went(listener.user);
  }

  get size(): number {
    return this.listeners.size;
  }

  private listen(listener: Listener, table: string): void {
    listener.tables.add(table);
    const there = this.atTable.get(table);
    if (there === undefined) this.atTable.set(table, new Set([listener]));
    else there.add(listener);
  }

  private unlisten(listener: Listener, table: string): void {
    const there = this.atTable.get(table);
    there?.delete(listener);
    if (there?.size === 0) this.atTable.delete(table);
  }

  /** Tells the other processes, once the transaction is committed, that there is something after a version. */
  announce(tx: Tx, table: string, since: number): Promise<void> {
    return this.wire.send(tx, { kind: 'table', table, since });
  }

  /** The log has grown, here. */
  entries(game: LiveGame, entries: readonly Entry[]): void {
    const there = this.atTable.get(game.id);
    if (there === undefined) return;
    const standing = standingOf(game.row, game.seats);
    for (const entry of entries) {
      const { version, at } = entry;
      this.toAll(there, wireText({ kind: 'entry', table: game.id, version, entry, standing }, at), at);
    }
  }

  private toAll(listeners: Iterable<Listener>, text: string, at: number): void {
    for (const listener of listeners) listener.send(text, at);
  }

  /** A table has changed, here or elsewhere: everybody concerned is told what is new. Some may be told twice. */
  async tableChanged(table: string, since: Since): Promise<void> {
    const site = this.site();
    const { db } = site.storage;
    const row = await readTable(db, table);
    const seats = row === undefined ? [] : await readSeats(db, [table]);
    const seated = new Set(seats.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])));
    for (const listener of this.listeners) if (seated.has(listener.user)) this.listen(listener, table);
    const there = this.atTable.get(table);
    if (there === undefined) return;
    if (row === undefined) {
      const now = site.now();
      this.toAll(there, wireText({ kind: 'gone', table, version: Number.MAX_SAFE_INTEGER }, now), now);
      return;
    }
    const news = await readNews(site, row, seats, since);
    const ownerOf = await readOwners(site, [row]);
    for (const listener of there) {
      const me = { id: listener.user, name: '', guest: true, admin: false };
      if (
        !seated.has(listener.user) &&
        !maySee(row, seats, { me, invite: listener.watching.has(table) ? row.invite : undefined })
      ) {
        listener.send(
          wireText({ kind: 'gone', table, version: row.version }, row.changed_at),
          row.changed_at,
        );
        listener.tables.delete(table);
        this.unlisten(listener, table);
        continue;
      }
      for (const { message, at } of news.messages) listener.send(wireText(message, at), at);
      if (news.changedAt !== null) {
        const summary = summaryFor(listener.user, row, seats, ownerOf(row));
        const told: Message = { kind: 'table', table, version: row.version, summary };
        listener.send(wireText(told, news.changedAt), news.changedAt);
      }
    }
  }

  /** The list of open tables has changed; not told more often than once a second. */
  lobbyChanged(): void {
    void this.wire.send(this.site().storage.db, { kind: 'lobby' }).catch(() => undefined);
    this.tellLobby();
  }

  private tellLobby(): void {
    this.lobbyTimer ??= setTimeout(() => {
      this.lobbyTimer = undefined;
      const now = this.site().now();
      this.toAll(this.listeners, wireText({ kind: 'lobby' }, now), now);
    }, 1000).unref();
  }

  private toldHere(person: string, here: boolean): void {
    const now = this.site().now();
    const text = wireText({ kind: 'here', person, here }, now);
    const tables = [...this.listeners]
      .filter(({ user }) => user === person)
      .flatMap(({ tables: all }) => [...all]);
    const concerned = new Set(tables.flatMap((table) => [...(this.atTable.get(table) ?? [])]));
    this.toAll(here ? concerned : this.listeners, text, now);
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
    this.heardAt = site.now();
    switch (signal.kind) {
      case 'table':
        void site.games
          .refresh(signal.table)
          .then(() => this.tableChanged(signal.table, { version: signal.since }))
          .catch((error: unknown) =>
            site.log.warn({ error: String(error) }, 'news of a table could not be read'),
          );
        break;
      case 'person':
        site.sessions.forget(signal.person);
        this.endOf(signal.person);
        break;
      case 'here':
        this.toldHere(signal.person, signal.here);
        break;
      case 'lobby':
        this.tellLobby();
        break;
      case 'jobs':
        site.jobs.wake();
        break;
    }
  }

  reconnected(): void {
    const { games, log } = this.site();
    const at = this.heardAt - OVERLAP;
    games.dropAll();
    for (const table of this.atTable.keys())
      this.tableChanged(table, { at }).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'news of a table could not be read'),
      );
    this.tellLobby();
  }

  close(): void {
    clearTimeout(this.lobbyTimer);
    for (const listener of this.listeners) listener.end('shutdown');
  }
}
