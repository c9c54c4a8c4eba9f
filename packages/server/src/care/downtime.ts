import { sql } from 'kysely';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import { readSeats } from '../tables/rows.ts';

/** When a server last ran. */
const ALIVE = 'alive';
/** A restart takes no longer. */
const SHORT = 60_000;

/**
 * While no server ran nobody could move: that time is given back before anything is done for those who are late. Nor could anybody where
 * a server that runs stood still, had no database, or was told the right time only after its start.
 */
export class Downtime {
  private readonly site: Site;
  private readonly clock: () => number;
  private notedAt = Number.NEGATIVE_INFINITY;

  /** By a clock of its own: that of the site may be moved on while everything runs. */
  constructor(site: Site, clock: () => number = Date.now) {
    this.site = site;
    this.clock = clock;
  }

  /** Called now and then. */
  async noteAlive(): Promise<void> {
    await this.giveBack();
    await writeAlive(this.site);
    this.notedAt = this.clock();
  }

  /** Before somebody is late. */
  async giveBack(): Promise<void> {
    if (this.clock() - this.notedAt <= SHORT) return;
    await giveBackDowntime(this.site);
    this.notedAt = this.clock();
  }
}

/** Never set back: a small computer may begin with a time long past, and is told the right one later. */
const writeAlive = ({ storage: { db }, now }: Site): Promise<unknown> =>
  db
    .insertInto('facts')
    .values({ name: ALIVE, value: `${now()}` })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: `${now()}` })
        .where(sql<number>`cast(facts.value as bigint)`, '<', now()),
    )
    .execute();

async function giveBackDowntime(site: Site): Promise<void> {
  const { db } = site.storage;
  const alive = await db.selectFrom('facts').select('value').where('name', '=', ALIVE).executeTakeFirst();
  const gap = site.now() - Number(alive?.value ?? site.now());
  if (alive === undefined || gap <= SHORT) return;
  await site.games.committer.commit(async (tx) => {
    // Of several that notice it at once, one does it.
    const { numUpdatedRows } = await tx
      .updateTable('facts')
      .set({ value: `${site.now()}` })
      .where('name', '=', ALIVE)
      .where('value', '=', alive.value)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await putOff(site, tx, gap);
  });
  // What is in memory here is from before.
  site.hub.reconnected();
}

async function putOff(site: Site, tx: Tx, gap: number): Promise<void> {
  const now = site.now();
  // A turn that began in between has not lost more than its own time.
  const lost = sql<number>`case when turn_since > ${now - gap} then ${now} - turn_since else ${gap} end`;
  const rows = await tx
    .updateTable('tables')
    .set({
      version: sql<number>`version + 1`,
      deadline: sql<number>`deadline + ${lost}`,
      turn_since: sql<number>`turn_since + ${lost}`,
    })
    .where('status', '=', 'running')
    .where('deadline', 'is not', null)
    .returningAll()
    .execute();
  for (const row of rows) {
    const { id, version } = row;
    await tx
      .insertInto('news')
      .values({
        ...{ table_id: id, version, kind: 'table', user_id: null },
        ...{ content: 'time was given back', key: null, at: now },
      })
      .execute();
    const before = { ...row, deadline: null };
    await site.jobs.follow(tx, { id, seats: await readSeats(tx, [id]), row: before }, row);
    await site.hub.announce(tx, id);
  }
  site.log.info({ tables: rows.length, ms: gap }, 'time in which no server ran has been given back');
}
