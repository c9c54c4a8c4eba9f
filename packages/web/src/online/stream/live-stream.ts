import { type Message, message } from '@roundhouse/server/contract';
import { type Connection, waitBefore } from './connection.ts';
import { eventReader } from './read-events.ts';

/** The server sends a sign of life every 20 seconds: after so much silence the line is dead, whatever the browser says. */
const SILENCE = 45_000;
/** After so much silence a browser that was asleep asks anew instead of waiting for the rest of it. */
const SLEPT = 25_000;

export interface StreamHost {
  /** Where the stream is; `query` begins with `?` or is empty. */
  fetch(query: string, signal: AbortSignal): Promise<Response>;
  now(): number;
  random(): number;
  /** Calls back after a while; returns how to cancel. */
  later(milliseconds: number, callback: () => void): () => void;
  heard(message: Message, id: string): void;
  changed(connection: Connection): void;
}

/**
 * One stream with the news of all tables: opened anew by code whenever it ends or is refused, from the last number seen.
 * It is read with `fetch`, because `EventSource` neither tells why it was refused nor notices a line that has gone silent.
 */
export class LiveStream {
  private readonly host: StreamHost;
  private connection: Connection = { state: 'off' };
  private watched: readonly string[] = [];
  private after: string | null = null;
  private attempt = 0;
  private open: AbortController | null = null;
  private cancel: (() => void) | null = null;
  private cancelSilence: (() => void) | null = null;
  private lifeAt = 0;

  constructor(host: StreamHost) {
    this.host = host;
  }

  /** Opens it; `watched` are tables without a seat, `after` is the last number that was seen by anybody here. */
  start(watched: readonly string[], after: string | null): void {
    this.watched = watched;
    this.after = after;
    this.attempt = 0;
    this.connect();
  }

  stop(): void {
    this.hangUp();
    this.tell({ state: 'off' });
  }

  /** Other tables are watched: the server is told by opening the stream anew. */
  watch(watched: readonly string[]): void {
    if (watched.join() === this.watched.join()) return;
    this.watched = watched;
    if (this.connection.state !== 'off') this.connect();
  }

  /** Somebody else is signed in: what came before is not theirs. */
  restart(): void {
    this.after = null;
    this.attempt = 0;
    this.connect();
  }

  retryNow(): void {
    if (this.connection.state === 'off' || this.connection.state === 'connected') return;
    this.attempt = 0;
    this.connect();
  }

  /** Somebody looks again, perhaps after a sleep in which the line has died without a word. */
  wake(): void {
    const isFresh = this.host.now() - this.lifeAt < SLEPT;
    if (this.connection.state === 'connected' && !isFresh) this.renew();
    else this.retryNow();
  }

  /** Opens it anew from the last number seen; the server tells its time again. */
  renew(): void {
    if (this.connection.state !== 'off') this.connect();
  }

  /** The browser says that there is no network. */
  lose(): void {
    if (this.connection.state === 'off') return;
    this.hangUp();
    this.retryLater();
  }

  private hangUp(): void {
    this.open?.abort();
    this.open = null;
    this.cancel?.();
    this.cancel = null;
    this.cancelSilence?.();
    this.cancelSilence = null;
  }

  private connect(): void {
    this.hangUp();
    const open = new AbortController();
    this.open = open;
    this.tell(
      this.connection.state === 'lost' ? { ...this.connection, nextTry: null } : { state: 'connecting' },
    );
    this.read(open).catch(() => {
      if (this.open === open) this.lose();
    });
  }

  private async read(open: AbortController): Promise<void> {
    this.expectLife();
    const response = await this.host.fetch(this.query(), open.signal);
    if (response.status === 401) {
      if (this.open === open) this.stop();
      return;
    }
    if (!response.ok || response.body === null) throw new Error(`The stream was refused: ${response.status}`);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const events = eventReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (this.open !== open) return;
      if (done) throw new Error('The stream has ended');
      this.expectLife();
      for (const { id, data } of events(decoder.decode(value, { stream: true }))) this.take(id, data);
    }
  }

  private query(): string {
    const query = new URLSearchParams({
      ...(this.after === null ? {} : { after: this.after }),
      ...(this.watched.length === 0 ? {} : { watch: this.watched.join() }),
    });
    return query.size === 0 ? '' : `?${query}`;
  }

  private take(id: string, data: string): void {
    const read = message.safeParse(JSON.parse(data));
    // A newer server may tell what this page does not know yet.
    if (!read.success) return;
    if (id !== '') this.after = id;
    this.attempt = 0;
    if (this.connection.state !== 'connected') this.tell({ state: 'connected' });
    this.host.heard(read.data, id);
    // No line is lost: the server wants to know anew who asks, as after every change of an account.
    if (read.data.kind === 'bye' && read.data.reason === 'signed-out') this.renew();
  }

  private expectLife(): void {
    this.lifeAt = this.host.now();
    this.cancelSilence?.();
    this.cancelSilence = this.host.later(SILENCE, () => this.lose());
  }

  private retryLater(): void {
    const { host } = this;
    const since = this.connection.state === 'lost' ? this.connection.since : host.now();
    const wait = waitBefore(this.attempt++, host.random);
    this.tell({ state: 'lost', since, nextTry: host.now() + wait });
    this.cancel = host.later(wait, () => this.connect());
  }

  private tell(connection: Connection): void {
    this.connection = connection;
    this.host.changed(connection);
  }
}
