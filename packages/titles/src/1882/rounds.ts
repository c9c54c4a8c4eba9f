import { gameFrame as gameFrameOf, payPrivates } from '@roundhouse/classic';
import { operatingRound, pushFrame } from '@roundhouse/engine';
import { type Company1882, core, openTurn, type State1882, TurnFrame } from './state.ts';

/** Section 4: stock rounds and sets of operating rounds alternate; 1882-8-11: as many as the phase says. */
export const gameFrame = gameFrameOf<State1882, Company1882>({
  operatingRounds: (state) => core.phase(state).operatingRounds,
});

export const operatingFrame = operatingRound<State1882>({
  // 1882-11.2-1
  begin: (state, _frame, emit) => payPrivates(core, state, emit),
  order: core.operatingOrder,
  turn: (state, company) => pushFrame(state, TurnFrame, openTurn(company)),
  // 1882-12-1 to -4
  end(state, frame, emit) {
    if (state.topReached) core.endGame(state, 'market', emit);
    else if (state.bankBroken && frame.round === frame.of) core.endGame(state, 'bank', emit);
  },
});
