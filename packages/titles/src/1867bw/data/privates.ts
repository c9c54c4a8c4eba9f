import type { PrivateData } from '@roundhouse/classic';

/** Section 14. Sale prices go from half to double the face value. */
const privateCompany = (
  number: number,
  name: string,
  face: number,
  revenue: number,
  more: Partial<PrivateData> = {},
): PrivateData => ({
  id: `P${number}`,
  name,
  face,
  revenue,
  closesHex: null,
  sale: { min: face / 2, max: face * 2 },
  closesWith: '5',
  ...more,
});

// biome-ignore format: a table, one row a line
export const PRIVATES: readonly PrivateData[] = [
  privateCompany(1, 'Laramie Land Management', 30, 5, { closesHex: 'J14' }),
  privateCompany(2, 'Green River Land Management', 40, 5, { closesHex: 'E13' }),
  privateCompany(3, 'Great Western Energy', 50, 10),
  privateCompany(4, 'J.F. Blydenburgh, Railway Pundit', 50, 10),
  privateCompany(5, 'Public Land Office Grant', 60, 15),
  privateCompany(6, 'UPR Board Membership', 70, 0, { closesWith: null }),
  privateCompany(7, 'South Works Partnership', 70, 15),
  privateCompany(8, 'C.W. Brown Survey Co.', 70, 10),
  privateCompany(9, 'Dyer & Northington Refinery', 70, 20),
  privateCompany(10, 'Wind River Business Council', 80, 15),
  privateCompany(11, 'Hammond Extraction Co.', 90, 15, { closesWith: null }),
  privateCompany(12, 'Urban Development Contract', 90, 15),
  privateCompany(13, 'Emerson & West Investments', 140, 25, { sale: null }),
];

/** Always in the game; of the others some are drawn. */
export const ALWAYS: readonly string[] = ['P1', 'P2', 'P13'];
export const DRAWN_PRIVATES: Readonly<Record<number, number>> = { 3: 4, 4: 5, 5: 6 };
/** Speculator cards among the shuffled ones, and at the left end of the row. */
export const SHUFFLED_SPECULATORS: Readonly<Record<number, number>> = { 3: 3, 4: 4, 5: 5 };
export const LEFT_SPECULATORS = 2;
export const PRIORITY_CARD = 'priority';
/** What lies on each card that is passed over, and the step of bids in the auction. */
export const SKIP_PRICE = 5;
export const BID_STEP = 5;

/** P3: where its refinery may stand. */
export const REFINERY_SITES: readonly string[] = ['A9', 'C1', 'E15', 'M3'];
/** Where the sixth refinery stands without P3. */
export const BUTTE = 'C1';
/** P5: spaces that border Yellowstone Lake or Jackson. */
export const HALF_COST: readonly string[] = ['B2', 'B4', 'B8', 'C5', 'C7', 'D2', 'D4'];
/** P6: for each train that the Union Pacific takes. */
export const BOARD_FEE = 20;
/** P8: for each tile on a deposit. */
export const SURVEY_FEE = 30;
/** P10: where its token may lie. */
export const COUNCIL_CITIES: readonly string[] = ['D8', 'E3', 'E9', 'G5'];
