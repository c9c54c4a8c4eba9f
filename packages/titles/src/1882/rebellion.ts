import { type CompanyFrame, companyFrame, layOrDeclineFrame } from '@roundhouse/classic';
import {
  allow,
  cities,
  defineMove,
  type Emit,
  endFrame,
  isObjection,
  kindOf,
  type Objection,
  privateOf,
  pushFrame,
  putStation,
  refuse,
  removeTile,
  type Spot,
  sameSpot,
  spotFields,
  stationNumbered,
  stationsAt,
  stationsIn,
  tileFace,
} from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { NEUTRAL, SUPPLY } from './data/numbers.ts';
import { type Company1882, core, ownerOf, type State1882, type TurnFrame } from './state.ts';
import { stations } from './stations.ts';
import { isNwr, track } from './track.ts';

/** The NWR hexes: P3's move of a marker (7.1.3) and the card that clears them (8). */

/** A marker has been lifted with P3: where does it go? */
interface LiftedFrame extends CompanyFrame {
  readonly kind: 'rebellion-station';
  /** The lifted marker, by its place in the list of stations. */
  readonly marker: number;
}
const LiftedFrame = kindOf<LiftedFrame>('rebellion-station');

/** Free places on NWR hexes for a marker of this owner (1882-7.1.3-1). */
const targets = (state: State1882, owner: string): Spot[] =>
  cities(BOX.geography, state.board).filter(
    (spot) => isNwr(spot.hex) && stations.placeProblem(state, owner, spot) === null,
  );

function liftProblem(state: State1882, company: string, from: Spot): Objection | null {
  const privateCompany = privateOf(state, 'P3');
  if (privateCompany.closed) return refuse('lift.closed');
  if (privateCompany.owner !== company) return refuse('lift.not-owned', { company });
  if (state.rebellionUsed) return refuse('lift.used');
  const owner = ownerOf(company);
  if (!stationsAt(state.board, from).some((station) => station.owner === owner))
    return refuse('lift.no-station', { company });
  if (isNwr(from.hex)) return refuse('lift.from-nwr', { hex: from.hex });
  const isHome = core.company(state, company).home === from.hex;
  if (isHome && stationsIn(state.board, from.hex).some((station) => station.owner === NEUTRAL))
    return refuse('lift.neutral-at-home', { hex: from.hex });
  return targets(state, owner).length === 0 ? refuse('lift.no-place') : null;
}

/** 1882-7.1.3-1 to -6: lifts a marker; placing it comes next. */
export const liftMove = defineMove<State1882, TurnFrame, Spot>({
  type: 'lift',
  fields: spotFields,
  judge: (state, turn, from) =>
    liftProblem(state, turn.company, from) ??
    allow((emit) => {
      const company = core.company(state, turn.company);
      const owner = ownerOf(turn.company);
      const marker = state.board.stations.findIndex(
        (station) => station.owner === owner && sameSpot(station.at, from),
      );
      putStation(state.board, stationNumbered(state.board, marker), null);
      state.rebellionUsed = true;
      emit({ type: 'station-removed', company: turn.company, spot: from });
      if (company.home === from.hex) leaveNeutral(state, company.id, from, emit);
      pushFrame(state, LiftedFrame, { company: turn.company, marker });
    }),
  *candidates(state, turn) {
    if (privateOf(state, 'P3').owner !== turn.company || state.rebellionUsed) return;
    for (const { owner, at } of state.board.stations)
      if (owner === ownerOf(turn.company) && at !== null) yield { fields: at };
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

/** 1882-7.1.3-5 */
function leaveNeutral(state: State1882, company: string, at: Spot, emit: Emit): void {
  core.company(state, company).home = null;
  const neutral = state.board.stations.find(
    (station) => station.owner === NEUTRAL && station.holder === SUPPLY && station.at === null,
  );
  if (neutral === undefined) return;
  putStation(state.board, neutral, at);
  emit({ type: 'station', company: NEUTRAL, spot: at, cost: 0 });
}

const place = defineMove<State1882, LiftedFrame, Spot>({
  type: 'station',
  fields: spotFields,
  judge(state, frame, spot) {
    const { company } = frame;
    const problem = stations.placeProblem(state, ownerOf(company), spot);
    if (problem !== null) return problem;
    if (!isNwr(spot.hex)) return refuse('rebellion.not-nwr', { hex: spot.hex });
    return allow((emit) => {
      putStation(state.board, stationNumbered(state.board, frame.marker), spot);
      endFrame(state, frame);
      emit({ type: 'station', company, spot, cost: 0 });
      pushFrame(state, ExtraTileFrame, { company, hex: spot.hex });
    });
  },
  candidates: (state, { company }) => targets(state, ownerOf(company)).map((fields) => ({ fields })),
});

export const liftedFrame = companyFrame<State1882, Company1882, LiftedFrame>(core, LiftedFrame, [place]);

/** 1882-7.1.3-7 and -8: an extra tile on the target hex. */
interface ExtraTileFrame extends CompanyFrame {
  readonly kind: 'rebellion-tile';
  readonly hex: string;
}
const ExtraTileFrame = kindOf<ExtraTileFrame>('rebellion-tile');

export const extraTileFrame = layOrDeclineFrame<State1882, ExtraTileFrame>({
  kind: ExtraTileFrame,
  declinedAs: 'rebellion',
  actor: (state, { company }) => core.requirePresident(state, company),
  lay(state, { company, hex }, lay) {
    if (lay.hex !== hex) return refuse('rebellion.tile-elsewhere', { hex });
    const plan = track.plan(state, company, lay);
    return isObjection(plan) ? plan : allow((emit) => track.carryOut(state, company, lay, plan, emit));
  },
  candidates: (state, { company, hex }) => track.candidates(state, company, [hex]),
  declined(state) {
    if (state.house?.rebellionAtAnyTime === true) state.rebellionTileDeclined = true;
  },
});

/** 1882-8-1 to -4: the card takes every yellow tile off the NWR hexes; markers stay. */
export function rebel(state: State1882, emit: Emit): void {
  state.rebellionTrain = null;
  emit({ type: 'special', name: 'rebellion', facts: {} });
  for (const [hex, laid] of Object.entries(state.board.tiles)) {
    if (!isNwr(hex) || tileFace(BOX.geography, laid.tile, 0).color !== 'yellow') continue;
    removeTile(state.board, hex);
    emit({ type: 'tile-removed', hex, tile: laid.tile });
  }
}
