import { hints } from '@roundhouse/bots';
import { misuse, readArguments } from '../args.ts';
import { assertGoesOn, assertPlayable, openGameFile } from '../games.ts';
import { print, printJson } from '../io.ts';
import { namesOf } from '../terminal/names.ts';

export const usage = 'roundhouse hint GAME [--json]';
export const details = [
  'The best three moves of whoever has to act, the best first, with a sentence each on why.',
  '  --json  prints what docs/json.md describes',
];

/** The best three moves, and why. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, { json: { type: 'boolean' } }, usage);
  const [path] = args.positionals;
  if (path === undefined || args.positionals.length > 1) throw misuse('one game is needed', usage);
  const opened = await openGameFile(path);
  assertPlayable(opened);
  assertGoesOn(opened);
  const { table, title } = opened;
  const position = table.now;
  const [seat] = position.acting;
  const found = seat === undefined ? [] : hints(position, seat);
  if (args.flag('json')) {
    printJson({ acting: position.acting, hints: found });
    return;
  }
  const names = namesOf(title.info, position.view());
  if (seat === undefined) print('The game is over.');
  for (const [place, { action, why }] of found.entries()) {
    print(`${place + 1}. ${title.sentences.action(action, names)}`);
    print(`   ${why}`);
    print(`   ${JSON.stringify(action)}`);
  }
}
