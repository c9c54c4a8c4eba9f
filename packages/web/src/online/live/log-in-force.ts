import type { Action } from '@roundhouse/engine/play';
import type { Entry } from '@roundhouse/server/contract';

type ActionEntry = Entry & { readonly kind: 'action' };

/** What a log of a server amounts to: the actions in force with who played them, and what was taken back where. */
export interface InForce {
  readonly entries: readonly ActionEntry[];
  readonly actions: readonly Action[];
  /** By the number of actions that remained. */
  readonly undone: ReadonlyMap<number, readonly Undone[]>;
}

export interface Undone {
  /** Null: nobody at the table. */
  readonly player: string | null;
  readonly by: Entry['by'];
  /** How many actions were taken back. */
  readonly count: number;
}

export function inForce(log: readonly Entry[]): InForce {
  const entries: ActionEntry[] = [];
  const undone = new Map<number, Undone[]>();
  for (const entry of log) {
    if (entry.kind === 'action') {
      entries.push(entry);
      continue;
    }
    const { to, player, by } = entry;
    const count = entries.length - to;
    entries.length = to;
    for (const known of undone.keys()) if (known > to) undone.delete(known);
    undone.set(to, [...(undone.get(to) ?? []), { player, by, count }]);
  }
  return { entries, actions: entries.map(({ action }) => action), undone };
}
