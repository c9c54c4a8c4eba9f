import {
  allow,
  BANK,
  byRule,
  cashOf,
  defineMove,
  type Emit,
  emergencySales,
  type Objection,
  pay,
  saleMessage,
  saleProblem,
} from '@roundhouse/engine';
import { POOL_PERCENT } from './data.ts';
import { endGame } from './end.ts';
import { operatingOrder } from './order.ts';
import { type Company1882, companyIn, presidentFor, type State1882 } from './state.ts';
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
function blockProblem(
  state: State1882,
  turn: TurnFrame,
  company: Company1882,
  player: string,
  percent: number,
): Objection | null {
  const keepPresidency = company.id === turn.company;
  const problem = saleProblem(state, company, player, percent, { poolPercent: POOL_PERCENT, keepPresidency });
  if (problem === null) return null;
  const rule = problem === 'presidency-protected' ? '1882-11.8-8' : '1882-11.8-7';
  return byRule(rule, saleMessage(problem, company.id));
}

const { sale, raisable, sellAll } = emergencySales<State1882, Company1882, TurnFrame>({
  stock: STOCK_RULES,
  barred(state, turn) {
    const buyer = companyIn(state, turn.company);
    const no = (message: string): Objection => byRule('1882-11.8-1', message);
    if (!mayHelp(state, buyer))
      return no('Shares are sold in an operating round only for a train that the company cannot pay.');
    return !mustOwnTrain(state, buyer) && !canStillPay(state, turn)
      ? no('Not even by selling everything could the train be paid.')
      : null;
  },
  missing,
  price: priceToSell,
  blockProblem,
  // 1882-11-5
  order: operatingOrder,
  ids: { needed: '1882-11.8-6', unknown: '1882-11.8-7' },
});

export const emergencySale = sale;

/** Could the president bring up what the cheapest train of the bank costs? */
export const canStillPay = (state: State1882, turn: TurnFrame): boolean =>
  missing(state, turn) <= raisable(state, turn, presidentFor(state, turn.company));

/** 1882-11.8-10: nothing helps any more. */
export const bankruptMove = defineMove<State1882, TurnFrame, object>({
  type: 'bankrupt',
  fields: {},
  judge(state, turn, _fields, player) {
    const company = companyIn(state, turn.company);
    if (!mustOwnTrain(state, company) || !mayHelp(state, company)) {
      return byRule('1882-11.8-10', `${company.id} is not forced to buy a train that it cannot pay.`);
    }
    if (canStillPay(state, turn)) {
      return byRule('1882-11.8-10', 'The train can still be paid for by selling shares.');
    }
    return allow((emit) => goBankrupt(state, turn, player, emit));
  },
  candidates: () => [{ fields: {} }],
});

/** Ruling 33: all that can be sold is sold, the cash is lost, the game ends. */
function goBankrupt(state: State1882, turn: TurnFrame, player: string, emit: Emit): void {
  emit({ type: 'bankrupt', player });
  sellAll(state, turn, player, emit);
  pay(state, player, BANK, cashOf(state, player), 'bankruptcy', emit);
  state.bankrupt = player;
  endGame(state, 'bankruptcy', emit);
}
