import type { Unreadable } from '@roundhouse/engine';
import { cover as royalGorgeCover } from './18royalgorge/cover.ts';
import { cover as assiniboiaCover } from './1882/cover.ts';
import { cover as baronsCover } from './railroadbarons/cover.ts';
import type { RecordedGame } from './recorded/format.ts';
import type { RecordedTable } from './recorded/replay.ts';
import type { Cover } from './shared/book.ts';
import type { TitlePackage } from './shared/table.ts';

/** What 18 Royal Gorge puts into `TableView.own`. */
export type {
  DebtView,
  DeckView,
  GoldView,
  OwnView as GorgeTable,
  SteelView,
} from './18royalgorge/view-own.ts';
/** What Railroad Barons puts into `TableView.own`. */
export type {
  CardTable,
  HoldingView,
  InvestorView,
  RailroadView,
  SelectionView,
  StackView,
  TurnView,
} from './railroadbarons/view-own.ts';
export { looksRecorded, type RecordedAction, type RecordedGame, readRecorded } from './recorded/format.ts';
export { type RecordedTable, type Replayed, replayRecorded, type TraceLine } from './recorded/replay.ts';
export type {
  Book,
  CompanyText,
  Cover,
  MarketText,
  Names,
  OptionText,
  PhaseText,
  PrivateText,
  Sentences,
  TrainText,
  Words,
} from './shared/book.ts';
export {
  openTable,
  type Position,
  type RouteReport,
  readRecord,
  type Table,
  type TitlePackage,
} from './shared/table.ts';
export type {
  CompanyView,
  MapView,
  MarkerView,
  PlayerView,
  PrivateView,
  TableView,
  WorthItem,
} from './shared/table-view.ts';
export { wordsFor } from './shared/words.ts';

interface Entry {
  readonly cover: Cover;
  /** Titles are loaded when they are opened. */
  load(): Promise<TitlePackage>;
  /** How games recorded on 18xx.games are called there, and what plays them. */
  readonly recorded?: {
    readonly as: string;
    open(): Promise<(game: RecordedGame) => RecordedTable | Unreadable>;
  };
}

const TITLES = {
  '1882': {
    cover: assiniboiaCover,
    load: async () => (await import('./1882/index.ts')).assiniboia,
    recorded: { as: '1882', open: async () => (await import('./1882/index.ts')).openRecorded },
  },
  '18royalgorge': {
    cover: royalGorgeCover,
    load: async () => (await import('./18royalgorge/index.ts')).royalGorge,
    recorded: {
      as: '18RoyalGorge',
      open: async () => (await import('./18royalgorge/index.ts')).openRecorded,
    },
  },
  railroadbarons: {
    cover: baronsCover,
    load: async () => (await import('./railroadbarons/index.ts')).railroadBarons,
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type TitleId = keyof typeof TITLES;

export const isTitle = (id: string): id is TitleId => Object.hasOwn(TITLES, id);

export const TITLE_IDS: readonly TitleId[] = Object.keys(TITLES).filter(isTitle);

/** What is known of a title without loading it. */
export const coverOf = (id: TitleId): Cover => TITLES[id].cover;

export const loadTitle = (id: TitleId): Promise<TitlePackage> => TITLES[id].load();

const RECORDED: readonly (Entry['recorded'] & {})[] = Object.values<Entry>(TITLES).flatMap(({ recorded }) =>
  recorded === undefined ? [] : [recorded],
);

/** A game recorded on 18xx.games, ready to be replayed. */
export async function openRecordedGame(game: RecordedGame): Promise<RecordedTable | Unreadable> {
  const found = RECORDED.find(({ as }) => as === game.title);
  if (found === undefined) {
    const known = RECORDED.map(({ as }) => as).join(', ');
    return { error: `Recorded games of "${game.title}" cannot be read; possible: ${known}.` };
  }
  return (await found.open())(game);
}
