import type { Choice, GameEvent } from '@roundhouse/engine/play';
import type { Terms } from '@roundhouse/titles';
import type { Money } from '../ui/money.ts';

/** The price at which a choice would start a company, if it does. */
export function parPrice({ action, range }: Choice, terms: Terms): number | null {
  return terms.starts.includes(action.type) && range === undefined && typeof action.price === 'number'
    ? action.price
    : null;
}

/** What starting a company costs and leaves, and what is missing until it floats. */
export function parWords(
  price: number,
  player: { readonly id: string; readonly cash: number },
  events: readonly GameEvent[],
  floatPercent: number | undefined,
  money: Money,
): string {
  const paid = paidBy(player.id, events);
  const left = player.cash - paid;
  const more = Math.floor(left / price);
  const parts = [
    `${money(paid)}, leaves ${money(left)}`,
    `enough for ${more === 0 ? 'no more shares' : more === 1 ? 'one more share' : `${more} more shares`}`,
  ];
  if (events.some(({ type }) => type === 'floated')) parts.push('floats at once');
  else if (floatPercent !== undefined) {
    const bought = events.reduce((sum, event) => (event.type === 'bought' ? sum + event.percent : sum), 0);
    const missing = (floatPercent - bought) / 10;
    if (missing > 0)
      parts.push(`to float ${missing} more ${missing === 1 ? 'share' : 'shares'}, ${money(missing * price)}`);
  }
  return parts.join(' · ');
}

/** What a player pays in all before anybody else acts. */
export function paidBy(player: string, events: readonly GameEvent[]): number {
  let sum = 0;
  for (const event of events) {
    if (event.type === 'round' || event.type === 'turn') break;
    if (event.type !== 'paid') continue;
    if (event.from === player) sum += event.amount;
    if (event.to === player) sum -= event.amount;
  }
  return sum;
}
