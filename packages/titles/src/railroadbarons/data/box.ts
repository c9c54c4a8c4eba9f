/** The money in the box. It is no limit: the bank never runs out (RB-GEN-3). */
export const BANK_CASH = 16_512;
export const STARTING_CASH = 200;
export const OPERATING_ROUNDS = 2;
