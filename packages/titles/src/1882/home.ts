import { type CompanyFrame, companyFrame, homeSpots, placeHome } from '@roundhouse/classic';
import {
  allow,
  cities,
  citiesIn,
  defineMove,
  type Emit,
  endFrame,
  kindOf,
  type Objection,
  pushFrame,
  putStation,
  refuse,
  type Spot,
  sameSpot,
  spotFields,
  stationsAt,
  yesOrNo,
} from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { GONE, NEUTRAL } from './data/numbers.ts';
import { type Company1882, core, type State1882 } from './state.ts';
import { stations } from './stations.ts';

/** Homes: the first marker, and the two companies that choose theirs. */

const { geography } = BOX;

function takeHome(state: State1882, company: Company1882, at: Spot, emit: Emit): void {
  placeHome(state, company.id, at, emit);
  company.home = at.hex;
}

/** 1882-11.4-1: the home is placed at the first operation; SCR has placed its own, CN has none. */
export function placeHomeAtFirstTurn(state: State1882, company: Company1882, emit: Emit): void {
  const { home } = core.companyData(company.id);
  if (home === null) return;
  const [only] = homeSpots(core, state, company.id);
  const isAsked =
    citiesIn(geography, state.board, home).length > 1 ||
    (state.house?.homeAlwaysAsked === true && company.id === 'QL');
  if (!isAsked && only !== undefined) takeHome(state, company, only, emit);
  else pushFrame(state, HomeFrame, { company: company.id, anywhere: false });
}

/** A president chooses the home: QL between the cities of J10, SCR anywhere. */
export interface HomeFrame extends CompanyFrame {
  readonly kind: 'home';
  readonly anywhere: boolean;
}
export const HomeFrame = kindOf<HomeFrame>('home');

/** 1882-7.1.2-6 and -7: a free place that is not reserved, or that of a neutral marker. */
function anywhereProblem(state: State1882, company: string, spot: Spot, replace: boolean): Objection | null {
  const { hex } = spot;
  if (replace) return neutralAt(state, spot) === undefined ? refuse('home.no-neutral', { hex }) : null;
  return stations.placeProblem(state, company, spot) === null ? null : refuse('home.no-place', { hex });
}

const neutralAt = (state: State1882, spot: Spot) =>
  stationsAt(state.board, spot).find((station) => station.owner === NEUTRAL);

interface HomeFields extends Spot {
  /** Take the place of the neutral marker there. */
  readonly replace: boolean;
}

const home = defineMove<State1882, HomeFrame, HomeFields>({
  type: 'home',
  fields: { ...spotFields, replace: yesOrNo },
  judge(state, frame, { replace, ...spot }) {
    const { company, anywhere } = frame;
    const isOwn = homeSpots(core, state, company).some((own) => sameSpot(own, spot));
    const problem = anywhere ? anywhereProblem(state, company, spot, replace) : null;
    if (problem !== null) return problem;
    if (!anywhere && (replace || !isOwn))
      return refuse('home.fixed', { company, hex: core.companyData(company).home ?? '' });
    return allow((emit) => {
      endFrame(state, frame);
      const neutral = replace ? neutralAt(state, spot) : undefined;
      if (neutral !== undefined) {
        putStation(state.board, neutral, null);
        neutral.holder = GONE;
        emit({ type: 'station-removed', company: NEUTRAL, spot });
      }
      takeHome(state, core.company(state, company), spot, emit);
    });
  },
  *candidates(state, { company, anywhere }) {
    const spots = anywhere ? cities(geography, state.board) : homeSpots(core, state, company);
    for (const spot of spots) for (const replace of [false, true]) yield { fields: { ...spot, replace } };
  },
});

export const homeFrame = companyFrame<State1882, Company1882, HomeFrame>(
  core,
  HomeFrame,
  [home],
  ({ anywhere }) => (anywhere ? 'order.home-anywhere' : 'order.home'),
);
