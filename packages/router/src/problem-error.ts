/** The problem cannot be what was meant, or is beyond the limits; nothing was looked for. */
export class RouteProblemError extends Error {
  override readonly name = 'RouteProblemError';
  /** Which part of the problem: `trains[1].value[3]`. */
  readonly field: string;
  readonly found: unknown;
  /** What may stand there. */
  readonly wanted: string;

  /** `whose` says it in the caller's own terms: `train "5-0"`. */
  constructor(field: string, found: unknown, wanted: string, whose?: string) {
    super(`${field}${whose === undefined ? '' : ` (${whose})`} is ${describe(found)}; it must be ${wanted}.`);
    this.field = field;
    this.found = found;
    this.wanted = wanted;
  }
}

function describe(found: unknown): string {
  if (typeof found === 'string') return `"${found.slice(0, 40)}"`;
  if (Array.isArray(found)) return `a list of ${found.length}`;
  if (typeof found === 'object' && found !== null) return 'an object';
  return typeof found === 'symbol' || typeof found === 'function' ? `a ${typeof found}` : `${found}`;
}
