import type { Action } from '@roundhouse/engine/play';
import { z } from 'zod';

/** Something done here that the server has not confirmed yet. */
export type Unsent =
  | { readonly kind: 'action'; readonly key: string; readonly action: Action; readonly master: boolean }
  | { readonly kind: 'undo'; readonly key: string; readonly to: number };

/** What has not been confirmed, and the entry of the log after which it was done. */
export interface Unconfirmed {
  readonly after: number;
  readonly moves: readonly Unsent[];
}

const unconfirmed = z.object({
  after: z.int(),
  moves: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('action'),
        key: z.string(),
        action: z.looseObject({ type: z.string(), player: z.string() }),
        master: z.boolean(),
      }),
      z.object({ kind: z.literal('undo'), key: z.string(), to: z.int() }),
    ]),
  ),
});

const nameOf = (table: string): string => `roundhouse/unsent/${table}`;

/** What was done at a table and not confirmed survives a reload. */
export function keepUnsent(table: string, kept: Unconfirmed): void {
  try {
    if (kept.moves.length === 0) localStorage.removeItem(nameOf(table));
    else localStorage.setItem(nameOf(table), JSON.stringify(kept));
  } catch {
    // It is sent as long as the page is open.
  }
}

export function readUnsent(table: string): Unconfirmed | null {
  try {
    const read = unconfirmed.safeParse(JSON.parse(localStorage.getItem(nameOf(table)) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
