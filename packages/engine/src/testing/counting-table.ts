import type { Engine } from '../core/game.ts';
import { type GameRecord, newGame } from '../core/record.ts';
import type { Table, TitlePackage, TitleParts } from '../table/table.ts';
import type { TableView } from '../table/table-view.ts';
import { ORDINARY_TERMS } from '../table/terms.ts';
import { type CountingState, counting } from './counting.ts';

/** Support for tests of the table: the counting game with all that its clients would need. */

const view = (state: CountingState, engine: Engine<CountingState>): TableView => ({
  round: 'Counting',
  step: engine.label(state).step,
  acting: engine.acting(state),
  phase: null,
  bank: null,
  certificateLimit: null,
  players: [],
  companies: [],
  privates: [],
  operating: null,
  queue: [],
  market: [],
  depot: [],
  map: null,
  titleState: { sum: state.sum, history: [...state.history] },
  titleNotes: [],
  ended: state.ended,
});

export const countingParts: TitleParts<CountingState, { start: number }> = {
  title: counting,
  info: {
    id: 'counting',
    name: 'Counting',
    about: 'Who reaches 100 ends it.',
    players: { min: 2, max: 3 },
    hours: [0, 1],
    weight: 1,
    ground: 'felt',
    terms: ORDINARY_TERMS,
    options: [],
    companies: {},
    privates: {},
    geography: null,
    market: null,
    trains: [],
    phases: [],
    rules: [],
  },
  sentences: { event: () => null, action: ({ type }) => type },
  view,
};

export const countingRecord = (numbers: readonly number[] = []): GameRecord => ({
  ...newGame({ title: 'counting', players: ['Ann', 'Bob'], seed: 7 }),
  actions: numbers.map((number, at) => adding(number, at)),
});

/** The action that adds a number; players take turns, p1 first. */
export const adding = (number: number, at = 0) => ({ type: 'add', player: `p${(at % 2) + 1}`, number });

export function opened(title: TitlePackage, record: GameRecord): Table {
  const table = record.imported === undefined ? title.open(record) : title.openImported(record);
  if ('error' in table) throw new Error(table.error);
  return table;
}
