/** Recorded games write other symbols for some companies (ruling A). */
const COMPANIES = new Map(Object.entries({ CNR: 'CNoR', GT: 'GTP', QLL: 'QL', SC: 'SCR' }));
const PRIVATES = new Map(Object.entries({ HB: 'P1', SC: 'P2', NWR: 'P3', TB: 'P4', CP: 'P5' }));

const turned = (table: ReadonlyMap<string, string>) =>
  new Map([...table].map(([recorded, ours]) => [ours, recorded]));
const RECORDED_COMPANIES = turned(COMPANIES);
const RECORDED_PRIVATES = turned(PRIVATES);

export const ourCompany = (recorded: string): string => COMPANIES.get(recorded) ?? recorded;
export const ourPrivate = (recorded: string): string => PRIVATES.get(recorded) ?? recorded;
export const recordedCompany = (ours: string): string => RECORDED_COMPANIES.get(ours) ?? ours;
export const recordedPrivate = (ours: string): string => RECORDED_PRIVATES.get(ours) ?? ours;

/** Players' ids are numbers in records. */
export const recordedPlayer = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id);
