import {
  BANK,
  type Certificate,
  cashOf,
  type Emit,
  heldBy,
  isCompany,
  isObjection,
  moveCertificate,
  type Objection,
  OFFERING,
  POOL,
  pay,
  percentOf,
  presidentCertificate,
  refuse,
  settlePresidency,
  swapPresidency,
} from '@roundhouse/engine';
import { floatIfHeld } from './floating.ts';
import { holdProblem, limitProblem } from './limits.ts';
import { type CompanyMW, core, type StateMW } from './state.ts';

/** Getting a certificate from the offering, the pool or a treasury, for money or in exchange. */

export interface Purchase {
  readonly company: string;
  readonly from: string;
  readonly percent: number;
}

export interface Found {
  readonly company: CompanyMW;
  readonly certificate: Certificate;
  readonly price: number;
  readonly payTo: string;
}

/** Nobody has the president's certificate: bankruptcy has put it into the pool. */
export const isVacant = (company: CompanyMW): boolean => presidentCertificate(company)?.holder === POOL;

/** The certificate, if it is for sale there and this player may hold it; turn, round and money aside. */
export function findShare(
  state: StateMW,
  player: string,
  { company: id, from, percent }: Purchase,
): Found | Objection {
  if (!isCompany(state, id)) return refuse('stock.unknown-company', { company: id });
  const company = core.company(state, id);
  const price = core.price(state, id);
  if (company.fate !== null) return refuse('stock.out-of-game', { company: id });
  if (company.par === null || price === null) return refuse('stock.not-started', { company: id });
  const certificate = [OFFERING, POOL, id].includes(from)
    ? heldBy(company, from).find((held) => !held.president && held.percent === percent)
    : undefined;
  if (certificate === undefined) return refuse('stock.not-for-sale', { company: id, percent, from });
  const problem =
    presidencyProblem(company, player, percent) ??
    holdProblem(state, company, player, percent) ??
    limitProblem(state, company, player, [certificate]);
  if (problem !== null) return problem;
  // 18MW-stock-14 and -15, 18MW-merger-18 and -19
  const full = from === OFFERING ? company.par : price;
  return {
    company,
    certificate,
    price: Math.ceil((full * percent) / 10),
    payTo: from === id ? id : BANK,
  };
}

/** 18MW-receivership-6 and -7: the first certificate is the president's, or a share that with those held makes up as much. */
function presidencyProblem(company: CompanyMW, player: string, percent: number): Objection | null {
  if (!isVacant(company)) return null;
  const held = percentOf(company, player);
  const needed = presidentCertificate(company)?.percent ?? 0;
  return held > 0 && held + percent >= needed
    ? null
    : refuse('stock.president-first', { company: company.id });
}

/** Takes the certificate; the presidency may change, receivership end, the corporation float. */
export function takeShare(state: StateMW, player: string, found: Found, price: number, emit: Emit): void {
  const { company, certificate, payTo } = found;
  const from = certificate.holder;
  pay(state, player, payTo, price, 'share', emit);
  moveCertificate(company, certificate, player);
  emit({ type: 'bought', company: company.id, percent: certificate.percent, by: player, from, price });
  if (isVacant(company)) swapPresidency(company, player, emit);
  else settlePresidency(state, company, emit);
  release(company, emit);
  floatIfHeld(state, company, emit);
}

/** 18MW-receivership-8: whoever has the president's certificate runs the company; a borrowed train goes back. */
export function release(company: CompanyMW, emit: Emit): void {
  if (company.receiver === null || isVacant(company)) return;
  company.receiver = null;
  emit({ type: 'special', name: 'released', facts: { company: company.id } });
}

/** 18MW-receivership-16, 18MW-bankruptcy-13: the president's certificate out of the pool, at twice the price, once for a system. */
export function findPresidency(state: StateMW, player: string, id: string): Found | Objection {
  if (!isCompany(state, id)) return refuse('stock.unknown-company', { company: id });
  const company = core.company(state, id);
  const certificate = presidentCertificate(company);
  if (company.fate !== null || certificate === undefined || !isVacant(company))
    return refuse('presidency.not-vacant', { company: id });
  const problem =
    holdProblem(state, company, player, certificate.percent) ??
    limitProblem(state, company, player, [certificate]);
  if (problem !== null) return problem;
  const price = ((core.price(state, id) ?? 0) * certificate.percent) / 10;
  return { company, certificate, price, payTo: BANK };
}

/** Every size of share that lies somewhere for sale. */
export function* sharesForSale(state: StateMW): Iterable<Purchase> {
  for (const company of Object.values(state.companies)) {
    if (company.fate !== null || company.par === null) continue;
    for (const from of [OFFERING, POOL, company.id]) {
      const sizes = new Set<number>();
      for (const certificate of heldBy(company, from)) {
        if (certificate.president || sizes.has(certificate.percent)) continue;
        sizes.add(certificate.percent);
        yield { company: company.id, from, percent: certificate.percent };
      }
    }
  }
}

/** 18MW-stock-15: has the player the money? */
export const cashProblem = (state: StateMW, player: string, found: Found | Objection): Objection | null => {
  if (isObjection(found)) return found;
  const cash = cashOf(state, player);
  return cash < found.price ? refuse('stock.cash', { price: found.price, cash }) : null;
};
