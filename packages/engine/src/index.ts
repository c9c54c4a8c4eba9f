export { anyAction, type Chance, pick, seededChance } from './core/chance.ts';
export { clone } from './core/clone.ts';
export { fork } from './core/derived.ts';
export type { Emit, GameEvent, RunRoute } from './core/event.ts';
export {
  absent,
  type Field,
  type Fields,
  type JsonSchema,
  listOf,
  name,
  oneOf,
  optional,
  shape,
  where,
  wholeBetween,
  wholeNumber,
  yesOrNo,
} from './core/fields.ts';
export {
  defineFrame,
  endFrame,
  type FrameKind,
  type FrameRules,
  findFrame,
  isKind,
  type Label,
  pushFrame,
  topFrame,
} from './core/frame.ts';
export { type Engine, engineOf, type Outcome, PASS, type Pace } from './core/game.ts';
export { hashOf } from './core/hash.ts';
export { History, type Stuck } from './core/history.ts';
export { forbiddenKey } from './core/json.ts';
export {
  type Action,
  type ActionOf,
  type Candidate,
  type Choice,
  defineMove,
  type Move,
  type Range,
  readAction,
} from './core/move.ts';
export { draw, drawFrom, nextRandom, seedState } from './core/random.ts';
export {
  type Check,
  FORMAT,
  type GameRecord,
  type NewGame,
  newGame,
  type Opened,
  openGame,
  openImportedGame,
  recordSchema,
  startGame,
  type Unreadable,
} from './core/record.ts';
export {
  explain,
  type RefusalEntry,
  type RefusalTable,
  type RefusalTexts,
  type RuleId,
} from './core/refusals.ts';
export {
  type BaseState,
  clockwiseFrom,
  type Ending,
  type Frame,
  isPlayer,
  leftOf,
  type Player,
  playerName,
  playersLeft,
  seatOf,
} from './core/state.ts';
export { KERNEL_TEXTS, type KernelCode } from './core/texts.ts';
export type { ImportedRules, Rule, Seating, Title } from './core/title.ts';
export {
  allow,
  byRule,
  type Change,
  type Facts,
  isObjection,
  KERNEL_RULES,
  type Objection,
  type Refusal,
  refuse,
  type Verdict,
} from './core/verdict.ts';
export {
  type Board,
  faceAt,
  type Geography,
  type HasBoard,
  type LaidTile,
  putStation,
  putTile,
  removeTile,
  type Spot,
  type Station,
  sameSpot,
  stationsAt,
  stationsIn,
  stationsOnCharter,
  stopAt,
  tileFace,
} from './map/board.ts';
export {
  type CompanyGraph,
  type CompanyProblem,
  cachedBestRoutes,
  findBestRoutes,
  hasBestRoutes,
  type RouteSearch,
  routeSearch,
  storeBestRoutes,
  type TrackPiece,
} from './map/company-graph.ts';
export {
  colourRank,
  type End,
  exitsOf,
  exitsOfStop,
  type Face,
  keepTrack,
  revenueOf,
  rotateFace,
  STOP_TYPES,
  type Stop,
  type StopType,
  stopsOf,
  type Terrain,
  trackOf,
} from './map/face.ts';
export { companyGraph, layoutOf, type StationRules, tilesLeft } from './map/facts.ts';
export type { Layout, LayoutStop } from './map/graph.ts';
export {
  type Border,
  borderAt,
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
export {
  type Lay,
  type LayOptions,
  type LayProblem,
  layFields,
  layMessage,
  layProblem,
  newConnections,
  runsOff,
  usualStops,
} from './map/lay.ts';
export {
  hasAnyRoute,
  hexesInReach,
  networkOf,
  piecesInReachAfter,
  reachedTrack,
  reachesEdge,
  touchesNetwork,
  usablePieces,
} from './map/network.ts';
export {
  judgeRoutes,
  type RouteCode,
  readPath,
  toldRoutes,
  type WrittenRoute,
  writePath,
  writtenRoute,
} from './map/routes.ts';
export {
  cities,
  citiesIn,
  freeSlots,
  freeSlotsIn,
  isReached,
  moveStations,
  placesOf,
  reachedCities,
} from './map/stations.ts';
export {
  byPrice,
  type Cell,
  cellAt,
  cellOf,
  cellsMarked,
  type Direction,
  type HasMarket,
  hasMark,
  type Marker,
  type MarketRows,
  markerOf,
  moveMarker,
  neighbour,
  placeMarker,
  priceOf,
  removeMarker,
} from './market/market.ts';
export { BANK, cashOf, type HasCash, pay, totalCash } from './money/purse.ts';
export {
  closePrivate,
  type HasPrivates,
  type PrivateCompany,
  privateOf,
  privatesOf,
} from './privates/privates.ts';
export { type PrivateDeal, type PrivatePurchaseRules, privatePurchase } from './privates/purchase.ts';
export { type AgreementFrame, agreementToEnd } from './rounds/agreement.ts';
export { type AscendingFrame, type AscendingRules, ascendingAuction, leastBid } from './rounds/ascending.ts';
export {
  type Emergency,
  type EmergencyRules,
  emergencySales,
  type FundraisingTurn,
} from './rounds/emergency.ts';
export { type OfferFrame, type OfferRules, offerOrDo, offers } from './rounds/offer.ts';
export {
  type OperatingFrame,
  type OperatingRules,
  openOperatingRound,
  operatingRound,
  resort,
} from './rounds/operating.ts';
export {
  blocks,
  endStockTurn,
  lockProblem,
  markActed,
  mustSell,
  openStockRound,
  purchaseProblem,
  type Source,
  type StockFrame,
  type StockRules,
  type StockState,
  saleMessage,
  sellShares,
  stockMoves,
  stockRoundIsOver,
} from './rounds/stock.ts';
export {
  freeCash,
  openWaterfall,
  type StandingBid,
  type WaterfallFrame,
  type WaterfallRules,
  waterfallAuction,
} from './rounds/waterfall.ts';
export {
  type Certificate,
  type Company,
  companyOf,
  countHeld,
  type HasCompanies,
  heldBy,
  isCompany,
  moveCertificate,
  OFFERING,
  ordinaryWorth,
  POOL,
  percentOf,
  presidentCertificate,
  presidentOf,
  usualCertificates,
} from './shares/certificates.ts';
export { majorityHolder, settlePresidency, swapPresidency } from './shares/presidency.ts';
export { type SaleLimits, type SaleProblem, saleProblem, sellToPool } from './shares/selling.ts';
export { routeQuestion } from './table/route-report.ts';
export { actionLabel, eventSentence, type OwnWords } from './table/sentences.ts';
export {
  type Ahead,
  openTable,
  type Position,
  packTitle,
  type RouteQuestion,
  type RouteReport,
  readRecord,
  type Snapshot,
  type Table,
  type TitlePackage,
  type TitleParts,
} from './table/table.ts';
export type {
  CompanyView,
  MapView,
  MarkerView,
  PlayerView,
  PrivateView,
  TableView,
  WorthItem,
} from './table/table-view.ts';
export {
  moneyIn,
  nameOf,
  ORDINARY_TERMS,
  subjectOf,
  type Terms,
  type TokenLook,
  termsWith,
} from './table/terms.ts';
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
export {
  type CompanyFacts,
  companyView,
  depotView,
  mapView,
  playerView,
  trainPoolView,
} from './table/view.ts';
export { cashAndShares, totalOf } from './table/worth.ts';
export {
  companyDealProblem,
  companyDeals,
  type DealingTurn,
  type DealRules,
  fundsProblem,
  noHelpProblem,
  noteDeclined,
  type TrainDeal,
} from './trains/deals.ts';
export {
  buildStack,
  type HasDepot,
  type Phase,
  rust,
  type TrainCard,
  type TrainOwner,
  type TrainType,
  takeFromBank,
  takeFromOwner,
  takeFromStack,
  trainType,
} from './trains/depot.ts';
