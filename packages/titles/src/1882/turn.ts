import { dividendStep, optionalStep, runStep, turnFrame as turnFrameOf } from '@roundhouse/classic';
import type { Move } from '@roundhouse/engine';
import { dividend, dividendMove } from './dividend.ts';
import { emergency, passProblem } from './emergency.ts';
import { placeHomeAtFirstTurn } from './home.ts';
import { isAskedAtEnd, liftMove, mayLift } from './rebellion.ts';
import { run } from './run.ts';
import { type Company1882, core, type State1882, TurnFrame } from './state.ts';
import { mayPlaceMarker, stationMove } from './stations.ts';
import { hasLaid, layMove } from './track.ts';
import { privateSale, trains } from './trains.ts';

/** A company's operating turn (section 11). */

/** Private companies may be bought and P3 be used at any time (1882-11-4, 1882-7.1.3-4). */
const ANYTIME: readonly Move<State1882, TurnFrame>[] = [privateSale.move, liftMove];
const DIVIDEND = [dividendMove, privateSale.move];
const DIVIDEND_OR_LIFT = [dividendMove, ...ANYTIME];

/** 1882-7.1.3-4: a company without a route would not be asked to run, so P3's move must be open before that. */
const mayLiftToRun = (state: State1882, { company }: TurnFrame): boolean =>
  core.company(state, company).trains.length > 0 && mayLift(state, company) && !core.hasRoute(state, company);

export const turnFrame = turnFrameOf<State1882, Company1882, TurnFrame>(core, TurnFrame, {
  begin(state, turn, emit) {
    const company = core.company(state, turn.company);
    if (company.operated) return;
    placeHomeAtFirstTurn(state, company, emit);
    company.operated = true;
  },
  steps: {
    track: optionalStep((_state, turn) => !hasLaid(turn), [layMove, ...ANYTIME]),
    station: optionalStep(
      (state, turn) => mayPlaceMarker(state, turn) || mayLiftToRun(state, turn),
      [stationMove, ...ANYTIME],
    ),
    run: runStep(core, run, ANYTIME),
    dividend: dividendStep(core, dividend, {
      now: ({ house }) => (house?.rebellionAtAnyTime === true ? DIVIDEND_OR_LIFT : DIVIDEND),
      all: DIVIDEND_OR_LIFT,
    }),
    trains: {
      due: () => true,
      moves: [trains.move, emergency.sale, emergency.bankrupt, ...ANYTIME],
      passProblem,
    },
    privates: optionalStep(
      (state, turn) => isAskedAtEnd(state, turn.company) || privateSale.isPossible(state, turn),
      ANYTIME,
    ),
  },
});
