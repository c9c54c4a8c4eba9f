import type { ImportedRules } from '@roundhouse/engine';
import { z } from 'zod';

/** The variants of the info; all can be combined but the two that contradict each other. */
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

/** The points in which 18xx.games plays otherwise (notes, 8.4). Never the default. */
export const HOUSE_RULES = {
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

type Flags<T> = { readonly [K in keyof T]: boolean };
export type Variants = Flags<typeof VARIANTS>;
export type HouseRules = Flags<typeof HOUSE_RULES>;
export type OptionsRG = Variants & HouseRules;

const off = z.boolean().default(false);
const VARIANT_FIELDS = {
  auction: off,
  handPicked: off,
  noPrivates: off,
  metalPrices: off,
  shorterGame: off,
  goldTracks: off,
  expandedPrivates: off,
  alternateDoc: off,
  gorgeB: off,
};

function byTheBook(): HouseRules {
  const rules = { ...HOUSE_RULES };
  for (const rule in rules) if (isHouseRule(rule)) rules[rule] = false;
  return rules;
}
const isHouseRule = (name: string): name is keyof HouseRules => Object.hasOwn(HOUSE_RULES, name);

export const OPTIONS: z.ZodType<OptionsRG> = z
  .strictObject(VARIANT_FIELDS)
  .refine((options) => !(options.handPicked && options.noPrivates), {
    message: 'cards cannot be hand-picked where there are none',
    path: ['handPicked'],
  })
  .transform((variants): OptionsRG => ({ ...variants, ...byTheBook() }));

export const IMPORTED: ImportedRules<OptionsRG> = {
  /** Ruling 4.15: some records were begun on a map with a mine in Eden. */
  options: z
    .strictObject({ shorterGame: off, goldInEden: off })
    .transform((noted): OptionsRG => ({ ...OPTIONS.parse({}), ...HOUSE_RULES, ...noted })),
  onTrust: ({ claimed }) => claimed !== undefined,
};
