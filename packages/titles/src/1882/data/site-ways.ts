/** The points in which 18xx.games plays otherwise than the rulebook. */
export const SITE_WAYS = {
  /** Bids need not be multiples of $5. */
  oddBids: true,
  /** Shares of a brown company may be bought before and after a sale (ruling 15). */
  buyingResumed: true,
  /** A president may help with another company's train although the treasury could pay one of the bank (ruling 32). */
  helpBeyondTreasury: true,
  /** Companies above the train limit discard in any order, asked in that site's own (ruling 31). */
  discardsInAnyOrder: true,
  /** P3's move may also come between running and distributing; its owner is asked at the end of a turn as long as the extra tile has not been laid, with or without a choice. */
  rebellionAtAnyTime: true,
  /** QL is asked for its place in J10 though there is one city only. */
  homeAlwaysAsked: true,
} as const;
