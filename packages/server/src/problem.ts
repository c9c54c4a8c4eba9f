/** What went wrong, as whoever asked is told. Changes nothing. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** More of the answer: the rule, what was missed, when to come again. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export const malformed = (message: string, more = {}): Problem =>
  new Problem(400, 'malformed', message, more);
export const notSignedIn = (): Problem => new Problem(401, 'not-signed-in', 'Nobody is signed in here.');
export const forbidden = (message: string, code = 'forbidden'): Problem => new Problem(403, code, message);
export const notFound = (what: string): Problem => new Problem(404, 'not-found', `There is no such ${what}.`);
/** Possible in general, but not as things stand. */
export const conflict = (code: string, message: string): Problem => new Problem(409, code, message);
export const unacceptable = (code: string, message: string): Problem => new Problem(422, code, message);
