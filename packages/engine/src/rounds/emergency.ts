import type { Emit } from '../core/event.ts';
import { name, wholeNumber } from '../core/fields.ts';
import { findFrame } from '../core/frame.ts';
import { defineMove, type Move } from '../core/move.ts';
import type { Frame } from '../core/state.ts';
import { allow, byRule, type Objection } from '../core/verdict.ts';
import { type Company, isCompany, percentOf } from '../shares/certificates.ts';
import { type OperatingFrame, resort } from './operating.ts';
import { blocks, type StockRules, type StockState, sellShares } from './stock.ts';

/** A turn in which shares may have to be sold for a train. */
export interface FundraisingTurn extends Frame {
  /** The price of the last share sold for a train. */
  lastSale: number | null;
}

export interface EmergencyRules<S extends StockState, C extends Company, F extends FundraisingTurn> {
  readonly stock: StockRules<S, C>;
  /** Why no shares are sold at all now; null if they may be. */
  barred(state: S, turn: F): Objection | null;
  /** What is still missing for the train. */
  missing(state: S, turn: F): number;
  /** The price of a share, or why none can be sold. */
  price(state: S, company: C): number | Objection;
  /** What stands against selling this block, need and price aside. */
  blockProblem(state: S, turn: F, company: C, player: string, percent: number): Objection | null;
  /** Companies in operating order: such a sale sorts those anew that have still to operate. */
  order(state: S): string[];
  readonly ids: { readonly needed: string; readonly unknown: string };
}

export interface Emergency<S, F> {
  readonly sale: Move<S, F>;
  /** Everything that sales could bring. */
  raisable(state: S, turn: F, player: string): number;
  /** Sells all that may be sold: the last thing before bankruptcy. */
  sellAll(state: S, turn: F, player: string, emit: Emit): void;
}

/** Shares sold in the middle of a turn for a train that the company cannot pay: no more of them than are needed. */
export function emergencySales<S extends StockState, C extends Company, F extends FundraisingTurn>(
  rules: EmergencyRules<S, C, F>,
): Emergency<S, F> {
  const { stock, ids } = rules;

  /** The largest blocks that may be sold, company by company. */
  function* largestBlocks(state: S, turn: F, player: string) {
    for (const id of Object.keys(state.companies)) {
      const company = stock.company(state, id);
      const price = rules.price(state, company);
      if (typeof price !== 'number') continue;
      let percent = percentOf(company, player);
      while (percent > 0 && rules.blockProblem(state, turn, company, player, percent) !== null) percent -= 10;
      if (percent > 0) yield { company, percent, price };
    }
  }

  const sale = defineMove<S, F, { company: string; percent: number }>({
    type: 'sell',
    fields: { company: name, percent: wholeNumber },
    judge(state, turn, { company: id, percent }, player) {
      if (!isCompany(state, id)) return byRule(ids.unknown, `There is no company "${id}".`);
      const company = stock.company(state, id);
      const barred = rules.barred(state, turn);
      if (barred !== null) return barred;
      const missing = rules.missing(state, turn);
      if (missing <= 0)
        return byRule(ids.needed, 'There is enough money for the train: no more shares may be sold.');
      const price = rules.price(state, company);
      if (typeof price !== 'number') return price;
      const problem = rules.blockProblem(state, turn, company, player, percent);
      if (problem !== null) return problem;
      if ((percent / 10 - 1) * price >= missing)
        return byRule(ids.needed, `Fewer shares of ${id} would bring the $${missing} that are missing.`);
      return allow((emit) => {
        sellShares(stock, state, company, player, percent, price, emit);
        turn.lastSale = price;
        const round = findFrame<OperatingFrame>(state, 'operating');
        if (round !== undefined) resort(round, rules.order(state));
      });
    },
    *candidates(state, _turn, player) {
      for (const id of Object.keys(state.companies)) yield* blocks(stock.company(state, id), player);
    },
  });

  return {
    sale,
    raisable(state, turn, player) {
      let sum = 0;
      for (const { percent, price } of largestBlocks(state, turn, player)) sum += (price * percent) / 10;
      return sum;
    },
    sellAll(state, turn, player, emit) {
      for (const { company, percent, price } of largestBlocks(state, turn, player))
        sellShares(stock, state, company, player, percent, price, emit);
    },
  };
}
