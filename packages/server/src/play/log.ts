import type { Action } from '@roundhouse/engine/play';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { action, type Entry } from '../contract/games.ts';
import type { Log } from '../storage/schema.ts';

/** A player without a name is nobody's, in older logs. */
const undone = z.object({
  to: z.int(),
  player: z
    .string()
    .nullable()
    .transform((player) => player || null),
});

/** An entry as it is kept. */
export function entryOf(
  row: Pick<Selectable<Log>, 'number' | 'kind' | 'content' | 'by_kind' | 'version' | 'at'>,
): Entry {
  const { number, version, at, by_kind: by } = row;
  const content: unknown = JSON.parse(row.content);
  if (row.kind === 'action')
    return { kind: 'action', action: action.parse(content), number, at, version, by };
  return { kind: 'undo', ...undone.parse(content), number, at, version, by };
}

export const contentOf = (entry: Entry): string =>
  JSON.stringify(entry.kind === 'action' ? entry.action : { to: entry.to, player: entry.player });

type ActionEntry = Extract<Entry, { kind: 'action' }>;

/** What is left after every taking back. */
export function entriesInForce(log: readonly Entry[]): ActionEntry[] {
  const entries: ActionEntry[] = [];
  for (const entry of log) {
    if (entry.kind === 'action') entries.push(entry);
    else entries.length = entry.to;
  }
  return entries;
}

/** The actions that are in force. */
export const inForce = (log: readonly Entry[]): Action[] => entriesInForce(log).map(({ action }) => action);
