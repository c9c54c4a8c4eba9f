/** Recorded games write other symbols for some companies (ruling A). */
const COMPANIES: Readonly<Record<string, string>> = { CNR: 'CNoR', GT: 'GTP', QLL: 'QL', SC: 'SCR' };
const PRIVATES: Readonly<Record<string, string>> = { HB: 'P1', SC: 'P2', NWR: 'P3', TB: 'P4', CP: 'P5' };

const turned = (table: Readonly<Record<string, string>>) =>
  new Map(Object.entries(table).map(([recorded, ours]) => [ours, recorded]));
const RECORDED_COMPANIES = turned(COMPANIES);
const RECORDED_PRIVATES = turned(PRIVATES);

export const ourCompany = (recorded: string): string => COMPANIES[recorded] ?? recorded;
export const ourPrivate = (recorded: string): string => PRIVATES[recorded] ?? recorded;
export const recordedCompany = (ours: string): string => RECORDED_COMPANIES.get(ours) ?? ours;
export const recordedPrivate = (ours: string): string => RECORDED_PRIVATES.get(ours) ?? ours;

/** Players' ids are numbers in records. */
export const recordedPlayer = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id);
