import { backup } from '@roundhouse/server';
import { onlyArgument, readArguments } from '../args.ts';
import { wrongCall } from '../failure.ts';
import { print } from '../io.ts';
import { DATABASE_DETAILS, DATABASE_OPTIONS, withStorage } from '../server-config.ts';

export const usage = 'roundhouse backup FILE [--data DIR] [--database URL]';
export const details = [
  'Writes all accounts and games to a file, as they are at one moment; the server goes on meanwhile.',
  'The file can be restored into SQLite or PostgreSQL, whichever it came from.',
  ...DATABASE_DETAILS,
];

export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, DATABASE_OPTIONS, usage);
  const file = onlyArgument(args, 'backup takes one file', usage);
  await withStorage(args, 'read', (storage) => backup(storage, file, Date.now())).catch((error: unknown) => {
    // A folder that is not there, no right to write, a full disk.
    if (error instanceof Error && 'code' in error) throw wrongCall(`nothing was backed up: ${error.message}`);
    throw error;
  });
  print(`Backed up to ${file}.`);
}
