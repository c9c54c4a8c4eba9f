import { hints } from '@roundhouse/bots';
import { assertGoesOn, openNamedGame } from '../games.ts';
import { print, printJson } from '../io.ts';
import { namesOf } from '../terminal/names.ts';

export const usage = 'roundhouse hint GAME [--json]';
export const details = [
  'The best three moves of whoever has to act, the best first, with a sentence each on why.',
  '  --json  prints what docs/json.md describes',
];

/** The best three moves, and why. */
export async function run(argv: readonly string[]): Promise<void> {
  const { table, title, asJson } = await openNamedGame(argv, usage);
  assertGoesOn({ table, title });
  const position = table.now;
  const [seat] = position.acting;
  const found = seat === undefined ? [] : hints(position, seat);
  if (asJson) {
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
