/** One side of a railroad card: what it is when bought at this level. */
export interface Side {
  /** The name of the side: its level, and a or b where there are two of one level. */
  readonly side: string;
  readonly level: number;
  readonly cost: number;
  readonly income: number;
  /** The income of the variant in which B, D and F earn by the level bought (see the option `incomes`). */
  readonly incomeByLevel: number;
  /** The level that makes it obsolete; null: never. */
  readonly obsoleteAt: number | null;
}

export type Category = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I/K';

/** The sides of each category; where there are two, the lower level comes first (RB-RR-1 to RB-RR-9). */
// biome-ignore format: a table, one row a line
export const CATEGORIES: Readonly<Record<Category, readonly Side[]>> = {
  A: [{ side: '2', level: 2, cost: 100, income: 50, incomeByLevel: 50, obsoleteAt: 4 }],
  B: [
    { side: '2', level: 2, cost: 100, income: 50, incomeByLevel: 50, obsoleteAt: 4 },
    { side: '3', level: 3, cost: 200, income: 50, incomeByLevel: 80, obsoleteAt: 6 },
  ],
  C: [{ side: '3', level: 3, cost: 200, income: 80, incomeByLevel: 80, obsoleteAt: 6 }],
  D: [
    { side: '3', level: 3, cost: 200, income: 80, incomeByLevel: 80, obsoleteAt: 6 },
    { side: '4', level: 4, cost: 300, income: 80, incomeByLevel: 120, obsoleteAt: 8 },
  ],
  E: [{ side: '4', level: 4, cost: 300, income: 120, incomeByLevel: 120, obsoleteAt: 8 }],
  F: [
    { side: '4', level: 4, cost: 300, income: 120, incomeByLevel: 120, obsoleteAt: 8 },
    { side: '5', level: 5, cost: 500, income: 120, incomeByLevel: 170, obsoleteAt: null },
  ],
  G: [{ side: '5', level: 5, cost: 500, income: 170, incomeByLevel: 170, obsoleteAt: null }],
  H: [{ side: '6', level: 6, cost: 600, income: 230, incomeByLevel: 230, obsoleteAt: null }],
  'I/K': [
    { side: '8a', level: 8, cost: 800, income: 300, incomeByLevel: 300, obsoleteAt: null },
    { side: '8b', level: 8, cost: 400, income: 100, incomeByLevel: 100, obsoleteAt: null },
  ],
};

export interface RailroadCard {
  readonly id: string;
  readonly category: Category;
  readonly name: string;
}

/** The stack from the top (RB-SET-3). Only the name of the first is known; the others are ours. */
// biome-ignore format: a table, one row a line
export const RAILROADS: readonly RailroadCard[] = [
  { id: 'A1', category: 'A', name: 'Dominion Atlantic Railway' },
  { id: 'A2', category: 'A', name: 'Bangor & Aroostook Railroad' },
  { id: 'A3', category: 'A', name: 'Rutland Railroad' },
  { id: 'A4', category: 'A', name: 'Toledo, Peoria & Western Railway' },
  { id: 'B1', category: 'B', name: 'Ann Arbor Railroad' },
  { id: 'B2', category: 'B', name: 'Central Vermont Railway' },
  { id: 'B3', category: 'B', name: 'Chicago, Indianapolis & Louisville Railway' },
  { id: 'C1', category: 'C', name: 'Maine Central Railroad' },
  { id: 'C2', category: 'C', name: 'Lehigh & Hudson River Railway' },
  { id: 'C3', category: 'C', name: 'Western Maryland Railway' },
  { id: 'D1', category: 'D', name: 'Delaware & Hudson Railway' },
  { id: 'D2', category: 'D', name: 'Chicago Great Western Railway' },
  { id: 'E1', category: 'E', name: 'Boston & Maine Railroad' },
  { id: 'E2', category: 'E', name: 'Lehigh Valley Railroad' },
  { id: 'F1', category: 'F', name: 'New York, Chicago & St. Louis Railroad' },
  { id: 'F2', category: 'F', name: 'Wabash Railroad' },
  { id: 'G1', category: 'G', name: 'Illinois Central Railroad' },
  { id: 'G2', category: 'G', name: 'Erie Railroad' },
  { id: 'H1', category: 'H', name: 'Louisville & Nashville Railroad' },
  { id: 'H2', category: 'H', name: 'Northern Pacific Railway' },
  { id: 'K1', category: 'I/K', name: 'Atchison, Topeka & Santa Fe Railway' },
  { id: 'K2', category: 'I/K', name: 'Baltimore & Ohio Railroad' },
  { id: 'K3', category: 'I/K', name: 'Canadian Pacific Railway' },
  { id: 'K4', category: 'I/K', name: 'Great Northern Railway' },
  { id: 'K5', category: 'I/K', name: 'New York Central Railroad' },
  { id: 'K6', category: 'I/K', name: 'Pennsylvania Railroad' },
  { id: 'K7', category: 'I/K', name: 'Southern Pacific Railroad' },
  { id: 'K8', category: 'I/K', name: 'Union Pacific Railroad' },
];
