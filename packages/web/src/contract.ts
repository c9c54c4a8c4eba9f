/** The one place where the page meets the titles: their types, and how they are loaded. */
export type { Book, CompanyText, Names, OptionText, PhaseText, Sentences } from '../../titles/src/shared/book.ts';
export type { Position, Table, TitlePackage } from '../../titles/src/shared/table.ts';
export type {
  CompanyView,
  MapView,
  MarkerView,
  PlayerView,
  PrivateView,
  TableView,
} from '../../titles/src/shared/table-view.ts';
