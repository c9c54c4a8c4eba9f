import { isTitle, loadTitle, type Snapshot, type Table, type TitlePackage } from '@roundhouse/titles';
import type { Entry, Plan } from '../contract/games.ts';
import { plan as planSchema } from '../contract/games.ts';
import { notFound } from '../problem.ts';
import type { Site } from '../site.ts';
import { Committer, type Tx } from '../storage/commit.ts';
import type { Db, Storage } from '../storage/open.ts';
import { readSeats, readTable, type SeatRow, type TableRow } from '../tables/rows.ts';
import { Lock } from './lock.ts';
import { entryOf, inForce } from './log.ts';
import { openEngine, readHeader } from './open-engine.ts';
import { SentKeys } from './sent-keys.ts';
import { type Steps, stepsOn } from './steps.ts';

/** A game that has started, in memory: exactly what is in the database, no more. */
export interface LiveGame {
  readonly id: string;
  readonly title: TitlePackage;
  row: TableRow;
  seats: SeatRow[];
  log: Entry[];
  /** Of all entries of the log. */
  readonly keys: SentKeys;
  table: Table;
  /** By user. */
  plans: Map<string, Plan>;
  /** After how many actions the last snapshot was kept. */
  snapshotAt: number;
}

interface Kept {
  readonly lock: Lock;
  game: LiveGame | null;
  usedAt: number;
}

const IDLE = 5 * 60 * 1000;

/** The games in memory. What is not in use is dropped: the database has it. */
export class Games {
  private readonly site: () => Site;
  private readonly kept = new Map<string, Kept>();
  readonly committer: Committer;
  readonly steps: Steps;
  private checked: (id: string) => Promise<void> = async () => undefined;

  constructor(site: () => Site, storage: Storage) {
    this.site = site;
    this.committer = new Committer(storage);
    this.steps = stepsOn(storage);
  }

  /** Before that a game is not opened: the rules of a new version may refuse what is in its log. */
  openAfter(check: (id: string) => Promise<void>): void {
    this.checked = check;
  }

  /** Nobody else changes the game in this process meanwhile. */
  exclusively<T>(id: string, work: (game: LiveGame) => Promise<T>): Promise<T> {
    const kept = this.keep(id);
    return kept.lock.run(() => (kept.game === null ? this.opened(id, kept).then(work) : work(kept.game)));
  }

  /** The same with all that other processes, or other parts of this one, have written until now. */
  exclusivelyLatest<T>(id: string, work: (game: LiveGame) => Promise<T>): Promise<T> {
    const kept = this.keep(id);
    return kept.lock.run(async () => {
      const game = await this.opened(id, kept);
      if (!(await this.isLatest(game))) await this.catchUp(game);
      return work(await this.opened(id, kept));
    });
  }

  /** To look at. What is seen has been committed, but for `table`, which is ahead while a move is being written. */
  async read(id: string): Promise<LiveGame> {
    const kept = this.keep(id);
    return kept.game ?? kept.lock.run(() => this.opened(id, kept));
  }

  private keep(id: string): Kept {
    const { now, config, metrics } = this.site();
    const known = this.kept.get(id);
    if (known !== undefined) {
      known.usedAt = now();
      // The order of the map is that of use.
      this.kept.delete(id);
      this.kept.set(id, known);
      return known;
    }
    const kept: Kept = { lock: new Lock(), game: null, usedAt: now() };
    this.kept.set(id, kept);
    if (this.kept.size > config.gamesInMemory) {
      const [oldest] = this.kept.keys();
      if (oldest !== undefined) this.kept.delete(oldest);
    }
    metrics.games.set(this.kept.size);
    return kept;
  }

  /** Lets go of what has not been used for a while. */
  sweep(): void {
    const { now, metrics } = this.site();
    const before = now() - IDLE;
    for (const [id, { usedAt }] of this.kept) if (usedAt < before) this.kept.delete(id);
    metrics.games.set(this.kept.size);
  }

  /** What is in memory may be wrong: it is read anew. */
  drop(id: string): void {
    const kept = this.kept.get(id);
    if (kept !== undefined) kept.game = null;
  }

  dropAll(): void {
    for (const id of this.kept.keys()) this.drop(id);
  }

  private async opened(id: string, kept: Kept): Promise<LiveGame> {
    if (kept.game !== null) return kept.game;
    await this.checked(id);
    const game = await loadGame(this.site(), id);
    kept.game = game;
    return game;
  }

