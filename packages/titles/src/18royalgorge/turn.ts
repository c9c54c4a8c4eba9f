import {
  dividendStep,
  type MovesByState,
  optionalStep,
  type TurnStep,
  turnFrame as turnFrameOf,
} from '@roundhouse/classic';
import { hasAnyRoute, type Move, privateOwner, stationsOnCharter } from '@roundhouse/engine';
import type { Step } from './data/numbers.ts';
import { TILES_PER_TURN } from './data/steel.ts';
import { debtMove, debtProblem, holdsDebtCard } from './debts.ts';
import { dividend, dividendMove, leaseMove } from './dividend.ts';
import { emergency } from './emergency.ts';
import { ghostMove, mayGhost, mayShip, shipMove } from './gold.ts';
import { placeHome } from './par.ts';
import { assetSale } from './privates.ts';
import { runMove } from './run.ts';
import { maySwap, springsMove } from './springs.ts';
import { type CompanyRG, core, type StateRG, TurnFrame } from './state.ts';
import { stationMove } from './stations.ts';
import { steelMove } from './steel.ts';
import { layMove } from './track.ts';
import { trains } from './trains.ts';

/** A company's operating turn. */

type TurnMove = Move<StateRG, TurnFrame>;
/** 18RG-asset-1, ruling 4.9: assets are bought, and Sulphur Springs is used, at any time of the turn. */
const ANYTIME: readonly TurnMove[] = [assetSale.move, springsMove];

/** Moves of a step; in recorded games a debt is paid at any time. */
function moves(...own: readonly TurnMove[]): MovesByState<StateRG, TurnFrame> {
  const all = own.includes(debtMove) ? own : [...own, debtMove];
  return { now: ({ options }) => (options.debtAtAnyTime ? all : own), all };
}

/** Two revenue centres on track from a station, whatever the length (ruling 4.17). */
const isAskedToRun = (state: StateRG, company: string): boolean =>
  core.hasRoute(state, company) ||
  (state.options.oneLocationIsRun && hasAnyRoute(core.graph(state, company)));

/** Is there anything left that is done at any time of a turn? */
export const mayUseAssets = (state: StateRG, turn: TurnFrame): boolean =>
  maySwap(state, turn.company) ||
  assetSale.isPossible(state, turn) ||
  (state.options.debtAtAnyTime && debtProblem(state, turn) === null);

/** In recorded games: a debt that could be paid but for the money, or Sulphur Springs. */
const isAskedForCards = (state: StateRG, { company, debtPaid }: TurnFrame): boolean =>
  state.options.cardsAskAtTheEnd &&
  ((holdsDebtCard(state, company) && !debtPaid) || privateOwner(state, 'B2') === company);

const steps: Readonly<Record<Exclude<Step, 'begin' | 'end'>, TurnStep<StateRG, TurnFrame>>> = {
  track: optionalStep((_state, turn) => turn.tiles < TILES_PER_TURN, moves(layMove, steelMove, ...ANYTIME)),
  station: optionalStep(
    ({ board }, { first, stationPlaced, company }) =>
      !first && !stationPlaced && stationsOnCharter(board, company).length > 0,
    moves(stationMove, ...ANYTIME),
  ),
  run: {
    due: (state, { company, hasRun }) =>
      core.company(state, company).trains.length > 0 && !hasRun && isAskedToRun(state, company),
    moves: moves(runMove, ...ANYTIME),
    skipped(state, turn) {
      if (!turn.hasRun) core.company(state, turn.company).lastRevenue = 0;
    },
  },
  ship: optionalStep(mayShip, moves(shipMove, ...ANYTIME)),
  ghost: optionalStep(mayGhost, moves(ghostMove, ...ANYTIME)),
  dividend: dividendStep(core, dividend, moves(dividendMove, ...ANYTIME)),
  lease: { due: (_state, { lease }) => lease > 0, moves: moves(leaseMove) },
  trains: {
    due: () => true,
    moves: moves(trains.move, emergency.sale, emergency.bankrupt, ...ANYTIME),
    passProblem: trains.passProblem,
  },
  debt: optionalStep(
    (state, turn) => !state.options.debtAtAnyTime && debtProblem(state, turn) === null,
    moves(debtMove, ...ANYTIME),
  ),
  assets: optionalStep(
    (state, turn) => mayUseAssets(state, turn) || isAskedForCards(state, turn),
    moves(...ANYTIME),
  ),
};

export const turnFrame = turnFrameOf<StateRG, CompanyRG, TurnFrame>(core, TurnFrame, {
  begin(state, { company: id }, emit) {
    const company = core.company(state, id);
    if (!company.operated && state.options.homeAtFirstTurn) placeHome(state, id, emit);
    company.operated = true;
  },
  steps,
  order(_state, turn, type) {
    if (type === 'lay' && turn.tiles >= TILES_PER_TURN) return 'track.too-many';
    if (type === 'station' && turn.first) return 'order.first-station';
    if (type === 'station' && turn.stationPlaced) return 'station.placed';
    return type === 'ship' && turn.shipped !== null ? 'ship.shipped' : 'order.turn';
  },
});
