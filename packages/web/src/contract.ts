/** The one place where the page meets the titles: their types, and how they are loaded. */
import {
  type Cover,
  coverOf,
  isTitle,
  loadTitle as load,
  TITLE_IDS,
  type TitlePackage,
} from '@roundhouse/titles';

export {
  type Book,
  type CompanyText,
  type CompanyView,
  looksRecorded,
  type MapView,
  type MarkerView,
  type Names,
  type OptionText,
  openRecordedGame,
  openTable,
  type PhaseText,
  type PlayerView,
  type Position,
  type PrivateView,
  readRecord,
  readRecorded,
  replayRecorded,
  type Sentences,
  type Table,
  type TableView,
  type TitlePackage,
  type WorthItem,
} from '@roundhouse/titles';

/** The titles to choose from, without loading them. */
export const TITLES: readonly Cover[] = TITLE_IDS.map(coverOf);

export async function loadTitle(id: string): Promise<TitlePackage> {
  if (!isTitle(id)) throw new Error(`There is no title "${id}" here.`);
  return load(id);
}
