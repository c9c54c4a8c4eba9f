import type { Stock } from '@roundhouse/classic';
import {
  allow,
  BANK,
  cashOf,
  cellAt,
  closePrivate,
  defineMove,
  type Emit,
  heldBy,
  type Move,
  markActed,
  markerOf,
  moveCertificate,
  neighbour,
  type Objection,
  POOL,
  pay,
  percentOf,
  privateOwner,
  refuse,
  type StockFrame,
  shortText,
  wholeBetween,
} from '@roundhouse/engine';
import { GOLD_COMPANY, METALS, STEEL_COMPANY } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { GOLD_MINER_SHARES } from './data/numbers.ts';
import { STEEL_BOX } from './data/steel.ts';
import { riseFor } from './dividend.ts';
import { goldDividend } from './gold.ts';
import { countedCertificates, holdLimit } from './limits.ts';
import { type CompanyRG, core, isMetal, type StateRG } from './state.ts';

/** CF&I and VGC: their dividends, and the cards that buy their shares cheaply. */

/** 18RG-endor-3 and -8: players only, and the price never falls. */
function payMetal(state: StateRG, id: string, amount: number, emit: Emit): void {
  const company = core.company(state, id);
  const perShare = amount / 10;
  emit({ type: 'dividend', company: id, revenue: amount, perShare });
  for (const player of state.players)
    pay(state, BANK, player.id, (perShare * percentOf(company, player.id)) / 10, 'dividend', emit);
  core.movePrice(state, id, 'right', riseFor(state, id, amount), emit);
}

/** 18RG-endor-3 and -4: the box is paid out and starts again with $50. */
export function paySteel(state: StateRG, emit: Emit): void {
  const box = cashOf(state, STEEL_COMPANY);
  payMetal(state, STEEL_COMPANY, box, emit);
  pay(state, STEEL_COMPANY, BANK, box - STEEL_BOX, 'box', emit);
}

/** 18RG-endor-6 and -7; 18RG-B-7: the Gold Miner's two shares come on top. */
export function payGold(state: StateRG, emit: Emit): void {
  const amount = goldDividend(state);
  const miner = privateOwner(state, 'B4');
  if (miner !== null) pay(state, BANK, miner, (amount / 10) * GOLD_MINER_SHARES, 'gold-miner', emit);
  payMetal(state, GOLD_COMPANY, amount, emit);
  state.gold.gone += state.gold.shipped;
  state.gold.shipped = 0;
}

/** The price one space to the left; at the left end the price itself (ruling 2.10). */
function priceBelow(state: StateRG, company: string): number {
  const marker = markerOf(state, company);
  if (marker === undefined) throw new Error(`${company} has no marker`);
  const [row, column] = neighbour(MARKET, marker.row, marker.column, 'left');
  return cellAt(MARKET, row, column)?.price ?? 0;
}

/** So many shares of a metal company, taken from the board for this price. */
interface Deal {
  readonly id: string;
  readonly shares: number;
  readonly price: number;
  readonly player: string;
}

function dealProblem(state: StateRG, { id, shares, price, player }: Deal): Objection | null {
  const company = core.company(state, id);
  if (percentOf(company, POOL) < 10 * shares) return refuse('metal.not-there', { company: id });
  const limit = holdLimit(state);
  if (percentOf(company, player) + 10 * shares > limit)
    return refuse('stock.hold-limit', { company: id, limit });
  const cash = cashOf(state, player);
  return cash < price ? refuse('stock.cash', { price, cash }) : null;
}

type StockMove = Move<StateRG, StockFrame>;

/** 18RG-G-7 and -8: the Metals Investor (G5). */
export const investMove = ({ purchaseProblem }: Stock<StateRG, CompanyRG>): StockMove =>
  defineMove<StateRG, StockFrame, { company: string }>({
    type: 'invest',
    fields: { company: shortText },
    judge(state, frame, { company: id }, player) {
      if (privateOwner(state, 'G5') !== player) return refuse('invest.not-owned');
      if (!isMetal(id)) return refuse('invest.metals-only');
      if (state.invested.some(({ company }) => company === id))
        return refuse('invest.bought', { company: id });
      const deal = { id, shares: 1, price: priceBelow(state, id), player };
      return (
        purchaseProblem(state, frame, core.company(state, id), player) ??
        dealProblem(state, deal) ??
        allow((emit) => {
          carryOut(state, frame, deal, emit);
          state.invested.push({ player, company: id });
        })
      );
    },
    candidates: () => METALS.map((company) => ({ fields: { company } })),
  });

/** 18RG-B-10: the US Mint Worker (B6), for half of the price of one or two shares together, rounded up. */
export const mintMove: StockMove = defineMove<StateRG, StockFrame, { shares: number }>({
  type: 'mint',
  fields: { shares: wholeBetween(1, 2) },
  judge(state, frame, { shares }, player) {
    if (privateOwner(state, 'B6') !== player) return refuse('mint.not-owned');
    if (frame.bought !== null) return refuse('stock.one-purchase');
    if (frame.sold[player]?.includes(GOLD_COMPANY))
      return refuse('stock.sold-before', { company: GOLD_COMPANY });
    // The card, itself a certificate, leaves as the shares come.
    const held = countedCertificates(state, player);
    const limit = core.certificateLimit(state);
    if (held - 1 + shares > limit) return refuse('stock.certificate-limit', { held, limit });
    const price = Math.ceil(((core.price(state, GOLD_COMPANY) ?? 0) * shares) / 2);
    const deal = { id: GOLD_COMPANY, shares, price, player };
    return (
      dealProblem(state, deal) ??
      allow((emit) => {
        carryOut(state, frame, deal, emit);
        closePrivate(state, 'B6', emit);
      })
    );
  },
  candidates: (state, _frame, player) =>
    privateOwner(state, 'B6') === player ? [{ fields: { shares: 1 } }, { fields: { shares: 2 } }] : [],
});

/** It is the purchase of the turn. */
function carryOut(state: StateRG, frame: StockFrame, { id, shares, price, player }: Deal, emit: Emit): void {
  const company = core.company(state, id);
  pay(state, player, BANK, price, 'share', emit);
  for (const share of heldBy(company, POOL).slice(0, shares)) moveCertificate(company, share, player);
  emit({ type: 'bought', company: id, percent: 10 * shares, by: player, from: POOL, price });
  frame.bought = id;
  markActed(frame, player);
}
