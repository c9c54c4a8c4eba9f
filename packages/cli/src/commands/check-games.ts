import { type CheckedGame, checkGames } from '@roundhouse/server';
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
  const games = await withStorage(args, 'read', async ({ db }) => {
    const found = [];
    for await (const game of checkGames(db)) found.push(game);
    return found;
  });
  const different = games.filter(({ outcome }) => outcome !== 'same');
  if (args.flag('json')) print(JSON.stringify({ games }));
  else {
    for (const game of different) print(`${game.table}  ${game.name}: ${prospect(game)}`);
    print(`${counted(games.length)}, ${differing(different.length)}.`);
  }
  if (different.length > 0) process.exitCode = 1;
}

const counted = (count: number): string => (count === 1 ? '1 running game' : `${count} running games`);
const differing = (count: number): string =>
  count === 0
    ? 'none comes out differently'
    : count === 1
      ? '1 comes out differently'
      : `${count} come out differently`;

/** What will become of it when this version is started. */
function prospect({ outcome, actions, kept, notice }: CheckedGame): string {
  if (outcome === 'resumed') return 'a rule that it has met has changed; it will go on from where it is.';
  if (kept === actions) return notice ?? '';
  const last = actions - kept === 1 ? 'the last' : `the last ${actions - kept}`;
  return `${last} of ${actions} moves can no longer be made, and will be taken back.`;
}
