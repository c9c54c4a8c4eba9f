import { setTimeout } from 'node:timers/promises';
import type { Action } from '@roundhouse/engine/play';
import type { Entry } from '../contract/games.ts';
import { Problem } from '../problem.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import { prepared } from '../storage/prepared.ts';
import type { Log } from '../storage/schema.ts';
import { isDuplicate } from '../storage/trouble.ts';
import { readList, readSeats, readTable, type SeatRow, type TableRow } from '../tables/rows.ts';
import { type ClockChange, clocksAfter, deadlineOf, hasClock, keepClocks, withClocks } from './clocks.ts';
import { type LiveGame, readPlans } from './games.ts';
import { contentOf } from './log.ts';
import { dueSnapshot, keepSnapshot } from './snapshots.ts';
import { addToLog, type Step } from './steps.ts';

/** An entry that is to be written. */
export type Draft = {
  readonly by: Log['by_kind'];
  readonly user: string | null;
  readonly key: string | null;
} & (
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'undo'; readonly to: number; readonly player: string | null }
);

/** The table is no longer as it is known here: somebody was quicker, with a move, a plan or a bot in a seat. */
export class Overtaken extends Error {}

const ATTEMPTS = 10;

/** Once more where somebody else has written to the table: it is read anew, and what was missed counts. */
export async function orAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isLast = attempt === ATTEMPTS;
      if (isLast && error instanceof Overtaken) throw tooMuchAtOnce();
      if (isLast || !(error instanceof Overtaken || isDuplicate(error))) throw error;
    }
    // Two who come at the same time would else go on to do so.
    await setTimeout(Math.random() * 10 * attempt);
  }
}

const tooMuchAtOnce = (): Problem =>
  new Problem(503, 'busy', 'Too much happens at this table at once; nothing was changed. Try again.', {
    retryAfter: 1,
  });

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
  try {
    const change = standingAfter(game, now);
    const clocks = hasClock(game.row)
      ? await clocksAfter(site.storage.db, game, change.acting, undoneBy(drafts), now)
      : [];
    const seats = withClocks(game.seats, clocks);
    const { timing, pace } = game.row;
    if (change.status === 'running')
      change.deadline = deadlineOf(
        { timing, pace, acting: change.acting, turn_since: change.turn_since },
        seats,
        now,
      );
    const plain =
      more === undefined && clocks.length === 0 ? plainStep(site, game, drafts, change, now) : null;
    const { row, entries, hasJobs, snapshotAt } =
      plain !== null && (await site.games.steps.take(plain.step))
        ? plain.outcome
        : await takeLongWay(site, game, drafts, change, clocks, now, more);
    game.row = row;
    game.snapshotAt = snapshotAt;
    game.log.push(...entries);
    for (const { user, key } of drafts) game.keys.add(user, key);
    game.seats = seats;
    site.hub.entries(game, entries);
    if (hasJobs) site.jobs.wake();
    return entries;
  } catch (error) {
    site.games.drop(game.id);
    throw error;
  }
}

interface Outcome {
  readonly row: TableRow;
  readonly entries: Entry[];
  readonly hasJobs: boolean;
  readonly snapshotAt: number;
}

function takeLongWay(
  site: Site,
  game: LiveGame,
  drafts: readonly Draft[],
  change: Change,
  clocks: readonly ClockChange[],
  now: number,
  more?: (tx: Tx) => Promise<void>,
): Promise<Outcome> {
  return site.games.committer.commit(async (tx) => {
    const row = await moveOn(tx, game, drafts.length, change, now);
    const entries = drafts.map((draft, i) =>
      entryFrom(draft, game.log.length + i + 1, row.version - drafts.length + i + 1, now),
    );
    for (const [i, entry] of entries.entries()) await addToLog(tx, logRow(game.id, entry, drafts[i]));
    await keepClocks(tx, game.id, clocks, game.log.length + 1);
    const snapshotAt = await keepSnapshot(tx, game, drafts);
    await more?.(tx);
    const hasJobs = await site.jobs.follow(tx, game, row);
    await site.hub.announce(tx, game.id);
    return { row, entries, hasJobs, snapshotAt };
  });
}

