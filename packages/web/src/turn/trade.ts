import type { Action, Choice, GameEvent } from '@roundhouse/engine';
import type { Terms } from '@roundhouse/titles';
import type { Names } from '../contract.ts';
import { money } from '../ui/money.ts';
import { paidBy } from './par.ts';

/** Does a player trade a certificate or a private company for money? */
export const isTrade = ({ action }: Choice, terms: Terms): boolean => terms.trades.includes(action.type);

/** What a trade costs or brings to a player who has so much cash, in words. */
export function tradeWords(action: Action, cash: number, events: readonly GameEvent[], names: Names): string {
  const paid = paidBy(action.player, events);
  if (paid > 0) return `${money(paid)}, leaves\u00a0${money(cash - paid)}`;
  const parts = paid < 0 ? [`brings ${money(-paid)}`] : [];
  if (action.type === 'sell') {
    for (const event of events) {
      if (event.type === 'price' && event.company === action.company)
        parts.push(`price falls to ${money(event.to)}`);
      if (event.type === 'president' && event.company === action.company)
        parts.push(`${names(event.player)} becomes president`);
    }
  }
  return parts.join(', ');
}
