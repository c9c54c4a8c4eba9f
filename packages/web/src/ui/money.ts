/** Whole dollars; less than nothing has its sign in front. */
export const money = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);
