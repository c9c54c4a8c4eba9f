import { randomInt } from 'node:crypto';
import { FORMAT, type GameRecord } from '@roundhouse/engine';
import { loadTitle, type TitlePackage } from '@roundhouse/titles';
import { type Arguments, readArguments } from '../args.ts';
import { wrongCall } from '../failure.ts';
import { openRecord, titleNamed } from '../games.ts';
import { printJson } from '../io.ts';

export const usage = 'roundhouse new TITLE --players A,B,C [--seed N] [--variant NAME[=VALUE]]…';

export const NEW_OPTIONS = {
  players: { type: 'string' },
  seed: { type: 'string' },
  variant: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

/** Prints a new game. */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArguments(argv, NEW_OPTIONS, usage);
  if (args.positionals.length !== 1) throw wrongCall(`one title is needed\n${usage}`);
  const record = await newRecord(args.positionals[0], args);
  await openRecord(record);
  printJson(record);
}

export async function newRecord(titleId: string | undefined, args: Arguments): Promise<GameRecord> {
  const id = titleNamed(titleId);
  const names = (args.text('players') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) throw wrongCall(`--players is needed\n${usage}`);
  return {
    format: FORMAT,
    title: id,
    options: readVariants(await loadTitle(id), args.texts('variant')),
    seed: args.number('seed', 0) ?? randomInt(2 ** 31),
    players: names.map((name, i) => ({ id: `p${i + 1}`, name: name.slice(0, 60) })),
    pace: 'skip',
    actions: [],
  };
}

function readVariants(title: TitlePackage, variants: readonly string[]): Record<string, string | boolean> {
  const options: Record<string, string | boolean> = {};
  for (const given of variants) {
    const [name = '', value = 'true'] = given.split('=');
    const option = title.book.options.find(({ id }) => id === name);
    if (option === undefined) {
      const known = title.book.options.filter(({ hidden }) => hidden !== true).map(({ id }) => id);
      throw wrongCall(
        `${title.book.name} has no variant "${name.slice(0, 40)}"; possible: ${known.join(', ') || 'none'}`,
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
