import type { GameEvent } from '@roundhouse/engine/play';
import type { TableView } from '../contract.ts';

/** A deal that waits for an answer: who pays whom, how much, for what. */
export interface Offer {
  readonly buyer: string;
  /** The owner of what is sold. */
  readonly seller: string;
  /** Who has to answer. */
  readonly to: string;
  readonly item: string;
  /** The kind of train, where it is one. */
  readonly train: string | null;
  readonly price: number;
}

/** The train or private company that was asked for last and has to be answered for now; null where nothing is. */
export function standingOffer(
  { step, acting, companies, privates }: Pick<TableView, 'step' | 'acting' | 'companies' | 'privates'>,
  latest: readonly GameEvent[],
): Offer | null {
  const offer = latest.findLast((event) => event.type === 'offer');
  if (step !== 'offer' || offer === undefined || !acting.includes(offer.to)) return null;
  const { from, to, item, price } = offer;
  const hauler = companies.find(({ trains }) => trains.some(({ id }) => id === item));
  const train = hauler?.trains.find(({ id }) => id === item)?.type ?? null;
  const seller = hauler?.id ?? privates.find(({ id }) => id === item)?.owner;
  return seller === undefined ? null : { buyer: from, seller, to, item, train, price };
}

/** What somebody has to pay with: a company its treasury, a player what is not set aside for bids. */
export function fundsOf(
  id: string,
  { companies, players }: Pick<TableView, 'companies' | 'players'>,
): number {
  return (
    companies.find((company) => company.id === id)?.cash ??
    players.find((player) => player.id === id)?.free ??
    0
  );
}
