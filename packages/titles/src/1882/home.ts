import {
  allow,
  byRule,
  cities,
  citiesIn,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  freeSlots,
  freeSlotsIn,
  name,
  type Objection,
  putStation,
  type Spot,
  stationsAt,
  stationsOnCharter,
  stopAt,
  wholeNumber,
  yesOrNo,
} from '@roundhouse/engine';
import { COMPANIES, GONE, NEUTRAL } from './data.ts';
import {
  type Company1882,
  companyData,
  companyIn,
  GEOGRAPHY,
  presidentFor,
  type State1882,
} from './state.ts';

/** Homes: reserved places, the first marker, and the two companies that choose theirs. */

/** 1882-11.4-4 to -6: a place of every home hex stays free until its company has operated. */
export function isReserved(state: State1882, hex: string): boolean {
  const waiting = COMPANIES.some(({ id, home }) => home === hex && !companyIn(state, id).operated);
  return waiting && freeSlotsIn(GEOGRAPHY, state.board, hex) <= 1;
}

export function placeHome(state: State1882, company: Company1882, at: Spot, emit: Emit): void {
  const [marker] = stationsOnCharter(state.board, company.id);
  if (marker === undefined) throw new Error(`${company.id} has no marker for its home`);
  putStation(state.board, marker, at);
  company.home = at.hex;
  emit({ type: 'station', company: company.id, spot: at, cost: 0 });
}

/** The places of a fixed home; more than one only where the president may choose (1882-10.4-15). */
export function homeSpots(state: State1882, company: string): Spot[] {
  const { home } = companyData(company);
  if (home === null) return [];
  return citiesIn(GEOGRAPHY, state.board, home).filter((spot) => freeSlots(GEOGRAPHY, state.board, spot) > 0);
}

/** A president chooses the home: QL between the cities of J10, SCR anywhere. */
export interface HomeFrame extends Frame {
  readonly kind: 'home';
  readonly company: string;
  readonly anywhere: boolean;
}

/** 1882-7.1.2-6 and -7: a free place that is not reserved, or that of a neutral marker. */
function anywhereProblem(state: State1882, spot: Spot, replace: boolean): Objection | null {
  if (stopAt(GEOGRAPHY, state.board, spot)?.type !== 'city') {
    return byRule('1882-7.1.2-6', `There is no such city in ${spot.hex}.`);
  }
  if (replace) {
    return neutralAt(state, spot) !== undefined
      ? null
      : byRule('1882-7.1.2-7', `There is no neutral marker in that city of ${spot.hex}.`);
  }
  if (freeSlots(GEOGRAPHY, state.board, spot) <= 0) {
    return byRule('1882-7.1.2-6', `There is no free place in ${spot.hex}.`);
  }
  if (isReserved(state, spot.hex)) {
    return byRule(
      '1882-7.1.2-6',
      `The last place in ${spot.hex} is reserved for a company that starts there.`,
    );
  }
  return null;
}

const neutralAt = (state: State1882, spot: Spot) =>
  stationsAt(state.board, spot).find((station) => station.owner === NEUTRAL);

interface HomeFields extends Spot {
  /** Take the place of the neutral marker there. */
  readonly replace: boolean;
}

const home = defineMove<State1882, HomeFrame, HomeFields>({
  type: 'home',
  fields: { hex: name, stop: wholeNumber, replace: yesOrNo },
  judge(state, frame, { replace, ...spot }) {
    if (frame.anywhere) {
      const problem = anywhereProblem(state, spot, replace);
      if (problem !== null) return problem;
    } else if (
      replace ||
      !homeSpots(state, frame.company).some(({ hex, stop }) => hex === spot.hex && stop === spot.stop)
    ) {
      return byRule(
        '1882-10.4-15',
        `${frame.company} must take an empty city of ${companyData(frame.company).home}.`,
      );
    }
    return allow((emit) => {
      endFrame(state, frame);
      const neutral = replace ? neutralAt(state, spot) : undefined;
      if (neutral !== undefined) {
        putStation(state.board, neutral, null);
        neutral.holder = GONE;
        emit({ type: 'station-removed', company: NEUTRAL, spot });
      }
      placeHome(state, companyIn(state, frame.company), spot, emit);
    });
  },
  *candidates(state, frame) {
    const spots = frame.anywhere ? cities(GEOGRAPHY, state.board) : homeSpots(state, frame.company);
    for (const spot of spots) for (const replace of [false, true]) yield { fields: { ...spot, replace } };
  },
});

export const homeFrame = defineFrame<State1882, HomeFrame>({
  kind: 'home',
  order: (_state, { anywhere }) => (anywhere ? '1882-7.1.2-6' : '1882-10.4-15'),
  actor: (state, frame) => presidentFor(state, frame.company),
  proceed: () => undefined,
  moves: () => [home],
  label: () => ({ step: 'home' }),
});
