import {
  BANK,
  type Emit,
  heldBy,
  saleProblem as kernelProblem,
  moveCertificate,
  type Objection,
  ordinaryWorth,
  POOL,
  pay,
  percentOf,
  refuse,
  sellToPool,
} from '@roundhouse/engine';
import { ASIDE } from './data/box.ts';
import { holdLimit } from './limits.ts';
import { type CompanyMW, core, type StateMW } from './state.ts';

/** Selling shares. They are set aside until the president has decided whether to protect the price (ruling 4.2). */

/** What stands against selling so much, turn aside. */
export function saleProblem(
  state: StateMW,
  company: CompanyMW,
  player: string,
  percent: number,
  keepPresidency = false,
): Objection | null {
  const { id } = company;
  if (core.price(state, id) === null) return refuse('stock.no-price', { company: id });
  const problem = kernelProblem(state, company, player, percent, { poolPercent: null, keepPresidency });
  if (problem === 'not-held') return refuse('stock.not-held', { company: id });
  // 18MW-protection-14, 18MW-shares-14
  const limit = holdLimit(state, company);
  if (percentOf(company, player) - percent > limit)
    return refuse('stock.down-to-limit', { company: id, limit });
  // 18MW-shares-12, 18MW-bankruptcy-15
  const inPool = percentOf(company, POOL) + percentOf(company, ASIDE);
  if (inPool + percent > core.box.poolPercent) return refuse('stock.pool-full', { company: id });
  return problem === null ? null : refuse(`stock.${problem}`, { company: id });
}

/** What a sale of so much more brings: pairs of 5% the full price, an odd one half, rounded down (ruling 10.6). */
export function proceedsOf(state: StateMW, company: CompanyMW, percent: number): number {
  const price = core.price(state, company.id) ?? 0;
  const before = percentOf(company, ASIDE);
  return Math.floor((price * (before + percent)) / 10) - Math.floor((price * before) / 10);
}

/** 18MW-stock-16, 18MW-stock-21: pays the seller and sets the shares aside; the presidency may change at once. */
export function sellAside(
  state: StateMW,
  company: CompanyMW,
  player: string,
  percent: number,
  emit: Emit,
): void {
  const price = proceedsOf(state, company, percent);
  const before = new Set(heldBy(company, POOL));
  sellToPool(state, company, player, percent, emit);
  for (const certificate of heldBy(company, POOL))
    if (!before.has(certificate)) moveCertificate(company, certificate, ASIDE);
  pay(state, BANK, player, price, 'shares', emit);
  emit({ type: 'sold', company: company.id, percent, by: player, price });
  state.sold[player] = [...new Set([...(state.sold[player] ?? []), company.id])];
}

/** The smallest certificate of a block that a player could sell. */
export const smallestOf = (company: CompanyMW, player: string, percent: number): number =>
  Math.min(...(ordinaryWorth(company, player, percent) ?? company.certificates).map((one) => one.percent));
