import type { ImportedRules } from '@roundhouse/engine';
import { z } from 'zod';

/** Ways of 18xx.games that differ from the rulebook. */
export interface HouseRules1882 {
  /** Bids need not be multiples of $5. */
  readonly oddBids: boolean;
  /** Shares of a brown company may be bought before and after a sale (ruling 15). */
  readonly buyingResumed: boolean;
  /** A president may help with another company's train although the treasury could pay one of the bank (ruling 32). */
  readonly helpBeyondTreasury: boolean;
  /** Companies above the train limit discard in any order, asked in that site's own (ruling 31). */
  readonly discardsInAnyOrder: boolean;
  /** P3's move may also come between running and distributing; its owner is asked at the end of a turn as long as the extra tile has not been laid, with or without a choice. */
  readonly rebellionAtAnyTime: boolean;
  /** QL is asked for its place in J10 though there is one city only. */
  readonly homeAlwaysAsked: boolean;
}

export interface Options1882 {
  /** A run may state a revenue that is taken on trust: some recorded games contradict themselves. */
  readonly recordedRevenue: boolean;
  readonly house?: HouseRules1882;
}

/** The points in which that site plays otherwise. */
export const HOUSE_RULES: Options1882 = {
  recordedRevenue: true,
  house: {
    oddBids: true,
    buyingResumed: true,
    helpBeyondTreasury: true,
    discardsInAnyOrder: true,
    rebellionAtAnyTime: true,
    homeAlwaysAsked: true,
  },
};

/** 1882 has no variants. */
export const OPTIONS = z.strictObject({}).transform((): Options1882 => ({ recordedRevenue: false }));

export const IMPORTED: ImportedRules<Options1882> = {
  options: z.strictObject({}).transform(() => HOUSE_RULES),
  onTrust: ({ claimed }) => claimed !== undefined,
};
