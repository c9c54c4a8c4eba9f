import {
  allow,
  BANK,
  byRule,
  cashOf,
  defineMove,
  type Emit,
  emergencySales,
  lockProblem,
  type Objection,
  pay,
  percentOf,
  saleMessage,
  saleProblem,
} from '@roundhouse/engine';
import { endGame } from './end.ts';
import { operatingOrder } from './prices.ts';
import { type CompanyRG, companyIn, isMetal, presidentFor, type StateRG } from './state.ts';
import { priceToSell, STOCK_RULES } from './stock-rules.ts';
import { mayHelp, mustOwnTrain, topPrice } from './trains.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Emergency fundraising, and bankruptcy. */

/** What the president still lacks for the top train. */
const missing = (state: StateRG, turn: TurnFrame): number =>
  topPrice(state) - cashOf(state, turn.company) - cashOf(state, presidentFor(state, turn.company));

/** 18RG-emergency-3 and -4 */
function blockProblem(
  state: StateRG,
  turn: TurnFrame,
  company: CompanyRG,
  player: string,
  percent: number,
): Objection | null {
  const locked = lockProblem(STOCK_RULES, state, company, player, percent);
  if (locked !== null && !state.options.investedSoldInEmergency) return locked;
  if (state.options.oneBlockInEmergency && turn.soldForTrain.includes(company.id))
    return byRule('18RG-sell-8', `Shares of ${company.id} have been sold for this train.`);
  if (state.options.lastMetalShareKept && isMetal(company.id) && isLastOf(state, company, player, percent))
    return byRule('18RG-emergency-3', `Nobody else holds ${company.id}: one share must be kept.`);
  const keepPresidency = company.id === turn.company || !state.options.emergencyMayChangePresidents;
  const poolPercent = STOCK_RULES.poolPercent(company);
  const problem = saleProblem(state, company, player, percent, { poolPercent, keepPresidency });
  if (problem === null) return null;
  const rule = problem === 'pool-full' ? '18RG-emergency-4' : STOCK_RULES.ids.sale[problem];
  return byRule(rule, saleMessage(problem, company.id));
}

/** Would no player hold a share any more? */
const isLastOf = (state: StateRG, company: CompanyRG, player: string, percent: number): boolean =>
  state.players.every(({ id }) => percentOf(company, id) === (id === player ? percent : 0));

/** 18RG-emergency-2 */
const { sale, raisable, sellAll } = emergencySales<StateRG, CompanyRG, TurnFrame>({
  stock: STOCK_RULES,
  barred(state, turn) {
    const buyer = companyIn(state, turn.company);
    if (mustOwnTrain(state, buyer) && mayHelp(state, buyer)) return null;
    const message = 'In an operating round shares are sold only for a train that must be bought.';
    return byRule('18RG-emergency-2', message);
  },
  missing,
  price: priceToSell,
  blockProblem,
  // 18RG-or-4
  order: operatingOrder,
  ids: { needed: '18RG-emergency-2', unknown: '18RG-emergency-2' },
});

export const emergencySale = sale;

/** 18RG-bankrupt-1: nothing helps any more. */
export const bankruptMove = defineMove<StateRG, TurnFrame, object>({
  type: 'bankrupt',
  fields: {},
  judge(state, turn, _fields, player) {
    const company = companyIn(state, turn.company);
    if (!mustOwnTrain(state, company) || !mayHelp(state, company))
      return byRule('18RG-bankrupt-1', `${company.id} is not forced to buy a train that it cannot pay.`);
    if (missing(state, turn) <= raisable(state, turn, player))
      return byRule('18RG-bankrupt-1', 'The train can still be paid for, if need be by selling shares.');
    return allow((emit) => goBankrupt(state, turn, player, emit));
  },
  candidates: () => [{ fields: {} }],
});

/** Ruling 4.19: what can be sold is sold, the cash goes to the company, the game ends. */
function goBankrupt(state: StateRG, turn: TurnFrame, player: string, emit: Emit): void {
  emit({ type: 'bankrupt', player });
  sellAll(state, turn, player, emit);
  const to = state.options.bankruptCashToBank ? BANK : turn.company;
  pay(state, player, to, cashOf(state, player), 'bankruptcy', emit);
  state.bankrupt = player;
  endGame(state, 'bankruptcy', emit);
}
