import {
  allow,
  byRule,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Move,
  PASS,
  stationsOnCharter,
} from '@roundhouse/engine';
import { TILES_PER_TURN } from './data/steel.ts';
import { debtMove, debtProblem, holdsDebtCard } from './debts.ts';
import { dividendMove, leaseMove, withhold } from './dividend.ts';
import { bankruptMove, emergencySale } from './emergency.ts';
import { isAskedToRun } from './network.ts';
import { assetSale } from './purchases.ts';
import { runMove } from './run.ts';
import { ghostMove, mayGhost, mayShip, shipMove } from './ship.ts';
import { maySwap, springsMove } from './springs.ts';
import { placeHome } from './start.ts';
import { companyIn, ownerOf, presidentFor, type StateRG } from './state.ts';
import { stationMove } from './stations.ts';
import { steelMove } from './steel.ts';
import { layMove } from './track.ts';
import { mustOwnTrain, trainMove } from './trains.ts';
import { nextStep, type TurnFrame } from './turn-frame.ts';

/** A company's operating turn. */

/** Is there something to decide in this step at all? */
function isDue(state: StateRG, turn: TurnFrame): boolean {
  const company = companyIn(state, turn.company);
  switch (turn.step) {
    case 'track':
      return turn.tiles < TILES_PER_TURN;
    case 'station':
      return !turn.first && !turn.stationPlaced && stationsOnCharter(state.board, company.id).length > 0;
    case 'run':
      return company.trains.length > 0 && !turn.hasRun && isAskedToRun(state, company.id);
    case 'ship':
      return mayShip(state, turn);
    case 'ghost':
      return mayGhost(state, turn);
    case 'dividend':
      return turn.revenue > 0;
    case 'lease':
      return turn.lease > 0;
    case 'trains':
      return true;
    case 'debt':
      return !state.options.debtAtAnyTime && debtProblem(state, turn) === null;
    case 'assets':
      return mayUseAssets(state, turn) || isAskedForCards(state, turn);
    default:
      return false;
  }
}

/** Is there anything left that is done at any time of a turn? */
export const mayUseAssets = (state: StateRG, turn: TurnFrame): boolean =>
  maySwap(state, turn.company) ||
  assetSale.isPossible(state, turn) ||
  (state.options.debtAtAnyTime && debtProblem(state, turn) === null);

/** In recorded games: a debt that could be paid but for the money, or Sulphur Springs. */
const isAskedForCards = (state: StateRG, { company, debtPaid }: TurnFrame): boolean =>
  state.options.cardsAskAtTheEnd &&
  ((holdsDebtCard(state, company) && !debtPaid) || ownerOf(state, 'B2') === company);

function begin(state: StateRG, turn: TurnFrame, emit: Emit): void {
  emit({ type: 'turn', who: turn.company });
  const company = companyIn(state, turn.company);
  if (!company.operated && state.options.homeAtFirstTurn) placeHome(state, company.id, emit);
  company.operated = true;
}

function proceed(state: StateRG, turn: TurnFrame, emit: Emit): void {
  const company = companyIn(state, turn.company);
  switch (turn.step) {
    case 'begin':
      begin(state, turn, emit);
      break;
    case 'run':
      if (!turn.hasRun) company.lastRevenue = 0;
      break;
    case 'dividend':
      withhold(state, company, 0, emit);
      break;
    case 'end':
      endFrame(state, turn);
      return;
    default:
  }
  nextStep(turn);
}

const pass = defineMove<StateRG, TurnFrame, object>({
  type: PASS,
  fields: {},
  judge(state, turn) {
    const company = companyIn(state, turn.company);
    if (turn.step === 'trains' && mustOwnTrain(state, company))
      return byRule('18RG-trains-5', `${turn.company} has no train and must buy one.`);
    return allow((emit) => {
      emit({ type: 'pass', who: turn.company, step: turn.step });
      nextStep(turn);
    });
  },
  candidates: () => [{ fields: {} }],
});

type TurnMove = Move<StateRG, TurnFrame>;
/** 18RG-asset-1, ruling 4.9: assets are bought, and Sulphur Springs is used, at any time of the turn. */
const ANYTIME: readonly TurnMove[] = [assetSale.move, springsMove];
const MOVES: Readonly<Record<TurnFrame['step'], readonly TurnMove[]>> = {
  begin: [],
  track: [layMove, steelMove, ...ANYTIME, pass],
  station: [stationMove, ...ANYTIME, pass],
  run: [runMove, ...ANYTIME],
  ship: [shipMove, ...ANYTIME, pass],
  ghost: [ghostMove, ...ANYTIME, pass],
  dividend: [dividendMove, ...ANYTIME],
  lease: [leaseMove],
  trains: [trainMove, emergencySale, bankruptMove, ...ANYTIME, pass],
  debt: [debtMove, ...ANYTIME, pass],
  assets: [...ANYTIME, pass],
  end: [],
};

/** The rule behind what is tried in a step where it is not due. */
function orderRule(_state: StateRG, turn: TurnFrame, type: string): string {
  switch (type) {
    case 'lay':
      return turn.tiles >= TILES_PER_TURN ? '18RG-track-1' : '18RG-or-5';
    case 'station':
      if (turn.first) return '18RG-station-2';
      return turn.stationPlaced ? '18RG-station-1' : '18RG-or-5';
    case 'ship':
      return turn.shipped === null ? '18RG-or-5' : '18RG-gold-1';
    case 'debt':
      return '18RG-debt-1';
    case 'discard':
      return '18RG-trains-8';
    default:
      return '18RG-or-5';
  }
}

export const turnFrame = defineFrame<StateRG, TurnFrame>({
  kind: 'turn',
  order: orderRule,
  actor: (state, turn) => (isDue(state, turn) ? presidentFor(state, turn.company) : null),
  proceed,
  moves: (state, turn) =>
    state.options.debtAtAnyTime && MOVES[turn.step].length > 0
      ? [...MOVES[turn.step], debtMove]
      : MOVES[turn.step],
  label: (_state, turn) => ({ step: turn.step }),
});
