import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema.ts';

/** What was left to be told did not say in which way. Whoever is late is reminded; nobody else is told twice of one turn. */
async function up(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('jobs').where('kind', '=', 'tell').execute();
}

export const tellByChannel: Migration = { up };
