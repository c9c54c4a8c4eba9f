/** Symbols of ours and of records, both ways. */
export interface RecordNames {
  company(recorded: string): string;
  private(recorded: string): string;
  recordedCompany(ours: string): string;
  recordedPrivate(ours: string): string;
}

const both = (pairs: Readonly<Record<string, string>>) => {
  const ours = new Map(Object.entries(pairs));
  const recorded = new Map([...ours].map(([theirs, own]) => [own, theirs]));
  return {
    ours: (symbol: string) => ours.get(symbol) ?? symbol,
    recorded: (symbol: string) => recorded.get(symbol) ?? symbol,
  };
};

/** What records call otherwise than we do, by their symbols. */
export function recordNames(
  companies: Readonly<Record<string, string>>,
  privates: Readonly<Record<string, string>>,
): RecordNames {
  const company = both(companies);
  const privateCompany = both(privates);
  return {
    company: company.ours,
    private: privateCompany.ours,
    recordedCompany: company.recorded,
    recordedPrivate: privateCompany.recorded,
  };
}

/** Players' ids are numbers in records. */
export const recordedPlayer = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id);
