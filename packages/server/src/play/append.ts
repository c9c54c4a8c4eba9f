import type { Action } from '@roundhouse/engine/play';
import { sql } from 'kysely';
import type { Entry } from '../contract/games.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import type { Log, Status } from '../storage/schema.ts';
import { readList, readTiming, type SeatRow, type TableRow } from '../tables/rows.ts';
import { clockAfter, deadlineOf } from './clocks.ts';
import type { LiveGame } from './games.ts';
import { contentOf } from './log.ts';
import { keepSnapshot } from './snapshots.ts';

/** An entry that is to be written. */
export type Draft = {
  readonly by: Log['by_kind'];
  readonly user: string | null;
  readonly key: string | null;
} & (
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'undo'; readonly to: number; readonly player: string }
);

/** Another process was quicker. */
export class Overtaken extends Error {}

type Change = Pick<
  TableRow,
  'count' | 'acting' | 'turn_since' | 'deadline' | 'status' | 'result' | 'end_reason' | 'ended_at'
>;

/**
 * Writes what has been played at `game.table` in one transaction: the log, how the table stands, the jobs that follow. The game in
 * memory and everybody else learn of it afterwards. Where it fails nothing has happened, and the game is read anew.
 */
export async function append(
  site: Site,
  game: LiveGame,
  drafts: readonly Draft[],
  more?: (tx: Tx) => Promise<void>,
): Promise<Entry[]> {
  const now = site.now();
  const change = await standingAfter(site, game, now);
  const clocks = clocksAfter(game, change, now);
  try {
    const { row, entries, hasJobs, snapshotAt } = await site.games.committer.commit(async (tx) => {
      const row = await moveOn(tx, game, drafts.length, change, now);
      const entries = drafts.map((draft, i) =>
        entryFrom(draft, game.log.length + i + 1, row.version - drafts.length + i + 1, now),
      );
      await tx
        .insertInto('log')
        .values(entries.map((entry, i) => logRow(game.id, entry, drafts[i])))
        .execute();
      for (const { seat, clock } of clocks)
        await tx
          .updateTable('seats')
          .set({ clock })
          .where('table_id', '=', game.id)
          .where('seat', '=', seat)
          .execute();
      const snapshotAt = await keepSnapshot(tx, game, drafts);
      await more?.(tx);
      const hasJobs = await site.jobs.follow(tx, game, row);
      await site.hub.announce(tx, game.id, row.version - drafts.length);
      return { row, entries, hasJobs, snapshotAt };
    });
    game.row = row;
    game.snapshotAt = snapshotAt;
    game.log.push(...entries);
    for (const { seat, clock } of clocks) {
      const kept = game.seats[seat];
      if (kept !== undefined) game.seats[seat] = { ...kept, clock };
    }
    site.hub.entries(game, entries);
    if (hasJobs) site.jobs.wake();
    return entries;
  } catch (error) {
    site.games.drop(game.id);
    throw error;
  }
}

async function moveOn(tx: Tx, game: LiveGame, added: number, change: Change, now: number): Promise<TableRow> {
  const row = await tx
    .updateTable('tables')
    .set({
      ...change,
      number: game.log.length + added,
      version: sql<number>`version + ${added}`,
      changed_at: now,
    })
    .where('id', '=', game.id)
    .where('number', '=', game.log.length)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new Overtaken('Another process has written to this game');
  return row;
}

async function standingAfter(site: Site, { table, row, seats }: LiveGame, now: number): Promise<Change> {
  const position = table.now;
  const acting = JSON.stringify(position.acting);
  const isSame = acting === row.acting;
  const { ended } = position;
  const status: Status = ended === null ? 'running' : 'finished';
  const turnSince = ended !== null ? null : isSame ? row.turn_since : now;
  return {
    count: position.count,
    acting,
    turn_since: turnSince,
    deadline: ended === null ? await deadlineOf(site.storage.db, row, seats, position.acting, now) : null,
    status,
    result: ended === null ? null : JSON.stringify(position.worth),
    end_reason: ended?.reason ?? null,
    ended_at: ended === null ? null : now,
  };
}

/** Whoever has ended a turn has used time. */
function clocksAfter(
  { row, seats }: LiveGame,
  { acting }: Change,
  now: number,
): Pick<SeatRow, 'seat' | 'clock'>[] {
  const { clock: rule } = readTiming(row.timing);
  if (rule === null || acting === row.acting || row.turn_since === null) return [];
  const used = now - row.turn_since;
  return seats
    .filter(({ player }) => player !== null && readList(row.acting).includes(player))
    .map(({ seat, clock }) => ({ seat, clock: clockAfter(clock, used, rule) }));
}

function entryFrom(draft: Draft, number: number, version: number, at: number): Entry {
  const { by } = draft;
  return draft.kind === 'action'
    ? { kind: 'action', action: draft.action, number, at, version, by }
    : { kind: 'undo', to: draft.to, player: draft.player, number, at, version, by };
}

const logRow = (table: string, entry: Entry, draft: Draft | undefined): Log => ({
  table_id: table,
  number: entry.number,
  kind: entry.kind,
  content: contentOf(entry),
  by_kind: entry.by,
  user_id: draft?.user ?? null,
  key: draft?.key ?? null,
  version: entry.version,
  at: entry.at,
});
