import {
  allow,
  BANK,
  cashOf,
  defineMove,
  type Emit,
  type Objection,
  optional,
  pay,
  refuse,
  shortText,
  wholeBetween,
} from '@roundhouse/engine';
import { additionProblem, useAddition } from './additions.ts';
import type { Side } from './data/railroads.ts';
import { reachLevel } from './obsolescence.ts';
import { type BaronsState, directorFor, holdingCard, holdingIn, railroadCard, sidesOf } from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** The topmost railroad of the stack at one of its levels; `own`: what the director adds from his own cash. */
export interface StackPurchase {
  readonly railroad: string;
  readonly side: string;
  readonly own?: number | undefined;
}

/** What the treasury lacks for a railroad. */
const shortfall = (state: BaronsState, holding: string, cost: number): number =>
  Math.max(0, cost - cashOf(state, holding));

function moneyProblem(state: BaronsState, holding: string, side: Side, own: number): Objection | null {
  const lacking = shortfall(state, holding, side.cost);
  const { short } = holdingCard(holding);
  if (lacking > 0 && !state.options.directorCash) {
    return refuse('stack.treasury', { holding: short, cash: cashOf(state, holding), price: side.cost });
  }
  if (own !== lacking) return refuse('stack.own-money', { holding: short, lacking, own });
  const cash = cashOf(state, directorFor(state, holding));
  return own <= cash ? null : refuse('stack.cash', { lacking, cash });
}

export const buyRailroad = defineMove<BaronsState, TurnFrame, StackPurchase>({
  type: 'buy-railroad',
  fields: { railroad: shortText, side: shortText, own: optional(wholeBetween(1)) },
  judge(state, frame, { railroad, side: wanted, own = 0 }) {
    const top = state.stack[0];
    if (top === undefined) return refuse('stack.empty');
    if (railroad !== top) return refuse('stack.not-on-top', { top: railroadCard(top).name });
    const side = sidesOf(top).find((candidate) => candidate.side === wanted);
    if (side === undefined)
      return refuse('stack.no-level', { railroad: railroadCard(top).name, level: wanted });
    const problem =
      additionProblem(state, frame, 'railroad') ?? moneyProblem(state, frame.holding, side, own);
    if (problem !== null) return problem;
    return allow((emit) => carryOut(state, frame, side, own, emit));
  },
  *candidates(state, frame) {
    const top = state.stack[0];
    if (top === undefined) return;
    for (const { side, cost } of sidesOf(top)) {
      const own = shortfall(state, frame.holding, cost);
      yield { fields: own > 0 ? { railroad: top, side, own } : { railroad: top, side } };
    }
  },
});

/** The printed price to the bank, the treasury first (RB-OR-26, RB-OR-34); then the level takes effect. */
function carryOut(state: BaronsState, frame: TurnFrame, side: Side, own: number, emit: Emit): void {
  const card = state.stack.shift();
  if (card === undefined) throw new Error('The stack is empty');
  const { holding } = frame;
  pay(state, directorFor(state, holding), BANK, own, 'railroad', emit);
  pay(state, holding, BANK, side.cost - own, 'railroad', emit);
  holdingIn(state, holding).railroads.push({ card, side: side.side });
  useAddition(state, frame);
  emit({ type: 'train', company: holding, train: `${card}-${side.side}`, from: BANK, price: side.cost });
  reachLevel(state, side.level, emit);
}
