import type { PhaseData, TrainData } from '@roundhouse/classic';

// biome-ignore format: a table, one row a line
export const TRAINS: readonly TrainData[] = [
  { type: '2', range: 2, price: 100, quantity: 8, rustedBy: '4' },
  { type: '3', range: 3, price: 160, quantity: 6, rustedBy: '6' },
  { type: '4', range: 4, price: 300, quantity: 4, rustedBy: 'D' },
  { type: '5', range: 5, price: 450, quantity: 2, rustedBy: null },
  { type: '6', range: 6, price: 600, quantity: 2, rustedBy: null },
  { type: 'D', range: null, price: 900, quantity: 8, rustedBy: null },
];

/** Each begins with the first train of its name, phase 2 with the game. */
export const PHASE_NAMES = ['2', '3', '4', '5', '6', 'D'] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export interface PhaseBW extends PhaseData {
  readonly name: PhaseName;
  /** Resource cubes that a deposit produces, holds at most, and exports. */
  readonly cubes: { readonly production: number; readonly capacity: number; readonly export: number };
}

/** 1867BW-8.2.P-1, 1867BW-14.13-4: from phase 3 all but P13; only P6 and P11 outlive phase 5. */
const MOST = Array.from({ length: 12 }, (_, number) => `P${number + 1}`);
const LAST = ['P6', 'P11'];

// biome-ignore format: a table, one row a line
export const PHASES: readonly PhaseBW[] = [
  { name: '2', tiles: ['yellow'], operatingRounds: 1, trainLimit: 4, cubes: { production: 1, capacity: 2, export: 1 }, privatesForSale: [] },
  { name: '3', tiles: ['yellow', 'green'], operatingRounds: 2, trainLimit: 4, cubes: { production: 1, capacity: 2, export: 1 }, privatesForSale: MOST },
  { name: '4', tiles: ['yellow', 'green'], operatingRounds: 2, trainLimit: 3, cubes: { production: 2, capacity: 3, export: 1 }, privatesForSale: MOST },
  { name: '5', tiles: ['yellow', 'green', 'brown'], operatingRounds: 3, trainLimit: 2, cubes: { production: 2, capacity: 3, export: 1 }, privatesForSale: LAST },
  { name: '6', tiles: ['yellow', 'green', 'brown'], operatingRounds: 3, trainLimit: 2, cubes: { production: 3, capacity: 4, export: 2 }, privatesForSale: LAST },
  { name: 'D', tiles: ['yellow', 'green', 'brown', 'gray'], operatingRounds: 3, trainLimit: 2, cubes: { production: 3, capacity: 4, export: 2 }, privatesForSale: LAST },
];
