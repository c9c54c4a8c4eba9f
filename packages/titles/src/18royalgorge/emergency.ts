import { emergencyPart } from '@roundhouse/classic';
import { BANK, percentOf, refuse } from '@roundhouse/engine';
import { type CompanyRG, core, isMetal, type StateRG, TurnFrame } from './state.ts';
import { stock } from './stock.ts';
import { trains } from './trains.ts';

/** Emergency fundraising, and bankruptcy. */
export const emergency = emergencyPart<StateRG, CompanyRG, TurnFrame>(core, stock, trains, {
  turn: TurnFrame,
  // 18RG-emergency-3
  keepsPresidency: ({ options }, turn, { id }) =>
    id === turn.company || !options.emergencyMayChangePresidents,
  // 18RG-emergency-2
  alsoForFreePurchase: false,
  blockProblem(state, turn, company, player, percent) {
    const { oneBlockInEmergency, lastMetalShareKept } = state.options;
    const { id } = company;
    if (oneBlockInEmergency && turn.soldForTrain.includes(id))
      return refuse('emergency.sold-already', { company: id });
    return lastMetalShareKept && isMetal(id) && isLastOf(state, company, player, percent)
      ? refuse('emergency.last-metal', { company: id })
      : null;
  },
  // 18RG-bankrupt-1, ruling 4.19
  bankruptCashTo: ({ options }, turn) => (options.bankruptCashToBank ? BANK : turn.company),
});

/** Would no player hold a share any more? */
const isLastOf = (state: StateRG, company: CompanyRG, player: string, percent: number): boolean =>
  state.players.every(({ id }) => percentOf(company, id) === (id === player ? percent : 0));
