import {
  allow,
  BANK,
  byRule,
  cashOf,
  cellAt,
  closePrivate,
  defineMove,
  heldBy,
  markActed,
  markerOf,
  moveCertificate,
  name,
  neighbour,
  type Objection,
  POOL,
  pay,
  percentOf,
  purchaseProblem,
  type StockFrame,
  wholeBetween,
} from '@roundhouse/engine';
import { GOLD_COMPANY, METALS } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { certificateLimit, companyIn, isMetal, ownerOf, type StateRG, sharePrice } from './state.ts';
import { countedCertificates, holdLimit, STOCK_RULES } from './stock-rules.ts';

/** Cheap metal shares: the Metals Investor (G5) and the US Mint Worker (B6). */

/** The price one space to the left; at the left end the price itself (ruling 2.10). */
function priceBelow(state: StateRG, company: string): number {
  const marker = markerOf(state, company);
  if (marker === undefined) throw new Error(`${company} has no marker`);
  const [row, column] = neighbour(MARKET, marker.row, marker.column, 'left');
  return cellAt(MARKET, row, column)?.price ?? 0;
}

/** What stands against taking so many shares of a metal company from the board for this price. */
function dealProblem(
  state: StateRG,
  id: string,
  shares: number,
  price: number,
  player: string,
): Objection | null {
  const company = companyIn(state, id);
  if (percentOf(company, POOL) < 10 * shares)
    return byRule('18RG-buy-2', `There are not so many shares of ${id} on the board.`);
  const limit = holdLimit(state);
  if (percentOf(company, player) + 10 * shares > limit)
    return byRule('18RG-buy-4', `You may not hold more than ${limit}% of ${id}.`);
  return cashOf(state, player) < price
    ? byRule('18RG-cash-2', `This costs $${price}; you have $${cashOf(state, player)}.`)
    : null;
}

/** 18RG-G-7 and -8 */
export const investMove = defineMove<StateRG, StockFrame, { company: string }>({
  type: 'invest',
  fields: { company: name },
  judge(state, frame, { company: id }, player) {
    if (ownerOf(state, 'G5') !== player) return byRule('18RG-G-7', 'You do not own the Metals Investor.');
    if (!isMetal(id)) return byRule('18RG-G-7', 'The Metals Investor buys shares of CF&I and VGC.');
    if (state.invested.some(({ company }) => company === id))
      return byRule('18RG-G-7', `The Metals Investor has bought ${id} in this stock round.`);
    const price = priceBelow(state, id);
    const problem =
      purchaseProblem(STOCK_RULES, state, frame, companyIn(state, id), player) ??
      dealProblem(state, id, 1, price, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      takeFromBoard(state, id, 1, price, player, emit);
      state.invested.push({ player, company: id });
      frame.bought = id;
      markActed(frame, player);
    });
  },
  candidates: () => METALS.map((company) => ({ fields: { company } })),
});

/** 18RG-B-10: half of the price of one or two shares together, rounded up. */
export const mintMove = defineMove<StateRG, StockFrame, { shares: number }>({
  type: 'mint',
  fields: { shares: wholeBetween(1, 2) },
  judge(state, frame, { shares }, player) {
    if (ownerOf(state, 'B6') !== player) return byRule('18RG-B-10', 'You do not own the US Mint Worker.');
    if (frame.bought !== null) return byRule('18RG-stock-1', 'You have bought a certificate in this turn.');
    if (frame.sold[player]?.includes(GOLD_COMPANY))
      return byRule('18RG-buy-3', 'You have sold shares of VGC in this stock round.');
    // The card, itself a certificate, leaves as the shares come.
    if (countedCertificates(state, player) - 1 + shares > certificateLimit(state))
      return byRule('18RG-cert-1', `You may have ${certificateLimit(state)} certificates.`);
    const price = Math.ceil(((sharePrice(state, GOLD_COMPANY) ?? 0) * shares) / 2);
    const problem = dealProblem(state, GOLD_COMPANY, shares, price, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      takeFromBoard(state, GOLD_COMPANY, shares, price, player, emit);
      closePrivate(state, 'B6', emit);
      frame.bought = GOLD_COMPANY;
      markActed(frame, player);
    });
  },
  candidates: (state, _frame, player) =>
    ownerOf(state, 'B6') === player ? [{ fields: { shares: 1 } }, { fields: { shares: 2 } }] : [],
});

function takeFromBoard(
  state: StateRG,
  id: string,
  shares: number,
  price: number,
  player: string,
  emit: Parameters<typeof closePrivate>[2],
): void {
  const company = companyIn(state, id);
  pay(state, player, BANK, price, 'share', emit);
  for (const share of heldBy(company, POOL).slice(0, shares)) moveCertificate(company, share, player);
  emit({ type: 'bought', company: id, percent: 10 * shares, by: player, from: POOL, price });
}
