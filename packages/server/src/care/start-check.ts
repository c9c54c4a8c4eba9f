import { deadlineOf } from '../play/clocks.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import { readSeats, readTable, type TableRow } from '../tables/rows.ts';
import { type CheckedGame, checkGame, type GameToCheck, gamesToCheck, served } from './check-games.ts';

/** What is checked after a start: every game that was running, once. */
export interface StartCheck {
  /** Over when this game has been replayed, which it is before those that nobody has asked for. */
  of(table: string): Promise<void>;
  /** Over when all have been, or the server stops. */
  readonly all: Promise<void>;
}

/**
 * Every running game is replayed against its fingerprints after every start, since whoever changes a rule may forget to say so. Those that
 * differ are told, and the host gets the list. Those that somebody has asked for come first; the others give way to them.
 */
export async function startCheck(site: Site): Promise<StartCheck> {
  const unchecked = new Map((await gamesToCheck(site.storage.db)).map((game) => [game.table, game]));
  const underway = new Map<string, Promise<void>>();
  const begin = (game: GameToCheck, rest: () => Promise<void>): Promise<void> => {
    unchecked.delete(game.table);
    const checking = check(site, game, rest).finally(() => underway.delete(game.table));
    underway.set(game.table, checking);
    return checking;
  };
  /** Over when every game has been replayed that somebody has asked for: one after the other, since at once each would wait for all. */
  let asked = Promise.resolve();
  const of = (table: string): Promise<void> => {
    const game = unchecked.get(table);
    if (game === undefined) return underway.get(table) ?? Promise.resolve();
    unchecked.delete(table);
    asked = asked.then(() => begin(game, served));
    underway.set(table, asked);
    return asked;
  };
  const giveWay = async (): Promise<void> => {
    await asked;
    await served();
  };
  const everyOne = async (): Promise<void> => {
    const games = unchecked.size;
    const since = performance.now();
    for (const game of unchecked.values()) {
      if (site.jobs.isStopping) break;
      await asked;
      if (unchecked.has(game.table)) await begin(game, giveWay);
    }
    await Promise.all(underway.values());
    if (unchecked.size > 0) return;
    const ms = Math.round(performance.now() - since);
    site.log.info({ games, ms }, 'running games have been replayed');
  };
  return { of, all: everyOne() };
}

async function check(site: Site, game: GameToCheck, rest: () => Promise<void>): Promise<void> {
  try {
    const checked = await checkGame(site.storage.db, game, rest);
    if (checked.outcome !== 'same') site.log.warn({ ...checked }, 'a running game comes out differently');
    await note(site, checked);
    const row = await readTable(site.storage.db, game.table);
    if (row?.status !== 'running') return;
    await site.jobs.leaveLost(site.storage.db, row, await readSeats(site.storage.db, [row.id]));
    site.jobs.wake();
  } catch (error) {
    site.log.error({ table: game.table, error: String(error) }, 'a running game could not be replayed');
  }
}

async function note(site: Site, game: CheckedGame): Promise<void> {
  const { table, outcome, notice, kept, actions } = game;
  const before = await readTable(site.storage.db, table);
  const takesBack = outcome === 'stands' && kept < actions;
  if (before?.notice === notice && !takesBack) return;
  await site.games.committer.commit(async (tx) => {
    // Settled by another process that started at once, or before: its notice stands until the game goes on.
    if (outcome !== 'stands' && (await endsTakenBack(tx, table, game.number))) return;
    const row = await tx
      .updateTable('tables')
      .set({ notice })
      .where('id', '=', table)
      // Another process that has checked it too may have written this already, and the game have gone on.
      .where('number', '=', game.number)
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined && takesBack) await takeBack(site, tx, row, game);
  });
  site.games.drop(table);
  await site.hub.deliver(table);
  site.jobs.wake();
}

/** What can no longer be made is taken back, so that the table can go on. */
async function takeBack(site: Site, tx: Tx, before: TableRow, { kept, acting }: CheckedGame): Promise<void> {
  const now = site.now();
  const { id } = before;
  const [number, version] = [before.number + 1, before.version + 1];
  await tx
    .insertInto('log')
    .values({
      table_id: id,
      number,
      kind: 'undo',
      content: JSON.stringify({ to: kept, player: null }),
      by_kind: 'server',
      user_id: null,
      key: null,
      version,
      at: now,
    })
    .execute();
  const seats = await readSeats(tx, [id]);
  const after = await tx
    .updateTable('tables')
    .set({
      number,
      version,
      count: kept,
      acting: JSON.stringify(acting),
      turn_since: now,
      deadline: deadlineOf({ ...before, acting: JSON.stringify(acting), turn_since: now }, seats, now),
      changed_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await site.jobs.follow(tx, { id, seats, row: before }, after);
  await site.hub.announce(tx, id);
}

/** Is the last entry what an upgrade has taken back? */
async function endsTakenBack(tx: Tx, table: string, number: number): Promise<boolean> {
  const last = await tx
    .selectFrom('log')
    .select('number')
    .where('table_id', '=', table)
    .where('number', '=', number)
    .where('kind', '=', 'undo')
    .where('by_kind', '=', 'server')
    .executeTakeFirst();
  return last !== undefined;
}
