import type { Table } from '@roundhouse/titles';

/** What a sensible game of bots looks like, told from its table: for the tests and the soak. */

/** Through how many stock rounds in a row somebody kept cash for which a share of a company that pays was to be had. */
export function longestIdle(table: Table): number {
  const idle = new Map<string, number>();
  /** Who has sold a company's shares may not buy any in the same round. */
  let sold = new Set<string>();
  let longest = 0;
  for (const [at, events] of table.events.entries()) {
    for (const event of events) if (event.type === 'sold') sold.add(`${event.by}/${event.company}`);
    if (!events.some(({ type }) => type === 'round')) continue;
    const soldNow = sold;
    sold = new Set();
    const view = table.at(at + 1).view();
    if (!/^OR \d+\.1/.test(view.round)) continue;
    for (const { id, cash, certificates, shares } of view.players) {
      const isFull = certificates >= (view.certificateLimit ?? Number.POSITIVE_INFINITY);
      const wanted = view.companies.some(
        ({ id: company, status, lastRevenue, offering, pool, price, par }) =>
          status === 'floated' &&
          (lastRevenue ?? 0) > 0 &&
          !soldNow.has(`${id}/${company}`) &&
          (shares[company]?.percent ?? 0) < 60 &&
          ((pool >= 10 && cash >= (price ?? 0)) || (offering >= 10 && cash >= (par ?? 0))),
      );
      const rounds = wanted && !isFull ? (idle.get(id) ?? 0) + 1 : 0;
      idle.set(id, rounds);
      longest = Math.max(longest, rounds);
    }
  }
  return longest;
}

/** What the companies that bought a D earned more in their next run than in the one before it. */
export function gainsOfDiesels(table: Table): number[] {
  const events = table.events.flat();
  return events.flatMap((bought, at) => {
    if (bought.type !== 'train' || !bought.train.startsWith('D')) return [];
    const earned = (event: (typeof events)[number]): number[] =>
      event.type === 'run' && event.company === bought.company ? [event.revenue] : [];
    const before = events.slice(0, at).flatMap(earned).at(-1);
    const [after] = events.slice(at).flatMap(earned);
    return before === undefined || after === undefined ? [] : [after - before];
  });
}

/** Players who went bankrupt. */
export const bankruptcies = (table: Table): string[] =>
  table.events.flat().flatMap((event) => (event.type === 'bankrupt' ? [event.player] : []));

/** Companies with a home that have earned something and have no station on the map. */
export function homeless(table: Table): string[] {
  const { info } = table.now;
  const { companies, map } = table.now.view();
  if (map === null) return [];
  const stations = new Set(map.stations.map(({ owner }) => owner));
  return companies.flatMap(({ status, id, lastRevenue }) =>
    status === 'floated' &&
    info.companies[id]?.home !== undefined &&
    (lastRevenue ?? 0) > 0 &&
    !stations.has(id)
      ? [id]
      : [],
  );
}

/** Companies that anybody could have started, and nobody did. */
export const neverStarted = (table: Table): string[] =>
  table.now.view().companies.flatMap(({ id, status }) => (status === 'unstarted' ? [id] : []));

const LATE_PHASES: ReadonlySet<string> = new Set(['5', '6', '8', '10', 'D', 'Silver']);

/** Phase 5 or later, or what stands for it. */
export const isLate = (phase: string | null): boolean => phase !== null && LATE_PHASES.has(phase);
