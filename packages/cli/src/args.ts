import { parseArgs } from 'node:util';
import { type Failure, wrongCall } from './failure.ts';

type Kinds = Readonly<
  Record<
    string,
    { readonly type: 'string' | 'boolean'; readonly multiple?: boolean; readonly short?: string }
  >
>;

export interface Arguments {
  readonly positionals: readonly string[];
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  flag(name: string): boolean;
  /** A whole number from `min` to `max`. */
  number(name: string, min: number, max?: number): number | undefined;
}

/** A wrong call, told in one line with the usage. */
export const misuse = (message: string, usage: string): Failure => {
  const [first = '', ...more] = usage.split('\n');
  const name = first.split(' ')[1] ?? '';
  return wrongCall(`${message}; ${more.length === 0 ? `usage: ${first}` : `see roundhouse ${name} --help`}`);
};

/** The one argument of a command that takes just one. */
export function onlyArgument({ positionals }: Arguments, problem: string, usage: string): string {
  const [only, ...more] = positionals;
  if (only === undefined || more.length > 0) throw misuse(problem, usage);
  return only;
}

export function readArguments(argv: readonly string[], options: Kinds, usage: string): Arguments {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({
      args: joinNegatives(argv, options),
      options: { ...options },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    const message = error instanceof Error ? (error.message.split(/\.\s/)[0] ?? '') : String(error);
    throw misuse(message, usage);
  }
  const values: Readonly<Record<string, unknown>> = parsed.values;
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    positionals: parsed.positionals,
    text,
    texts: (name) => {
      const value = values[name];
      return Array.isArray(value) ? value.map(String) : [];
    },
    flag: (name) => values[name] === true,
    number(name, min, max = Number.MAX_SAFE_INTEGER) {
      const given = text(name);
      if (given === undefined) return undefined;
      if (!/^\d+$/.test(given) || Number(given) < min || Number(given) > max) {
        const bounds = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
        throw wrongCall(`--${name} must be a whole number ${bounds}, not "${given.slice(0, 40)}"`);
      }
      return Number(given);
    },
  };
}

/** `--to -1` is meant as a number, not as an option called `-1`. */
function joinNegatives(argv: readonly string[], options: Kinds): string[] {
  const joined: string[] = [];
  for (const given of argv) {
    const before = joined.at(-1) ?? '';
    const takesText = before.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (takesText && /^-\d/.test(given)) joined[joined.length - 1] = `${before}=${given}`;
    else joined.push(given);
  }
  return joined;
}
