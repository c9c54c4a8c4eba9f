import type { CompanyData, LayPower, PhaseData, PrivateData, TradeIn, TrainData } from '@roundhouse/classic';

export const STARTING_CASH: Readonly<Record<number, number>> = { 2: 420, 3: 420, 4: 420, 5: 390, 6: 390 };
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 25, 3: 19, 4: 14, 5: 12, 6: 11 };

/** In the order of the charters. */
// biome-ignore format: a table, one row a line
export const COMPANIES: readonly CompanyData[] = [
  { id: 'AR', name: 'Awa Railroad', home: 'K8', stationCosts: [0, 40] },
  { id: 'IR', name: 'Iyo Railway', home: 'E2', stationCosts: [0, 40] },
  { id: 'SR', name: 'Sanuki Railway', home: 'I2', stationCosts: [0, 40] },
  { id: 'KO', name: 'Takamatsu & Kotohira Electric Railway', home: 'K4', stationCosts: [0, 40] },
  { id: 'TR', name: 'Tosa Electric Railway', home: 'F9', stationCosts: [0, 40, 40] },
  { id: 'KU', name: 'Tosa Kuroshio Railway', home: 'C10', stationCosts: [0] },
  { id: 'UR', name: 'Uwajima Railway', home: 'B7', stationCosts: [0, 40, 40] },
];

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

/** Phases in which the bank sells D-trains beside the others. */
export const DIESEL_SALE = { type: 'D', phases: ['6', 'D'] } as const;

export const PORT: LayPower = { item: 'P2', tiles: ['437'], hexes: ['B11', 'G10', 'I12', 'J9'] };
export const OHZU: LayPower = {
  item: 'P3',
  tiles: ['12', '13', '14', '15', '205', '206'],
  hexes: ['C4'],
};

// biome-ignore format: a table, one row a line
export const TRAINS: readonly TrainData[] = [
  { type: '2', range: 2, price: 80, quantity: 6, rustedBy: '4' },
  { type: '3', range: 3, price: 180, quantity: 5, rustedBy: '6' },
  { type: '4', range: 4, price: 300, quantity: 4, rustedBy: 'D' },
  { type: '5', range: 5, price: 450, quantity: 3, rustedBy: null },
  { type: '6', range: 6, price: 630, quantity: 2, rustedBy: null },
  { type: 'D', range: null, price: 1100, quantity: null, rustedBy: null },
];

export const TRADE_IN: TradeIn = { type: 'D', price: 800, given: ['4', '5', '6'] };

const FOR_SALE = PRIVATES.map(({ id }) => id);

// biome-ignore format: a table, one row a line
export const PHASES: readonly PhaseData[] = [
  { name: '2', tiles: ['yellow'], operatingRounds: 1, trainLimit: 4, privatesForSale: [] },
  { name: '3', tiles: ['yellow', 'green'], operatingRounds: 2, trainLimit: 4, privatesForSale: FOR_SALE },
  { name: '4', tiles: ['yellow', 'green'], operatingRounds: 2, trainLimit: 3, privatesForSale: FOR_SALE },
  { name: '5', tiles: ['yellow', 'green', 'brown'], operatingRounds: 3, trainLimit: 2, privatesForSale: [] },
  { name: '6', tiles: ['yellow', 'green', 'brown'], operatingRounds: 3, trainLimit: 2, privatesForSale: [] },
  { name: 'D', tiles: ['yellow', 'green', 'brown'], operatingRounds: 3, trainLimit: 2, privatesForSale: [] },
];
