import { z } from 'zod';
import { id } from '../basics.ts';
import type { Scope } from '../people.ts';

/** Who may call at all; what a table's owner or players may, the call itself looks at. */
export type Access = 'anyone' | 'guest' | 'user' | 'admin';

export interface Call {
  /** Method and path below `/api/v1`. */
  readonly at: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  readonly about: string;
  readonly access: Access;
  /** What a program with a token needs; null: not for programs. */
  readonly scope: Scope | null;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** What 409 brings along where the sender has missed something. */
  readonly stale?: z.ZodType;
  /** 200 unless told otherwise. */
  readonly status?: 201 | 202;
  /** How many bytes a body may have; 64 kB unless told otherwise. */
  readonly limit?: number;
}

export type Calls = Readonly<Record<string, Call>>;

export const atTable = z.object({ table: id });
export const byId = z.object({ id });
/** Whoever was invited by a link shows it. */
export const invited = z.strictObject({ invite: z.string().max(100).optional() });
