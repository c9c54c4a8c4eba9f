import type { Colour } from './companies.ts';

/** A space of the gold track: a fixed dividend, or the price of VGC plus an amount. */
export interface GoldSpace {
  readonly amount: number;
  /** The phase from which it may be covered; null: the red space, which never is. */
  readonly colour: Colour | null;
}

export interface GoldTrack {
  readonly spaces: readonly GoldSpace[];
  /** The amounts are added to the price of VGC. */
  readonly plusPrice?: true;
}

const fixed = (yellow: readonly number[], green: readonly number[], brown: number, red: number): GoldTrack => ({
  spaces: [
    ...yellow.map((amount) => ({ amount, colour: 'yellow' as const })),
    ...green.map((amount) => ({ amount, colour: 'green' as const })),
    { amount: brown, colour: 'brown' },
    { amount: red, colour: null },
  ],
});

export const STANDARD_TRACK = 'standard';

// biome-ignore format: a table, one row a line
export const GOLD_TRACKS: Readonly<Record<string, GoldTrack>> = {
  standard: fixed([50, 90], [140, 200], 270, 350),
  A: fixed([60, 100], [150, 200], 250, 300),
  B: fixed([30, 60], [110, 180], 280, 400),
  C: fixed([80, 120], [160, 200], 240, 280),
  D: fixed([50], [120, 200], 280, 360),
  E: fixed([], [70, 130], 200, 300),
  F: fixed([], [50, 110, 190], 290, 410),
  G: { ...fixed([10, 40], [70, 110], 160, 220), plusPrice: true },
  H: fixed([40, 70, 110], [160], 220, 290),
};

/** The alternate tracks, in the order of the draw. */
export const ALTERNATE_TRACKS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export const GOLD_CUBES = 20;
export const SHIPMENT = 50;
export const NUGGET_SHIPMENT = 130;
export const MINE_ICON = 'goldMine';
