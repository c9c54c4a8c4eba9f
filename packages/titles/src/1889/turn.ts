import {
  dividendMove,
  dividendPart,
  dividendStep,
  mayPass,
  runStep,
  type TurnStep,
  turnFrame as turnFrameOf,
} from '@roundhouse/classic';
import type { Move } from '@roundhouse/engine';
import { run } from './run.ts';
import { type Company1889, core, type State1889, type TurnFrame } from './state.ts';
import { stationMove } from './stations.ts';
import { holdsPort, layMove } from './track.ts';
import { emergency, privateSale, trains } from './trains.ts';

/** 1889-6.1-6: a company's operating turn. Private companies may be bought at any moment of it (1889-3.0-4). */

type Step = TurnStep<State1889, TurnFrame>;
const dividend = dividendPart(core);
const step = (...moves: readonly Move<State1889, TurnFrame>[]) => [...moves, privateSale.move];

const track: Step = {
  // 1889-3.2-5
  due: (state, { laid, company }) => !laid || holdsPort(state, core.requirePresident(state, company)),
  moves: step(layMove),
  passProblem: mayPass,
};

const station: Step = {
  due: (_state, { stationPlaced }) => !stationPlaced,
  moves: step(stationMove),
  passProblem: mayPass,
};

const buying: Step = {
  due: () => true,
  moves: step(trains.move, emergency.sale, emergency.bankrupt),
  passProblem: trains.passProblem,
};

const privates: Step = {
  due: privateSale.isPossible,
  moves: step(),
  passProblem: mayPass,
};

export const turnFrame = turnFrameOf<State1889, Company1889, TurnFrame>(core, {
  begin(state, turn) {
    core.company(state, turn.company).operated = true;
  },
  steps: {
    track,
    station,
    run: runStep(core, run, step()),
    dividend: dividendStep(core, dividend, step(dividendMove(core, dividend))),
    trains: buying,
    privates,
  },
});
