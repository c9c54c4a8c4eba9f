import { loadTitle, TITLE_IDS } from '@roundhouse/titles';
import { misuse, readArguments } from '../args.ts';
import { print, printJson } from '../io.ts';

export const usage = 'roundhouse titles [--json]';
export const details = [
  'The titles that can be played, with their variants.',
  '  --json  prints what docs/json.md describes',
];

/** The titles that can be played. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, { json: { type: 'boolean' } }, usage);
  if (args.positionals.length > 0) throw misuse('titles takes no argument', usage);
  const books = await Promise.all(TITLE_IDS.map(async (id) => (await loadTitle(id)).info));
  if (args.flag('json')) {
    printJson(
      books.map(({ id, name, about, players, options, rules }) => ({
        id,
        name,
        about,
        players,
        options,
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
      print(`${''.padEnd(18)}--variant ${option.id}${valuesOf(option.values)}: ${option.text}`);
    }
  }
}

/** The values to choose from, the default first; a switch needs none. */
const valuesOf = (values: readonly (string | boolean)[]): string =>
  values.includes(true) ? '' : `=${values.join('|')}`;
