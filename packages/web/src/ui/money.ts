import { moneyIn, ORDINARY_TERMS } from '@roundhouse/titles';

/** Writes an amount of money. */
export type Money = (amount: number) => string;

/** For panels of titles that count in dollars. */
export const money: Money = moneyIn(ORDINARY_TERMS);
