import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { Logger } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import type { Db } from '../storage/open.ts';

/** What processes tell each other: no more than what to look at. */
const signal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), from: z.string(), table: z.string() }),
  z.object({ kind: z.literal('person'), from: z.string(), person: z.string() }),
  z.object({ kind: z.literal('here'), from: z.string(), person: z.string(), here: z.boolean() }),
  z.object({ kind: z.literal('watching'), from: z.string(), table: z.string(), count: z.int() }),
  z.object({ kind: z.literal('lobby'), from: z.string() }),
  z.object({ kind: z.literal('jobs'), from: z.string() }),
]);
export type Signal = z.infer<typeof signal>;
type Unsigned<T> = T extends unknown ? Omit<T, 'from'> : never;

const CHANNEL = 'roundhouse';
const RETRY = 500;

/** The line between processes: LISTEN and NOTIFY of PostgreSQL. With SQLite there is but one process, and nobody to tell. */
export interface Wire {
  /** Goes out when the transaction is committed. */
  send(db: Db | Tx, signal: Unsigned<Signal>): Promise<void>;
  /** What `send` sends, for whoever writes it along with other things. */
  textOf(signal: Unsigned<Signal>): string;
  close(): Promise<void>;
}

export const NO_WIRE: Wire = {
  send: async () => undefined,
  textOf: () => '',
  close: async () => undefined,
};

export interface Receiver {
  receive(signal: Signal): void;
  /** The line was cut: what was sent meanwhile is lost. */
  reconnected(): void;
}

export async function openWire(url: string, process: string, log: Logger, receiver: Receiver): Promise<Wire> {
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
    next.on('error', (error) =>
      log.warn({ error: error.message }, 'the line to the other processes was cut'),
    );
    next.on('end', () => {
      if (!isClosed && client === next) again();
    });
    next.on('notification', ({ payload }) => {
      const read = signal.safeParse(parsed(payload ?? ''));
      if (read.success && read.data.from !== process) receiver.receive(read.data);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  function again(): void {
    client = null;
    timer = setTimeout(() => {
      connect().then(
        () => receiver.reconnected(),
        () => again(),
      );
    }, RETRY);
  }

  const textOf = (told: Unsigned<Signal>): string => JSON.stringify({ ...told, from: process });

  await connect();
  return {
    textOf,
    async send(db, told) {
      await sql`select pg_notify(${CHANNEL}, ${textOf(told)})`.execute(db);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
