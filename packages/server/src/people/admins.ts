import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import { conflict } from '../problem.ts';
import type { Db } from '../storage/open.ts';
import { nameKey } from './names.ts';
import { newReset } from './resets.ts';

/** Is it the name that the configuration has for an admin? */
const isAdminName = ({ admin }: Pick<Config, 'admin'>, key: string | null): boolean =>
  admin !== null && key === nameKey(admin);

/** Those who were made admins, and whoever has the name in the configuration. */
export const isAdmin = (
  config: Pick<Config, 'admin'>,
  row: { readonly admin: number; readonly name_key: string | null },
): boolean => row.admin === 1 || isAdminName(config, row.name_key);

/** Nobody takes the name of the admin for themselves: `roundhouse admin` gives it. */
export function mustBeFree(config: Pick<Config, 'admin'>, name: string): void {
  if (isAdminName(config, nameKey(name)))
    throw conflict('name-kept', 'That name is kept for the host of this site; choose another.');
}

/** Makes somebody admin. Where there is no such account it is made, with a secret to set its password by. */
export async function appoint(
  db: Db,
  name: string,
  now: number,
): Promise<{ readonly id: string; readonly token: string | null }> {
  const there = await db
    .updateTable('users')
    .set({ admin: 1 })
    .where('name_key', '=', nameKey(name))
    .returning('id')
    .executeTakeFirst();
  if (there !== undefined) return { id: there.id, token: null };
  const id = newId();
  await db
    .insertInto('users')
    .values({
      id,
      name,
      name_key: nameKey(name),
      password: null,
      email: null,
      admin: 1,
      blocked: 0,
      created_at: now,
      seen_at: now,
      deleted_at: null,
      holiday_until: null,
    })
    .execute();
  return { id, token: await newReset(db, id, now) };
}

/** What the host should know about the name in the configuration; null where there is none. */
export async function adminNamed(
  db: Db,
  { admin }: Pick<Config, 'admin'>,
): Promise<{ readonly isThere: boolean; readonly says: string } | null> {
  if (admin === null) return null;
  const row = await db
    .selectFrom('users')
    .select(['name', 'created_at'])
    .where('name_key', '=', nameKey(admin))
    .executeTakeFirst();
  return row === undefined
    ? { isThere: false, says: `there is no account ${admin} yet: roundhouse admin "${admin}" makes it` }
    : { isThere: true, says: `${row.name}, since ${new Date(row.created_at).toISOString().slice(0, 10)}` };
}
