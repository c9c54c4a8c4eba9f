import { type Stations, stationPart } from '@roundhouse/classic';
import {
  allow,
  defineMove,
  refuse,
  type Spot,
  type Station,
  spotFields,
  stationsIn,
  stationsOnCharter,
  yesOrNo,
} from '@roundhouse/engine';
import { NEUTRAL } from './data/numbers.ts';
import { core, type State1882, type TurnFrame } from './state.ts';

/** Section 11.4: one marker a turn, the company's own or its neutral one. */
export const stations: Stations<State1882> = stationPart(core, {
  // 1882-11.4-11
  problem: (state, owner, { hex }) =>
    owner === NEUTRAL && stationsIn(state.board, hex).some((station) => station.owner === NEUTRAL)
      ? refuse('station.neutral-there', { hex })
      : null,
});

export const markerToPlace = (state: State1882, company: string, neutral: boolean): Station | undefined =>
  stationsOnCharter(state.board, neutral ? NEUTRAL : company, company)[0];

export const mayPlaceMarker = (state: State1882, turn: TurnFrame): boolean =>
  !turn.stationPlaced &&
  [false, true].some((neutral) => markerToPlace(state, turn.company, neutral) !== undefined);

interface StationFields extends Spot {
  readonly neutral: boolean;
}

export const stationMove = defineMove<State1882, TurnFrame, StationFields>({
  type: 'station',
  fields: { ...spotFields, neutral: yesOrNo },
  judge(state, turn, { neutral, ...spot }) {
    const { company } = turn;
    if (turn.stationPlaced) return refuse('station.placed', { company });
    const marker = markerToPlace(state, company, neutral);
    if (marker === undefined) return refuse('station.none-left', { company });
    const cost = neutral ? 0 : stations.cost(state, company, spot);
    return (
      stations.placeProblem(state, marker.owner, spot) ??
      stations.buildProblem(state, company, spot, cost) ??
      allow((emit) => stations.build(state, turn, marker, spot, cost, emit))
    );
  },
  *candidates(state, turn) {
    for (const neutral of [false, true]) {
      if (markerToPlace(state, turn.company, neutral) === undefined) continue;
      for (const spot of stations.reachedSpots(state, turn.company)) yield { fields: { ...spot, neutral } };
    }
  },
});
