import type { Action, Choice, GameEvent } from '@roundhouse/engine/play';
import type { Terms } from '@roundhouse/titles';
import type { Names } from '../contract.ts';
import type { Money } from '../ui/money.ts';
import { paidBy } from './par.ts';

/** Does a player trade a certificate or a private company for money? */
export const isTrade = ({ action }: Choice, terms: Terms): boolean => terms.trades.includes(action.type);

/** What a trade costs or brings to a player who has so much cash, in words; what it brings along has a line of its own. */
export function tradeWords(
  action: Action,
  cash: number,
  events: readonly GameEvent[],
  names: Names,
  money: Money,
): string {
  const paid = paidBy(action.player, events);
  const also = alsoBought(action, events);
  if (also.length > 0) {
    const own = paid - also.reduce((sum, { price }) => sum + price, 0);
    const then = also.map(({ item, price }) => `${names(item)} for your bid of ${money(price)}`);
    return `${money(own)}\nthen ${then.join(' and ')}, leaves\u00a0${money(cash - paid)}`;
  }
  if (paid > 0) return `${money(paid)}, leaves\u00a0${money(cash - paid)}`;
  const parts = paid < 0 ? [`brings ${money(-paid)}`] : [];
  if (action.type === 'sell') {
    for (const event of events) {
      if (event.type === 'price' && event.company === action.company)
        parts.push(`price ${event.to === event.from ? 'stays' : 'falls to'} ${money(event.to)}`);
      if (event.type === 'president' && event.company === action.company)
        parts.push(`${names(event.player)} becomes president`);
    }
  }
  return parts.length === 0 && events.length > 0 ? 'costs nothing' : parts.join(', ');
}

/** What the same player gets besides, because a bid of theirs is resolved by it. */
function alsoBought({ item, player }: Action, events: readonly GameEvent[]) {
  return item === undefined
    ? []
    : events.flatMap((event) =>
        event.type === 'acquired' && event.by === player && event.item !== item ? [event] : [],
      );
}
