import { NotRestored, restore } from '@roundhouse/server';
import { onlyArgument, readArguments } from '../args.ts';
import { wrongCall } from '../failure.ts';
import { print } from '../io.ts';
import { DATABASE_DETAILS, DATABASE_OPTIONS, withStorage } from '../server-config.ts';

export const usage = 'roundhouse restore FILE [--data DIR] [--database URL]';
export const details = ['Fills an empty database from a backup: all of it, or nothing.', ...DATABASE_DETAILS];

export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, DATABASE_OPTIONS, usage);
  const file = onlyArgument(args, 'restore takes one file', usage);
  const rows = await withStorage(args, 'fill', (storage) => restore(storage, file)).catch(
    (error: unknown) => {
      if (error instanceof NotRestored || (error instanceof Error && 'code' in error))
        throw wrongCall(error.message);
      throw error;
    },
  );
  print(`Restored ${rows} rows.`);
}
