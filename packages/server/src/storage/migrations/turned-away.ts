import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema.ts';

async function up({ schema }: Kysely<Database>): Promise<void> {
  await schema
    .createTable('turned_away')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addPrimaryKeyConstraint('turned_away_key', ['table_id', 'user_id'])
    .execute();
}

export const turnedAway: Migration = { up };
