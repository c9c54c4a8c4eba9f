import { z } from 'zod';
import { id, pageOf, time } from './basics.ts';
import { me } from './people.ts';
import { tableSummary } from './tables.ts';

export const adminQuery = z.strictObject({
  search: z.string().max(60).optional(),
  after: z.string().max(100).optional(),
});
export const adminUser = me.extend({
  seenAt: time,
  here: z.boolean(),
  blocked: z.boolean(),
  tables: z.int(),
});
export const adminUsers = pageOf(adminUser);
export const changeUser = z.strictObject({ admin: z.boolean().optional(), blocked: z.boolean().optional() });
/** For a new password; given to its owner in some other way than by e-mail. */
export const resetUser = z.object({ link: z.string() });
export const adminTables = pageOf(tableSummary);
export const job = z.object({
  id: z.int(),
  kind: z.string(),
  subject: z.string(),
  dueAt: time,
  attempts: z.int(),
  failure: z.string().nullable(),
});
export const adminJobs = z.object({ waiting: z.int(), failing: z.array(job) });
export const adminStatus = z.object({
  version: z.string(),
  startedAt: time,
  database: z.enum(['sqlite', 'postgres']),
  databaseBytes: z.int().nullable(),
  diskFreeBytes: z.int().nullable(),
  users: z.int(),
  guests: z.int(),
  tables: z.record(z.string(), z.int()),
  /** People, at any process. */
  connected: z.int(),
  processes: z.int(),
  /** Running games whose rules have changed since. */
  stuck: z.array(z.object({ table: id, notice: z.string() })),
});
