import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { Logger } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import type { Db, Storage } from '../storage/open.ts';

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
/** How the database knows the line of each process. */
const LISTENER = 'roundhouse listening ';

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

/** How often the line is asked whether it is still one, and how long it may take to answer. */
const CARE = { askEvery: 30_000, patience: 10_000 };

export async function openWire(
  url: string,
  process: string,
  log: Logger,
  receiver: Receiver,
  { askEvery, patience } = CARE,
): Promise<Wire> {
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      query_timeout: patience,
      application_name: `${LISTENER}${process}`,
      keepAlive: true,
    });
    next.on('error', (error) =>
      log.warn({ error: error.message }, 'the line to the other processes was cut'),
    );
    next.on('end', () => lost(next));
    next.on('notification', ({ payload }) => {
      const read = signal.safeParse(parsed(payload ?? ''));
      if (read.success && read.data.from !== process) receiver.receive(read.data);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      if (isClosed) throw new Error('Closed meanwhile');
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    client = next;
  }

  function lost(one: pg.Client): void {
    if (isClosed || client !== one) return;
    client = null;
    again();
  }

  function again(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      connect().then(
        () => receiver.reconnected(),
        () => again(),
      );
    }, RETRY);
  }

  /** Who only listens does not notice that the other side is gone: what lies between may have dropped the line without a word. */
  async function ask(): Promise<void> {
    const asked = client;
    try {
      await asked?.query('select 1');
    } catch (error) {
      if (asked === null || asked !== client) return;
      log.warn({ error: String(error) }, 'the line to the other processes does not answer');
      lost(asked);
      await asked.end().catch(() => undefined);
    }
  }

  const textOf = (told: Unsigned<Signal>): string => JSON.stringify({ ...told, from: process });

  await connect();
  const asking = setInterval(() => void ask(), askEvery).unref();
  return {
    textOf,
    async send(db, told) {
      await sql`select pg_notify(${CHANNEL}, ${textOf(told)})`.execute(db);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(asking);
      await client?.end().catch(() => undefined);
    },
  };
}

/** How many processes share this database, whether anybody is connected to them or not. */
export async function processesOn({ kind, db }: Storage): Promise<number> {
  if (kind === 'sqlite') return 1;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name like ${`${LISTENER}%`}`.execute(db);
  return rows[0]?.count ?? 1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
