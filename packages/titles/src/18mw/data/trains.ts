import type { Phase, TrainType } from '@roundhouse/engine';

export interface TrainMW extends TrainType {
  /** How many cities and off-map areas it visits; null: any number. */
  readonly range: number | null;
}

// biome-ignore format: a table, one row a line
export const TRAINS: readonly TrainMW[] = [
  { type: '2', range: 2, price: 80, quantity: 7, rustedBy: '4' },
  { type: '3', range: 3, price: 180, quantity: 6, rustedBy: '5' },
  { type: '4', range: 4, price: 300, quantity: 5, rustedBy: '6' },
  { type: '5', range: 5, price: 425, quantity: 4, rustedBy: '10' },
  { type: '6', range: 6, price: 550, quantity: 3, rustedBy: 'D' },
  { type: '8', range: 8, price: 800, quantity: 3, rustedBy: null },
  { type: '10', range: 10, price: 900, quantity: 3, rustedBy: null },
  { type: 'D', range: null, price: 1100, quantity: null, rustedBy: null },
];

/** Each begins with the first train of its name, phase 1 with the game. */
export const PHASE_NAMES = ['1', '2', '3', '4', '5', '6', '8', '10', 'D'] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export interface PhaseMW extends Phase {
  readonly name: PhaseName;
  /** Which of the three values of Chicago and the off-map areas counts; named as on the map. */
  readonly box: 'yellow' | 'brown' | 'gray';
}

// biome-ignore format: a table, one row a line
export const PHASES: readonly PhaseMW[] = [
  { name: '1', tiles: ['yellow'], operatingRounds: 1, trainLimit: 4, box: 'yellow' },
  { name: '2', tiles: ['yellow'], operatingRounds: 1, trainLimit: 4, box: 'yellow' },
  { name: '3', tiles: ['yellow', 'green'], operatingRounds: 2, trainLimit: 4, box: 'yellow' },
  { name: '4', tiles: ['yellow', 'green'], operatingRounds: 2, trainLimit: 3, box: 'brown' },
  { name: '5', tiles: ['yellow', 'green', 'brown'], operatingRounds: 3, trainLimit: 3, box: 'brown' },
  { name: '6', tiles: ['yellow', 'green', 'brown'], operatingRounds: 3, trainLimit: 2, box: 'brown' },
  { name: '8', tiles: ['yellow', 'green', 'brown', 'gray'], operatingRounds: 3, trainLimit: 2, box: 'gray' },
  { name: '10', tiles: ['yellow', 'green', 'brown', 'gray'], operatingRounds: 3, trainLimit: 2, box: 'gray' },
  { name: 'D', tiles: ['yellow', 'green', 'brown', 'gray'], operatingRounds: 3, trainLimit: 2, box: 'gray' },
];

/** A system may own so many trains above the limit of the phase. */
export const SYSTEM_EXTRA_TRAINS = 1;
