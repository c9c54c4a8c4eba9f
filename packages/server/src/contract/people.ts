import { z } from 'zod';
import { id, line, password, time, userName } from './basics.ts';

/** In days: games by correspondence do not wait for anybody for ever. */
export const LONGEST_HOLIDAY = 60;

/** How others see a person. */
export const person = z.object({ id, name: z.string(), guest: z.boolean() });
export type Person = z.infer<typeof person>;

export const me = person.extend({
  admin: z.boolean(),
  email: z.string().nullable(),
  createdAt: time,
  /** Nothing is timed before it: for correspondence players. */
  holidayUntil: time.nullable(),
});
export type Me = z.infer<typeof me>;

const email = z.email('This is not an e-mail address').max(200);

export const signUp = z.strictObject({ name: userName, password, email: email.optional() });
export const signIn = z.strictObject({ name: z.string().max(60), password: z.string().max(200) });
export const changeMe = z.strictObject({
  name: userName.optional(),
  email: email.nullable().optional(),
  holidayUntil: time.nullable().optional(),
});
export const changePassword = z.strictObject({ old: z.string().max(200), new: password });
export const confirmByPassword = z.strictObject({ password: z.string().max(200).optional() });
export const askReset = z.strictObject({ name: z.string().max(60) });
export const useReset = z.strictObject({ token: z.string().max(100), password });

export const session = z.object({
  id,
  current: z.boolean(),
  createdAt: time,
  seenAt: time,
  agent: z.string(),
  address: z.string(),
});
export const sessions = z.object({ sessions: z.array(session) });

/** What a program may do in its owner's name. Passwords, sessions and tokens are never among it. */
export const SCOPES = ['read', 'play', 'tables'] as const;
export type Scope = (typeof SCOPES)[number];
export const newToken = z.strictObject({
  name: line(60),
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
  expiresAt: time.nullable().default(null),
});
export const token = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: time,
  usedAt: time.nullable(),
  expiresAt: time.nullable(),
});
export const tokens = z.object({ tokens: z.array(token) });
/** The secret is told once. */
export const madeToken = token.extend({ secret: z.string() });

export const results = z.object({
  title: z.string(),
  played: z.int(),
  won: z.int(),
  /** Mean place, 1 for the first. */
  place: z.number(),
});
export const profile = person.extend({
  createdAt: time,
  holidayUntil: time.nullable(),
  here: z.boolean(),
  running: z.int(),
  results: z.array(results),
});
