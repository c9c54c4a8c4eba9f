import type { CompanyData, PhaseData, PrivateData, TradeIn, TrainData } from '@roundhouse/classic';

export const STARTING_CASH: Readonly<Record<number, number>> = { 2: 900, 3: 600, 4: 450, 5: 360, 6: 300 };
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 20, 3: 14, 4: 11, 5: 10, 6: 9 };
export const SECOND_TILE_COST = 20;
export const NWR_TILE_INCOME = 20;
export const TRESTLE_INCOME = 10;

export const NEUTRAL = 'neutral';
export const SUPPLY = 'supply';
export const GONE = 'gone';

const ONE_NEUTRAL = { owner: NEUTRAL, count: 1 };

export const COMPANIES: readonly CompanyData[] = [
  { id: 'CN', name: 'Canadian National Railway', home: null, stationCosts: [] },
  {
    id: 'CNoR',
    name: 'Canadian Northern Railway',
    home: 'D8',
    stationCosts: [0, 40, 100],
    otherMarkers: ONE_NEUTRAL,
  },
  {
    id: 'CPR',
    name: 'Canadian Pacific Railway',
    home: 'I5',
    stationCosts: [0, 40, 100, 100],
  },
  {
    id: 'GTP',
    name: 'Grand Trunk Pacific Railway',
    home: 'L8',
    stationCosts: [0, 40, 100],
    otherMarkers: ONE_NEUTRAL,
  },
  {
    id: 'HBR',
    name: 'Hudson Bay Railway',
    home: 'G11',
    stationCosts: [0, 40, 100],
    otherMarkers: ONE_NEUTRAL,
  },
  {
    id: 'QL',
    name: "Qu'appelle, Long Lake, and Saskatchewan Railway",
    home: 'J10',
    stationCosts: [0, 40],
    otherMarkers: ONE_NEUTRAL,
  },
  {
    id: 'SCR',
    name: 'Saskatchewan Central Railway',
    home: null,
    stationCosts: [0],
    otherMarkers: ONE_NEUTRAL,
  },
];

/** The order of that site, in which it asks for discards. */
export const RECORDED_ORDER: readonly string[] = ['CN', 'CNoR', 'HBR', 'CPR', 'GTP', 'SCR', 'QL'];

export const PRIVATES: readonly PrivateData[] = [
  {
    id: 'P1',
    name: 'Hudson Bay Company',
    face: 20,
    revenue: 5,
    closesHex: 'C11',
    sale: { min: 10, max: 40 },
    closesWith: '5',
  },
  {
    id: 'P2',
    name: 'Saskatchewan Central Company',
    face: 50,
    revenue: 10,
    closesHex: 'H4',
    sale: { min: 25, max: 100 },
    closesWith: '6',
  },
  {
    id: 'P3',
    name: 'North-West Rebellion Company',
    face: 80,
    revenue: 15,
    closesHex: null,
    sale: { min: 40, max: 160 },
    closesWith: '5',
  },
  {
    id: 'P4',
    name: 'Trestle Bridge Company',
    face: 140,
    revenue: 0,
    closesHex: 'G9',
    sale: { min: 70, max: 280 },
    closesWith: '5',
  },
  {
    id: 'P5',
    name: 'Canadian Pacific Company',
    face: 180,
    revenue: 25,
    closesHex: null,
    sale: null,
    closesWith: '5',
  },
];

/** Companies of which one certificate goes with P4, in the order of the draw. */
export const TRESTLE_COMPANIES = ['CNoR', 'CPR', 'GTP', 'HBR', 'QL'] as const;
/** Trains under whose first card the rebellion may lie, in the order of the draw. */
export const REBELLION_TRAINS = ['3', '4', '5', '6'] as const;
/** Extra trains that may come with SCR; each has the number after the last ordinary one. */
export const EXTRA_TRAINS = [
  { id: '3-4', type: '3' },
  { id: '4-3', type: '4' },
  { id: '5-2', type: '5' },
  { id: '6-2', type: '6' },
] as const;

export const TRAINS: readonly TrainData[] = [
  { type: '2', range: 2, price: 80, quantity: 6, rustedBy: '4' },
  { type: '3', range: 3, price: 180, quantity: 4, rustedBy: '6' },
  { type: '4', range: 4, price: 300, quantity: 3, rustedBy: 'D' },
  { type: '5', range: 5, price: 450, quantity: 2, rustedBy: null },
  { type: '6', range: 6, price: 630, quantity: 2, rustedBy: null },
  { type: 'D', range: null, price: 1100, quantity: null, rustedBy: null },
];

export const TRADE_IN: TradeIn = { type: 'D', price: 800, given: ['4', '5', '6'] };

const FOR_SALE = ['P1', 'P2', 'P3', 'P4'];

export const PHASES: readonly PhaseData[] = [
  { name: '2', tiles: ['yellow'], operatingRounds: 1, trainLimit: 4, privatesForSale: [] },
  { name: '3', tiles: ['yellow', 'green'], operatingRounds: 2, trainLimit: 4, privatesForSale: FOR_SALE },
  { name: '4', tiles: ['yellow', 'green'], operatingRounds: 2, trainLimit: 3, privatesForSale: FOR_SALE },
  {
    name: '5',
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 3,
    trainLimit: 3,
    privatesForSale: ['P2'],
  },
  { name: '6', tiles: ['yellow', 'green', 'brown'], operatingRounds: 3, trainLimit: 2, privatesForSale: [] },
  { name: 'D', tiles: ['yellow', 'green', 'brown'], operatingRounds: 3, trainLimit: 2, privatesForSale: [] },
];

/** The fishing exit: a stop that need not count towards a train's range. */
export const FISHING = 'B6';
/** Hudson Bay with either of the western areas on one route. */
export const LONG_HAUL = { east: ['B12'], west: ['B2', 'I1'], bonus: 100 } as const;

/** Records of 18xx.games write other symbols for some companies (ruling A). */
export const RECORDED_COMPANIES = { CNR: 'CNoR', GT: 'GTP', QLL: 'QL', SC: 'SCR' } as const;
export const RECORDED_PRIVATES = { HB: 'P1', SC: 'P2', NWR: 'P3', TB: 'P4', CP: 'P5' } as const;
