import {
  dividendMove,
  dividendPart,
  mayPass,
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

const running: Step = {
  due: (state, { hasRun, company }) =>
    !hasRun && core.company(state, company).trains.length > 0 && core.hasRoute(state, company),
  moves: step(run.move),
  skipped(state, turn) {
    if (!turn.hasRun) core.company(state, turn.company).lastRevenue = 0;
  },
};

const paying: Step = {
  due: (_state, { revenue }) => revenue > 0,
  moves: step(dividendMove<State1889, Company1889, TurnFrame>(core, dividend)),
  skipped: (state, turn, emit) => dividend.withhold(state, core.company(state, turn.company), 0, emit),
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
  steps: { track, station, run: running, dividend: paying, trains: buying, privates },
});
