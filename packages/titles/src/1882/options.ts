import { z } from 'zod';

/** Ways of that site that differ from the rulebook. */
const HOUSE_RULES = z.strictObject({
  /** Bids need not be multiples of $5. */
  oddBids: z.boolean(),
  /** Shares of a brown company may be bought before and after a sale (ruling 15). */
  buyingResumed: z.boolean(),
  /** A president may help with another company's train although the treasury could pay one of the bank (ruling 32). */
  helpBeyondTreasury: z.boolean(),
  /** Companies above the train limit discard in any order, asked in that site's own (ruling 31). */
  discardsInAnyOrder: z.boolean(),
  /** P3's move may also come between running and distributing; its owner is asked after the tiles and at the end of a turn, with or without a choice. */
  rebellionAtAnyTime: z.boolean().default(false),
  /** QL is asked for its place in J10 though there is one city only. */
  homeAlwaysAsked: z.boolean().default(false),
});
export type HouseRules1882 = z.infer<typeof HOUSE_RULES>;

/** 1882 has no variants; the options belong to imported records. */
export const OPTIONS = z.strictObject({
  /** A run may state a revenue that is taken on trust: some recorded games contradict themselves. */
  recordedRevenue: z.boolean().default(false),
  house: HOUSE_RULES.optional(),
});
export type Options1882 = z.infer<typeof OPTIONS>;
