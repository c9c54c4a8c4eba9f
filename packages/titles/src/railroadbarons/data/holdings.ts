/** The five holdings in their operating order (RB-HOLD-1, RB-HOLD-2, RB-HOLD-3). */
export interface HoldingCard {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly colour: string;
  /** Operator tokens. */
  readonly tokens: number;
}

// biome-ignore format: a table, one row a line
export const HOLDINGS: readonly HoldingCard[] = [
  { id: 'MSC', name: 'Marley, Scrooge & Cratchit', short: 'MS&C', colour: 'green', tokens: 6 },
  { id: 'SB', name: 'Seedy Brothers', short: 'SB', colour: 'black', tokens: 6 },
  { id: 'AVR', name: 'Alvin V.A. Rice International', short: 'AVR', colour: 'yellow', tokens: 5 },
  { id: 'DPI', name: 'Desmond Picable Inc.', short: 'DPI', colour: 'red', tokens: 4 },
  { id: 'MGB', name: 'McGreed Bros. & Sons', short: 'MGB', colour: 'blue', tokens: 4 },
];

/** The certificates of every holding, by percent; the first is the director's (RB-HOLD-4). */
export const CERTIFICATES: readonly number[] = [40, 30, 20, 10];
export const DIRECTOR_PERCENT = 40;

export const INITIAL_PRICES: readonly number[] = [70, 80, 90, 100];
export const CAPITAL_MULTIPLE = 10;
/** Percent with the players at which a holding begins to operate. */
export const OPERATING_PERCENT = 50;
/** Most percent of an operating holding in the bank. */
export const BANK_LIMIT = 60;
export const CERTIFICATE_LIMIT = 9;
/** What each token in the route network adds to the revenue. */
export const NETWORK_INCOME = 10;
