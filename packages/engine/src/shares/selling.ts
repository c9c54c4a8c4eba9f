import type { Emit } from '../core/event.ts';
import type { BaseState } from '../core/state.ts';
import {
  type Company,
  certificatesFor,
  moveCertificate,
  ordinaryOf,
  ordinaryWorth,
  POOL,
  percentOf,
  presidentCertificate,
} from './certificates.ts';
import { majorityHolder, swapPresidency } from './presidency.ts';

/** Why a block of shares cannot go to the pool. */
export type SaleProblem = 'not-held' | 'pool-full' | 'president-certificate' | 'presidency-protected';

export interface SaleLimits {
  /** Most percent of a company that may lie in the pool; null: no limit. */
  readonly poolPercent: number | null;
  /** The presidency of the company may not change by this sale. */
  readonly keepPresidency?: boolean;
}

export function saleProblem(
  state: Pick<BaseState, 'players'>,
  company: Company,
  seller: string,
  percent: number,
  limits: SaleLimits,
): SaleProblem | null {
  const held = percentOf(company, seller);
  if (percent <= 0 || percent > held) return 'not-held';
  if (limits.poolPercent !== null && percentOf(company, POOL) + percent > limits.poolPercent)
    return 'pool-full';
  const successor = presidentAfterSale(state, company, seller, percent);
  if (successor === seller || presidentCertificate(company)?.holder !== seller) {
    if (ordinaryWorth(company, seller, percent) !== undefined) return null;
    const shares = company.certificates.filter(({ president }) => !president);
    return certificatesFor(shares, percent) === undefined ? 'not-held' : 'president-certificate';
  }
  if (limits.keepPresidency === true) return 'presidency-protected';
  const needed = presidentCertificate(company)?.percent ?? 0;
  const exchanged = ordinaryWorth(company, successor, needed);
  if (exchanged === undefined) return 'president-certificate';
  return certificatesFor([...ordinaryOf(company, seller), ...exchanged], percent) === undefined
    ? 'not-held'
    : null;
}

/** Who is president after `seller` has sold so much. */
function presidentAfterSale(
  state: Pick<BaseState, 'players'>,
  company: Company,
  seller: string,
  percent: number,
): string {
  if (presidentCertificate(company)?.holder !== seller) return seller;
  return majorityHolder(state, company, seller, (player) =>
    player === seller ? percentOf(company, player) - percent : percentOf(company, player),
  );
}

/** Moves the shares of a sale that has been found legal; the presidency is handed over first. */
export function sellToPool(
  state: Pick<BaseState, 'players'>,
  company: Company,
  seller: string,
  percent: number,
  emit: Emit,
): void {
  const successor = presidentAfterSale(state, company, seller, percent);
  if (successor !== seller) swapPresidency(company, successor, emit);
  const sold = ordinaryWorth(company, seller, percent);
  if (sold === undefined) throw new Error(`${seller} cannot sell ${percent}% of ${company.id}`);
  for (const certificate of sold) moveCertificate(company, certificate, POOL);
}
