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

export const STANDARD_TRACK = 'standard';

// biome-ignore format: a table, one row a line
export const GOLD_TRACKS: Readonly<Record<string, GoldTrack>> = {
  standard: { spaces: [{ amount: 50, colour: 'yellow' }, { amount: 90, colour: 'yellow' }, { amount: 140, colour: 'green' }, { amount: 200, colour: 'green' }, { amount: 270, colour: 'brown' }, { amount: 350, colour: null }] },
  A: { spaces: [{ amount: 60, colour: 'yellow' }, { amount: 100, colour: 'yellow' }, { amount: 150, colour: 'green' }, { amount: 200, colour: 'green' }, { amount: 250, colour: 'brown' }, { amount: 300, colour: null }] },
  B: { spaces: [{ amount: 30, colour: 'yellow' }, { amount: 60, colour: 'yellow' }, { amount: 110, colour: 'green' }, { amount: 180, colour: 'green' }, { amount: 280, colour: 'brown' }, { amount: 400, colour: null }] },
  C: { spaces: [{ amount: 80, colour: 'yellow' }, { amount: 120, colour: 'yellow' }, { amount: 160, colour: 'green' }, { amount: 200, colour: 'green' }, { amount: 240, colour: 'brown' }, { amount: 280, colour: null }] },
  D: { spaces: [{ amount: 50, colour: 'yellow' }, { amount: 120, colour: 'green' }, { amount: 200, colour: 'green' }, { amount: 280, colour: 'brown' }, { amount: 360, colour: null }] },
  E: { spaces: [{ amount: 70, colour: 'green' }, { amount: 130, colour: 'green' }, { amount: 200, colour: 'brown' }, { amount: 300, colour: null }] },
  F: { spaces: [{ amount: 50, colour: 'green' }, { amount: 110, colour: 'green' }, { amount: 190, colour: 'green' }, { amount: 290, colour: 'brown' }, { amount: 410, colour: null }] },
  G: { spaces: [{ amount: 10, colour: 'yellow' }, { amount: 40, colour: 'yellow' }, { amount: 70, colour: 'green' }, { amount: 110, colour: 'green' }, { amount: 160, colour: 'brown' }, { amount: 220, colour: null }], plusPrice: true },
  H: { spaces: [{ amount: 40, colour: 'yellow' }, { amount: 70, colour: 'yellow' }, { amount: 110, colour: 'yellow' }, { amount: 160, colour: 'green' }, { amount: 220, colour: 'brown' }, { amount: 290, colour: null }] },
};

/** The alternate tracks, in the order of the draw. */
export const ALTERNATE_TRACKS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export const GOLD_CUBES = 20;
export const SHIPMENT = 50;
export const NUGGET_SHIPMENT = 130;
export const MINE_ICON = 'mine';
