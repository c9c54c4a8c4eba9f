import { type Frame, type Objection, refuse } from '@roundhouse/engine';

/** A turn in which a company makes deals. */
export interface DealingTurn extends Frame {
  readonly company: string;
  /** The price of the last share that the president sold for a train. */
  lastSale: number | null;
  /** Offers that were declined in this turn: only higher ones may follow. */
  declined: { readonly item: string; readonly price: number }[];
}

export interface TrainDeal {
  readonly train: string;
  /** The bank, the pool of trains given up, or a company. */
  readonly from: string;
  readonly price: number;
}

const declinedAt = (turn: DealingTurn, item: string): number | null =>
  turn.declined.find((offer) => offer.item === item)?.price ?? null;

/** The least price above what has been declined for it in this turn. */
export const aboveDeclined = (turn: DealingTurn, item: string): number => (declinedAt(turn, item) ?? 0) + 1;

/** What was declined in a turn may be offered again only at a higher price. */
export function declinedProblem(
  turn: DealingTurn,
  item: string,
  price: number,
  code: string,
): Objection | null {
  const declined = declinedAt(turn, item);
  return declined === null || price > declined ? null : refuse(code, { item, declined });
}

export function noteDeclined(turn: DealingTurn, item: string, price: number): void {
  turn.declined = [...turn.declined.filter((offer) => offer.item !== item), { item, price }];
}
