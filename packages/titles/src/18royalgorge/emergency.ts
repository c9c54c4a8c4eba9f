import {
  allow,
  BANK,
  blocks,
  cashOf,
  defineMove,
  type Emit,
  findFrame,
  isCompany,
  lockProblem,
  name,
  noFields,
  type OperatingFrame,
  pay,
  percentOf,
  type Refusal,
  refuse,
  resort,
  saleMessage,
  saleProblem,
  sellShares,
  wholeNumber,
} from '@roundhouse/engine';
import { z } from 'zod';
import { endGame } from './end.ts';
import { operatingOrder } from './prices.ts';
import { type CompanyRG, companyIn, isMetal, presidentFor, type StateRG, sharePrice } from './state.ts';
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
): Refusal | null {
  const locked = lockProblem(STOCK_RULES, state, company, player, percent);
  if (locked !== null) return locked;
  if (state.options.lastMetalShareKept && isMetal(company.id) && isLastOf(state, company, player, percent))
    return { rule: '18RG-emergency-3', message: `Nobody else holds ${company.id}: one share must be kept.` };
  const keepPresidency = company.id === turn.company || !state.options.emergencyMayChangePresidents;
  const poolPercent = STOCK_RULES.poolPercent(company);
  const problem = saleProblem(state, company, player, percent, { poolPercent, keepPresidency });
  if (problem === null) return null;
  const rule = problem === 'pool-full' ? '18RG-emergency-4' : STOCK_RULES.ids.sale[problem];
  return { rule, message: saleMessage(problem, company.id) };
}

/** Would no player hold a share any more? */
const isLastOf = (state: StateRG, company: CompanyRG, player: string, percent: number): boolean =>
  state.players.every(({ id }) => percentOf(company, id) === (id === player ? percent : 0));

/** 18RG-emergency-2 */
export const emergencySale = defineMove<StateRG, TurnFrame, { company: string; percent: number }>({
  type: 'sell',
  fields: z.strictObject({ company: name, percent: wholeNumber }),
  judge(state, turn, { company: id, percent }, player) {
    if (!isCompany(state, id)) return refuse('18RG-emergency-2', `There is no company "${id}".`);
    const company = companyIn(state, id);
    const buyer = companyIn(state, turn.company);
    if (!mustOwnTrain(state, buyer) || !mayHelp(state, buyer))
      return refuse(
        '18RG-emergency-2',
        'In an operating round shares are sold only for a train that must be bought.',
      );
    const lacking = missing(state, turn);
    if (lacking <= 0) return refuse('18RG-emergency-2', 'There is enough money for the train.');
    const price = priceToSell(state, company);
    if (typeof price !== 'number') return { ok: false, refusal: price };
    const problem = blockProblem(state, turn, company, player, percent);
    if (problem !== null) return { ok: false, refusal: problem };
    if ((percent / 10 - 1) * price >= lacking)
      return refuse(
        '18RG-emergency-2',
        `Fewer shares of ${id} would bring the $${lacking} that are missing.`,
      );
    return allow((_, emit) => {
      sellShares(STOCK_RULES, state, company, player, percent, price, emit);
      turn.lastSale = price;
      // 18RG-or-4: only an emergency sale sorts those anew that have still to operate.
      const round = findFrame<OperatingFrame>(state, 'operating');
      if (round !== undefined) resort(round, operatingOrder(state));
    });
  },
  *candidates(state, _turn, player) {
    for (const company of Object.values(state.companies)) yield* blocks(company, player);
  },
});

/** The largest block that may be sold, in percent. */
function largestBlock(state: StateRG, turn: TurnFrame, company: CompanyRG, player: string): number {
  if (sharePrice(state, company.id) === null) return 0;
  for (let percent = percentOf(company, player); percent > 0; percent -= 10)
    if (blockProblem(state, turn, company, player, percent) === null) return percent;
  return 0;
}

/** Everything that sales could bring. */
const raisable = (state: StateRG, turn: TurnFrame, player: string): number =>
  Object.values(state.companies).reduce(
    (sum, company) =>
      sum + ((sharePrice(state, company.id) ?? 0) * largestBlock(state, turn, company, player)) / 10,
    0,
  );

/** 18RG-bankrupt-1: nothing helps any more. */
export const bankruptMove = defineMove<StateRG, TurnFrame, object>({
  type: 'bankrupt',
  fields: noFields,
  judge(state, turn, _fields, player) {
    const company = companyIn(state, turn.company);
    if (!mustOwnTrain(state, company) || !mayHelp(state, company))
      return refuse('18RG-bankrupt-1', `${company.id} is not forced to buy a train that it cannot pay.`);
    if (missing(state, turn) <= raisable(state, turn, player))
      return refuse('18RG-bankrupt-1', 'The train can still be paid for, if need be by selling shares.');
    return allow((_, emit) => goBankrupt(state, turn, player, emit));
  },
  candidates: () => [{ fields: {} }],
});

/** Ruling 4.19: what can be sold is sold, the cash goes to the company, the game ends. */
function goBankrupt(state: StateRG, turn: TurnFrame, player: string, emit: Emit): void {
  emit({ type: 'bankrupt', player });
  for (const company of Object.values(state.companies)) {
    const percent = largestBlock(state, turn, company, player);
    const price = sharePrice(state, company.id) ?? 0;
    if (percent > 0) sellShares(STOCK_RULES, state, company, player, percent, price, emit);
  }
  const to = state.options.bankruptCashToBank ? BANK : turn.company;
  pay(state, player, to, cashOf(state, player), 'bankruptcy', emit);
  state.bankrupt = player;
  endGame(state, 'bankruptcy', emit);
}
