import { gameFrame as gameFrameOf, payPrivates, placeHomes } from '@roundhouse/classic';
import { operatingRound, pushFrame } from '@roundhouse/engine';
import { LATE_FERRY_REVENUE } from './data/privates.ts';
import { type Company1889, core, openTurn, type State1889, TurnFrame } from './state.ts';

/** 1889-6.1-1: as many operating rounds as the phase says. */
export const gameFrame = gameFrameOf<State1889, Company1889>({
  operatingRounds: (state) => core.phase(state).operatingRounds,
});

/** 1889-3.7-1: only a player can still own P7 when brown tiles have come. */
const revenueOf = (state: State1889, item: string): number =>
  item === 'P7' && core.phase(state).tiles.includes('brown')
    ? LATE_FERRY_REVENUE
    : core.privateFigures(state, item).revenue;

export const operatingFrame = operatingRound<State1889>({
  // 1889-6.1-2
  begin(state, _frame, emit) {
    payPrivates(core, state, emit, (item) => revenueOf(state, item));
    placeHomes(core, state, emit);
  },
  order: core.operatingOrder,
  turn: (state, company) => pushFrame(state, TurnFrame, openTurn(company)),
  // 1889-13.1-2 and -3
  end(state, frame, emit) {
    if (state.bankBroken && frame.round === frame.of) core.endGame(state, 'bank', emit);
  },
});
