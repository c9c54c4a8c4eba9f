import {
  dividendMove,
  dividendPart,
  dividendStep,
  optionalStep,
  runStep,
  turnFrame as turnFrameOf,
} from '@roundhouse/classic';
import { run } from './run.ts';
import { type Company1889, core, type State1889, TurnFrame } from './state.ts';
import { stationMove } from './stations.ts';
import { holdsPort, layMove } from './track.ts';
import { emergency, privateSale, trains } from './trains.ts';

/** 1889-6.1-6: a company's operating turn. */

/** 1889-3.0-4 */
const ANYTIME = [privateSale.move];
const dividend = dividendPart(core);

/** 1889-3.2-5: a president with P2's tile to lay may do so after that of the company. */
const mayLay = (state: State1889, { laid, company }: TurnFrame): boolean =>
  !laid || holdsPort(state, core.requirePresident(state, company));

export const turnFrame = turnFrameOf<State1889, Company1889, TurnFrame>(core, TurnFrame, {
  begin(state, turn) {
    core.company(state, turn.company).operated = true;
  },
  steps: {
    track: optionalStep(mayLay, [layMove, ...ANYTIME]),
    station: optionalStep((_state, { stationPlaced }) => !stationPlaced, [stationMove, ...ANYTIME]),
    run: runStep(core, run, ANYTIME),
    dividend: dividendStep(core, dividend, [dividendMove(core, dividend), ...ANYTIME]),
    trains: {
      due: () => true,
      moves: [trains.move, emergency.sale, emergency.bankrupt, ...ANYTIME],
      passProblem: trains.passProblem,
    },
    privates: optionalStep(privateSale.isPossible, ANYTIME),
  },
});
