import {
  faceAt,
  isPlayer,
  POOL,
  percentOf,
  stationsAt,
  stopsOf,
  tilesLeft,
  totalCash,
} from '@roundhouse/engine';
import { POOL_PERCENT } from './data/numbers.ts';
import { GEOGRAPHY, isMetal, railsOf, type StateRG } from './state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What never changes in a game: money, certificates, trains, tiles, cubes, debt tokens. */
export function totals(state: StateRG): Record<string, number> {
  const companies = Object.values(state.companies);
  const certificates = companies.flatMap((company) => company.certificates);
  const trains = [
    ...state.depot.stack,
    ...state.depot.gone,
    ...companies.flatMap((company) => company.trains),
  ].filter(({ type }) => type !== '6x2');
  const { gold, steel, coal } = state;
  return {
    money: totalCash(state),
    certificates: certificates.length,
    percent: sum(certificates.map(({ percent }) => percent)),
    presidents: certificates.filter(({ president }) => president).length,
    trains: trains.length,
    differentTrains: new Set(trains.map(({ id }) => id)).size,
    tiles:
      sum(Object.keys(GEOGRAPHY.manifest).map((tile) => tilesLeft(GEOGRAPHY, state.board, tile) ?? 0)) +
      Object.keys(state.board.tiles).length,
    stations: state.board.stations.length - (state.treaty ? 2 : 0),
    gold: gold.supply + gold.shipped + gold.gone + sum(Object.values(gold.hexes)),
    steel: steel.supply + steel.depot + sum(Object.values(steel.columns).map((cubes) => cubes.length)),
    coal: sum(Object.values(coal)),
    debts: state.treaty ? sum(Object.values(state.debts).map(({ owed, paid }) => owed + paid)) : 6,
  };
}

/** What must hold in every position. */
export function faults(state: StateRG): string[] {
  const found: string[] = [];
  const coin = state.smallestCoin ?? 1;
  for (const [holder, amount] of Object.entries(state.cash)) {
    if (!Number.isInteger(amount / coin)) found.push(`${holder} has $${amount}`);
    if (amount < 0 && holder !== 'bank') found.push(`${holder} owes money`);
  }
  for (const company of railsOf(state)) {
    if (percentOf(company, POOL) > POOL_PERCENT) found.push(`${company.id}: too much in the pool`);
    const president = company.certificates.find((certificate) => certificate.president)?.holder ?? '';
    if (company.par !== null && !isPlayer(state, president)) found.push(`${company.id} has no president`);
    if (company.trains.length > 2) found.push(`${company.id} has too many trains`);
  }
  for (const company of Object.values(state.companies))
    if (isMetal(company.id) && company.certificates.some(({ president }) => president))
      found.push(`${company.id} has a president`);
  for (const tile of Object.keys(GEOGRAPHY.manifest))
    if ((tilesLeft(GEOGRAPHY, state.board, tile) ?? 0) < 0) found.push(`too many tiles ${tile}`);
  for (const hex of GEOGRAPHY.grid.ids)
    for (const [stop, { type, slots }] of stopsOf(faceAt(GEOGRAPHY, state.board, hex)).entries())
      if (stationsAt(state.board, { hex, stop }).length > (type === 'city' ? (slots ?? 0) : 0))
        found.push(`too many stations in ${hex}`);
  for (const [pile, count] of Object.entries({
    ...state.coal,
    gold: state.gold.supply,
    steel: state.steel.supply,
  }))
    if (count < 0) found.push(`fewer than no cubes: ${pile}`);
  return found;
}
