/** The points in which 18xx.games plays otherwise (notes, 8.4). Never the default. */
export const SITE_WAYS = {
  /** The first seat has the priority deal for the auction. */
  firstSeatOpens: true,
  /** The certificate limit of four players is 10. */
  tenCertificates: true,
  /** The player to the left of the winner opens the next auction; who passed before the first bid is asked again; bids need not be multiples of $5. */
  leftOfWinnerOpens: true,
  /** No shares are sold in the first stock round. */
  noSalesInFirstRound: true,
  /** Metals Investor pays from the yellow phase on. */
  investorPaysInYellow: true,
  /** The home station is placed at the first operating turn. */
  homeAtFirstTurn: true,
  /** The State Prison pays the full terrain cost of E19. */
  fullPriceInCrestone: true,
  /** The 6x2 doubles the printed values only, not the tokens. */
  tokensNotDoubled: true,
  /** A gold mine in L12, as on an older map. */
  goldInEden: false,
  /** A company must own a train even if it has no route. */
  trainAlwaysCompulsory: true,
  /** Sales for a train may change the presidency of other companies. */
  emergencyMayChangePresidents: true,
  /** The only player with shares of CF&I or VGC keeps one of them in an emergency. */
  lastMetalShareKept: true,
  /** A share that the Metals Investor bought in this set may be sold in an emergency. */
  investedSoldInEmergency: true,
  /** In an emergency, too, a company's shares are sold in one block. */
  oneBlockInEmergency: true,
  /** A debt is paid at any time of the turn. */
  debtAtAnyTime: true,
  /** Companies buy private assets in the silver phase too. */
  assetsBoughtInSilver: true,
  /** The 13LB Gold Nugget closes when it is used. */
  nuggetClosesWhenUsed: true,
  /** All coal of a card goes to one train, and no train is helped by two cards. */
  coalOfOneCardPerTrain: true,
  /** Private assets of players score their minimum bid. */
  assetsScore: true,
  /** The cash of a bankrupt player goes to the bank. */
  bankruptCashToBank: true,
  /** A company is asked to run although all that it reaches is one location. */
  oneLocationIsRun: true,
  /** The holder of a debt or of Sulphur Springs is asked at the end of its turn, whatever it can do. */
  cardsAskAtTheEnd: true,
  /** A run may state its revenue, as some recorded games do. */
  recordedRevenue: true,
};
