import { z } from 'zod';

/** The variants of the book; all can be combined but the two that contradict each other. */
export const VARIANTS = {
  auction: 'The right to start a company is auctioned.',
  handPicked: 'The players choose the five private assets in turn.',
  noPrivates: 'There are no private assets and no auction.',
  metalPrices: 'The prices of steel and gold start at the minimum bids of two cards drawn.',
  shorterGame: 'A 6x2 that is bought ends the game with the current set of operating rounds.',
  goldTracks: 'One of eight other gold tracks, drawn, replaces the printed one.',
  expandedPrivates:
    'Buckhorn Exchange, Madam Evens, Passenger Train and Heavy Winter join the private assets.',
  alternateDoc: 'Who wins Doc Holliday chooses the face of the card.',
  gorgeB: 'The B sides of the gorge tiles are used: Rio Grande is weaker.',
} as const;

/** How games recorded on 18xx.games are played otherwise. Never the default. */
export const HOUSE_RULES = {
  firstSeatOpens: 'The first seat has the priority deal for the auction.',
  tenCertificates: 'The certificate limit of four players is 10.',
  leftOfWinnerOpens:
    'The player to the left of the winner opens the next auction; who passed before the first bid is asked again; bids need not be multiples of $5.',
  noSalesInFirstRound: 'No shares are sold in the first stock round.',
  investorPaysInYellow: 'Metals Investor pays from the yellow phase on.',
  homeAtFirstTurn: 'The home station is placed at the first operating turn.',
  fullPriceInCrestone: 'The State Prison pays the full terrain cost of E19.',
  tokensNotDoubled: 'The 6x2 doubles the printed values only, not the tokens.',
  gorgeOpenToAll: 'Every company may build stations in the gorge.',
  goldInEden: 'A gold mine in L12, as on an older map.',
  trainAlwaysCompulsory: 'A company must own a train even if it has no route.',
  emergencyMayChangePresidents: 'Sales for a train may change the presidency of other companies.',
  lastMetalShareKept: 'The only player with shares of CF&I or VGC keeps one of them in an emergency.',
  debtAtAnyTime: 'A debt is paid at any time of the turn.',
  assetsBoughtInSilver: 'Companies buy private assets in the silver phase too.',
  nuggetClosesWhenUsed: 'The 13LB Gold Nugget closes when it is used.',
  coalOfOneCardPerTrain: 'All coal of a card goes to one train, and no train is helped by two cards.',
  assetsScore: 'Private assets of players score their minimum bid.',
  bankruptCashToBank: 'The cash of a bankrupt player goes to the bank.',
  recordedRevenue: 'A run may state its revenue, as some recorded games do.',
} as const;

const off = z.boolean().default(false);
type Flags<T> = { readonly [K in keyof T]: boolean };
export type Variants = Flags<typeof VARIANTS>;
export type HouseRules = Flags<typeof HOUSE_RULES>;
export type OptionsRG = Variants & HouseRules;

export const OPTION_TEXTS: Readonly<Record<keyof OptionsRG, string>> = { ...VARIANTS, ...HOUSE_RULES };

export const OPTIONS: z.ZodType<OptionsRG> = z
  .strictObject({
    auction: off,
    handPicked: off,
    noPrivates: off,
    metalPrices: off,
    shorterGame: off,
    goldTracks: off,
    expandedPrivates: off,
    alternateDoc: off,
    gorgeB: off,
    firstSeatOpens: off,
    tenCertificates: off,
    leftOfWinnerOpens: off,
    noSalesInFirstRound: off,
    investorPaysInYellow: off,
    homeAtFirstTurn: off,
    fullPriceInCrestone: off,
    tokensNotDoubled: off,
    gorgeOpenToAll: off,
    goldInEden: off,
    trainAlwaysCompulsory: off,
    emergencyMayChangePresidents: off,
    lastMetalShareKept: off,
    debtAtAnyTime: off,
    assetsBoughtInSilver: off,
    nuggetClosesWhenUsed: off,
    coalOfOneCardPerTrain: off,
    assetsScore: off,
    bankruptCashToBank: off,
    recordedRevenue: off,
  })
  .refine((options) => !(options.handPicked && options.noPrivates), {
    message: 'cards cannot be hand-picked where there are none',
    path: ['handPicked'],
  });
