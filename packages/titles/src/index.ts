import type { RecordedGame, RecordedTable } from '@roundhouse/classic';
import type { TitlePackage, TitleSummary, Unreadable } from '@roundhouse/engine';
import { summary as midwestSummary } from './18mw/data/summary.ts';
import { summary as royalGorgeSummary } from './18royalgorge/data/summary.ts';

import { summary as bigWyomingSummary } from './1867bw/data/summary.ts';
import { summary as assiniboiaSummary } from './1882/data/summary.ts';
import { summary as shikokuSummary } from './1889/data/summary.ts';

import { summary as baronsSummary } from './railroadbarons/data/summary.ts';

export {
  looksRecorded,
  type RecordedAction,
  type RecordedGame,
  type RecordedTable,
  type Replayed,
  readRecorded,
  replayRecorded,
  type TraceLine,
} from '@roundhouse/classic';
/** Whoever plays needs nothing but this package. */
export * from '@roundhouse/engine/play';
/** What 18MW puts into `TableView.titleState`. */
export type { MidwestTable, NeedView, SaleView } from './18mw/view-own.ts';
/** What 18 Royal Gorge puts into `TableView.titleState`. */
export type {
  DebtView,
  DeckView,
  GoldView,
  OwnView as GorgeTable,
  SteelView,
} from './18royalgorge/view-own.ts';
/** What 1867 Big Wyoming puts into `TableView.titleState`. */
export type { TableBW as WyomingTable } from './1867bw/view.ts';
export type { ActionOf, TitleActions } from './actions.ts';
/** What Railroad Barons puts into `TableView.titleState`. */
export type {
  CardTable,
  HoldingView,
  InvestorView,
  RailroadView,
  SelectionView,
  StackView,
  TurnView,
} from './railroadbarons/view-own.ts';

interface Entry {
  readonly summary: TitleSummary;
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
    summary: assiniboiaSummary,
    load: async () => (await import('./1882/index.ts')).assiniboia,
    recorded: { as: '1882', open: async () => (await import('./1882/index.ts')).openRecorded },
  },
  '1889': {
    summary: shikokuSummary,
    load: async () => (await import('./1889/index.ts')).shikoku,
    recorded: { as: '1889', open: async () => (await import('./1889/index.ts')).openRecorded },
  },
  '18mw': {
    summary: midwestSummary,
    load: async () => (await import('./18mw/index.ts')).midwest,
  },
  '18royalgorge': {
    summary: royalGorgeSummary,
    load: async () => (await import('./18royalgorge/index.ts')).royalGorge,
    recorded: {
      as: '18RoyalGorge',
      open: async () => (await import('./18royalgorge/index.ts')).openRecorded,
    },
  },
  '1867bw': {
    summary: bigWyomingSummary,
    load: async () => (await import('./1867bw/index.ts')).bigWyoming,
  },
  railroadbarons: {
    summary: baronsSummary,
    load: async () => (await import('./railroadbarons/index.ts')).railroadBarons,
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type TitleId = keyof typeof TITLES;

export const isTitle = (id: string): id is TitleId => Object.hasOwn(TITLES, id);

export const TITLE_IDS: readonly TitleId[] = Object.keys(TITLES).filter(isTitle);

/** What is known of a title without loading it. */
export const summaryOf = (id: TitleId): TitleSummary => TITLES[id].summary;

/** How well a title serves as a first game: the lower, the better. */
const demand = (id: TitleId): number => {
  const { goodFirstGame, weight } = summaryOf(id);
  return (goodFirstGame === true ? 0 : 10) + weight;
};

/** The titles in the order in which somebody new would try them. */
export const TITLES_TO_TRY: readonly TitleId[] = [...TITLE_IDS].sort((a, b) => demand(a) - demand(b));

/** What is played where nobody says what. */
export const FIRST_GAME: TitleId = TITLES_TO_TRY[0] ?? '1889';

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
