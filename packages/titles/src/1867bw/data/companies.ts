import type { CompanyData } from '@roundhouse/classic';

export interface CompanyDataBW extends CompanyData {
  readonly color: string;
  readonly home: string;
  /** With the home station. */
  readonly stations: number;
}

/** A station costs what its city is worth, so none has a printed price. */
const company = (id: string, name: string, color: string, home: string, stations: number): CompanyDataBW => ({
  id,
  name,
  color,
  home,
  stations,
  stationCosts: Array.from({ length: stations }, () => 0),
});

// biome-ignore format: a table, one row a line
export const COMPANIES: readonly CompanyDataBW[] = [
  company('OSL', 'Oregon Short Line Railroad', 'orange', 'A9', 4),
  company('CBQ', 'Chicago, Burlington, & Quincy Railroad', 'pink', 'E3', 4),
  company('C&N', 'Cheyenne & Northern Railway', 'red', 'K13', 3),
  company('CNW', 'Chicago & Northwestern Railroad', 'gray', 'H8', 3),
  company('GINW', 'Grand Island & Northern Wyoming Railroad', 'yellow', 'J4', 3),
  company('WNW', 'Wyoming & Northwestern Railway', 'blue', 'E9', 3),
  company('BH', 'Big Horn Railroad', 'light green', 'G5', 3),
  company('NWW', 'Nebraska, Wyoming, & Western Railroad', 'violet', 'M11', 4),
  company('NP', 'Northern Pacific Railroad', 'dark green', 'C1', 4),
];

/** A further station costs so many times what the city is worth. */
export const STATION_COST_FACTOR = 3;
