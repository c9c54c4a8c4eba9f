import { examine } from '@roundhouse/server';
import { misuse, readArguments } from '../args.ts';
import { print } from '../io.ts';
import { configOf, DATABASE_DETAILS, DATABASE_OPTIONS } from '../server-config.ts';

export const usage = 'roundhouse doctor [--data DIR] [--database URL]';
export const details = [
  'Checks configuration, disk, database, clock, mail and web push, and says what to do. Exit status 1 where something is wrong.',
  ...DATABASE_DETAILS,
];

const SIGNS = { ok: 'ok   ', look: 'look ', wrong: 'WRONG' } as const;

export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, DATABASE_OPTIONS, usage);
  if (args.positionals.length > 0) throw misuse('doctor takes no argument', usage);
  for await (const { what, state, says } of examine(configOf(args, null))) {
    print(`${SIGNS[state]}  ${what.padEnd(10)}${says}`);
    if (state === 'wrong') process.exitCode = 1;
  }
}
