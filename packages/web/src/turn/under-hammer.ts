import type { Choice, GameEvent } from '@roundhouse/engine/play';
import type { PrivateView } from '../contract.ts';

/** A bid that need not say what for: the bidders settle one thing among themselves. */
const isOpenBid = ({ action }: Choice): boolean => action.type === 'bid' && action.item === undefined;

/** The one private company that is auctioned now; null where there are several to choose from, or none. */
export function underHammer(
  privates: readonly PrivateView[],
  choices: readonly Choice[],
): PrivateView | null {
  const [first, second] = privates.filter(({ price }) => price !== null);
  if (first === undefined) return null;
  return second === undefined || choices.some(isOpenBid) ? first : null;
}

/** Who has bid what by now: the bids that stood when the bidders were called, and what they have added since. */
export function latestBids(
  { id, bids }: PrivateView,
  events: readonly (readonly GameEvent[])[],
): PrivateView['bids'] {
  const said = events.flat().flatMap((event) => (event.type === 'bid' && event.item === id ? [event] : []));
  return bids.map(({ player, price }) => ({
    player,
    price: Math.max(price, ...said.filter((bid) => bid.player === player).map((bid) => bid.price)),
  }));
}

/** The choices that are about a private company. */
export const choicesAbout = (
  item: PrivateView,
  privates: readonly PrivateView[],
  choices: readonly Choice[],
): readonly Choice[] =>
  choices.filter(
    (choice) =>
      choice.action.item === item.id || (isOpenBid(choice) && underHammer(privates, choices) === item),
  );
