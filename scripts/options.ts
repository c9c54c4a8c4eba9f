import { parseArgs } from 'node:util';

interface NumberOption {
  readonly usual: number;
  readonly from: number;
  /** Not only whole numbers. */
  readonly parts?: boolean;
  readonly about: string;
}
interface TextOption {
  readonly usual: string | null;
  /** A list of these, by comma. */
  readonly among?: readonly string[];
  readonly about: string;
}

export interface Options<N extends string, T extends string> {
  number(name: N): number;
  text(name: T): string | null;
}

/** What stands against a call, or that somebody asked how it is made. */
class Usage extends Error {}

/** What a script was called with. */
export function parseOptions<N extends string, T extends string = never>(
  args: readonly string[],
  numbers: Readonly<Record<N, NumberOption>>,
  texts: Readonly<Record<T, TextOption>>,
): Options<N, T> {
  const names = [...Object.keys(numbers), ...Object.keys(texts)];
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const given = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  for (const [name, { from, parts = false }] of Object.entries<NumberOption>(numbers)) {
    const text = given(name);
    const value = text === undefined || text === '' ? Number.NaN : Number(text);
    const isRight = Number.isFinite(value) && value >= from && (parts || Number.isInteger(value));
    if (text !== undefined && !isRight)
      throw new Usage(`--${name} has to be a ${parts ? '' : 'whole '}number from ${from}, not "${text}"`);
  }
  for (const [name, { among }] of Object.entries<TextOption>(texts)) {
    const wrong = given(name)
      ?.split(',')
      .find((part) => among?.includes(part) === false);
    if (wrong !== undefined) throw new Usage(`--${name} has to be of ${among?.join(', ')}, not "${wrong}"`);
  }
  return {
    number: (name) => Number(given(name) ?? numbers[name].usual),
    text: (name) => given(name) ?? texts[name].usual,
  };
}

const isWrongCall = (error: unknown): error is Error =>
  error instanceof Usage ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** The same for `npm run script`; one that is called wrongly does nothing, and says how it is called. */
export function readOptions<N extends string, T extends string = never>(
  script: string,
  numbers: Readonly<Record<N, NumberOption>>,
  texts: Readonly<Record<T, TextOption>>,
): Options<N, T> {
  const all = Object.entries<NumberOption | TextOption>({ ...numbers, ...texts });
  const usage = [
    `npm run ${script} -- [--option value]…`,
    ...all.map(
      ([name, { usual, about }]) => `  --${name.padEnd(10)}${about}${usual === null ? '' : ` (${usual})`}`,
    ),
  ].join('\n');
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseOptions(args, numbers, texts);
  } catch (error) {
    if (!isWrongCall(error)) throw error;
    console.error(`${script}: ${error.message}\n${usage}`);
    process.exit(2);
  }
}
