import {
  allow,
  byRule,
  citiesIn,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Move,
  PASS,
  pushFrame,
} from '@roundhouse/engine';
import { dividendMove, withhold } from './dividend.ts';
import { bankruptMove, canStillPay, emergencySale } from './emergency.ts';
import { type HomeFrame, homeSpots, placeHome } from './home.ts';
import { hasRoute } from './network.ts';
import { privateSale } from './purchases.ts';
import { isAskedAtEnd, liftMove, mayLift } from './rebellion.ts';
import { runMove } from './run.ts';
import {
  type Company1882,
  companyData,
  companyIn,
  GEOGRAPHY,
  presidentFor,
  type State1882,
} from './state.ts';
import { markerToPlace, stationMove } from './stations.ts';
import { layMove } from './track.ts';
import { mayHelp, mustOwnTrain, trainMove } from './trains.ts';
import { hasLaid, nextStep, type TurnFrame } from './turn-frame.ts';

/** A company's operating turn (section 11). */

/** Is there something to decide in this step at all? */
function isDue(state: State1882, turn: TurnFrame): boolean {
  const company = companyIn(state, turn.company);
  switch (turn.step) {
    case 'track':
      return !hasLaid(turn);
    case 'station':
      return mayPlaceMarker(state, turn) || mayLiftToRun(state, company);
    case 'run':
      return company.trains.length > 0 && !turn.hasRun && hasRoute(state, company.id, true);
    case 'dividend':
      return turn.revenue > 0;
    case 'trains':
      return true;
    case 'privates':
      return isAskedAtEnd(state, turn.company) || privateSale.isPossible(state, turn);
    default:
      return false;
  }
}

const mayPlaceMarker = (state: State1882, turn: TurnFrame): boolean =>
  !turn.stationPlaced &&
  [false, true].some((neutral) => markerToPlace(state, turn.company, neutral) !== undefined);

/** 1882-7.1.3-4: a company without a route would not be asked to run, so P3's move must be open before that. */
const mayLiftToRun = (state: State1882, company: Company1882): boolean =>
  company.trains.length > 0 && mayLift(state, company.id) && !hasRoute(state, company.id, true);

function begin(state: State1882, turn: TurnFrame, emit: Emit): void {
  emit({ type: 'turn', who: turn.company });
  const company = companyIn(state, turn.company);
  if (company.operated) return;
  // The home is placed at the first operation (1882-11.4-1); SCR has placed its own, CN has none.
  const { home } = companyData(company.id);
  if (home !== null) {
    const inHome = citiesIn(GEOGRAPHY, state.board, home);
    const [only] = homeSpots(state, company.id);
    const isAsked = inHome.length > 1 || (state.house?.homeAlwaysAsked === true && company.id === 'QL');
    if (!isAsked && only !== undefined) placeHome(state, company, only, emit);
    else pushFrame<HomeFrame>(state, { kind: 'home', company: company.id, anywhere: false });
  }
  company.operated = true;
}

function proceed(state: State1882, turn: TurnFrame, emit: Emit): void {
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

const pass = defineMove<State1882, TurnFrame, object>({
  type: PASS,
  fields: {},
  judge(state, turn) {
    if (turn.step === 'trains' && mustOwnTrain(state, companyIn(state, turn.company))) {
      return byRule('1882-11.7-10', `${turn.company} has a route and no train: it must buy one.`);
    }
    const helped = turn.lastSale !== null && mayHelp(state, companyIn(state, turn.company));
    if (turn.step === 'trains' && helped && canStillPay(state, turn)) {
      return byRule('1882-11.8-6', 'Shares have been sold for a train, so it must be bought.');
    }
    return allow((emit) => {
      emit({ type: 'pass', who: turn.company, step: turn.step });
      nextStep(turn);
    });
  },
  candidates: () => [{ fields: {} }],
});

type TurnMove = Move<State1882, TurnFrame>;
/** Private companies may be bought and P3 be used at any time (1882-11-4, 1882-7.1.3-4). */
const ANYTIME: readonly TurnMove[] = [privateSale.move, liftMove];
const MOVES: Readonly<Record<TurnFrame['step'], readonly TurnMove[]>> = {
  begin: [],
  track: [layMove, ...ANYTIME, pass],
  station: [stationMove, ...ANYTIME, pass],
  run: [runMove, ...ANYTIME],
  dividend: [dividendMove, privateSale.move],
  trains: [trainMove, emergencySale, bankruptMove, ...ANYTIME, pass],
  privates: [...ANYTIME, pass],
  end: [],
};

const LIFT_BEFORE_DIVIDEND: readonly TurnMove[] = [dividendMove, ...ANYTIME];

export const turnFrame = defineFrame<State1882, TurnFrame>({
  kind: 'turn',
  order: '1882-11-3',
  actor: (state, turn) => (isDue(state, turn) ? presidentFor(state, turn.company) : null),
  proceed,
  moves: ({ house }, turn) =>
    turn.step === 'dividend' && house?.rebellionAtAnyTime === true ? LIFT_BEFORE_DIVIDEND : MOVES[turn.step],
  label: (_state, turn) => ({ step: turn.step }),
});
