import { type BaseState, isPlayer, type Player } from '../core/state.ts';
import type { Board, Geography } from '../map/board.ts';
import { shownBoard } from '../map/facts.ts';
import { cashOf, type HasCash } from '../money/purse.ts';
import { type HasPrivates, privatesOf } from '../privates/privates.ts';
import {
  type Company,
  companyOf,
  type HasCompanies,
  OFFERING,
  POOL,
  presidentOf,
} from '../shares/certificates.ts';
import type { HasDepot, TrainOwner, TrainType } from '../trains/depot.ts';
import type { CompanyView, MapView, PlayerView, TableView } from './table-view.ts';
import { totalOf } from './worth.ts';

/** The parts of a table's view that titles with shares, trains and a map have in common. */

type SharesState = BaseState & HasCash & HasCompanies & HasPrivates;

type PlayerFacts = Pick<PlayerView, 'free' | 'certificates' | 'worthItems' | 'priority' | 'bankrupt'>;

export function playerView(state: SharesState, player: Player, facts: PlayerFacts): PlayerView {
  const shares: Record<string, { percent: number; president: boolean }> = {};
  for (const id in state.companies) {
    let percent = 0;
    let president = false;
    for (const certificate of state.companies[id]?.certificates ?? []) {
      if (certificate.holder !== player.id) continue;
      percent += certificate.percent;
      president ||= certificate.president;
    }
    if (percent > 0) shares[id] = { percent, president };
  }
  const { free, certificates, worthItems, priority, bankrupt } = facts;
  return {
    id: player.id,
    name: player.name,
    cash: cashOf(state, player.id),
    free,
    certificates,
    worth: totalOf(worthItems),
    worthItems,
    shares,
    privates: privatesOf(state, player.id).map(({ id }) => id),
    priority,
    bankrupt,
  };
}

export type CompanyFacts = Pick<CompanyView, 'status' | 'toFloat' | 'price' | 'lastRevenue' | 'stationsLeft'>;

export function companyView<C extends Company & TrainOwner>(
  state: BaseState & HasCash & HasCompanies<C> & HasPrivates,
  id: string,
  facts: CompanyFacts,
): CompanyView {
  const company = companyOf(state, id);
  const { status, toFloat, price, lastRevenue, stationsLeft } = facts;
  let [offering, pool, treasury] = [0, 0, 0];
  for (const { holder, percent } of company.certificates) {
    if (holder === OFFERING) offering += percent;
    else if (holder === POOL) pool += percent;
    else if (holder === id) treasury += percent;
  }
  return {
    id,
    status,
    toFloat,
    cash: cashOf(state, id),
    par: company.par,
    price,
    president: presidentOf(company, (holder) => isPlayer(state, holder)),
    offering,
    pool,
    treasury,
    trains: company.trains.map(({ id: card, type }) => ({ id: card, type })),
    privates: privatesOf(state, id).map((privateCompany) => privateCompany.id),
    stationsLeft,
    lastRevenue,
  };
}

/** Kinds of trains in the order of the stack, with how many are left. */
export function depotView({ depot }: HasDepot, types: readonly TrainType[]): TableView['depot'] {
  const shown: { type: string; price: number; left: number | null }[] = [];
  for (const { type, price, quantity } of types) {
    let left = 0;
    for (const card of depot.stack) if (card.type === type) left++;
    if (left > 0) shown.push({ type, price, left: quantity === null ? null : left });
  }
  return shown;
}

/** Kinds of trains that have been given up and are for sale again. */
export function trainPoolView(
  { depot }: HasDepot,
  types: readonly TrainType[],
): NonNullable<TableView['trainPool']> {
  return types.flatMap(({ type, price }) => {
    const left = (depot.pool ?? []).filter((card) => card.type === type).length;
    return left > 0 ? [{ type, price, left }] : [];
  });
}

export function mapView(
  geography: Geography,
  board: Board,
  extra: Pick<MapView, 'reservations' | 'tokens' | 'network'>,
): MapView {
  // Views differ in little of this, so it is not made anew for each.
  const { tiles, stations, tilesLeft } = shownBoard(geography, board);
  const { reservations, tokens, network } = extra;
  return { tiles, stations, reservations, tokens, tilesLeft, network };
}
