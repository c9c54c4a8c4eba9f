import { mayPass, type TurnStep, turnFrame as turnFrameOf } from '@roundhouse/classic';
import { type Move, refuse } from '@roundhouse/engine';
import { dividend, dividendMove } from './dividend.ts';
import { crisisMove, forcedSale, hasSoldForTrain, shortfall } from './emergency.ts';
import { issueMove, mayIssueOrRedeem, redeemMove } from './issue.ts';
import { councilMove, extractMove, isUsefulBeforeRun, mayUseCouncil, refineryMove } from './powers.ts';
import { mayRun, run } from './run.ts';
import { type CompanyBW, core, owns, type StateBW, TurnFrame } from './state.ts';
import { mayPlace, stationMove } from './stations.ts';
import { hasLaid, layMove } from './track.ts';
import { privateSale, trains } from './trains.ts';

/** Section 8.2: a corporation's turn. */

type Step = TurnStep<StateBW, TurnFrame>;
type Moves = readonly Move<StateBW, TurnFrame>[];

/** 1867BW-8.2.P-1, 1867BW-14.10-1 */
const ANYTIME: Moves = [privateSale.move, councilMove];
/** 1867BW-14.3-1, 1867BW-14.11-1 */
const BEFORE_RUN: Moves = [refineryMove, extractMove, ...ANYTIME];

/** 1867BW-14.7-1: after an upgrade P7 may still be bought for its yellow tile. */
const mayBuyYellow = (state: StateBW, turn: TurnFrame): boolean =>
  turn.upgraded && turn.yellows === 0 && privateSale.isPossible(state, turn, ['P7']);

/** 1867BW-14.3-1, 1867BW-14.11-1: P3 and P11 are used before trains run, also by a corporation that has none, or buys them now. */
const mayUseBeforeRun = (state: StateBW, turn: TurnFrame): boolean =>
  ['P3', 'P11'].some(
    (item) =>
      (owns(state, turn.company, item) || privateSale.isPossible(state, turn, [item])) &&
      isUsefulBeforeRun(state, turn, item),
  );

const track: Step = {
  due: (state, turn) => !hasLaid(state, turn) || mayBuyYellow(state, turn),
  moves: [layMove, ...BEFORE_RUN],
  passProblem: mayPass,
};

const station: Step = {
  due: mayPlace,
  moves: [stationMove, ...BEFORE_RUN],
  passProblem: mayPass,
};

const RUNNING: Moves = [run.move, ...BEFORE_RUN];

const running: Step = {
  due: (state, turn) => mayRun(state, turn) || mayUseBeforeRun(state, turn),
  moves: { now: (state, turn) => (mayRun(state, turn) ? RUNNING : BEFORE_RUN), all: RUNNING },
  // To run nothing is a run with no routes.
  passProblem: (state, turn) => (mayRun(state, turn) ? refuse('run.no-pass') : null),
};

const paying: Step = {
  due: (_state, { revenue }) => revenue > 0,
  moves: [dividendMove, ...ANYTIME],
  // 1867BW-8.2.C-30 and -32
  skipped(state, turn, emit) {
    const company = core.company(state, turn.company);
    company.lastRevenue = 0;
    dividend.withhold(state, company, 0, emit);
  },
};

const BUYING: Moves = [trains.move, forcedSale, crisisMove, ...ANYTIME];
/** 1867BW-8.2.D-25: a sale that has begun is finished. */
const SELLING: Moves = [forcedSale];
/** Once shares have been sold for a train, the money is kept for it (1867BW-8.2.D-18). */
const AFTER_SALE: Moves = [trains.move, councilMove];

function buyingNow(state: StateBW, turn: TurnFrame): Moves {
  if (!hasSoldForTrain(state, turn)) return BUYING;
  return shortfall(state, turn) === null ? AFTER_SALE : SELLING;
}

const buying: Step = {
  due: () => true,
  moves: { now: buyingNow, all: BUYING },
  passProblem: trains.passProblem,
};

const issuing: Step = {
  due: (state, turn) =>
    mayIssueOrRedeem(state, turn) || privateSale.isPossible(state, turn) || mayUseCouncil(state, turn),
  moves: [issueMove, redeemMove, ...ANYTIME],
  passProblem: mayPass,
};

export const turnFrame = turnFrameOf<StateBW, CompanyBW, TurnFrame>(core, TurnFrame, {
  begin(state, turn) {
    core.company(state, turn.company).operated = true;
  },
  steps: { track, station, run: running, dividend: paying, trains: buying, issue: issuing },
});
