import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { messageOf } from '../message-of.ts';
import { adminNamed } from '../people/admins.ts';
import { NoDatabase, openExisting, type Storage, storageSettings } from '../storage/open.ts';
import { mailTransport, PUSH_KEYS, readPushKeys } from '../tell/postman.ts';
import { examineDisk } from './examine-disk.ts';

export interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'look' | 'wrong';
  readonly says: string;
}

/** More than this between clocks, and sessions and deadlines go astray. */
const MOST_SECONDS_APART = 5;

/** Looks at everything that a server stands on, and says what to do. */
export async function* examine(config: Config): AsyncGenerator<Finding> {
  yield* examineAddress(config);
  let canBeKept = true;
  for await (const finding of examineDisk(config)) {
    canBeKept &&= finding.what !== 'folder';
    yield finding;
  }
  yield await examineMail(config);
  if (!canBeKept) return;
  let storage: Storage;
  try {
    storage = await openExisting(storageSettings(config), 'read');
  } catch (error) {
    yield error instanceof NoDatabase
      ? { what: 'database', state: 'ok', says: `${error.message} It is made at the first start.` }
      : {
          what: 'database',
          state: 'wrong',
          says: `cannot be opened: ${messageOf(error)}. ${
            config.databaseUrl === null
              ? 'Make room if the disk is full; a file that is damaged is replaced by the last backup.'
              : 'Is PostgreSQL there, and DATABASE_URL right?'
          }`,
        };
    return;
  }
  try {
    yield await examineDatabase(storage, config);
    const rights = await examineRights(config);
    if (rights !== null) yield rights;
    yield await examineClock(storage);
    const admin = await adminNamed(storage.db, config);
    if (admin !== null) yield { what: 'admin', state: admin.isThere ? 'ok' : 'look', says: admin.says };
    yield await examinePush(config, storage);
  } finally {
    await storage.close();
  }
}

function* examineAddress({ publicUrl, host, trustProxy }: Config): Generator<Finding> {
  const isOpen = host !== '127.0.0.1' && host !== 'localhost' && host !== '::1';
  if (publicUrl === null)
    yield {
      what: 'address',
      state: isOpen ? 'look' : 'ok',
      says: isOpen
        ? 'other computers get in without TLS. Put a reverse proxy before it and set ROUNDHOUSE_PUBLIC_URL.'
        : 'only this computer gets in; set ROUNDHOUSE_PUBLIC_URL behind a reverse proxy.',
    };
  else
    yield {
      what: 'address',
      state: publicUrl.startsWith('https:') ? 'ok' : 'look',
      says: publicUrl.startsWith('https:')
        ? publicUrl
        : `${publicUrl} is not https: passwords travel in the open.`,
    };
  if (publicUrl !== null && trustProxy === false)
    yield {
      what: 'proxy',
      state: 'look',
      says: 'no proxy is trusted: limits count everybody behind one as a single caller.',
    };
}

async function examineDatabase({ kind, db, file }: Storage, { data }: Config): Promise<Finding> {
  if (kind === 'postgres') {
    const { rows } = await sql<{ version: string }>`select version()`.execute(db);
    return { what: 'database', state: 'ok', says: rows[0]?.version.split(' on ')[0] ?? 'PostgreSQL' };
  }
  const check = file?.handle.prepare('pragma quick_check').get();
  const isSound = JSON.stringify(check).includes('ok');
  return {
    what: 'database',
    state: isSound ? 'ok' : 'wrong',
    says: isSound
      ? `SQLite in ${resolve(data)}, sound`
      : 'SQLite is damaged: stop the server and restore the last backup.',
  };
}

/** Passwords, seeds and keys are in it. */
async function examineRights({ data, databaseUrl }: Config): Promise<Finding | null> {
  if (databaseUrl !== null || process.platform === 'win32') return null;
  const { mode } = await stat(join(data, 'roundhouse.db'));
  if ((mode & 0o077) === 0) return null;
  const says = `others on this computer may read the database: chmod 700 ${data}; chmod 600 ${data}/roundhouse.db*`;
  return { what: 'rights', state: 'look', says };
}

async function examineClock({ kind, db }: Storage): Promise<Finding> {
  if (kind === 'sqlite') {
    const { last } = await db
      .selectFrom('tables')
      .select((is) => is.fn.max('changed_at').as('last'))
      .executeTakeFirstOrThrow();
    const ahead = ((last ?? 0) - Date.now()) / 1000;
    return ahead > MOST_SECONDS_APART
      ? {
          what: 'clock',
          state: 'wrong',
          says: `the last change of a table lies ${ahead.toFixed(0)} s ahead: the clock was or is wrong. Run NTP.`,
        }
      : { what: 'clock', state: 'ok', says: new Date().toISOString() };
  }
  const { rows } = await sql<{
    ms: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
  const apart = Math.abs((rows[0]?.ms ?? 0) - Date.now()) / 1000;
  return apart > MOST_SECONDS_APART
    ? {
        what: 'clock',
        state: 'wrong',
        says: `${apart.toFixed(0)} s apart from the database's: run NTP on both.`,
      }
    : { what: 'clock', state: 'ok', says: 'agrees with the database' };
}

async function examineMail(config: Config): Promise<Finding> {
  const transport = mailTransport(config);
  if (transport === null)
    return {
      what: 'mail',
      state: 'ok',
      says: 'off; set ROUNDHOUSE_SMTP_URL and ROUNDHOUSE_MAIL_FROM for it',
    };
  try {
    await transport.verify();
    return { what: 'mail', state: 'ok', says: 'the mail server accepts us' };
  } catch (error) {
    return { what: 'mail', state: 'wrong', says: `${messageOf(error)}. Check ROUNDHOUSE_SMTP_URL.` };
  } finally {
    transport.close();
  }
}

async function examinePush(config: Config, { db }: Storage): Promise<Finding> {
  const keys = await db.selectFrom('facts').select('value').where('name', '=', PUSH_KEYS).executeTakeFirst();
  try {
    if (keys !== undefined) readPushKeys(keys.value);
  } catch {
    return {
      what: 'web push',
      state: 'wrong',
      says: `its keys are damaged: delete "${PUSH_KEYS}" from the table "facts", and people turn web push on anew.`,
    };
  }
  const has = keys === undefined ? 'gets its keys when somebody asks for it' : 'has its keys';
  const isSecure = config.publicUrl?.startsWith('https:') === true;
  return {
    what: 'web push',
    state: 'ok',
    says: isSecure ? has : `${has}; browsers take it only over https, or on this computer`,
  };
}
