export { anyAction, type Chance, pick, seededChance } from './core/chance.ts';
export type { GameEvent, RunDelivery, RunRoute } from './core/event.ts';
export type { JsonSchema } from './core/fields.ts';
export { hashOf } from './core/hash.ts';
export type { Stuck } from './core/history.ts';
export type { Action, Choice, Range } from './core/move.ts';
export {
  type Check,
  FORMAT,
  type GameRecord,
  type KeptRecord,
  type NewGame,
  newGame,
  recordSchema,
  type Unreadable,
  withCurrentNames,
} from './core/record.ts';
export type { Rule } from './core/title.ts';
export type { Facts, Refusal } from './core/verdict.ts';
export { type Geography, type LaidTile, type Spot, tileFace } from './map/board.ts';
export { findBestRoutes, type RouteSearch, storeBestRoutes } from './map/company-graph.ts';
export {
  colourRank,
  type End,
  exitsOf,
  exitsOfStop,
  type Face,
  revenueOf,
  type Stop,
  type StopType,
  stopsOf,
  trackOf,
} from './map/face.ts';
export {
  compileGrid,
  coordinates,
  type Grid,
  hexNumber,
  type MapData,
  type MapHex,
  neighbourOf,
  oppositeEdge,
  printedHex,
} from './map/grid.ts';
export { type MapPlan, type PlannedStation, type Prospects, prospectsOf, type TileWays } from './map/plan.ts';
export type { Cell, MarketRows } from './market/market.ts';
export { namesIn } from './table/names.ts';
export {
  decideProgram,
  type Program,
  type ProgramDecision,
  type ProgramSituation,
  programText,
} from './table/program.ts';
export { withoutGenerator, withoutSeed } from './table/seedless.ts';
export {
  type Ahead,
  openTable,
  type Position,
  type ReportedRoute,
  type RouteQuestion,
  type RouteReport,
  readRecord,
  type Snapshot,
  type Table,
  type TitlePackage,
} from './table/table.ts';
export type {
  CompanyView,
  ForcedPurchase,
  ForcedSale,
  MapView,
  MarkerView,
  PlayerView,
  PrivateView,
  TableView,
  TokenView,
  WorthItem,
} from './table/table-view.ts';
export { tokenWords } from './table/table-view.ts';
export { moneyIn, nameOf, ORDINARY_TERMS, subjectOf, type Terms, type TokenLook } from './table/terms.ts';
export {
  type CompanyText,
  type MarketText,
  type Names,
  type OptionText,
  type PhaseText,
  type PrivateText,
  privateTextOf,
  type Sentences,
  type TitleInfo,
  type TitleSummary,
  type TrainText,
} from './table/title-info.ts';
export type { GamePlan, Trial } from './table/trial.ts';
export { withNames } from './table/with-names.ts';