  /** Takes over what other processes, or other parts of this one, have written. Gives the new entries. */
  async refresh(id: string): Promise<readonly Entry[]> {
    const kept = this.kept.get(id);
    if (kept?.game == null) return [];
    return kept.lock.run(async () =>
      kept.game === null ? [] : takeOver(this.site(), kept.game, () => this.drop(id)),
    );
  }

  /** The same for whoever holds the game already: somebody knows of entries that have not been heard of here yet. */
  async catchUp(game: LiveGame): Promise<void> {
    await takeOver(this.site(), game, () => this.drop(game.id));
  }

  /** To look at, and no older than the database: another process may have written this very moment. */
  async readLatest(id: string): Promise<LiveGame> {
    const game = await this.read(id);
    if (this.site().storage.kind === 'sqlite' || (await this.isLatest(game))) return game;
    await this.refresh(id);
    return this.read(id);
  }

  private async isLatest({ id, row }: LiveGame): Promise<boolean> {
    const latest = await this.site()
      .storage.db.selectFrom('tables')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirst();
    return latest?.version === row.version;
  }

  /** Whoever leaves for good gives seats at open tables back, and those of running games to bots. */
  async vacateSeats(user: string): Promise<void> {
    const { vacate } = await import('../tables/vacate.ts');
    await vacate(this.site(), user);
  }
}

async function loadGame(site: Site, id: string): Promise<LiveGame> {
  const { db } = site.storage;
  const row = await readTable(db, id);
  if (row === undefined || row.record === null) throw notFound('game');
  if (!isTitle(row.title)) throw new Error(`There is no title ${row.title}`);
  const title = await loadTitle(row.title);
  const seats = await readSeats(db, [id]);
  const rows = await logRows(site, row, 0);
  const log = rows.map(entryOf);
  const keys = new SentKeys();
  for (const { user_id, key } of rows) keys.add(user_id, key);
  const snapshot = await latestSnapshot(site, id);
  const actions = inForce(log);
  const table = openEngine(title, readHeader(row.record), actions, snapshot);
  const plans = await readPlans(db, id);
  return { id, title, row, seats, log, keys, table, plans, snapshotAt: snapshot?.after ?? 0 };
}

/** As far as the row knows of them: others may be written meanwhile. */
const logRows = (site: Site, { id, number }: TableRow, after: number) =>
  site.storage.db
    .selectFrom('log')
    .select(['number', 'kind', 'content', 'by_kind', 'user_id', 'key', 'version', 'at'])
    .where('table_id', '=', id)
    .where('number', '>', after)
    .where('number', '<=', number)
    .orderBy('number')
    .execute();

async function latestSnapshot(site: Site, id: string): Promise<Snapshot | null> {
  const row = await site.storage.db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', id)
    .where('state', '!=', '')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { after: row.count, rules: row.rules, hash: row.hash, state: JSON.parse(row.state) };
}

export async function readPlans(db: Db | Tx, id: string): Promise<Map<string, Plan>> {
  const rows = await db
    .selectFrom('plans')
    .select(['user_id', 'content'])
    .where('table_id', '=', id)
    .execute();
  return new Map(rows.map(({ user_id, content }) => [user_id, planSchema.parse(JSON.parse(content))]));
}

async function takeOver(site: Site, game: LiveGame, drop: () => void): Promise<readonly Entry[]> {
  const { db } = site.storage;
  const row = await readTable(db, game.id);
  if (row === undefined) {
    drop();
    return [];
  }
  const rows = await logRows(site, row, game.log.length);
  const news = rows.map(entryOf);
  const seats = await readSeats(db, [game.id]);
  const plans = await readPlans(db, game.id);
  // From here on without a wait: whoever looks sees all of it or nothing.
  game.row = row;
  game.seats = seats;
  game.plans = plans;
  for (const { user_id, key } of rows) game.keys.add(user_id, key);
  for (const entry of news) {
    if (!follow(game, entry)) {
      drop();
      break;
    }
    game.log.push(entry);
  }
  return news;
}

/** Plays an entry that another process has committed. */
function follow(game: LiveGame, entry: Entry): boolean {
  if (entry.kind === 'action') return game.table.play(entry.action) === null;
  if (entry.to < game.table.first) return false;
  game.table.rewind(entry.to);
  return true;
}
