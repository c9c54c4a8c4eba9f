import type { PrivateData } from '@roundhouse/classic';

const half = (face: number) => ({ min: face / 2, max: face * 2 });
/** The train whose first purchase closes them all. */
export const PRIVATES_CLOSE_WITH = '5';
const usual = { closesHex: null, closesWith: PRIVATES_CLOSE_WITH } as const;

// biome-ignore format: a table, one row a line
export const PRIVATES: readonly PrivateData[] = [
  { id: 'HSJ', name: 'Hannibal and St. Joseph Railroad Company', face: 40, revenue: 20, sale: half(40), ...usual },
  { id: 'SLA', name: 'Saint Louis and Alton', face: 70, revenue: 15, sale: half(70), ...usual },
  { id: 'SLFLC', name: 'Saint Louis Freight Line Company', face: 80, revenue: 0, sale: half(80), ...usual },
  { id: 'LM', name: 'Lacrosse and Milwaukee Railroad Company', face: 90, revenue: 15, sale: null, ...usual },
  { id: 'RI', name: 'Rock Island Railroad Company', face: 120, revenue: 20, sale: half(120), ...usual },
  { id: 'CFH', name: 'Chicago Freight Handling Company', face: 160, revenue: 20, sale: half(160), ...usual },
  { id: 'MO', name: 'Mobile and Ohio Railroad Company', face: 180, revenue: 15, sale: null, ...usual },
];

/** What the Hannibal and St. Joseph pays from a phase on. */
export const HANNIBAL_LATER = { phase: '4', revenue: 10 } as const;
/** The corporation of which a share comes with the Mobile and Ohio. */
export const MOBILE_SHARE = 'GM&O';
/** What the St. Louis Freight Line Company gets for each route to St. Louis. */
export const FREIGHT_FEE = 10;
export const ST_LOUIS = 'K13';
/** The phase that ends the doubling of Chicago and the fees of St. Louis. */
export const BENEFITS_UNTIL = '6';
/** The phases in which companies may buy private companies. */
export const SALE_PHASES: readonly string[] = ['3', '4'];
