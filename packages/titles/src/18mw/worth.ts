import { cashOf, percentOf, totalOf, type WorthItem } from '@roundhouse/engine';
import { core, type StateMW } from './state.ts';

/** 18MW-end-5: 5% shares in pairs, an odd one half the price, rounded up. */
export const shareValue = (price: number, percent: number): number =>
  price * Math.floor(percent / 10) + (percent % 10 === 0 ? 0 : Math.ceil(price / 2));

/** 18MW-win-2, 18MW-end-4 to -6 and -9: cash and shares, nothing else. */
export function worthItems(state: StateMW, player: string): WorthItem[] {
  const shares = Object.values(state.companies).flatMap((company): WorthItem[] => {
    const percent = percentOf(company, player);
    if (percent === 0) return [];
    const price = core.price(state, company.id) ?? 0;
    const value = shareValue(price, percent);
    return [{ kind: 'shares', company: company.id, count: percent / 10, price, value }];
  });
  return [{ kind: 'cash', value: cashOf(state, player) }, ...shares];
}

export const worth = (state: StateMW, player: string): number => totalOf(worthItems(state, player));
