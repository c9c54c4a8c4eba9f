import {
  faceAt,
  fillsCircle,
  POOL,
  percentOf,
  placesOf,
  stationsAt,
  stopsOf,
  type TrainCard,
  tilesLeft,
  totalCash,
} from '@roundhouse/engine';
import type { ClassicBox } from './box.ts';
import type { ClassicState } from './state.ts';

/** What never changes in a game: money, certificates, trains, tiles, stations. `others` are trains the title keeps elsewhere. */
export function totals(
  { trains: kinds, geography }: ClassicBox,
  state: ClassicState,
  others: readonly TrainCard[] = [],
): Record<string, number> {
  const { depot, board } = state;
  const endless = new Set(kinds.flatMap(({ type, quantity }) => (quantity === null ? [type] : [])));
  const sums = { certificates: 0, percent: 0, presidents: 0 };
  const trains: string[] = [];
  const addTrains = (cards: readonly TrainCard[]) => {
    for (const { id, type } of cards) if (!endless.has(type)) trains.push(id);
  };
  for (const cards of [depot.stack, depot.gone, depot.pool ?? [], others]) addTrains(cards);
  for (const company of Object.values(state.companies)) {
    addTrains(company.trains);
    for (const { percent, president } of company.certificates) {
      sums.certificates++;
      sums.percent += percent;
      if (president) sums.presidents++;
    }
  }
  const inSupply = Object.keys(geography.manifest).reduce(
    (sum, tile) => sum + (tilesLeft(geography, board, tile) ?? 0),
    0,
  );
  return {
    money: totalCash(state),
    ...sums,
    trains: trains.length,
    differentTrains: new Set(trains).size,
    tiles: Object.keys(board.tiles).length + inSupply,
    stations: board.stations.length,
    privates: Object.keys(state.privates).length,
  };
}

/** What must hold in every position. */
export function faults(
  { geography, poolPercent, companies }: ClassicBox,
  state: ClassicState,
  /** Companies that may lie in the pool as a whole, because they are sold from there or after a bankruptcy. */
  mayAllBeInPool: (company: string) => boolean = () => false,
): string[] {
  const found: string[] = [];
  const coin = state.smallestCoin ?? 1;
  for (const [holder, amount] of Object.entries(state.cash)) {
    if (!Number.isInteger(amount / coin)) found.push(`${holder} has $${amount}`);
    const mayOwe = holder === 'bank' && (state.bankBroken || state.endlessBank === true);
    if (amount < 0 && !mayOwe) found.push(`${holder} owes money`);
  }
  for (const company of Object.values(state.companies)) {
    if (mayAllBeInPool(company.id)) continue;
    if (percentOf(company, POOL) > poolPercent) found.push(`${company.id}: too much in the pool`);
    if (company.certificates.some(({ president, holder }) => president && holder === POOL))
      found.push(`${company.id}: the president's certificate is in the pool`);
  }
  for (const tile of new Set(Object.values(state.board.tiles).map((laid) => laid.tile)))
    if ((tilesLeft(geography, state.board, tile) ?? 0) < 0) found.push(`too many tiles ${tile}`);
  const isAssigning = state.agenda.some(({ kind }) => kind === 'seats');
  for (const { at } of state.board.stations) {
    if (at === null || isAssigning) continue;
    const stop = stopsOf(faceAt(geography, state.board, at.hex))[at.stop];
    if (stationsAt(state.board, at).filter(fillsCircle).length > placesOf(stop))
      found.push(`too many stations in ${at.hex}`);
  }
  if (companies.length > 0 && Object.keys(state.companies).length === 0) found.push('there are no companies');
  return found;
}
