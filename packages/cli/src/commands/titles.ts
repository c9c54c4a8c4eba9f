import { loadTitle, TITLE_IDS } from '@roundhouse/titles';
import { readArguments } from '../args.ts';
import { print, printJson } from '../io.ts';

export const usage = 'roundhouse titles [--json]';

/** The titles that can be played. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, { json: { type: 'boolean' } }, usage);
  const books = await Promise.all(TITLE_IDS.map(async (id) => (await loadTitle(id)).book));
  if (args.flag('json')) {
    printJson(
      books.map(({ id, name, about, players, options, rules }) => ({
        id,
        name,
        about,
        players,
        options: options.filter(({ hidden }) => hidden !== true),
        rules: rules.length,
      })),
    );
    return;
  }
  for (const { id, name, players, about, options } of books) {
    print(
      `${id.padEnd(16)}${name} (${players.min === players.max ? players.min : `${players.min}–${players.max}`} players)`,
    );
    print(`${''.padEnd(16)}${about}`);
    for (const option of options) {
      if (option.hidden !== true) print(`${''.padEnd(18)}--variant ${option.id}: ${option.text}`);
    }
  }
}
