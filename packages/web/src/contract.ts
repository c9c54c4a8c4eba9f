/** The one place where the page meets the titles: their types, and how they are loaded. */
import {
  isTitle,
  loadTitle as load,
  summaryOf,
  TITLES_TO_TRY,
  type TitlePackage,
  type TitleSummary,
} from '@roundhouse/titles';

export {
  type CompanyText,
  type CompanyView,
  looksRecorded,
  type MapView,
  type MarkerView,
  moneyIn,
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
  type TitleInfo,
  type TitlePackage,
  type WorthItem,
} from '@roundhouse/titles';

/** The titles to choose from, without loading them; the first is the one to begin with. */
export const TITLES: readonly TitleSummary[] = TITLES_TO_TRY.map(summaryOf);

export async function loadTitle(id: string): Promise<TitlePackage> {
  if (!isTitle(id)) throw new Error(`There is no title "${id}" here.`);
  return load(id);
}
