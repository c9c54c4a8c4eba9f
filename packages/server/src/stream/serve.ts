import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Message } from '../contract/stream.ts';
import type { Someone } from '../people/sessions.ts';
import type { Site } from '../site.ts';
import { readSeats, type SeatRow, type TableRow } from '../tables/rows.ts';
import { isTurnOf, maySee, readOwners, summaryFor } from '../tables/show.ts';
import { Listener, readCursor, type Seen, wireText } from './listener.ts';

/** A table that is over stays among the news for so long. */
const REMEMBERED = 15 * 60 * 1000;
const HEARTBEAT = 20_000;
/** Whoever has missed more of one table reads it anew. */
const MOST_MISSED = 1000;

interface Query {
  readonly after?: string | undefined;
  readonly watch?: string | undefined;
}

/** Answers with the stream; over when it has been told what it missed. */
export async function serveStream(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  me: Someone,
  query: Query,
  headers: Readonly<Record<string, string>>,
): Promise<Listener> {
  const wanted = (query.watch ?? '').split(',').filter((part) => /^[a-z0-9.]{6,140}$/.test(part));
  const lastSeen = request.headers['last-event-id'] ?? query.after;
  const cursor = typeof lastSeen === 'string' && lastSeen !== '' ? readCursor(lastSeen) : null;
  const { rows, seats, watched, hidden } = await tablesOf(site, me, wanted, [...(cursor?.keys() ?? [])]);
  const isComplete = cursor !== null && rows.every((row) => canGoOn(row, cursor));
  const seen = new Map(
    rows.map(({ id, version }) => [id, (isComplete ? cursor.get(id) : undefined) ?? version]),
  );

  reply.hijack();
  const { raw } = reply;
  // It ends with its connection: nothing has to be counted, and each message is one write.
  raw.useChunkedEncodingByDefault = false;
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.socket?.setNoDelay(true);
  const listener = new Listener(me, seen, watched, raw);
  raw.write('retry: 2000\n\n');
  listener.tell(wireText(hello(me, rows, seats, site.now(), isComplete)));
  if (isComplete) await tellNew(site, listener, rows, seats, cursor);
  for (const table of hidden)
    listener.tell(wireText({ kind: 'gone', table, version: cursor?.get(table) ?? 0 }));
  // First it listens, then it reads what it has missed: what comes twice is known by its version.
  site.hub.add(listener);
  const heartbeat = setInterval(() => listener.send(': \n\n'), HEARTBEAT);
  const gone = (): void => {
    clearInterval(heartbeat);
    site.hub.remove(listener);
  };
  raw.on('close', gone);
  // Whoever has hung up while it was written to: the line is closed, and that is all.
  raw.on('error', gone);
  if (raw.destroyed) gone();
  await site.hub.catchUp(listener);
  return listener;
}

/** A table of which too much was missed, or which is not so far (a backup was put back), is to be read anew. */
function canGoOn({ id, version }: TableRow, cursor: Seen): boolean {
  const seen = cursor.get(id) ?? version;
  return seen <= version && version - seen <= MOST_MISSED;
}

/** Tables that have come since. */
async function tellNew(
  site: Site,
  listener: Listener,
  rows: readonly TableRow[],
  seats: readonly SeatRow[],
  cursor: Seen,
): Promise<void> {
  const fresh = rows.filter(({ id }) => !cursor.has(id));
  const ownerOf = await readOwners(site, fresh);
  for (const row of fresh) {
    const own = seats.filter(({ table_id }) => table_id === row.id);
    const summary = summaryFor(listener.user, row, own, ownerOf(row));
    listener.tell(wireText({ kind: 'table', table: row.id, version: row.version, summary }));
  }
}

function hello(
  me: Someone,
  rows: readonly TableRow[],
  seats: readonly SeatRow[],
  now: number,
  complete: boolean,
): Message {
  const tables = rows.map((row) => {
    const own = seats.find(({ table_id, user_id }) => table_id === row.id && user_id === me.id);
    const myTurn = isTurnOf(row, own);
    return { table: row.id, version: row.version, number: row.number, myTurn };
  });
  return { kind: 'hello', now, tables, complete };
}

/** Tables with a seat that are not long over, and those that were known or are watched and may be seen; `id.invite` shows the link. */
async function tablesOf(site: Site, me: Someone, watch: readonly string[], known: readonly string[]) {
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
  const found = new Set(own.map(({ id }) => id));
  const wanted = [...new Set([...invites.keys(), ...known])].filter((id) => !found.has(id));
  const others =
    wanted.length === 0 ? [] : await db.selectFrom('tables').selectAll().where('id', 'in', wanted).execute();
  const seats = await readSeats(
    db,
    [...own, ...others].map(({ id }) => id),
  );
  const isOfInterest = (row: TableRow): boolean => {
    const there = seats.filter(({ table_id }) => table_id === row.id);
    const isMine = there.some(({ user_id }) => user_id === me.id);
    return isMine || (invites.has(row.id) && maySee(row, there, { me, invite: invites.get(row.id) }));
  };
  const more = others.filter(isOfInterest);
  const watched = new Map(
    more.flatMap(({ id }) => (invites.has(id) ? [[id, invites.get(id)] as const] : [])),
  );
  const canBeSeen = (id: string): boolean => {
    const row = others.find((other) => other.id === id);
    return (
      row !== undefined &&
      maySee(
        row,
        seats.filter(({ table_id }) => table_id === id),
        { me },
      )
    );
  };
  const left = new Set(more.map(({ id }) => id));
  const hidden = known.filter((id) => !found.has(id) && !left.has(id) && !canBeSeen(id));
  return { rows: [...own, ...more], seats, watched, hidden };
}
