import type { PhaseData, TradeIn, TrainData } from '@roundhouse/classic';
import { PRIVATES } from './privates.ts';

/** Phases in which the bank sells D-trains beside the others. */
export const DIESEL_SALE = { type: 'D', phases: ['6', 'D'] } as const;

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
