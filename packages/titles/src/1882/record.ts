import {
  type ClassicRecord,
  type ClassicRecordRules,
  FIELDS,
  homeSpots,
  openClassicRecord,
  printedStationCost,
  type RecordExtras,
  type RecordedGame,
  type RecordedTable,
  readFields,
  recordNames,
} from '@roundhouse/classic';
import { type Frame, freeSlots, type Spot, stationsAt, topFrame, type Unreadable } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { NEUTRAL, SECOND_TILE_COST } from './data/numbers.ts';
import { RECORDED_COMPANIES, RECORDED_PRIVATES } from './data/records.ts';
import { TRADE_IN } from './data/trains.ts';
import { HomeFrame } from './home.ts';
import { holdsRebellion } from './rebellion.ts';
import { routeProblem } from './run.ts';
import { type Company1882, core, type State1882, TurnFrame } from './state.ts';
import { markerToPlace, stations } from './stations.ts';
import { stock } from './stock.ts';
import { title } from './title.ts';
import { phases, trains } from './trains.ts';

/** Plays games recorded on 18xx.games (notes, section G). */

export const NAMES = recordNames(RECORDED_COMPANIES, RECORDED_PRIVATES);

/** Both decisions of P3's move are taken in its name. */
export const isRebellion = (top: Frame | undefined): boolean => top?.kind.startsWith('rebellion') === true;

export const RECORD_RULES: ClassicRecordRules<State1882, Company1882, TurnFrame> = {
  turn: TurnFrame,
  core,
  names: NAMES,
  stock,
  stations,
  trains,
  phases,
  tradeIn: TRADE_IN,
  problem: routeProblem,
  tileFee: (_state, { yellows }) => (yellows > 0 ? SECOND_TILE_COST : 0),
  // As long as P3's move is to come, no marker costs a thing there.
  markers: (state, { company }) =>
    [false, true]
      .filter((neutral) => markerToPlace(state, company, neutral) !== undefined)
      .map((neutral) => ({
        cost: neutral || holdsRebellion(state, company) ? 0 : printedStationCost(core, state, company),
        mayStand: (spot) => stations.placeProblem(state, neutral ? NEUTRAL : company, spot) === null,
      })),
  acting: (state) => (isRebellion(topFrame(state)) ? 'NWR' : undefined),
};

function extras(record: ClassicRecord<State1882, Company1882, TurnFrame>): RecordExtras {
  const { mirror, session } = record;
  mirror.move(`${NAMES.recordedCompany(record.state.trestleShare)}_1`, 'TB');
  return {
    words: ['remove_token'],
    fits(action, top) {
      if (action.entity_type === 'company') {
        if (isRebellion(top)) return true;
        const owner = record.state.privates.P3?.owner;
        return action.type === 'remove_token' && TurnFrame.is(top) && owner === top.company;
      }
      return HomeFrame.is(top) && action.entity_type !== 'player'
        ? action.type === 'place_token' && top.company === NAMES.company(String(action.entity))
        : undefined;
    },
    translate: (action) =>
      action.type === 'remove_token'
        ? readFields(action, FIELDS.token, ({ city }) =>
            record.atSpot(city, (spot) => ({ type: 'lift', ...spot })),
          )
        : undefined,
    token(action, spot, slot) {
      const top = topFrame(record.state);
      if (top?.kind === 'home') return { type: 'home', ...spot, replace: isTaken(record.state, spot, slot) };
      return isRebellion(top)
        ? { type: 'station', ...spot }
        : { type: 'station', ...spot, neutral: action.token_type === 'neutral' };
    },
    start: (company, price) => (company === 'SCR' ? { type: 'exchange', price } : undefined),
    // A home without a choice may go unmentioned.
    pass() {
      const top = topFrame(record.state);
      const spots = HomeFrame.is(top) ? homeSpots(core, record.state, top.company) : [];
      const [home, ...others] = spots;
      if (home === undefined || others.length > 0) return undefined;
      return session.play({ type: 'home', ...home, replace: false });
    },
    follow() {
      const [trestle] = mirror.list('TB');
      const owner = record.state.privates.P4?.owner ?? 'bank';
      if (trestle !== undefined && owner !== 'bank') mirror.move(trestle, owner);
    },
  };
}

/** Markers fill a city from its first place on, whichever was named; SCR takes the neutral one's by naming it. */
function isTaken({ board }: State1882, spot: Spot, slot: number | null): boolean {
  if (freeSlots(BOX.geography, board, spot) <= 0) return true;
  const there = stationsAt(board, spot);
  return slot !== null && slot < there.length && there.some(({ owner }) => owner === NEUTRAL);
}

export const openRecorded = (game: RecordedGame): RecordedTable | Unreadable =>
  openClassicRecord(title, game, RECORD_RULES, extras);
