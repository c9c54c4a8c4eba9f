/** Where certificates lie when no player or company holds them. */
export const OFFERING = 'offering';
export const POOL = 'pool';

export interface Certificate {
  readonly percent: number;
  readonly president: boolean;
  holder: string;
}

export interface Company {
  readonly id: string;
  /** In order of arrival: a certificate that changes hands goes to the end. */
  certificates: Certificate[];
  /** The price of a share from the offering; null until the company is started. */
  par: number | null;
}

export interface HasCompanies<C extends Company = Company> {
  readonly companies: Record<string, C>;
}

export function companyOf<C extends Company>(state: HasCompanies<C>, id: string): C {
  const company = Object.hasOwn(state.companies, id) ? state.companies[id] : undefined;
  if (company === undefined) throw new Error(`There is no company ${id}`);
  return company;
}

export const isCompany = (state: HasCompanies, id: string): boolean => Object.hasOwn(state.companies, id);

export const heldBy = (company: Company, holder: string): Certificate[] =>
  company.certificates.filter((certificate) => certificate.holder === holder);

export function countHeld({ certificates }: Company, holder: string): number {
  let count = 0;
  for (let i = 0; i < certificates.length; i++) if (certificates[i]?.holder === holder) count++;
  return count;
}

export function percentOf({ certificates }: Company, holder: string): number {
  let sum = 0;
  for (let i = 0; i < certificates.length; i++) {
    const certificate = certificates[i];
    if (certificate?.holder === holder) sum += certificate.percent;
  }
  return sum;
}

export const presidentCertificate = (company: Company): Certificate | undefined =>
  company.certificates.find((certificate) => certificate.president);

/** The holder of the president's certificate, if that is a player. */
export function presidentOf(company: Company, isPlayer: (holder: string) => boolean): string | null {
  const holder = presidentCertificate(company)?.holder;
  return holder !== undefined && isPlayer(holder) ? holder : null;
}

/** The only way in which a certificate changes hands. */
export function moveCertificate(company: Company, certificate: Certificate, to: string): void {
  const at = company.certificates.indexOf(certificate);
  if (at < 0) throw new Error(`${company.id} has no such certificate`);
  company.certificates.splice(at, 1);
  certificate.holder = to;
  company.certificates.push(certificate);
}

/** Certificates that make up exactly `percent`, large ones first, then first come first; undefined if there are none. */
export function certificatesFor(
  certificates: readonly Certificate[],
  percent: number,
): readonly Certificate[] | undefined {
  const picked: Certificate[] = [];
  let left = percent;
  // Size by size, of which there are two or three: sorting takes longer, and every block that might be sold is asked for here.
  for (let size = nextSize(certificates, left); size > 0; size = nextSize(certificates, size - 1)) {
    for (const certificate of certificates) {
      if (certificate.percent !== size || size > left) continue;
      picked.push(certificate);
      left -= size;
    }
  }
  return left === 0 ? picked : undefined;
}

/** The largest size of certificate that is no larger than this; 0 where there is none. */
function nextSize(certificates: readonly Certificate[], most: number): number {
  let size = 0;
  for (const { percent } of certificates) if (percent <= most && percent > size) size = percent;
  return size;
}

export const ordinaryOf = (company: Company, holder: string): Certificate[] =>
  heldBy(company, holder).filter((certificate) => !certificate.president);

/** Ordinary certificates of `holder` that make up exactly `percent`. */
export const ordinaryWorth = (
  company: Company,
  holder: string,
  percent: number,
): readonly Certificate[] | undefined => certificatesFor(ordinaryOf(company, holder), percent);

/** The usual set: a president's certificate of 20% and eight of 10%, all in one place. */
export function standardCertificates(holder: string): Certificate[] {
  const ordinary = Array.from({ length: 8 }, () => ({ percent: 10, president: false, holder }));
  return [{ percent: 20, president: true, holder }, ...ordinary];
}
