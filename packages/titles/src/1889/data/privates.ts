import type { LayPower, PrivateData } from '@roundhouse/classic';

/** P7 closes only in the hands of a company (1889-3.7-2). */
// biome-ignore format: a table, one row a line
export const PRIVATES: readonly PrivateData[] = [
  { id: 'P1', name: 'Takamatsu E-Railroad', face: 20, revenue: 5, closesHex: 'K4', sale: { min: 10, max: 40 }, closesWith: '5' },
  { id: 'P2', name: 'Mitsubishi Ferry', face: 30, revenue: 5, closesHex: null, sale: { min: 15, max: 60 }, closesWith: '5' },
  { id: 'P3', name: 'Ehime Railway', face: 40, revenue: 10, closesHex: 'C4', sale: { min: 20, max: 80 }, closesWith: '5' },
  { id: 'P4', name: 'Sumitomo Mines Railway', face: 50, revenue: 15, closesHex: null, sale: { min: 25, max: 100 }, closesWith: '5' },
  { id: 'P5', name: 'Dougo Railway', face: 60, revenue: 15, closesHex: null, sale: { min: 30, max: 120 }, closesWith: '5' },
  { id: 'P6', name: 'South Iyo Railway', face: 80, revenue: 20, closesHex: null, sale: { min: 40, max: 160 }, closesWith: '5' },
  { id: 'P7', name: 'Uno-Takamatsu Ferry', face: 150, revenue: 30, closesHex: null, sale: { min: 75, max: 300 }, closesWith: '5' },
];

/** What P7 pays a player from Phase 5 on. */
export const LATE_FERRY_REVENUE = 50;

/** Private companies by the number of players. */
// biome-ignore format: a table, one row a line
export const IN_PLAY: Readonly<Record<number, readonly string[]>> = {
  2: ['P1', 'P2', 'P3', 'P4', 'P5'],
  3: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
  4: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'],
  5: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'],
  6: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'],
};

// biome-ignore format: a table, one row a line
export const BEGINNER_IN_PLAY: Readonly<Record<number, readonly string[]>> = {
  2: ['P5', 'P6'],
  3: ['P3', 'P5', 'P6'],
  4: ['P3', 'P4', 'P5', 'P6'],
  5: ['P1', 'P3', 'P4', 'P5', 'P6'],
  6: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
};

/** Figures of the beginner game. */
// biome-ignore format: a table, one row a line
export const BEGINNER_FIGURES: Readonly<Record<string, { readonly face: number; readonly revenue: number }>> = {
  P1: { face: 20, revenue: 5 },
  P2: { face: 40, revenue: 15 },
  P3: { face: 40, revenue: 15 },
  P4: { face: 60, revenue: 20 },
  P5: { face: 60, revenue: 20 },
  P6: { face: 90, revenue: 25 },
};

/** Without powers, and not for sale (1889-14.1-4). */
export const BEGINNER_PRIVATES: readonly PrivateData[] = PRIVATES.map((privateCompany) => ({
  ...privateCompany,
  ...BEGINNER_FIGURES[privateCompany.id],
  closesHex: null,
  sale: null,
}));

export const PORT: LayPower = { item: 'P2', tiles: ['437'], hexes: ['B11', 'G10', 'I12', 'J9'] };

export const OHZU: LayPower = {
  item: 'P3',
  tiles: ['12', '13', '14', '15', '205', '206'],
  hexes: ['C4'],
};
