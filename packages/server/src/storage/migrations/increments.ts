import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema.ts';

/** What the turns of running games have added to clocks so far stays, also when they are taken back. */
async function up({ schema }: Kysely<Database>): Promise<void> {
  await schema
    .createTable('increments')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('increments_key', ['table_id', 'number', 'seat'])
    .execute();
}

export const increments: Migration = { up };
