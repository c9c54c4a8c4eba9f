import type { TrainData } from '@roundhouse/classic';
import type { Phase } from '@roundhouse/engine';
import type { Colour } from './companies.ts';

export interface TrainRG extends TrainData {
  /** Cities and off-board stops for a + train, stops of any kind for the 6x2. */
  readonly range: number;
  readonly townsFree: boolean;
  readonly multiplier: number;
  /** What the bank pays the owner when it rusts. */
  readonly salvage: number;
}

// biome-ignore format: a table, one row a line
export const TRAINS: readonly TrainRG[] = [
  { type: '2+', range: 2, townsFree: true, multiplier: 1, price: 80, quantity: 4, rustedBy: '4+', salvage: 20 },
  { type: '3+', range: 3, townsFree: true, multiplier: 1, price: 180, quantity: 4, rustedBy: '6x2', salvage: 45 },
  { type: '4+', range: 4, townsFree: true, multiplier: 1, price: 400, quantity: 3, rustedBy: null, salvage: 0 },
  { type: '5+', range: 5, townsFree: true, multiplier: 1, price: 500, quantity: 2, rustedBy: null, salvage: 0 },
  { type: '6x2', range: 6, townsFree: false, multiplier: 2, price: 650, quantity: null, rustedBy: null, salvage: 0 },
];

export const PHASE_NAMES = ['Yellow', 'Green', 'Brown', 'Silver'] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export interface PhaseRG extends Phase {
  readonly name: PhaseName;
  /** Colours of tiles, of boxes, of steel columns and of gold spaces that are open. */
  readonly tiles: readonly Colour[];
  readonly companiesBuyAssets: boolean;
}

// biome-ignore format: a table, one row a line
export const PHASES: readonly PhaseRG[] = [
  { name: 'Yellow', tiles: ['yellow'], operatingRounds: 2, trainLimit: 2, companiesBuyAssets: false },
  { name: 'Green', tiles: ['yellow', 'green'], operatingRounds: 2, trainLimit: 2, companiesBuyAssets: true },
  { name: 'Brown', tiles: ['yellow', 'green', 'brown'], operatingRounds: 2, trainLimit: 2, companiesBuyAssets: true },
  { name: 'Silver', tiles: ['yellow', 'green', 'brown', 'gray'], operatingRounds: 2, trainLimit: 2, companiesBuyAssets: false },
];

/** A card that lies under a train. */
export type DeckCard =
  | { readonly card: 'phase'; readonly phase: PhaseName }
  | { readonly card: 'rust'; readonly train: string }
  | { readonly card: 'treaty' }
  | { readonly card: 'close' }
  | { readonly card: 'end' };

/** What is uncovered when a train leaves the deck, in the order in which it is resolved. */
export const UNDER: Readonly<Record<string, readonly DeckCard[]>> = {
  '2+-3': [{ card: 'phase', phase: 'Green' }],
  '3+-1': [{ card: 'treaty' }],
  '4+-0': [{ card: 'rust', train: '2+' }],
  '4+-2': [{ card: 'phase', phase: 'Brown' }],
  '5+-0': [{ card: 'close' }],
  '5+-1': [{ card: 'phase', phase: 'Silver' }],
  '6x2-0': [{ card: 'rust', train: '3+' }, { card: 'end' }],
};

/** The cards under trains that are neither phases nor rust. */
export const CARD_TEXTS = {
  treaty: 'Treaty of Boston',
  close: 'Private assets close',
  end: 'Game end triggered',
} as const;
