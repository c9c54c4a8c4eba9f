import { checkGames } from '@roundhouse/server';
import { misuse, readArguments } from '../args.ts';
import { print } from '../io.ts';
import { DATABASE_DETAILS, DATABASE_OPTIONS, withStorage } from '../server-config.ts';

export const usage = 'roundhouse check-games [--data DIR] [--database URL] [--json]';
export const details = [
  'Replays every running game with the rules of this version, and lists those that come out differently. Changes nothing.',
  'Run it with a new version before that is started. Exit status 1 where a game differs.',
  ...DATABASE_DETAILS,
];

export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, { ...DATABASE_OPTIONS, json: { type: 'boolean' } }, usage);
  if (args.positionals.length > 0) throw misuse('check-games takes no argument', usage);
  const games = await withStorage(args, async ({ db }) => {
    const found = [];
    for await (const game of checkGames(db)) found.push(game);
    return found;
  });
  const different = games.filter(({ outcome }) => outcome !== 'same');
  if (args.flag('json')) print(JSON.stringify({ games }));
  else {
    for (const { table, name, notice } of different) print(`${table}  ${name}: ${notice ?? ''}`);
    print(`${games.length} running games, ${different.length} come out differently.`);
  }
  if (different.length > 0) process.exitCode = 1;
}
