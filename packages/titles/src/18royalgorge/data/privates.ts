import type { Colour } from './companies.ts';

export interface AssetData {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  /** Only with the expanded content. */
  readonly expanded: boolean;
  /** The least bid, which is also the face value. */
  readonly minimum: number;
  readonly income: number;
  /** The phase from which it pays. */
  readonly from: 'Yellow' | 'Green' | 'Brown';
  /** Does it close with the first 5+? */
  readonly closesWithFive: boolean;
  readonly companyMayOwn: boolean;
  readonly certificate: boolean;
}

/** Each colour in the order of the draw. */
// biome-ignore format: a table, one row a line
export const ASSETS: readonly AssetData[] = [
  { id: 'Y1', name: 'St. Cloud Hotel', colour: 'yellow', expanded: false, minimum: 50, income: 5, from: 'Yellow', closesWithFive: false, companyMayOwn: true, certificate: true },
  { id: 'Y2', name: 'Ghost Town Tour Company', colour: 'yellow', expanded: false, minimum: 45, income: 15, from: 'Yellow', closesWithFive: true, companyMayOwn: true, certificate: true },
  { id: 'Y3', name: 'Coal Creek Mines', colour: 'yellow', expanded: false, minimum: 40, income: 5, from: 'Yellow', closesWithFive: true, companyMayOwn: true, certificate: true },
  { id: 'Y4', name: 'William Palmer', colour: 'yellow', expanded: false, minimum: 75, income: 5, from: 'Yellow', closesWithFive: true, companyMayOwn: false, certificate: true },
  { id: 'Y5', name: 'Colorado State Prison Labor Force', colour: 'yellow', expanded: false, minimum: 70, income: 10, from: 'Yellow', closesWithFive: true, companyMayOwn: true, certificate: true },
  { id: 'Y6', name: 'Local Jeweler', colour: 'yellow', expanded: false, minimum: 20, income: 5, from: 'Yellow', closesWithFive: true, companyMayOwn: false, certificate: true },
  { id: 'Y7', name: 'Buckhorn Exchange Steakhouse', colour: 'yellow', expanded: true, minimum: 60, income: 15, from: 'Yellow', closesWithFive: false, companyMayOwn: true, certificate: true },
  { id: 'Y8', name: 'Madam Evens', colour: 'yellow', expanded: true, minimum: 50, income: 5, from: 'Yellow', closesWithFive: false, companyMayOwn: true, certificate: true },
  { id: 'G1', name: 'Doc Holliday', colour: 'green', expanded: false, minimum: 55, income: 10, from: 'Yellow', closesWithFive: false, companyMayOwn: false, certificate: true },
  { id: 'G2', name: '13LB Gold Nugget', colour: 'green', expanded: false, minimum: 40, income: 5, from: 'Yellow', closesWithFive: true, companyMayOwn: true, certificate: true },
  { id: 'G3', name: 'Hanging Bridge Lease', colour: 'green', expanded: false, minimum: 50, income: 10, from: 'Yellow', closesWithFive: true, companyMayOwn: true, certificate: true },
  { id: 'G4', name: 'Florence Oil Fields', colour: 'green', expanded: false, minimum: 75, income: 25, from: 'Green', closesWithFive: false, companyMayOwn: false, certificate: true },
  { id: 'G5', name: 'Metals Investor', colour: 'green', expanded: false, minimum: 25, income: 5, from: 'Green', closesWithFive: true, companyMayOwn: false, certificate: true },
  { id: 'G6', name: 'Coal Depot', colour: 'green', expanded: false, minimum: 10, income: 5, from: 'Yellow', closesWithFive: true, companyMayOwn: true, certificate: true },
  { id: 'G7', name: 'Passenger Train', colour: 'green', expanded: true, minimum: 40, income: 0, from: 'Yellow', closesWithFive: true, companyMayOwn: true, certificate: true },
  { id: 'B1', name: 'Silver Mines', colour: 'brown', expanded: false, minimum: 70, income: 25, from: 'Brown', closesWithFive: false, companyMayOwn: true, certificate: true },
  { id: 'B2', name: 'Sulphur Springs', colour: 'brown', expanded: false, minimum: 50, income: 0, from: 'Brown', closesWithFive: false, companyMayOwn: true, certificate: true },
  { id: 'B3', name: 'Steel Depot', colour: 'brown', expanded: false, minimum: 55, income: 10, from: 'Yellow', closesWithFive: true, companyMayOwn: true, certificate: true },
  { id: 'B4', name: 'Gold Miner', colour: 'brown', expanded: false, minimum: 20, income: 0, from: 'Yellow', closesWithFive: true, companyMayOwn: false, certificate: false },
  { id: 'B5', name: 'Track Engineer', colour: 'brown', expanded: false, minimum: 60, income: 10, from: 'Yellow', closesWithFive: true, companyMayOwn: true, certificate: true },
  { id: 'B6', name: 'US Mint Worker', colour: 'brown', expanded: false, minimum: 40, income: 5, from: 'Yellow', closesWithFive: false, companyMayOwn: false, certificate: true },
  { id: 'B7', name: 'Heavy Winter', colour: 'brown', expanded: true, minimum: 40, income: 10, from: 'Yellow', closesWithFive: false, companyMayOwn: false, certificate: true },
];

/** How many assets of each colour are in the game (18RG-setup-12). */
export const ASSET_COUNTS: readonly { readonly colour: Colour; readonly count: number }[] = [
  { colour: 'yellow', count: 2 },
  { colour: 'green', count: 2 },
  { colour: 'brown', count: 1 },
];
