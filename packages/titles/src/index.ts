import type { Unreadable } from '@roundhouse/engine';
import type { RecordedGame } from './recorded/format.ts';
import type { RecordedTable } from './recorded/replay.ts';
import type { TitlePackage } from './shared/table.ts';

export { looksRecorded, type RecordedAction, type RecordedGame, readRecorded } from './recorded/format.ts';
export { type RecordedTable, type Replayed, replayRecorded, type TraceLine } from './recorded/replay.ts';
export type {
  Book,
  CompanyText,
  MarketText,
  Names,
  OptionText,
  PhaseText,
  PrivateText,
  Sentences,
  TrainText,
} from './shared/book.ts';
export {
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
} from './shared/table-view.ts';

/** Every title, loaded when it is opened. */
const LOADERS = {
  '1882': async () => (await import('./1882/index.ts')).assiniboia,
} as const satisfies Readonly<Record<string, () => Promise<TitlePackage>>>;

export type TitleId = keyof typeof LOADERS;

export const TITLE_IDS: readonly TitleId[] = ['1882'];

/** Names for lists, without loading a title. */
export const TITLE_NAMES: Readonly<Record<TitleId, string>> = { '1882': '1882: Assiniboia' };

export const isTitle = (id: string): id is TitleId => Object.hasOwn(LOADERS, id);

export const loadTitle = (id: TitleId): Promise<TitlePackage> => LOADERS[id]();

/** Titles of which games recorded on 18xx.games can be played, by the name used there. */
const RECORDED: Readonly<Record<string, () => Promise<(game: RecordedGame) => RecordedTable | Unreadable>>> =
  {
    '1882': async () => (await import('./1882/index.ts')).openRecorded,
  };

/** The title that a recorded game is of, by our id. */
export const titleOfRecorded = (recorded: string): TitleId | null => RECORDED_IDS[recorded] ?? null;

const RECORDED_IDS: Readonly<Record<string, TitleId>> = { '1882': '1882' };

export async function openRecordedGame(game: RecordedGame): Promise<RecordedTable | Unreadable> {
  const load = Object.hasOwn(RECORDED, game.title) ? RECORDED[game.title] : undefined;
  if (load === undefined) {
    return {
      error: `Recorded games of "${game.title}" cannot be read; possible: ${Object.keys(RECORDED).join(', ')}.`,
    };
  }
  return (await load())(game);
}
