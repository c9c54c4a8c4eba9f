import { cashOf, type HasCash } from '../money/purse.ts';
import { type Company, percentOf } from '../shares/certificates.ts';
import type { WorthItem } from './table-view.ts';

/** What counts everywhere: cash, and shares at their prices. */
export function cashAndShares(
  state: HasCash,
  player: string,
  companies: readonly Company[],
  priceOf: (company: string) => number | null,
): WorthItem[] {
  const items: WorthItem[] = [{ kind: 'cash', value: cashOf(state, player) }];
  for (const company of companies) {
    const count = percentOf(company, player) / 10;
    if (count === 0) continue;
    const price = priceOf(company.id) ?? 0;
    items.push({ kind: 'shares', company: company.id, count, price, value: count * price });
  }
  return items;
}

export const totalOf = (items: readonly WorthItem[]): number =>
  items.reduce((sum, { value }) => sum + value, 0);
