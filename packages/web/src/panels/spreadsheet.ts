import type { GameEvent } from '@roundhouse/engine/play';

export interface Earnings {
  /** Names of the operating rounds in which anything was earned, the last one last. */
  readonly rounds: readonly string[];
  /** By company and round. */
  readonly revenue: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By company: what was paid last for a share. */
  readonly dividend: Readonly<Record<string, number>>;
}

/** What companies have earned round by round, out of what happened. */
export function earningsOf(events: readonly (readonly GameEvent[])[]): Earnings {
  const revenue: Record<string, Record<string, number>> = {};
  const dividend: Record<string, number> = {};
  const rounds: string[] = [];
  let round = '';
  for (const event of events.flat()) {
    if (event.type === 'round') round = event.name;
    if (event.type === 'dividend') dividend[event.company] = event.perShare;
    if (event.type === 'withheld') dividend[event.company] = 0;
    if (event.type !== 'dividend' && event.type !== 'withheld') continue;
    if (rounds.at(-1) !== round) rounds.push(round);
    const company = revenue[event.company] ?? {};
    company[round] = event.revenue;
    revenue[event.company] = company;
  }
  return { rounds, revenue, dividend };
}
