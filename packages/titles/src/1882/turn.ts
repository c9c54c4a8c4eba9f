import { dividendStep, mayPass, runStep, type TurnStep, turnFrame as turnFrameOf } from '@roundhouse/classic';
import type { Move } from '@roundhouse/engine';
import { dividend, dividendMove } from './dividend.ts';
import { emergency, passProblem } from './emergency.ts';
import { placeHomeAtFirstTurn } from './home.ts';
import { isAskedAtEnd, liftMove, mayLift } from './rebellion.ts';
import { run } from './run.ts';
import { type Company1882, core, type State1882, type TurnFrame } from './state.ts';
import { mayPlaceMarker, stationMove } from './stations.ts';
import { hasLaid, layMove } from './track.ts';
import { privateSale, trains } from './trains.ts';

/** A company's operating turn (section 11). */

type Step = TurnStep<State1882, TurnFrame>;
/** Private companies may be bought and P3 be used at any time (1882-11-4, 1882-7.1.3-4). */
const ANYTIME: readonly Move<State1882, TurnFrame>[] = [privateSale.move, liftMove];
const DIVIDEND = [dividendMove, privateSale.move];
const DIVIDEND_OR_LIFT = [dividendMove, ...ANYTIME];

/** 1882-7.1.3-4: a company without a route would not be asked to run, so P3's move must be open before that. */
const mayLiftToRun = (state: State1882, company: Company1882): boolean =>
  company.trains.length > 0 && mayLift(state, company.id) && !core.hasRoute(state, company.id);

const track: Step = {
  due: (_state, turn) => !hasLaid(turn),
  moves: [layMove, ...ANYTIME],
  passProblem: mayPass,
};

const station: Step = {
  due: (state, turn) => mayPlaceMarker(state, turn) || mayLiftToRun(state, core.company(state, turn.company)),
  moves: [stationMove, ...ANYTIME],
  passProblem: mayPass,
};

const running = runStep(core, run, ANYTIME);

const paying = dividendStep<State1882, Company1882, TurnFrame>(core, dividend, ({ house }) =>
  house?.rebellionAtAnyTime === true ? DIVIDEND_OR_LIFT : DIVIDEND,
);

const buying: Step = {
  due: () => true,
  moves: [trains.move, emergency.sale, emergency.bankrupt, ...ANYTIME],
  passProblem,
};

const privates: Step = {
  due: (state, turn) => isAskedAtEnd(state, turn.company) || privateSale.isPossible(state, turn),
  moves: ANYTIME,
  passProblem: mayPass,
};

export const turnFrame = turnFrameOf<State1882, Company1882, TurnFrame>(core, {
  begin(state, turn, emit) {
    const company = core.company(state, turn.company);
    if (company.operated) return;
    placeHomeAtFirstTurn(state, company, emit);
    company.operated = true;
  },
  steps: { track, station, run: running, dividend: paying, trains: buying, privates },
});
