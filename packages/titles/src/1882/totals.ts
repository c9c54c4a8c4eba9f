import {
  POOL,
  percentOf,
  stationsAt,
  stopAt,
  type TrainCard,
  tilesLeft,
  totalCash,
} from '@roundhouse/engine';
import { COMPANIES, POOL_PERCENT } from './data.ts';
import { GEOGRAPHY, type State1882 } from './state.ts';

/** What never changes in a game: money, certificates, trains, tiles, markers. */
export function totals(state: State1882): Record<string, number> {
  const { depot, extraTrains, board } = state;
  const sums = { certificates: 0, percent: 0, presidents: 0 };
  const trains: string[] = [];
  const addTrains = (cards: readonly TrainCard[]) => {
    for (const { id, type } of cards) if (type !== 'D') trains.push(id);
  };
  for (const cards of [depot.stack, depot.gone, extraTrains]) addTrains(cards);
  for (const company of Object.values(state.companies)) {
    addTrains(company.trains);
    for (const { percent, president } of company.certificates) {
      sums.certificates++;
      sums.percent += percent;
      if (president) sums.presidents++;
    }
  }
  return {
    money: totalCash(state),
    ...sums,
    trains: trains.length,
    differentTrains: new Set(trains).size,
    tiles: Object.keys(board.tiles).length + leftInSupply(state),
    stations: board.stations.length,
    privates: Object.keys(state.privates).length,
  };
}

const TILES = Object.keys(GEOGRAPHY.manifest);

/** Tiles of the box that are not on the map. */
const leftInSupply = (state: State1882): number =>
  TILES.reduce((sum, tile) => sum + (tilesLeft(GEOGRAPHY, state.board, tile) ?? 0), 0);

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
