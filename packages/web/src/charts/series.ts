import type { GameEvent } from '@roundhouse/engine/play';
import type { Table, TableView } from '../contract.ts';

export const CHARTS = ['worth', 'cash', 'prices', 'revenue'] as const;
export type ChartKind = (typeof CHARTS)[number];

/** A line of a chart: one value for each round; null where there is none. */
export interface Line {
  readonly id: string;
  readonly values: readonly (number | null)[];
}

export interface Milestone {
  /** How many actions had been played when the round was over. */
  readonly count: number;
  readonly round: string;
}

/** The ends of all rounds, and the position now. */
export function milestones(table: Pick<Table, 'opening' | 'events'>): Milestone[] {
  const found: Milestone[] = [];
  let name = '';
  const read = (events: readonly GameEvent[], count: number) => {
    for (const event of events) {
      if (event.type !== 'round') continue;
      if (name !== '') found.push({ count, round: name });
      name = event.name;
    }
  };
  read(table.opening, 0);
  table.events.forEach((events, index) => {
    read(events, index + 1);
  });
  found.push({ count: table.events.length, round: name });
  return found;
}

/** What each company earned in each round, from its runs. */
function revenueLines(
  table: Pick<Table, 'events'>,
  points: readonly Milestone[],
  companies: readonly string[],
): Line[] {
  const sums = new Map<string, (number | null)[]>(companies.map((id) => [id, points.map(() => null)]));
  table.events.forEach((events, index) => {
    const at = points.findIndex(({ count }) => index < count);
    for (const event of events) {
      if (event.type !== 'run') continue;
      const line = sums.get(event.company);
      if (line !== undefined && at >= 0) line[at] = (line[at] ?? 0) + event.revenue;
    }
  });
  return [...sums]
    .map(([id, values]) => ({ id, values }))
    .filter(({ values }) => values.some((value) => value !== null));
}

/** The lines of a chart over the rounds. */
export function chartLines(
  kind: ChartKind,
  table: Pick<Table, 'events'>,
  points: readonly Milestone[],
  viewAt: (count: number) => TableView,
): Line[] {
  const views = points.map(({ count }) => viewAt(count));
  const [first] = views;
  if (first === undefined) return [];
  const companies = first.companies.map(({ id }) => id);
  if (kind === 'revenue') return revenueLines(table, points, companies);
  if (kind === 'prices') {
    return companies
      .map((id) => ({
        id,
        values: views.map((view) => view.companies.find((company) => company.id === id)?.price ?? null),
      }))
      .filter(({ values }) => values.some((value) => value !== null));
  }
  return first.players.map(({ id }) => ({
    id,
    values: views.map((view) => view.players.find((player) => player.id === id)?.[kind] ?? null),
  }));
}
