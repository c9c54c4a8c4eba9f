import {
  allow,
  BANK,
  blocks,
  type Company,
  cashOf,
  defineMove,
  type Emit,
  findFrame,
  isCompany,
  name,
  noFields,
  type OperatingFrame,
  pay,
  percentOf,
  refuse,
  resort,
  type SaleLimits,
  saleMessage,
  saleProblem,
  sellShares,
  wholeNumber,
} from '@roundhouse/engine';
import { z } from 'zod';
import { POOL_PERCENT } from './data.ts';
import { endGame } from './end.ts';
import { operatingOrder } from './order.ts';
import { companyIn, presidentFor, type State1882, sharePrice } from './state.ts';
import { priceToSell, STOCK_RULES } from './stock.ts';
import { cheapestBankPrice, mayHelp, mustOwnTrain } from './trains.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Section 11.8: shares sold for a train, and bankruptcy. */

/** What the president still lacks for the cheapest train of the bank. */
function missing(state: State1882, turn: TurnFrame): number {
  const president = presidentFor(state, turn.company);
  return cheapestBankPrice(state) - cashOf(state, turn.company) - cashOf(state, president);
}

/** 1882-11.8-8: the operating company keeps its president. */
const limitsFor = (turn: TurnFrame, company: Company): SaleLimits => ({
  poolPercent: POOL_PERCENT,
  keepPresidency: company.id === turn.company,
});

export const emergencySale = defineMove<State1882, TurnFrame, { company: string; percent: number }>({
  type: 'sell',
  fields: z.strictObject({ company: name, percent: wholeNumber }),
  judge(state, turn, { company: id, percent }, player) {
    if (!isCompany(state, id)) return refuse('1882-11.8-7', `There is no company "${id}".`);
    const company = companyIn(state, id);
    if (!mayHelp(state, companyIn(state, turn.company))) {
      return refuse(
        '1882-11.8-1',
        'Shares are sold in an operating round only for a train that the company cannot pay.',
      );
    }
    const lacking = missing(state, turn);
    if (!mustOwnTrain(state, companyIn(state, turn.company)) && !canStillPay(state, turn)) {
      return refuse('1882-11.8-1', 'Not even by selling everything could the train be paid.');
    }
    if (lacking <= 0)
      return refuse('1882-11.8-6', 'There is enough money for the train: no more shares may be sold.');
    const price = priceToSell(state, company);
    if (typeof price !== 'number') return { ok: false, refusal: price };
    const problem = saleProblem(state, company, player, percent, limitsFor(turn, company));
    if (problem !== null) return refuse(emergencyRule(problem), saleMessage(problem, id));
    if ((percent / 10 - 1) * price >= lacking) {
      return refuse('1882-11.8-6', `Fewer shares of ${id} would bring the $${lacking} that are missing.`);
    }
    return allow((_, emit) => {
      sellShares(STOCK_RULES, state, company, player, percent, price, emit);
      turn.lastSale = price;
      // 1882-11-5: only an emergency sale sorts those anew that have still to operate.
      const round = findFrame<OperatingFrame>(state, 'operating');
      if (round !== undefined) resort(round, operatingOrder(state));
    });
  },
  *candidates(state, _turn, player) {
    for (const company of Object.values(state.companies)) yield* blocks(company, player);
  },
});

const emergencyRule = (problem: Parameters<typeof saleMessage>[0]): string =>
  problem === 'presidency-protected' ? '1882-11.8-8' : '1882-11.8-7';

/** The largest block that may be sold, in percent. */
function largestBlock(state: State1882, turn: TurnFrame, company: Company, player: string): number {
  for (let percent = percentOf(company, player); percent > 0; percent -= 10) {
    if (saleProblem(state, company, player, percent, limitsFor(turn, company)) === null) return percent;
  }
  return 0;
}

/** Everything that sales could bring. */
function raisable(state: State1882, turn: TurnFrame, player: string): number {
  return Object.values(state.companies).reduce((sum, company) => {
    const price = sharePrice(state, company.id) ?? 0;
    return price === 0 ? sum : sum + (price * largestBlock(state, turn, company, player)) / 10;
  }, 0);
}

/** Could the president bring up what the cheapest train of the bank costs? */
export const canStillPay = (state: State1882, turn: TurnFrame): boolean =>
  missing(state, turn) <= raisable(state, turn, presidentFor(state, turn.company));

/** 1882-11.8-10: nothing helps any more. */
export const bankruptMove = defineMove<State1882, TurnFrame, object>({
  type: 'bankrupt',
  fields: noFields,
  judge(state, turn, _fields, player) {
    const company = companyIn(state, turn.company);
    if (!mustOwnTrain(state, company) || !mayHelp(state, company)) {
      return refuse('1882-11.8-10', `${company.id} is not forced to buy a train that it cannot pay.`);
    }
    if (canStillPay(state, turn)) {
      return refuse('1882-11.8-10', 'The train can still be paid for by selling shares.');
    }
    return allow((_, emit) => goBankrupt(state, turn, player, emit));
  },
  candidates: () => [{ fields: {} }],
});

/** Ruling 33: all that can be sold is sold, the cash is lost, the game ends. */
function goBankrupt(state: State1882, turn: TurnFrame, player: string, emit: Emit): void {
  emit({ type: 'bankrupt', player });
  for (const company of Object.values(state.companies)) {
    const price = sharePrice(state, company.id);
    const percent = price === null ? 0 : largestBlock(state, turn, company, player);
    if (price !== null && percent > 0) sellShares(STOCK_RULES, state, company, player, percent, price, emit);
  }
  pay(state, player, BANK, cashOf(state, player), 'bankruptcy', emit);
  state.bankrupt = player;
  endGame(state, 'bankruptcy', emit);
}
