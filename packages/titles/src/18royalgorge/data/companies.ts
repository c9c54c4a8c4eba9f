import type { CompanyData } from '@roundhouse/classic';

/** A phase's colour, which is also that of boxes, tiles, steel and gold spaces. Silver is written as gray. */
export const COLOURS = ['yellow', 'green', 'brown', 'gray'] as const;
export type Colour = (typeof COLOURS)[number];

export interface RailData extends CompanyData {
  /** The year on the charter: the oldest two are in the yellow boxes, the next two in the green, the youngest in the brown. */
  readonly established: number;
  readonly home: string;
}

// biome-ignore format: a table, one row a line
export const RAILS: readonly RailData[] = [
  { id: 'RG', name: 'Rio Grande', established: 1870, home: 'L2', stationCosts: [0, 40, 60] },
  { id: 'SF', name: 'Santa Fe', established: 1876, home: 'O15', stationCosts: [0, 40, 60, 80] },
  { id: 'KP', name: 'Kansas Pacific', established: 1869, home: 'O5', stationCosts: [0, 40, 60, 80] },
  { id: 'SPP', name: 'Denver South Park', established: 1872, home: 'B6', stationCosts: [0, 40, 60, 80] },
  { id: 'PAV', name: 'Pueblo & Arkansas Valley', established: 1875, home: 'L14', stationCosts: [0, 40, 60, 80] },
  { id: 'NO', name: 'Denver & New Orleans', established: 1881, home: 'L8', stationCosts: [0, 40, 60] },
  { id: 'CM', name: 'Colorado Midland', established: 1883, home: 'B2', stationCosts: [0, 40, 60] },
  { id: 'S', name: 'Silverton Railroad', established: 1887, home: 'C17', stationCosts: [0, 40, 60] },
  { id: 'FCC', name: 'Florence & Cripple Creek', established: 1893, home: 'I13', stationCosts: [0, 40] },
  { id: 'CSCC', name: 'Colorado Springs & Cripple Creek', established: 1897, home: 'K7', stationCosts: [0, 40] },
  { id: 'CS', name: 'Colorado & Southern', established: 1898, home: 'J2', stationCosts: [0, 40] },
];

export const ALWAYS = ['RG', 'SF'] as const;
/** In the order of the draw. */
export const DRAWN = ['KP', 'SPP', 'PAV', 'NO', 'CM', 'S', 'FCC', 'CSCC', 'CS'] as const;
export const BOXES: readonly Colour[] = ['yellow', 'yellow', 'green', 'green', 'brown'];
/** Homes printed as towns, with the tile that makes them cities. */
export const CITY_HOMES: Readonly<Record<string, string>> = { FCC: 'home-I13', NO: 'home-L8' };

export const RIO_GRANDE = 'RG';
export const SANTA_FE = 'SF';
export const STEEL_COMPANY = 'CF&I';
export const GOLD_COMPANY = 'VGC';
export const METALS: readonly string[] = [STEEL_COMPANY, GOLD_COMPANY];
export const METAL_NAMES: Readonly<Record<string, string>> = {
  'CF&I': 'Colorado Fuel & Iron',
  VGC: 'Victor Gold Company',
};
export const METAL_PRICE = 45;
