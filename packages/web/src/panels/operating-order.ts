import type { GameEvent } from '@roundhouse/engine/play';
import type { CompanyView, Names, TableView } from '../contract.ts';

export interface OrderEntry {
  readonly company: string;
  readonly state: 'done' | 'now' | 'next';
}

/** The companies of this operating round: those that are done, the one whose turn it is, those to come. */
export function operatingOrder(
  { operating, queue }: Pick<TableView, 'operating' | 'queue'>,
  events: readonly (readonly GameEvent[])[],
): readonly OrderEntry[] {
  if (operating === null) return [];
  const begun: string[] = [];
  search: for (let at = events.length - 1; at >= 0; at--) {
    for (const event of [...(events[at] ?? [])].reverse()) {
      if (event.type === 'round') break search;
      if (event.type === 'turn') begun.unshift(event.who);
    }
  }
  const still = new Set([operating, ...queue]);
  return [
    ...begun.filter((company) => !still.has(company)).map((company) => ({ company, state: 'done' }) as const),
    { company: operating, state: 'now' },
    ...queue
      .filter((company) => company !== operating)
      .map((company) => ({ company, state: 'next' }) as const),
  ];
}

/** Whose company it is; one that somebody decides for without being its president is in receivership. */
export function presidentOf(
  company: Pick<CompanyView, 'president' | 'decidedBy'> | undefined,
  names: Names,
): string {
  if (company?.president != null) return names(company.president);
  return company?.decidedBy === undefined ? '' : 'receivership';
}
