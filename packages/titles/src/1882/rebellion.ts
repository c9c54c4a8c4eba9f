import {
  allow,
  byRule,
  cities,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  isObjection,
  type Lay,
  layFields,
  name,
  type Objection,
  PASS,
  privateOf,
  pushFrame,
  putStation,
  removeTile,
  type Spot,
  type Station,
  sameSpot,
  stationsAt,
  stationsIn,
  tileFace,
  wholeNumber,
} from '@roundhouse/engine';
import { NEUTRAL, SUPPLY } from './data.ts';
import { companyIn, GEOGRAPHY, presidentFor, type State1882 } from './state.ts';
import { placeProblem } from './stations.ts';
import { carryOutLay, isNwr, layCandidates, planLay } from './track.ts';
import type { TurnFrame } from './turn-frame.ts';

/** The NWR hexes: P3's move of a marker (7.1.3) and the card that clears them (8). */

/** A marker has been lifted with P3: where does it go, and is a tile laid there? */
export interface RebellionFrame extends Frame {
  readonly kind: 'rebellion';
  readonly company: string;
  /** The lifted marker, by its place in the list of stations. */
  readonly marker: number;
  to: string | null;
}

const ownerOf = (company: string): string => (company === 'CN' ? NEUTRAL : company);

/** Free places on NWR hexes for a marker of this owner (1882-7.1.3-1). */
function* targets(state: State1882, owner: string): Iterable<Spot> {
  for (const spot of cities(GEOGRAPHY, state.board)) {
    if (isNwr(spot.hex) && placeProblem(state, owner, spot) === null) yield spot;
  }
}

function liftProblem(state: State1882, company: string, from: Spot): Objection | null {
  const paper = privateOf(state, 'P3');
  if (paper.closed) return byRule('1882-7.1.3-10', 'P3 is closed.');
  if (paper.owner !== company) return byRule('1882-7.1.3-9', `${company} does not own P3.`);
  if (state.rebellionUsed) return byRule('1882-7.1.3-1', "P3's move has been made.");
  const owner = ownerOf(company);
  if (!stationsAt(state.board, from).some((station) => station.owner === owner)) {
    return byRule('1882-7.1.3-1', `${company} has no station there.`);
  }
  if (isNwr(from.hex)) return byRule('1882-7.1.3-2', `${from.hex} is an NWR hex: its markers are not moved.`);
  const isHome = companyIn(state, company).home === from.hex;
  if (isHome && stationsIn(state.board, from.hex).some((station) => station.owner === NEUTRAL)) {
    return byRule(
      '1882-7.1.3-6',
      `There is a neutral marker in ${from.hex} already, so the home marker cannot leave.`,
    );
  }
  if ([...targets(state, owner)].length === 0)
    return byRule('1882-7.1.3-1', 'No city on an NWR hex has a free place.');
  return null;
}

/** 1882-7.1.3-1 to -6: lifts a marker; placing it comes next. */
export const liftMove = defineMove<State1882, TurnFrame, Spot>({
  type: 'lift',
  fields: { hex: name, stop: wholeNumber },
  judge(state, turn, from) {
    const problem = liftProblem(state, turn.company, from);
    if (problem !== null) return problem;
    return allow((emit) => {
      const company = companyIn(state, turn.company);
      const owner = ownerOf(turn.company);
      const marker = state.board.stations.findIndex(
        (station) => station.owner === owner && sameSpot(station.at, from),
      );
      putStation(state.board, stationAt(state, marker), null);
      state.rebellionUsed = true;
      emit({ type: 'station-removed', company: turn.company, spot: from });
      if (company.home === from.hex) leaveNeutral(state, company.id, from, emit);
      pushFrame<RebellionFrame>(state, { kind: 'rebellion', company: turn.company, marker, to: null });
    });
  },
  *candidates(state, turn) {
    if (privateOf(state, 'P3').owner !== turn.company || state.rebellionUsed) return;
    for (const station of state.board.stations) {
      if (station.owner === ownerOf(turn.company) && station.at !== null) yield { fields: station.at };
    }
  },
});

/** Could P3's move be made now? */
export const mayLift = (state: State1882, company: string): boolean =>
  privateOf(state, 'P3').owner === company &&
  state.board.stations.some(({ at }) => at !== null && liftProblem(state, company, at) === null);

