/** The order of that site, in which it asks for discards. */
export const RECORDED_ORDER: readonly string[] = ['CN', 'CNoR', 'HBR', 'CPR', 'GTP', 'SCR', 'QL'];

/** Records of 18xx.games write other symbols for some companies (ruling A). */
export const RECORDED_COMPANIES = { CNR: 'CNoR', GT: 'GTP', QLL: 'QL', SC: 'SCR' } as const;

export const RECORDED_PRIVATES = { HB: 'P1', SC: 'P2', NWR: 'P3', TB: 'P4', CP: 'P5' } as const;
