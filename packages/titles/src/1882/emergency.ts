import { emergencyPart } from '@roundhouse/classic';
import { type Objection, refuse } from '@roundhouse/engine';
import { type Company1882, core, type State1882, TurnFrame } from './state.ts';
import { stock } from './stock.ts';
import { trains } from './trains.ts';

/** Section 11.8: shares sold for a train, and bankruptcy. */
export const emergency = emergencyPart<State1882, Company1882, TurnFrame>(core, stock, trains, {
  turn: TurnFrame,
  // 1882-11.8-8: the operating company keeps its president.
  keepsPresidency: (_state, turn, { id }) => id === turn.company,
  alsoForFreePurchase: true,
});

/** 1882-11.7-10; 1882-11.8-6: what has been sold for must be bought. */
export function passProblem(state: State1882, turn: TurnFrame): Objection | null {
  const problem = trains.passProblem(state, turn);
  if (problem !== null) return problem;
  const helped = turn.lastSale !== null && trains.mayHelp(state, turn.company);
  return helped && emergency.canStillPay(state, turn) ? refuse('train.must-buy') : null;
}
