import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema.ts';

/** Whose tables they are is asked for each list of one's own, and before a guest is forgotten. */
async function up({ schema }: Kysely<Database>): Promise<void> {
  await schema.createIndex('tables_owner').on('tables').column('owner_id').execute();
}

export const ownersIndex: Migration = { up };
