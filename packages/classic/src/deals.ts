import { type DealingTurn, type Objection, refuse } from '@roundhouse/engine';

export interface TrainDeal {
  readonly train: string;
  /** The bank or a company. */
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
