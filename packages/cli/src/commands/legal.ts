import { openNamedGame } from '../games.ts';
import { print, printJson } from '../io.ts';
import { namesOf } from '../terminal/names.ts';

export const usage = 'roundhouse legal GAME [--json]';
export const details = [
  'Who must act, and every legal action: each line of JSON can be given to roundhouse play.',
  '  --json  prints what docs/json.md describes',
];

/** Who must act, and every legal action. */
export async function run(argv: readonly string[]): Promise<void> {
  const { table, title, asJson } = await openNamedGame(argv, usage);
  const position = table.now;
  const view = position.view();
  const choices = position.advisedChoices();
  if (asJson) {
    printJson({ acting: position.acting, round: view.round, step: view.step, choices });
    return;
  }
  const names = namesOf(title.info, view);
  if (position.ended !== null) {
    print(
      `${title.sentences.event({ type: 'ended', reason: position.ended.reason }, names) ?? 'The game is over'}.`,
    );
    return;
  }
  print(`${view.round}: ${position.acting.map(names).join(', ') || 'nobody'} to act (${view.step})`);
  for (const { action, range } of choices) {
    const bounds =
      range === undefined ? '' : `   [${range.field} ${range.min}–${range.max}, step ${range.step}]`;
    print(`  ${title.sentences.action(action, names)}${bounds}`);
    print(`    ${JSON.stringify(action)}`);
  }
}
