export interface CompanyData {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly home: string;
  /** With the home station. */
  readonly stations: number;
}

// biome-ignore format: a table, one row a line
export const COMPANIES: readonly CompanyData[] = [
  { id: 'OSL', name: 'Oregon Short Line Railroad', color: 'orange', home: 'A9', stations: 4 },
  { id: 'CBQ', name: 'Chicago, Burlington, & Quincy Railroad', color: 'pink', home: 'E3', stations: 4 },
  { id: 'C&N', name: 'Cheyenne & Northern Railway', color: 'red', home: 'K13', stations: 3 },
  { id: 'CNW', name: 'Chicago & Northwestern Railroad', color: 'gray', home: 'H8', stations: 3 },
  { id: 'GINW', name: 'Grand Island & Northern Wyoming Railroad', color: 'yellow', home: 'J4', stations: 3 },
  { id: 'WNW', name: 'Wyoming & Northwestern Railway', color: 'blue', home: 'E9', stations: 3 },
  { id: 'BH', name: 'Big Horn Railroad', color: 'light green', home: 'G5', stations: 3 },
  { id: 'NWW', name: 'Nebraska, Wyoming, & Western Railroad', color: 'violet', home: 'M11', stations: 4 },
  { id: 'NP', name: 'Northern Pacific Railroad', color: 'dark green', home: 'C1', stations: 4 },
];

/** A further station costs so many times what the city is worth. */
export const STATION_COST_FACTOR = 3;
