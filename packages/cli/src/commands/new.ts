import { randomInt } from 'node:crypto';
import { type GameRecord, newGame } from '@roundhouse/engine/play';
import { loadTitle, type TitlePackage } from '@roundhouse/titles';
import { type Arguments, misuse, readArguments } from '../args.ts';
import { wrongCall } from '../failure.ts';
import { openRecord, titleNamed } from '../games.ts';
import { printJson } from '../io.ts';
import { plain } from '../plain.ts';

export const usage = 'roundhouse new TITLE --players A,B,C [--seed N] [--variant NAME[=VALUE]]…';
export const details = [
  'Prints a new game. roundhouse titles lists the titles and their variants.',
  '  --players A,B,C  names by seat; one that ends in :novice, :steady, :strong or :random is played by that bot',
  '  --seed N         the same seed gives the same game; by default one by chance',
  '  --variant NAME   switches a variant on, or with =VALUE chooses its value; may be repeated',
];

export const NEW_OPTIONS = {
  players: { type: 'string' },
  seed: { type: 'string' },
  variant: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

/** Prints a new game. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, NEW_OPTIONS, usage);
  if (args.positionals.length !== 1) throw misuse('one title is needed', usage);
  const record = await newRecord(args.positionals[0], args);
  await openRecord(record);
  printJson(record);
}

export async function newRecord(titleId: string | undefined, args: Arguments): Promise<GameRecord> {
  const id = titleNamed(titleId);
  const names = (args.text('players') ?? '')
    .split(',')
    .map((name) => name.trim().slice(0, 60))
    .filter((name) => name !== '');
  if (names.length === 0) throw misuse('--players is needed', usage);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw wrongCall(`two players are called "${twice}"`);
  if (names.some((name) => name !== plain(name))) throw wrongCall('names may hold no control characters');
  return newGame({
    title: id,
    players: names,
    seed: args.number('seed', 0) ?? randomInt(2 ** 31),
    options: readVariants(await loadTitle(id), args.texts('variant')),
  });
}

export function readVariants(
  title: TitlePackage,
  variants: readonly string[],
): Record<string, string | boolean> {
  const options: Record<string, string | boolean> = {};
  for (const given of variants) {
    const [name = '', value = 'true'] = given.split('=');
    const option = title.info.options.find(({ id }) => id === name);
    if (option === undefined) {
      const known = title.info.options.map(({ id }) => id);
      throw wrongCall(
        `${title.info.name} has no variant "${name.slice(0, 40)}"; possible: ${known.join(', ') || 'none'}`,
      );
    }
    const chosen = option.values.find((candidate) => String(candidate) === value);
    if (chosen === undefined) {
      throw wrongCall(`variant ${name} is one of ${option.values.join(', ')}, not "${value.slice(0, 40)}"`);
    }
    options[name] = chosen;
  }
  return options;
}
