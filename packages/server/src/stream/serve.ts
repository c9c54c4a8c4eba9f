import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Message } from '../contract/stream.ts';
import type { Someone } from '../people/sessions.ts';
import type { Site } from '../site.ts';
import { readList, readSeats, type SeatRow, type TableRow } from '../tables/rows.ts';
import { maySee, readOwners, summaryFor } from '../tables/show.ts';
import { type Listener, OVERLAP, wireText } from './hub.ts';
import { readNews } from './news.ts';

/** Whoever was away for longer reads everything anew. */
const REMEMBERED = 15 * 60 * 1000;
const HEARTBEAT = 20_000;
/** A browser that does not read is not worth more memory than this. */
const BACKLOG = 2_000_000;

interface Query {
  readonly after?: string | undefined;
  readonly watch?: string | undefined;
}

/** Answers with the stream. */
export async function serveStream(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  me: Someone,
  query: Query,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const wanted = (query.watch ?? '').split(',').filter((part) => /^[a-z0-9.]{6,140}$/.test(part));
  const { rows, seats, watched } = await tablesOf(site, me, wanted);
  const lastSeen = request.headers['last-event-id'] ?? query.after;
  const since = typeof lastSeen === 'string' && /^\d{1,15}$/.test(lastSeen) ? Number(lastSeen) : null;
  const now = site.now();
  const isComplete = since !== null && since > now - REMEMBERED && since <= now + OVERLAP;

  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.socket?.setNoDelay(true);
  const send = (text: string): void => {
    if (raw.writableLength > BACKLOG) raw.destroy();
    else raw.write(text);
  };
  const listener: Listener = {
    user: me.id,
    tables: new Set(rows.map(({ id }) => id)),
    watching: new Set(watched),
    send,
    end(reason) {
      const message: Message = { kind: 'bye', reason };
      raw.end(`event: bye\ndata: ${JSON.stringify(message)}\n\n`);
    },
  };
  // First it listens, then it reads what was missed: what comes twice is left out by its version.
  site.hub.add(listener);
  const heartbeat = setInterval(() => send(': \n\n'), HEARTBEAT);
  raw.on('close', () => {
    clearInterval(heartbeat);
    site.hub.remove(listener);
  });
  send('retry: 2000\n\n');
  send(hello(me, rows, seats, now, isComplete));
  if (isComplete) await sendMissed(site, me, rows, seats, since - OVERLAP, send);
}

function hello(
  me: Someone,
  rows: readonly TableRow[],
  seats: readonly SeatRow[],
  now: number,
  complete: boolean,
): string {
  const tables = rows.map((row) => {
    const own = seats.find(({ table_id, user_id }) => table_id === row.id && user_id === me.id);
    const myTurn =
      row.status === 'running' &&
      own?.player != null &&
      own.stand_in === null &&
      readList(row.acting).includes(own.player);
    return { table: row.id, version: row.version, number: row.number, myTurn };
  });
  return wireText({ kind: 'hello', now, tables, complete }, now);
}

async function sendMissed(
  site: Site,
  me: Someone,
  rows: readonly TableRow[],
  seats: readonly SeatRow[],
  since: number,
  send: (text: string) => void,
): Promise<void> {
  const changed = rows.filter(({ changed_at }) => changed_at >= since);
  const ownerOf = await readOwners(site, changed);
  for (const row of changed) {
    const own = seats.filter(({ table_id }) => table_id === row.id);
    const { messages, changedAt } = await readNews(site, row, own, { at: since });
    for (const { message, at } of messages) send(wireText(message, at));
    if (changedAt === null) continue;
    const summary = summaryFor(me.id, row, own, ownerOf(row));
    send(wireText({ kind: 'table', table: row.id, version: row.version, summary }, changedAt));
  }
}

/** Tables with a seat that are not long over, and those that are watched and may be seen; `id.invite` shows the link. */
async function tablesOf(site: Site, me: Someone, watch: readonly string[]) {
  const { db } = site.storage;
  const own = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .selectAll('tables')
    .where('seats.user_id', '=', me.id)
    .where((is) =>
      is.or([is('status', 'in', ['open', 'running']), is('changed_at', '>', site.now() - REMEMBERED)]),
    )
    .execute();
  const invites = new Map(watch.map((part) => [part.split('.')[0] ?? '', part.split('.')[1]]));
  const others =
    invites.size === 0
      ? []
      : await db
          .selectFrom('tables')
          .selectAll()
          .where('id', 'in', [...invites.keys()])
          .execute();
  const seats = await readSeats(
    db,
    [...own, ...others].map(({ id }) => id),
  );
  const watched = others.filter((row) => {
    const there = seats.filter(({ table_id }) => table_id === row.id);
    return maySee(row, there, { me, invite: invites.get(row.id) });
  });
  const known = new Set(own.map(({ id }) => id));
  const rows = [...own, ...watched.filter(({ id }) => !known.has(id))];
  return { rows, seats, watched: watched.map(({ id }) => id) };
}