/** Is P3's move still to come? */
export const holdsRebellion = (state: State1882, company: string): boolean =>
  privateOf(state, 'P3').owner === company && !state.rebellionUsed;

/** Is the company asked for P3's sake at the end of its turn? That site goes on asking until the extra tile has been laid. */
export const isAskedAtEnd = (state: State1882, company: string): boolean =>
  state.house?.rebellionAtAnyTime === true
    ? holdsRebellion(state, company) ||
      (state.rebellionTileDeclined === true && privateOf(state, 'P3').owner === company)
    : mayLift(state, company);

function stationAt(state: State1882, index: number): Station {
  const station = state.board.stations[index];
  if (station === undefined) throw new Error(`There is no station ${index}`);
  return station;
}

/** 1882-7.1.3-5 */
function leaveNeutral(state: State1882, company: string, at: Spot, emit: Emit): void {
  companyIn(state, company).home = null;
  const neutral = state.board.stations.find(
    (station) => station.owner === NEUTRAL && station.holder === SUPPLY && station.at === null,
  );
  if (neutral === undefined) return;
  putStation(state.board, neutral, at);
  emit({ type: 'station', company: NEUTRAL, spot: at, cost: 0 });
}

const place = defineMove<State1882, RebellionFrame, Spot>({
  type: 'station',
  fields: { hex: name, stop: wholeNumber },
  judge(state, frame, spot) {
    const owner = ownerOf(frame.company);
    const problem = placeProblem(state, owner, spot);
    if (problem !== null) return problem;
    if (!isNwr(spot.hex)) return byRule('1882-7.1.3-1', `${spot.hex} is not an NWR hex.`);
    return allow((emit) => {
      putStation(state.board, stationAt(state, frame.marker), spot);
      frame.to = spot.hex;
      emit({ type: 'station', company: frame.company, spot, cost: 0 });
    });
  },
  *candidates(state, frame) {
    for (const spot of targets(state, ownerOf(frame.company))) yield { fields: spot };
  },
});

/** 1882-7.1.3-7 and -8: an extra tile on the target hex. */
const layExtra = defineMove<State1882, RebellionFrame, Lay>({
  type: 'lay',
  fields: layFields,
  judge(state, frame, lay) {
    if (lay.hex !== frame.to) return byRule('1882-7.1.3-7', `The extra tile goes on ${frame.to}.`);
    const plan = planLay(state, frame.company, lay, null);
    if (isObjection(plan)) return plan;
    return allow((emit) => {
      endFrame(state, frame);
      carryOutLay(state, frame.company, lay, plan, emit);
    });
  },
  candidates: (state, frame) => layCandidates(state, frame.company, frame.to === null ? [] : [frame.to]),
});

const decline = defineMove<State1882, RebellionFrame, object>({
  type: PASS,
  fields: {},
  judge: (state, frame, _fields, player) =>
    allow((emit) => {
      endFrame(state, frame);
      if (state.house?.rebellionAtAnyTime === true) state.rebellionTileDeclined = true;
      emit({ type: 'pass', who: player, step: 'rebellion' });
    }),
  candidates: () => [{ fields: {} }],
});

export const rebellionFrame = defineFrame<State1882, RebellionFrame>({
  kind: 'rebellion',
  order: (_state, frame) => (frame.to === null ? '1882-7.1.3-1' : '1882-7.1.3-7'),
  actor: (state, frame) => presidentFor(state, frame.company),
  proceed: () => undefined,
  moves: (_state, frame) => (frame.to === null ? [place] : [layExtra, decline]),
  label: (_state, frame) => ({ step: frame.to === null ? 'rebellion-station' : 'rebellion-tile' }),
});

/** 1882-8-1 to -4: the card takes every yellow tile off the NWR hexes; markers stay. */
export function rebel(state: State1882, emit: Emit): void {
  state.rebellionTrain = null;
  emit({ type: 'special', name: 'rebellion', facts: {} });
  for (const [hex, laid] of Object.entries(state.board.tiles)) {
    if (!isNwr(hex) || tileFace(GEOGRAPHY, laid.tile, 0).color !== 'yellow') continue;
    removeTile(state.board, hex);
    emit({ type: 'tile-removed', hex, tile: laid.tile });
  }
}
