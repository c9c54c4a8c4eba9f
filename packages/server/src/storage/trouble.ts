/** What a database can have trouble with that is no fault of ours: a full disk, nobody there, or too much at once. */
export type Trouble = 'full' | 'away' | 'busy';

/** The disk has not said that it has what was written: it may be there or not, and nobody is told that it is. */
export class NotOnDisk extends Error {
  constructor(cause: unknown) {
    super(`The disk did not take what was written: ${String(cause)}`, { cause });
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Known by the codes of PostgreSQL (its sentences come in many languages), and by the words of SQLite and of the system. */
const SIGNS: readonly (readonly [Trouble, RegExp, RegExp])[] = [
  ['full', /^(53100|ENOSPC|SQLITE_FULL)/, /SQLITE_FULL|disk is full|No space left/i],
  // Connections: 08; too many of them: 53300; shutting down, starting up: 57P; a stand-by that only reads: 25006.
  ['away', /^(08|53300|57P|25006)/, /ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|terminat|connection|timeout/i],
  ['busy', /^(40001|40P01|55P03|SQLITE_BUSY|SQLITE_LOCKED)/, /SQLITE_BUSY|database is locked|deadlock/i],
];

export function troubleOf(error: unknown): Trouble | null {
  const code = codeOf(error);
  const text = String(error);
  for (const [trouble, codes, words] of SIGNS) if (codes.test(code) || words.test(text)) return trouble;
  return error instanceof NotOnDisk ? 'away' : null;
}

/** SQLite's for a primary key and for what else there may be once. */
const TWICE_IN_SQLITE: readonly unknown[] = [1555, 2067];

/** Is there one with this key already? Both databases give it a number. */
export const isDuplicate = (error: unknown): boolean =>
  codeOf(error) === '23505' ||
  (error instanceof Error && 'errcode' in error && TWICE_IN_SQLITE.includes(error.errcode));
