import type { Action, Choice, GameEvent } from '@roundhouse/engine';
import type { Names } from '../contract.ts';
import { money } from '../ui/money.ts';
import { paidBy } from './par.ts';

/** Types of actions in which a player trades a certificate or a private company for money. */
const TYPES = new Set(['buy', 'sell', 'take', 'invest', 'mint']);

export const isTrade = ({ action }: Choice): boolean => TYPES.has(action.type);

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
