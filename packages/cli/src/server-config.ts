import {
  type Config,
  holdFolder,
  Misconfigured,
  messageOf,
  openAsItIs,
  openExisting,
  readConfig,
  type Storage,
  storageSettings,
} from '@roundhouse/server';
import type { Arguments } from './args.ts';
import { wrongCall } from './failure.ts';

/** Which database a command means: as `serve` has it. */
export const DATABASE_OPTIONS = { data: { type: 'string' }, database: { type: 'string' } } as const;
export const DATABASE_DETAILS = [
  '  --data DIR       where accounts and games are kept; by default ./data',
  '  --database URL   postgres://… instead; by default DATABASE_URL',
];

/** The configuration by the environment and what the call says. */
export function configOf(
  args: Arguments,
  page: string | null,
  more: Readonly<Record<string, string | undefined>> = {},
): Config {
  const options = {
    ...more,
    ROUNDHOUSE_DATA: args.text('data'),
    ROUNDHOUSE_DATABASE_URL: args.text('database'),
  };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  try {
    return readConfig({ ...process.env, ...Object.fromEntries(given) }, page);
  } catch (error) {
    if (error instanceof Misconfigured) throw wrongCall(error.problems.join('; '));
    throw error;
  }
}

/**
 * Opens the database for as long as the work takes: to read or write in one that is there, beside the server that uses it, or to fill
 * one that nobody uses.
 */
export async function withStorage<T>(
  args: Arguments,
  to: 'read' | 'write' | 'fill',
  work: (storage: Storage, config: Config) => Promise<T>,
): Promise<T> {
  const config = configOf(args, null);
  const settings = storageSettings(config);
  const open = async () => {
    const hold =
      to === 'fill' && config.databaseUrl === null ? holdFolder(config.data, 'roundhouse restore') : null;
    const storage = await (to === 'fill' ? openAsItIs(settings) : openExisting(settings, to));
    const close = () => storage.close().finally(() => hold?.release());
    return { storage, close };
  };
  const { storage, close } = await open().catch((error: unknown) => {
    throw wrongCall(`the database cannot be opened: ${messageOf(error)}`);
  });
  try {
    return await work(storage, config);
  } finally {
    await close();
  }
}
