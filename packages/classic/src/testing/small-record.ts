import { type ClassicRecordRules, openClassicRecord } from '../records/classic-record.ts';
import type { RecordedAction, RecordedGame } from '../records/format.ts';
import { recordNames } from '../records/names.ts';
import { openSession, type RecordedSession } from '../records/session.ts';
import { ClassicTurn, type FloatingCompany } from '../state.ts';
import { stationPart } from '../stations.ts';
import { trainPart, trainsForSale } from '../trains.ts';
import { CORE, type SmallState } from './small-box.ts';
import { SMALL_TITLE, STOCK } from './small-title.ts';

/** Recorded games of the small title, by the players 1, 2 and 3; records call X XX. */

const trains = trainPart<SmallState, FloatingCompany, ClassicTurn>(CORE, {
  bankTrains: trainsForSale({ type: '4', phases: ['4'] }),
  helpsBetweenCompanies: false,
  bought: () => undefined,
});

export const recorded = (...actions: RecordedAction[]): RecordedGame => ({
  title: 'Small',
  players: [1, 2, 3].map((id) => ({ id: `${id}`, name: `Player ${id}` })),
  seed: 1,
  optionalRules: [],
  actions: actions.map((action, i) => ({ id: i + 1, ...action })),
  finished: false,
});

/** What a player does. */
export const by = (entity: number, type: string, fields: object = {}): RecordedAction => ({
  type,
  entity,
  entity_type: 'player',
  ...fields,
});

/** How they are read. */
export const SMALL_RECORDS: ClassicRecordRules<SmallState, FloatingCompany, ClassicTurn> = {
  turn: ClassicTurn,
  core: CORE,
  stations: stationPart(CORE),
  trains,
  stock: STOCK,
  names: recordNames({ XX: 'X' }, { PP: 'P' }),
  variants: { small_game: 'small' },
  problem: (state, { id }) => ({ graph: CORE.graph(state, id), trains: [] }),
};

export function openSmallRecord(game: RecordedGame) {
  const table = openClassicRecord(SMALL_TITLE, game, SMALL_RECORDS);
  if ('error' in table) throw new Error(table.error);
  return table;
}

/** A game before its first action, whose state a test may change. */
export function smallSession(title: typeof SMALL_TITLE = SMALL_TITLE): RecordedSession<SmallState> {
  const session = openSession(title, recorded());
  if ('error' in session) throw new Error(session.error);
  return session;
}
