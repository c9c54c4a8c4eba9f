export interface CorporationData {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly textColor: string;
  /** The base hex; those of the Southern Pacific and of the Gulf, Mobile and Ohio lie off the map. */
  readonly home: string;
}

// biome-ignore format: a table, one row a line
export const CORPORATIONS: readonly CorporationData[] = [
  { id: 'SP', name: 'Southern Pacific', color: '#c8501e', textColor: 'white', home: 'L4' },
  { id: 'NP', name: 'Northern Pacific', color: '#1f6b3a', textColor: 'white', home: 'B8' },
  { id: 'CRI&P', name: 'Chicago, Rock Island and Pacific', color: '#b01c2e', textColor: 'white', home: 'G7' },
  { id: 'MILW', name: 'Chicago, Milwaukee, St. Paul and Pacific', color: '#e87722', textColor: 'black', home: 'D18' },
  { id: 'C&NW', name: 'Chicago and Northwestern', color: '#f2c200', textColor: 'black', home: 'E15' },
  { id: 'IC', name: 'Illinois Central', color: '#6b4a2b', textColor: 'white', home: 'I15' },
  { id: 'MP', name: 'Missouri Pacific', color: '#1b3f8b', textColor: 'white', home: 'K13' },
  { id: 'SLSF', name: 'St. Louis and San Francisco', color: '#7a1f5c', textColor: 'white', home: 'J6' },
  { id: 'CB&Q', name: 'Chicago, Burlington and Quincy', color: '#2b2b2b', textColor: 'white', home: 'G13' },
  { id: 'GM&O', name: 'Gulf, Mobile and Ohio', color: '#5a9bd4', textColor: 'black', home: 'N16' },
];

/** Made of two corporations each. */
export const SYSTEMS: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'BN', name: 'Burlington Northern' },
  { id: 'CR', name: 'Conrail' },
  { id: 'CSX', name: 'CSX' },
  { id: 'N&W', name: 'Norfolk and Western' },
];

/** How many tokens a corporation has, with its base, by its initial value. */
export const TOKENS: Readonly<Record<number, number>> = { 70: 2, 75: 2, 80: 2, 85: 3, 90: 3, 100: 4 };

/** A token costs a flat sum, and more for each hex from the base. */
export const TOKEN_COST = { flat: 40, perHex: 10 };
