import type { ServerResponse } from 'node:http';
import type { Message } from '../contract/stream.ts';
import type { Someone } from '../people/sessions.ts';

/** A browser that does not read is not worth more memory than this. */
const BACKLOG = 2_000_000;
/** Whoever has more tables than this gets no cursor, and reads anew after a break. */
const MOST_TABLES = 200;
/** Timers know no more; whoever listens for so long may as well come anew. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** As it travels, made once for all who get it. */
export const wireText = (message: Message): string =>
  `event: ${message.kind}\ndata: ${JSON.stringify(message)}\n\n`;

/**
 * How much of each table somebody has been told: the number of every message, and all that is needed to go on after it. The versions of a
 * table are given out under its lock and become visible in their order, whatever other tables and processes do meanwhile; so whoever has
 * seen one of a table has seen all before it, and nothing has to be guessed.
 */
export type Seen = ReadonlyMap<string, number>;

/** Marks a cursor, so that one without tables is no empty text. */
const MARK = 'seen';

export const cursorOf = (seen: Seen): string => {
  let text = MARK;
  for (const [table, version] of seen) text += `_${table}.${version}`;
  return text;
};

/** Null where it is none of ours. */
export function readCursor(text: string): Seen | null {
  const [mark, ...parts] = text.split('_');
  if (mark !== MARK || parts.length > MOST_TABLES) return null;
  const seen = new Map<string, number>();
  for (const part of parts) {
    const [, table, version] = /^([a-z0-9]{6,40})\.(\d{1,12})$/.exec(part) ?? [];
    if (table === undefined) return null;
    seen.set(table, Number(version));
  }
  return seen;
}

/** One open stream. */
export class Listener {
  readonly me: Someone;
  /** Tables without a seat that it wants to hear of, with the part of the link that was shown. */
  readonly watching: ReadonlyMap<string, string | undefined>;
  /** Its tables. */
  readonly seen: Map<string, number>;
  private readonly out: ServerResponse;

  constructor(me: Someone, seen: Seen, watching: Listener['watching'], out: ServerResponse) {
    this.me = me;
    this.seen = new Map(seen);
    this.watching = watching;
    this.out = out;
    // What follows is written beside the answer: its head has to be before it.
    out.flushHeaders();
  }

  get user(): string {
    return this.me.id;
  }

  /** What is of no table has no number. */
  send(text: string): void {
    const { out } = this;
    if (out.writableEnded || out.destroyed) return;
    // Straight to the connection, which is this stream's until it ends: the answer itself would only count what is written.
    const line = out.headersSent && out.socket !== null ? out.socket : out;
    if (line.writableLength > BACKLOG) out.destroy();
    else line.write(text);
  }

  /** With its number, to which the next stream can go back. */
  tell(text: string): void {
    this.send(this.seen.size > MOST_TABLES ? text : `id: ${cursorOf(this.seen)}\n${text}`);
  }

  /** News of a table, with all that came before it. */
  tellOf(table: string, version: number, text: string): void {
    this.seen.set(table, version);
    this.tell(text);
  }

  /** Once: a person may end one session after the other, and the connection takes its time to close. */
  end(reason: 'signed-out' | 'shutdown'): void {
    if (!this.out.writableEnded) this.out.end(wireText({ kind: 'bye', reason }));
  }

  /** Without a word, as when the line is lost: the other side comes back and goes on from the last number. */
  breakOff(): void {
    this.out.destroy();
  }

  /** When the right to it ends: whoever has got a new one since comes back. */
  breakOffIn(milliseconds: number): void {
    if (this.out.destroyed) return;
    const timer = setTimeout(() => this.breakOff(), Math.min(milliseconds, LONGEST_WAIT)).unref();
    this.out.on('close', () => clearTimeout(timer));
  }
}
