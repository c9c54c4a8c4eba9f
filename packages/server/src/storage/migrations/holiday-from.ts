import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema.ts';

/** Whoever comes back early has been away all the same. Holidays from before this began when nobody knows, and put off what they did. */
async function up({ schema }: Kysely<Database>): Promise<void> {
  await schema.alterTable('users').addColumn('holiday_from', 'bigint').execute();
}

export const holidayFrom: Migration = { up };
