/** Writes an amount of money, as the title on the table does. */
export type Money = (amount: number) => string;
