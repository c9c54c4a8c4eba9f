import { mayPass, type TurnStep, turnFrame as turnFrameOf } from '@roundhouse/classic';
import { type Move, refuse } from '@roundhouse/engine';
import { bankrupt } from './bankruptcy.ts';
import { dividend, dividendMove } from './dividend.ts';
import { forcedSale, raiseFor, settleSales } from './emergency.ts';
import { offerShare, offerToken } from './fire-sale.ts';
import { merge } from './merger.ts';
import { buyPrivate, mayBuyPrivate } from './privates.ts';
import { isBorrowing, mayRun, run } from './run.ts';
import { type CompanyMW, core, type StateMW, TurnMW } from './state.ts';
import { altonMove, mayPlaceToken, stationMove } from './stations.ts';
import { buyToken, mayBuyToken } from './token-purchase.ts';
import { hasLaid, layMove } from './track.ts';
import { buyInReceivership, freeTrain, trainMove } from './trains.ts';

/** A company's operating turn. */

type Step = TurnStep<StateMW, TurnMW>;
/** 18MW-or-8, 18MW-privates-9: at any time of the turn. */
const ANYTIME: readonly Move<StateMW, TurnMW>[] = [buyPrivate, altonMove];

const hasAnytime = (state: StateMW, turn: TurnMW): boolean =>
  mayBuyPrivate(state, turn) || state.privates.SLA?.owner === turn.company;

const track: Step = {
  due: (_state, turn) => !hasLaid(turn),
  moves: [layMove, ...ANYTIME],
  passProblem: mayPass,
};

const station: Step = {
  due: (state, turn) => mayPlaceToken(state, turn) || hasAnytime(state, turn),
  moves: [stationMove, ...ANYTIME],
  passProblem: mayPass,
};

const running: Step = {
  due: (state, turn) => !turn.hasRun && mayRun(state, core.company(state, turn.company)),
  moves: [run.move, ...ANYTIME],
  skipped(state, turn) {
    if (!turn.hasRun) core.company(state, turn.company).lastRevenue = 0;
  },
};

/** 18MW-receivership-4: what a borrowed train earns is kept. */
const paying: Step = {
  due: (state, { revenue, company }) => revenue > 0 && !isBorrowing(core.company(state, company)),
  moves: [dividendMove, ...ANYTIME],
  skipped: (state, { company, revenue }, emit) =>
    dividend.withhold(state, core.company(state, company), revenue, emit),
};

const buying: Step = {
  due: (state, { company }) => core.company(state, company).receiver === null,
  moves: [
    trainMove,
    freeTrain,
    merge,
    offerShare,
    offerToken,
    raiseFor,
    forcedSale,
    settleSales,
    bankrupt,
    ...ANYTIME,
  ],
  skipped: buyInReceivership,
  // 18MW-mandatory-1
  passProblem: (state, { company }) =>
    core.company(state, company).trains.length === 0 ? refuse('train.must-own', { company }) : null,
};

const tokenPurchase: Step = {
  due: (state, turn) => mayBuyToken(state, turn) || hasAnytime(state, turn),
  moves: [buyToken, ...ANYTIME],
  passProblem: mayPass,
};

export const turnFrame = turnFrameOf<StateMW, CompanyMW, TurnMW>(core, TurnMW, {
  begin(state, turn) {
    const company = core.company(state, turn.company);
    if (!company.operated) state.firstTurns.push(company.id);
    company.operated = true;
  },
  steps: {
    track,
    station,
    run: running,
    dividend: paying,
    trains: buying,
    'token-purchase': tokenPurchase,
  },
});
