/** The figures of the chart on the board and of the rules that have no table of their own. */
export const STARTING_CASH: Readonly<Record<number, number>> = { 2: 800, 3: 550, 4: 400 };
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 20, 3: 14, 4: 12 };
export const RECORDED_FOUR_PLAYER_LIMIT = 10;
export const HOLD_PERCENT = 60;
export const HOLD_PERCENT_OF_TWO = 70;
export const POOL_PERCENT = 50;
export const BID_STEP = 5;

export const OPERATING_ROUNDS = 2;

/** 18RG-or-5: the steps of a turn, in order; shipping belongs to the run, the lease is paid after the dividend. */
// biome-ignore format: one list
export const STEPS = [
  'begin', 'track', 'station', 'run', 'ship', 'ghost', 'dividend', 'lease', 'trains', 'debt', 'assets', 'end',
] as const;
export type Step = (typeof STEPS)[number];

/** The cards that lengthen trains. */
export const COAL_SOURCES = ['engineer', 'mines', 'depot'] as const;
export type CoalSource = (typeof COAL_SOURCES)[number];

/** The marker of the debt price on the market. */
export const DEBT_MARKER = 'DEBT';
export const DEBT_PRICE = 60;

export interface DebtData {
  readonly tokens: number;
  /** Steps to the left at the end of the game, by tokens not bought. */
  readonly penalty: readonly number[];
}

export const DEBTS: Readonly<Record<string, DebtData>> = {
  RG: { tokens: 4, penalty: [0, 2, 3, 5, 8] },
  SF: { tokens: 2, penalty: [0, 1, 3] },
};

/** West, middle and east of the gorge. */
export const GORGE_HEXES = ['D12', 'E13', 'F12'] as const;
export const GORGE_PARTS: Readonly<Record<string, string>> = { D12: 'west', E13: 'middle', F12: 'east' };
/** Stations returned by the treaty are priced from the last backwards. */
export const RETURNED_STATION_COSTS: readonly number[] = [40, 60, 80];

const SALIDA = 'C11';
export const SULPHUR_SPRINGS = 'E3';
export const CRESTONE = 'E19';
export const EDEN = 'L12';
export const COAL_CREEK = 'H14';
const SILVERCLIFFE = 'G17';
const CANON_CITY = 'H12';
const DENVER: readonly string[] = ['J2', 'K1', 'L2'];

export const GHOST_TOWNS = 4;
export const GHOST_TOWN_BONUS = 10;
export const PASSENGER_COST = 15;
export const PASSENGER_REVENUE = 40;
export const SPRINGS_INCOME = 50;
export const JEWELER_INCOME = 5;
export const MINE_COAL = 12;
export const COAL_PER_TURN = 2;
/** The Coal Depot holds a cube for each $10 of its price, if need be more than the 20 in the box. */
export const COAL_CUBES = 120;
export const GOLD_MINER_SHARES = 2;
/** Sulphur Springs (B2): the city tile that takes the place of a town tile of the same colour. */
export const SPRINGS_TILES: Readonly<Record<string, string>> = { yellow: 'RG1', green: 'RG2', brown: 'RG3' };

/** Where a bonus token counts (in one of the hexes), and for how much. */
interface TokenPlace {
  readonly hexes: readonly string[];
  readonly amount: number;
}

/** A bonus token that comes with a card; it moves with the brown phase. */
export interface BonusToken {
  readonly card: string;
  readonly kind: string;
  readonly name: string;
  readonly early: TokenPlace;
  readonly late: TokenPlace;
  /** For routes of every company, not only of the card's owner. */
  readonly forAll?: true;
}

// biome-ignore format: a table, one row a line
export const BONUS_TOKENS: readonly BonusToken[] = [
  { card: 'Y1', kind: 'hotel', name: 'St. Cloud Hotel', early: { hexes: [SILVERCLIFFE], amount: 20 }, late: { hexes: [CANON_CITY], amount: 20 } },
  { card: 'Y7', kind: 'buckhorn', name: 'Buckhorn Exchange', early: { hexes: DENVER, amount: 10 }, late: { hexes: DENVER, amount: 10 }, forAll: true },
  { card: 'Y8', kind: 'brothel', name: 'Madam Evens', early: { hexes: DENVER, amount: 10 }, late: { hexes: [SALIDA], amount: 20 } },
];
