import type { Standing } from '../contract/games.ts';
import type { Seat, TableDetails, TableSummary } from '../contract/tables.ts';
import type { Someone } from '../people/sessions.ts';
import { notFound } from '../problem.ts';
import type { Site } from '../site.ts';
import {
  type ProposalRow,
  readList,
  readNames,
  readNumbers,
  readObject,
  readProposals,
  readSeats,
  readTable,
  readTiming,
  type SeatRow,
  type TableRow,
} from './rows.ts';

const seatOf = (row: SeatRow): Seat => ({
  seat: row.seat,
  player: row.player,
  person: row.user_id === null ? null : { id: row.user_id, name: row.name ?? '', guest: row.guest },
  bot: row.bot,
  standIn: row.stand_in,
  clock: row.clock,
  holidayUntil: row.holiday_until,
});

export interface Owner {
  readonly name: string;
  readonly guest: boolean;
}

/** A table as one viewer is told of it. */
export function summaryFor(
  viewer: string | null,
  row: TableRow,
  seats: readonly SeatRow[],
  owner: Owner,
): TableSummary {
  const mine = viewer === null ? undefined : seats.find(({ user_id }) => user_id === viewer);
  return {
    id: row.id,
    title: row.title,
    name: row.name,
    owner: { id: row.owner_id, ...owner },
    status: row.status,
    pace: row.pace,
    visibility: row.visibility,
    timing: readTiming(row.timing),
    seats: seats.map(seatOf),
    acting: [...readList(row.acting)],
    turnSince: row.turn_since,
    deadline: row.deadline,
    number: row.number,
    count: row.count,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    version: row.version,
    mine: mine !== undefined,
    myTurn: isTurnOf(row, mine),
  };
}

/** Has whoever sits there to act themselves? */
export const isTurnOf = (row: TableRow, seat: SeatRow | undefined): boolean =>
  row.status === 'running' &&
  seat?.player != null &&
  seat.stand_in === null &&
  readList(row.acting).includes(seat.player);

export function standingOf(row: TableRow, seats: readonly SeatRow[]): Standing {
  const clocks = seats.flatMap(({ player, clock }): [string, number][] =>
    player === null || clock === null ? [] : [[player, clock]],
  );
  return {
    number: row.number,
    count: row.count,
    acting: [...readList(row.acting)],
    turnSince: row.turn_since,
    deadline: row.deadline,
    clocks: Object.fromEntries(clocks),
    ended: row.end_reason === null ? null : { reason: row.end_reason },
  };
}

/** Is it over, so that everything about it may be told? */
export const isOver = ({ status }: Pick<TableRow, 'status'>): boolean =>
  status === 'finished' || status === 'abandoned';

export interface Viewer {
  readonly me: Someone | null;
  readonly invite?: string | undefined;
}

const hasSeat = (seats: readonly SeatRow[], me: Someone | null): boolean =>
  me !== null && seats.some(({ user_id }) => user_id === me.id);

/** May it be known that there is such a table? Password tables are in the lobby; their play is for those who joined. */
export const mayKnow = (row: TableRow, seats: readonly SeatRow[], viewer: Viewer): boolean =>
  row.visibility !== 'link' || maySee(row, seats, viewer);

/** May its game be watched? */
export const maySee = (row: TableRow, seats: readonly SeatRow[], { me, invite }: Viewer): boolean =>
  row.visibility === 'public' ||
  hasSeat(seats, me) ||
  (me !== null && (me.id === row.owner_id || me.admin)) ||
  (row.visibility === 'link' && invite !== undefined && invite === row.invite);

/** A table with its seats, if it may be known of. */
export async function knownTable(
  site: Site,
  id: string,
  viewer: Viewer,
): Promise<{ row: TableRow; seats: SeatRow[] }> {
  const { db } = site.storage;
  const row = await readTable(db, id);
  const seats = row === undefined ? [] : await readSeats(db, [id]);
  if (row === undefined || !mayKnow(row, seats, viewer)) throw notFound('table');
  return { row, seats };
}

/** Its owner may have stood up. */
export async function readOwners(site: Site, rows: readonly TableRow[]): Promise<(row: TableRow) => Owner> {
  const ids = [...new Set(rows.map(({ owner_id }) => owner_id))];
  if (ids.length === 0) return () => ({ name: '', guest: true });
  const users = await site.storage.db
    .selectFrom('users')
    .select(['id', 'name', 'name_key'])
    .where('id', 'in', ids)
    .execute();
  const owners = new Map(users.map(({ id, name, name_key }) => [id, { name, guest: name_key === null }]));
  return ({ owner_id }) => owners.get(owner_id) ?? { name: '', guest: true };
}

export async function summariesFor(
  site: Site,
  viewer: string | null,
  rows: readonly TableRow[],
): Promise<TableSummary[]> {
  const seats = await readSeats(
    site.storage.db,
    rows.map(({ id }) => id),
  );
  const ownerOf = await readOwners(site, rows);
  return rows.map((row) =>
    summaryFor(
      viewer,
      row,
      seats.filter(({ table_id }) => table_id === row.id),
      ownerOf(row),
    ),
  );
}

const proposalOf = (row: ProposalRow) => ({
  id: row.id,
  kind: row.kind,
  by: row.user_id,
  to: row.to_count,
  agreed: [...readList(row.agreed)],
  at: row.at,
});

/** Everything about a table that this viewer may know. */
export async function detailsFor(site: Site, id: string, viewer: Viewer): Promise<TableDetails> {
  const { row, seats } = await knownTable(site, id, viewer);
  const ownerOf = await readOwners(site, [row]);
  const isMember = hasSeat(seats, viewer.me) || viewer.me?.id === row.owner_id;
  const people = seats.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
  return {
    ...summaryFor(viewer.me?.id ?? null, row, seats, ownerOf(row)),
    options: readObject(row.options),
    undo: row.undo,
    master: row.master === 1,
    seating: row.seating,
    startWhenFull: row.start_when_full === 1,
    commitment: row.commitment,
    secret: isOver(row) ? row.secret : null,
    endReason: row.end_reason,
    result: row.result === null ? null : readNumbers(row.result),
    proposals: (await readProposals(site.storage.db, row)).map(proposalOf),
    invite: isMember ? row.invite : null,
    here: await site.hub.whoIsHere(people),
    watching: site.hub.watchers.of(row.id),
    notice: row.notice,
    imported: row.imported === 1,
    ...(row.imported === 1 && row.status === 'open' && row.record !== null
      ? { names: readNames(row.record) }
      : {}),
  };
}
