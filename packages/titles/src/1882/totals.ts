import { POOL, percentOf, stationsAt, stopAt, tilesLeft, totalCash } from '@roundhouse/engine';
import { COMPANIES, POOL_PERCENT } from './data.ts';
import { GEOGRAPHY, type State1882 } from './state.ts';

/** What never changes in a game: money, certificates, trains, tiles, markers. */
export function totals(state: State1882): Record<string, number> {
  const companies = Object.values(state.companies);
  const limited = (type: string) => type !== 'D';
  const cards = [
    ...state.depot.stack,
    ...state.depot.gone,
    ...state.extraTrains,
    ...companies.flatMap((company) => company.trains),
  ].filter(({ type }) => limited(type));
  return {
    money: totalCash(state),
    certificates: companies.reduce((sum, company) => sum + company.certificates.length, 0),
    percent: companies.reduce(
      (sum, company) => sum + company.certificates.reduce((own, { percent }) => own + percent, 0),
      0,
    ),
    presidents: companies.flatMap((company) => company.certificates).filter(({ president }) => president)
      .length,
    trains: cards.length,
    differentTrains: new Set(cards.map(({ id }) => id)).size,
    tiles: Object.keys(state.board.tiles).length + leftInSupply(state),
    stations: state.board.stations.length,
    privates: Object.keys(state.privates).length,
  };
}

/** Tiles of the box that are not on the map. */
function leftInSupply(state: State1882): number {
  const left = { ...GEOGRAPHY.manifest };
  for (const { tile } of Object.values(state.board.tiles)) left[tile] = (left[tile] ?? 0) - 1;
  return Object.values(left).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** What must hold in every position. */
export function faults(state: State1882): string[] {
  const found: string[] = [];
  for (const [holder, amount] of Object.entries(state.cash)) {
    if (!Number.isInteger(amount)) found.push(`${holder} has $${amount}`);
    if (amount < 0 && !(holder === 'bank' && state.bankBroken)) found.push(`${holder} owes money`);
  }
  for (const company of Object.values(state.companies)) {
    if (percentOf(company, POOL) > POOL_PERCENT) found.push(`${company.id}: too much in the pool`);
    if (company.certificates.some(({ president, holder }) => president && holder === POOL)) {
      found.push(`${company.id}: the president's certificate is in the pool`);
    }
  }
  for (const tile of new Set(Object.values(state.board.tiles).map((laid) => laid.tile))) {
    if ((tilesLeft(GEOGRAPHY, state.board, tile) ?? 0) < 0) found.push(`too many tiles ${tile}`);
  }
  const isSeating = state.agenda.some(({ kind }) => kind === 'seats');
  for (const { at } of state.board.stations) {
    if (at === null || isSeating) continue;
    const stop = stopAt(GEOGRAPHY, state.board, at);
    const places = stop?.type === 'city' ? (stop.slots ?? 0) : 0;
    if (stationsAt(state.board, at).length > places) found.push(`too many stations in ${at.hex}`);
  }
  if (COMPANIES.some(({ id }) => state.companies[id] === undefined)) found.push('a company is missing');
  return found;
}
