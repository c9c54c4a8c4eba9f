import {
  allow,
  BANK,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  PASS,
  pay,
  pushFrame,
} from '@roundhouse/engine';
import { CAPITAL_MULTIPLE } from './data/holdings.ts';
import { STARTUP } from './data/investors.ts';
import { dividend } from './dividend.ts';
import { assign } from './investors.ts';
import { buyRailroad } from './stack.ts';
import { type BaronsState, directorFor, type Holding, holdingIn, sidesOf } from './state.ts';
import { discard, discardRailroad, surplusOf } from './surplus.ts';
import { takeOver } from './takeover.ts';
import { freeTokens, place } from './tokens.ts';
import { TurnFrame } from './turn-frame.ts';

/** Opens the turn of a holding; the first one brings capital and the Dominion Atlantic. */
export function openTurn(state: BaronsState, id: string, emit: Emit): void {
  const holding = holdingIn(state, id);
  emit({ type: 'turn', who: id });
  if (!holding.operating) beginOperating(state, holding, emit);
  freeTokens(holding);
  pushFrame(state, TurnFrame, { holding: id, step: 'tokens', added: 0, declined: {} });
}

/** Ten times the initial price, once (RB-HOLD-8, RB-HOLD-9, RB-HOLD-10). */
function beginOperating(state: BaronsState, holding: Holding, emit: Emit): void {
  holding.operating = true;
  const capital = (holding.par ?? 0) * CAPITAL_MULTIPLE;
  emit({ type: 'floated', company: holding.id, capital });
  pay(state, BANK, holding.id, capital, 'capital', emit);
  if (holding.id === STARTUP.holding) takeDominionAtlantic(state, holding, emit);
}

/** Before the revenue, free and without a (+) token (RB-INV-9, RB-INV-11). */
function takeDominionAtlantic(state: BaronsState, holding: Holding, emit: Emit): void {
  const card = state.waiting;
  const side = card === null ? undefined : sidesOf(card)[0]?.side;
  if (card === null || side === undefined) return;
  state.waiting = null;
  holding.railroads.push({ card, side });
  emit({ type: 'train', company: holding.id, train: `${card}-${side}`, from: STARTUP.investor, price: 0 });
}

/** Ends the additions, which nobody is ever forced to make (RB-HOLD-19, RB-OR-35). */
const pass = defineMove<BaronsState, TurnFrame>({
  type: PASS,
  judge: (_state, frame) =>
    allow(() => {
      frame.step = 'surplus';
    }),
});

const MOVES = {
  tokens: [place],
  dividend: [dividend],
  add: [buyRailroad, takeOver, assign, pass],
  surplus: [discard],
} as const;

const STEP_NAMES: Readonly<Record<TurnFrame['step'], string>> = {
  tokens: 'place-tokens',
  dividend: 'dividend',
  add: 'add-railroads',
  surplus: 'surplus-railroads',
};

/** A choice is due as long as some surplus railroads go and others stay. */
const mustChoose = (holding: Holding): boolean => surplusOf(holding) > 0 && holding.tokens.keep > 0;

/** Tokens, revenue, dividend, additions, surplus, in this order (RB-OR-7, RB-OR-25, RB-OR-41). */
export const turnFrame = defineFrame<BaronsState, TurnFrame>({
  kind: TurnFrame,
  // Tokens stay where they have been placed for the rest of the turn (RB-OR-7).
  order: (_state, _frame, type) => (type === place.type ? 'order.tokens' : 'order.turn'),
  actor(state, frame) {
    if (frame.step === 'surplus' && !mustChoose(holdingIn(state, frame.holding))) return null;
    return directorFor(state, frame.holding);
  },
  proceed(state, frame, emit) {
    const holding = holdingIn(state, frame.holding);
    if (surplusOf(holding) > 0) {
      for (const { card } of [...holding.railroads]) discardRailroad(state, holding, card, emit);
    }
    endFrame(state, frame);
  },
  moves: (_state, frame) => MOVES[frame.step],
  all: Object.values(MOVES).flat(),
  label: (_state, frame) => ({ step: STEP_NAMES[frame.step] }),
});
