/** Why a call came to nothing; each asks for something else of whoever made it. */
export type TroubleKind =
  /** The server said no: the sentence says why. */
  | 'refused'
  /** Nobody is signed in (any more). */
  | 'signed-out'
  /** Too often: come again after `retryAfter` seconds. */
  | 'too-often'
  /** No answer: whether it was done is not known. With a key it can be sent again. */
  | 'offline'
  /** The server failed, or answered what nobody understands. */
  | 'fault';

/** What went wrong with a call, with a sentence for people. */
export class Trouble extends Error {
  readonly kind: TroubleKind;
  /** 0 without an answer. */
  readonly status: number;
  /** The server's word for programs, as `stale` or `not-found`. */
  readonly code: string;
  /** The rule of the game that refused. */
  readonly rule: string | null;
  readonly retryAfter: number | null;
  /** The whole answer, as it came. */
  readonly answer: unknown;

  constructor(
    kind: TroubleKind,
    message: string,
    more: Partial<Pick<Trouble, 'status' | 'code' | 'rule' | 'retryAfter' | 'answer'>> = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = more.status ?? 0;
    this.code = more.code ?? kind;
    this.rule = more.rule ?? null;
    this.retryAfter = more.retryAfter ?? null;
    this.answer = more.answer ?? null;
  }
}

/** A sentence for whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