/** One action after which nobody but a person has to act: null where more is to be written. */
function plainStep(
  site: Site,
  game: LiveGame,
  drafts: readonly Draft[],
  change: Change,
  now: number,
): { readonly step: Step; readonly outcome: Outcome } | null {
  const { row: before, seats, id } = game;
  const [draft, ...others] = drafts;
  if (draft?.kind !== 'action' || others.length > 0) return null;
  if (change.status !== 'running' || change.deadline !== before.deadline) return null;
  const [player, ...more] = readList(change.acting);
  const acting = seats.find((seat) => seat.player === player);
  if (acting === undefined || acting.bot !== null || acting.stand_in !== null || more.length > 0) return null;
  const told = change.acting === before.acting ? null : acting.user_id;
  const [number, version] = [game.log.length + 1, before.version + 1];
  const entry = entryFrom(draft, number, version, now);
  const { count, turn_since } = change;
  const snapshot = dueSnapshot(game, game.snapshotAt, number);
  return {
    step: {
      entry: logRow(id, entry, draft),
      table: { id, number, version, count, acting: change.acting, turn_since, changed_at: now },
      told,
      snapshot,
      notice: site.hub.wire.textOf({ kind: 'table', table: id }),
    },
    outcome: {
      // The rest of the change is as it was: the table runs, and by the same deadline.
      row: { ...before, count, acting: change.acting, turn_since, number, version, changed_at: now },
      entries: [entry],
      hasJobs: false,
      snapshotAt: snapshot?.row.count ?? game.snapshotAt,
    },
  };
}

type Taking = Pick<Change, 'count' | 'acting' | 'turn_since' | 'deadline'> & {
  readonly id: string;
  readonly before: number;
  readonly added: number;
  readonly now: number;
};

/** Only from where the game in memory is, and only while it runs. */
const takeStep = prepared<Taking, { version: number }>((db, slot) =>
  db
    .updateTable('tables')
    .set((is) => ({
      count: slot('count'),
      acting: slot('acting'),
      turn_since: slot('turn_since'),
      deadline: slot('deadline'),
      number: is('number', '+', slot('added')),
      version: is('version', '+', slot('added')),
      changed_at: slot('now'),
    }))
    .where('id', '=', slot('id'))
    .where('number', '=', slot('before'))
    .where('status', '=', 'running')
    .returning('version'),
);

async function moveOn(tx: Tx, game: LiveGame, added: number, change: Change, now: number): Promise<TableRow> {
  const before = game.log.length;
  const [step] = await takeStep(tx, { ...change, id: game.id, before, added, now });
  if (step === undefined) throw new Overtaken('Another process has written to this game');
  const { status, result, end_reason, ended_at } = change;
  if (status !== 'running')
    await tx
      .updateTable('tables')
      .set({ status, result, end_reason, ended_at })
      .where('id', '=', game.id)
      .execute();
  const number = before + added;
  if (step.version === game.row.version + added)
    return { ...game.row, ...change, number, version: step.version, changed_at: now };
  // Somebody has changed the table otherwise. Talk does not matter here; who plays a seat, and what is left to be done, does.
  if (!(await hasKnownSeats(tx, game)) || !(await hasKnownPlans(tx, game)))
    throw new Overtaken('Seats or plans are not those that are known here');
  const row = await readTable(tx, game.id);
  if (row === undefined) throw new Overtaken('The table is gone');
  return row;
}

/** Does the same play every seat as is known here, and is as long away? */
export async function hasKnownSeats(tx: Tx, game: LiveGame): Promise<boolean> {
  const playing = (seats: readonly SeatRow[]): string =>
    JSON.stringify(
      seats.map((one) => [
        ...[one.seat, one.user_id, one.bot, one.stand_in],
        ...[one.holiday_from, one.holiday_until],
      ]),
    );
  return playing(await readSeats(tx, [game.id])) === playing(game.seats);
}

async function hasKnownPlans(tx: Tx, game: LiveGame): Promise<boolean> {
  const sorted = (plans: LiveGame['plans']): string => JSON.stringify([...plans].sort());
  return sorted(await readPlans(tx, game.id)) === sorted(game.plans);
}

/** How the table stands after what was played; without a deadline yet. */
function standingAfter({ table, row }: LiveGame, now: number): Change {
  const position = table.now;
  const acting = JSON.stringify(position.acting);
  const { ended } = position;
  return {
    count: position.count,
    acting,
    turn_since: ended !== null ? null : acting === row.acting ? row.turn_since : now,
    deadline: null,
    status: ended === null ? 'running' : 'finished',
    result: ended === null ? null : JSON.stringify(position.worth),
    end_reason: ended?.reason ?? null,
    ended_at: ended === null ? null : now,
  };
}

/** How many actions remain, where some were taken back. */
const undoneBy = ([first]: readonly Draft[]): number | null => (first?.kind === 'undo' ? first.to : null);

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
