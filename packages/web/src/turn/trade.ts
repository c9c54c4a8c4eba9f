import type { Action, Choice, GameEvent } from '@roundhouse/engine';
import { money } from '../ui/money.ts';
import { paidBy } from './par.ts';

/** Types of actions in which a player trades a certificate or a private company for money. */
const TYPES = new Set(['buy', 'sell', 'take']);

export const isTrade = ({ action }: Choice): boolean => TYPES.has(action.type);

/** What a trade costs or brings to a player who has so much cash, in words. */
export function tradeWords(action: Action, cash: number, events: readonly GameEvent[]): string {
  const paid = paidBy(action.player, events);
  if (paid > 0) return `${money(paid)}, leaves ${money(cash - paid)}`;
  const price = events.find((event) => event.type === 'price' && event.company === action.company);
  const falls = action.type === 'sell' && price?.type === 'price' ? `price falls to ${money(price.to)}` : '';
  return [paid < 0 ? `brings ${money(-paid)}` : '', falls].filter((part) => part !== '').join(', ');
}
