import { type Certificate, hasMark, type Objection, percentOf, privatesOf, refuse } from '@roundhouse/engine';
import { type CompanyMW, core, type StateMW } from './state.ts';

/** How much a player may hold: certificates in all, and percent of one company, by the zones of the market. */

const isIn = (state: StateMW, { id }: CompanyMW, zones: readonly string[]): boolean =>
  zones.some((zone) => hasMark(core.cell(state, id), zone));

/** 18MW-yellow-1, 18MW-market-5: stock of the coloured zones does not count. */
export const counts = (state: StateMW, company: CompanyMW): boolean =>
  !isIn(state, company, ['yellow', 'green', 'brown']);

/** 18MW-green-1 */
export const holdLimit = (state: StateMW, company: CompanyMW): number =>
  isIn(state, company, ['green', 'brown']) ? 100 : core.box.holdPercent;

/** 18MW-brown-1 */
export const isBrown = (state: StateMW, company: CompanyMW): boolean => isIn(state, company, ['brown']);

export const isBlue = (state: StateMW, company: CompanyMW): boolean => isIn(state, company, ['blue']);

/** 18MW-shares-6: a share of 5% is half a certificate. */
export const weightOf = ({ percent }: Pick<Certificate, 'percent'>): number => (percent === 5 ? 0.5 : 1);

/** Certificates of a player that count, private companies among them. */
export function certificatesOf(state: StateMW, player: string): number {
  let sum = privatesOf(state, player).length;
  for (const company of Object.values(state.companies)) {
    if (percentOf(company, player) === 0 || !counts(state, company)) continue;
    for (const certificate of company.certificates)
      if (certificate.holder === player) sum += weightOf(certificate);
  }
  return sum;
}

export const isOverLimit = (state: StateMW, player: string): boolean =>
  certificatesOf(state, player) > core.certificateLimit(state);

/** 18MW-shares-7, 18MW-shares-13: would these certificates take a player over the limit? */
export function limitProblem(
  state: StateMW,
  company: CompanyMW,
  player: string,
  certificates: readonly Pick<Certificate, 'percent'>[],
): Objection | null {
  const limit = core.certificateLimit(state);
  const held = certificatesOf(state, player);
  const more = counts(state, company)
    ? certificates.reduce((sum, certificate) => sum + weightOf(certificate), 0)
    : 0;
  return held + more > limit ? refuse('stock.certificate-limit', { held, limit }) : null;
}

/** 18MW-shares-4, 18MW-shares-14 */
export function holdProblem(
  state: StateMW,
  company: CompanyMW,
  player: string,
  percent: number,
): Objection | null {
  const limit = holdLimit(state, company);
  return percentOf(company, player) + percent > limit
    ? refuse('stock.hold-limit', { company: company.id, limit })
    : null;
}
