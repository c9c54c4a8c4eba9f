import { z } from 'zod';

/** What every part of the contract is made of. */

export const id = z.string().regex(/^[a-z0-9]{6,32}$/, 'an id is 6 to 32 small letters or digits');
/** Milliseconds since 1970, by the server's clock. */
export const time = z.int().min(0);
export const playerId = z.string().min(1).max(64);
export const whole = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** A version of a table, to ask the database for. */
export const version = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** Has something to be seen, and nothing that turns or hides what stands beside it; letters and signs may be joined. */
const isShown = (text: string): boolean =>
  /[^\p{Default_Ignorable_Code_Point}\s]/u.test(text) &&
  !/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u.test(text.replaceAll(/[\u200c\u200d]/g, ''));
const shown = (max: number) => z.string().trim().min(1).max(max);
const NOT_SHOWN = 'It has a character that cannot be shown';
/** What something is called. */
export const line = (max: number) => shown(max).refine(isShown, NOT_SHOWN);
/** The same in several lines. */
export const text = (max: number) =>
  shown(max).refine((given) => isShown(given.replaceAll('\n', '')), NOT_SHOWN);

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
export const userName = z
  .string()
  .normalize('NFC')
  .trim()
  .min(2, 'A name has at least 2 characters')
  .max(30, 'A name has at most 30 characters')
  .regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{N} ._'-]|\p{M}(?!\p{M}{3}))*$/u,
    "A name begins with a letter or digit, and has no others than letters, digits, spaces and . _ ' -",
  )
  .refine((name) => !/\p{Default_Ignorable_Code_Point}/u.test(name), NOT_SHOWN)
  .refine(
    (name) => ALPHABETS.filter((letter) => letter.test(name)).length < 2,
    'A name has letters of one alphabet, so that nobody is taken for somebody else',
  );
export const password = z
  .string()
  .min(8, 'A password has at least 8 characters')
  .max(200, 'A password has at most 200 characters');

/** What was wrong, for people; `rule` where a rule of the game says so. */
export const problem = z.object({
  error: z.string(),
  /** For programs: never changes, whatever the sentence says. */
  code: z.string(),
  rule: z.string().optional(),
  /** What was wrong with what somebody typed, without where it stood in the call. */
  why: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;

export const nothing = z.object({});

/** A page of a list: where the next one begins, or null after the last. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next: z.string().nullable() });
