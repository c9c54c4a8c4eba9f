/** The four sides of the refinery tokens. */
export const REFINERY_STATES = ['construction', 'inoperational', 'operational', 'disrepair'] as const;
export type RefineryState = (typeof REFINERY_STATES)[number];

/** There are only so many resource cubes, and so many refineries on cities of Wyoming; one more lies off-board. */
export const CUBES = 20;
export const WYOMING_REFINERIES = 5;

/** What a cube earns that is brought to a refinery, and what it earns the owner of P8 on top. */
export const DELIVERY = 30;
export const SURVEY_BONUS = 10;
/** What the token of P10 adds to a route. */
export const COUNCIL_BONUS = 20;

/** Deposits in the order of their hexes. */
export const DEPOSITS: readonly string[] = ['C11', 'E11', 'F4', 'G11', 'I7', 'I11', 'J6', 'L6'];
/** The cities of Wyoming. */
export const CITIES: readonly string[] = [
  'B6',
  'D8',
  'E3',
  'E9',
  'E13',
  'G5',
  'H2',
  'H8',
  'H12',
  'J4',
  'J14',
  'K13',
];
