import { parseArgs } from 'node:util';
import { wrongCall } from './failure.ts';

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
  /** A whole number of at least `min`. */
  number(name: string, min: number): number | undefined;
}

export function readArguments(argv: readonly string[], options: Kinds, usage: string): Arguments {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...argv], options: { ...options }, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw wrongCall(`${message}\n${usage}`);
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
    number(name, min) {
      const given = text(name);
      if (given === undefined) return undefined;
      if (!/^\d+$/.test(given) || Number(given) < min || !Number.isSafeInteger(Number(given))) {
        throw wrongCall(`--${name} must be a whole number of at least ${min}, not "${given.slice(0, 40)}"`);
      }
      return Number(given);
    },
  };
}
