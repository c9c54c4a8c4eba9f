import type { Choice, GameEvent } from '@roundhouse/engine/play';
import type { Terms } from '@roundhouse/titles';

/** The price at which a choice would start a company, if it does. */
export function parPrice({ action, range }: Choice, terms: Terms): number | null {
  return terms.starts.includes(action.type) && range === undefined && typeof action.price === 'number'
    ? action.price
    : null;
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
