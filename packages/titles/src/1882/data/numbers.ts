export const STARTING_CASH: Readonly<Record<number, number>> = { 2: 900, 3: 600, 4: 450, 5: 360, 6: 300 };

export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 20, 3: 14, 4: 11, 5: 10, 6: 9 };

export const SECOND_TILE_COST = 20;

export const NWR_TILE_INCOME = 20;

export const TRESTLE_INCOME = 10;

export const NEUTRAL = 'neutral';

export const SUPPLY = 'supply';

export const GONE = 'gone';

/** The fishing exit: a stop that need not count towards a train's range. */
export const FISHING = 'B6';

/** Hudson Bay with either of the western areas on one route. */
export const LONG_HAUL = { east: ['B12'], west: ['B2', 'I1'], bonus: 100 } as const;
