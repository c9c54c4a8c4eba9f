import type { Answer, CALLS, CallName, Given } from '../contract/calls/index.ts';
import type { Someone } from '../people/sessions.ts';

/** What a handler is given: what was sent, read by its schema, and who sent it. */
export interface Asked<N extends CallName> extends Given<N> {
  /** Whoever asks; somebody for certain where the call asks for it. */
  readonly me: (typeof CALLS)[N]['access'] extends 'anyone' ? Someone | null : Someone;
  /** Null for programs. */
  readonly session: string | null;
  readonly address: string;
  readonly agent: string;
  /** Signs this browser in, or out. */
  setCookie(secret: string | null): void;
  /** Sessions last as long as somebody comes: so does the cookie that shows one. */
  renewCookie(): void;
}

export type Handler<N extends CallName> = (asked: Asked<N>) => Promise<Answer<N>>;

/** The stream answers by itself. */
export type AnsweredCall = Exclude<CallName, 'stream'>;
export type Handlers = { readonly [N in AnsweredCall]: Handler<N> };

/** The handlers of some calls. */
export type Some<N extends AnsweredCall> = Pick<Handlers, N>;
