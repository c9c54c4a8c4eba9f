import { sql } from 'kysely';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import { VERSION } from '../version.ts';
import { type CheckedGame, checkGames, rulesInForce } from './check-games.ts';

const FACT = 'rules checked';

/** After a new version: every running game is replayed, those that differ are told so, and the host gets the list. */
export async function checkAfterUpgrade(site: Site): Promise<void> {
  const { db } = site.storage;
  const present = `${VERSION} ${await rulesInForce()}`;
  const known = await db.selectFrom('facts').select('value').where('name', '=', FACT).executeTakeFirst();
  if (known?.value === present) return;
  let count = 0;
  for await (const game of checkGames(db)) {
    count++;
    await note(site, game);
    if (game.outcome !== 'same') site.log.warn({ ...game }, 'a running game comes out differently');
  }
  await db
    .insertInto('facts')
    .values({ name: FACT, value: present })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: present }))
    .execute();
  site.log.info({ games: count }, 'running games have been replayed');
}

async function note(
  site: Site,
  { table, number, outcome, notice, kept, actions, acting }: CheckedGame,
): Promise<void> {
  const { committer } = site.games;
  await committer.commit(async (tx) => {
    // Settled by another process that started at once, or before: its notice stands until the game goes on.
    const isSettled = outcome !== 'stands' && (await endsTakenBack(tx, table, number));
    const row = isSettled
      ? undefined
      : await tx
          .updateTable('tables')
          .set({ notice })
          .where('id', '=', table)
          // Another process that has checked it too may have written this already, and the game have gone on.
          .where('number', '=', number)
          .returning('number')
          .executeTakeFirst();
    if (row === undefined || outcome !== 'stands' || kept >= actions) return;
    // What can no longer be made is taken back, so that the table can go on.
    await tx
      .insertInto('log')
      .values({
        table_id: table,
        number: row.number + 1,
        kind: 'undo',
        content: JSON.stringify({ to: kept, player: null }),
        by_kind: 'server',
        user_id: null,
        key: null,
        version: sql<number>`(select version + 1 from tables where id = ${table})`,
        at: site.now(),
      })
      .execute();
    await tx
      .updateTable('tables')
      .set({
        number: row.number + 1,
        count: kept,
        acting: JSON.stringify(acting),
        turn_since: site.now(),
        version: sql<number>`version + 1`,
        changed_at: site.now(),
      })
      .where('id', '=', table)
      .execute();
  });
  site.games.drop(table);
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
