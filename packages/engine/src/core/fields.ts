import { isRecord } from './json.ts';

/**
 * What the fields of an action must be. Not schemas of a library: every action of every replay passes here, and in a new
 * process their first parse took a seventh of a whole game.
 */
export interface Field<T> {
  is(value: unknown): value is T;
  /** What is wrong with a value that it is not. */
  explain(value: unknown): Wrong;
  /** The same as JSON Schema, for programs of other people. */
  readonly schema: JsonSchema;
  readonly isOptional?: true;
}

/** JSON Schema, draft 2020-12, as far as fields need it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

export interface Wrong {
  /** Where in the value, outermost first. */
  readonly at: readonly (string | number)[];
  readonly problem: string;
}

/** A field for each key; a key that may be missing has an `optional` field. */
export type Fields<T> = { readonly [K in keyof T]-?: Field<T[K]> };

function plain<T>(is: (value: unknown) => value is T, problem: string, schema: JsonSchema): Field<T> {
  const wrong: Wrong = { at: [], problem };
  return { is, explain: () => wrong, schema };
}

const MOST = 1_000_000;

export const wholeBetween = (min: number, max = MOST): Field<number> =>
  plain(
    (value): value is number =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
    `must be a whole number from ${min} to ${max}`,
    { type: 'integer', minimum: min, maximum: max },
  );

/** Whole dollars: no fractions, no strings, nothing near the limits of exact integers. */
export const wholeNumber: Field<number> = wholeBetween(-MOST, MOST);

const LONGEST = 64;

export const shortText: Field<string> = plain(
  (value): value is string => typeof value === 'string' && value.length <= LONGEST,
  `must be a text of at most ${LONGEST} letters`,
  { type: 'string', maxLength: LONGEST },
);

export const yesOrNo: Field<boolean> = plain((value) => typeof value === 'boolean', 'must be true or false', {
  type: 'boolean',
});

export const oneOf = <const T extends string>(...values: readonly T[]): Field<T> =>
  plain(
    (value): value is T => values.some((one) => one === value),
    `must be ${values.map((one) => `"${one}"`).join(' or ')}`,
    { enum: values },
  );

export const optional = <T>(field: Field<T>): Field<T | undefined> => ({
  is: (value) => value === undefined || field.is(value),
  explain: (value) => field.explain(value),
  schema: field.schema,
  isOptional: true,
});

/** A key that must not be there. */
export const absent: Field<undefined> = {
  ...plain((value) => value === undefined, 'must not be given', { not: {} }),
  isOptional: true,
};

export const listOf = <T>(field: Field<T>, most: number): Field<readonly T[]> => ({
  is: (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every((item) => field.is(item)),
  explain(value) {
    if (!Array.isArray(value) || value.length > most)
      return { at: [], problem: `must be a list of at most ${most}` };
    const at = value.findIndex((item) => !field.is(item));
    return inside(at, field.explain(value[at]));
  },
  schema: { type: 'array', items: field.schema, maxItems: most },
});

/** One for which something more holds. */
export const refine = <T>(field: Field<T>, holds: (value: T) => boolean, problem: string): Field<T> => ({
  is: (value): value is T => field.is(value) && holds(value),
  explain: (value) => (field.is(value) ? { at: [], problem } : field.explain(value)),
  schema: { ...field.schema, description: problem },
});

/** An object with these fields and no others. */
export function shape<T extends object>(fields: Fields<T>): Field<T> {
  return {
    is(value): value is T {
      if (!isRecord(value)) return false;
      for (const key in value) if (!Object.hasOwn(fields, key)) return false;
      for (const key in fields) if (!fields[key].is(value[key])) return false;
      return true;
    },
    explain(value) {
      if (!isRecord(value)) return { at: [], problem: 'must be an object' };
      const strange = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
      if (strange !== undefined) return { at: [], problem: `has no field "${strange.slice(0, 40)}"` };
      for (const key in fields) {
        if (!fields[key].is(value[key]))
          return key in value
            ? inside(key, fields[key].explain(value[key]))
            : { at: [key], problem: 'is missing' };
      }
      return { at: [], problem: 'unreadable' };
    },
    schema: objectSchema(fields),
  };
}

function objectSchema<T>(fields: Fields<T>): JsonSchema {
  const all = Object.entries<Field<unknown>>(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([key, field]) => [key, field.schema])),
    required: all.flatMap(([key, field]) => (field.isOptional ? [] : [key])),
    additionalProperties: false,
  };
}

const inside = (key: string | number, { at, problem }: Wrong): Wrong => ({ at: [key, ...at], problem });
