import type { z } from 'zod';
import type { Calls } from './call.ts';
import { peopleCalls } from './people.ts';
import { playCalls } from './play.ts';
import { tableCalls } from './tables.ts';
import { tellingCalls } from './telling.ts';

export type { Access, Call } from './call.ts';

/** Every call of the API: what the server implements, the page calls and the API page describes. */
export const CALLS = {
  ...peopleCalls,
  ...tableCalls,
  ...playCalls,
  ...tellingCalls,
} as const satisfies Calls;

export type CallName = keyof typeof CALLS;

type Part<C, K extends string> = C extends { readonly [P in K]: infer T extends z.ZodType } ? T : never;
type Read<T> = [T] extends [never] ? undefined : T extends z.ZodType ? z.output<T> : never;
type Sent<T> = [T] extends [never] ? undefined : T extends z.ZodType ? z.input<T> : never;

/** What a handler is given, and what it answers. */
export interface Given<N extends CallName> {
  readonly params: Read<Part<(typeof CALLS)[N], 'params'>>;
  readonly query: Read<Part<(typeof CALLS)[N], 'query'>>;
  readonly body: Read<Part<(typeof CALLS)[N], 'body'>>;
}
export type Answer<N extends CallName> = z.output<(typeof CALLS)[N]['answer']>;

/** What a client sends. */
export interface Request<N extends CallName> {
  readonly params: Sent<Part<(typeof CALLS)[N], 'params'>>;
  readonly query: Sent<Part<(typeof CALLS)[N], 'query'>>;
  readonly body: Sent<Part<(typeof CALLS)[N], 'body'>>;
}
