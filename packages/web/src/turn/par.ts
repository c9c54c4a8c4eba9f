import type { Choice, GameEvent } from '@roundhouse/engine/play';
import type { Terms } from '@roundhouse/titles';

/** The price at which a choice would start a company, if it does. */
export function parPrice({ action, range }: Choice, terms: Terms): number | null {
  return terms.starts.includes(action.type) && range === undefined && typeof action.price === 'number'
    ? action.price
    : null;
}

/** What starting a company at a price means for whoever does it. */
export interface ParFacts {
  readonly costs: number;
  readonly left: number;
  /** Shares of 10% that the player can hold with this money: those that come with the start, and as many as the rest buys. */
  readonly shares: number;
  /** What is then missing to float, and what that costs; null where it is not a matter of shares sold. */
  readonly missing: { readonly shares: number; readonly sum: number } | null;
}

export function parFacts(
  price: number,
  player: { readonly id: string; readonly cash: number },
  /** What of the company is in its offering now; 100% of one that has not started. */
  offering: number,
  events: readonly GameEvent[],
  floatPercent: number | undefined,
): ParFacts {
  const costs = paidBy(player.id, events);
  const left = player.cash - costs;
  const bought = events.reduce((sum, event) => (event.type === 'bought' ? sum + event.percent : sum), 0);
  const onOffer = Math.max(0, (offering - bought) / 10);
  const lacking = events.some(({ type }) => type === 'floated')
    ? 0
    : Math.max(0, (offering - bought - (100 - (floatPercent ?? 0))) / 10);
  return {
    costs,
    left,
    shares: bought / 10 + Math.min(onOffer, Math.floor(left / price)),
    missing: floatPercent === undefined ? null : { shares: lacking, sum: lacking * price },
  };
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
