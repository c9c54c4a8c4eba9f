export { clone } from './core/clone.ts';
export { fork } from './core/derived.ts';
export type { Emit } from './core/event.ts';
export {
  absent,
  type Field,
  type Fields,
  listOf,
  oneOf,
  optional,
  refine,
  shape,
  shortText,
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
  type KindOf,
  kindOf,
  type Label,
  type PlayerFrame,
  playerFrame,
  pushFrame,
  topFrame,
} from './core/frame.ts';
export { type Engine, type EngineSettings, engineOf, type Outcome, PASS } from './core/game.ts';
export { hashOf } from './core/hash.ts';
export { History } from './core/history.ts';
export { forbiddenKey } from './core/json.ts';
export {
  type Candidate,
  type DefinedMove,
  defineMove,
  type Move,
  readAction,
} from './core/move.ts';
export { passMove } from './core/pass.ts';
export { draw, drawFrom, nextRandom, seedState, shuffled } from './core/random.ts';
export { type Opened, openGame, openImportedGame, startGame } from './core/record.ts';
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
export type { ImportedRules, Seating, Title } from './core/title.ts';
export {
  allow,
  type Change,
  isObjection,
  KERNEL_RULES,
  type Objection,
  refuse,
  type Verdict,
} from './core/verdict.ts';
export {
  type Board,
  faceAt,
  fillsCircle,
  type HasBoard,
  putStation,
  putTile,
  removeTile,
  type Station,
  type StationSpot,
  sameSpot,
  stationsAt,
  stationsIn,
  stationsOnCharter,
  stopAt,
} from './map/board.ts';
export {
  type CompanyGraph,
  type CompanyProblem,
  cachedBestRoutes,
  hasBestRoutes,
  routeSearch,
  type TrackPiece,
} from './map/company-graph.ts';
export { keepTrack, rotateFace, STOP_TYPES, type Terrain } from './map/face.ts';
export { companyGraph, layoutOf, type StationRules, tilesLeft } from './map/facts.ts';
export type { Layout, LayoutStop } from './map/graph.ts';
export { type Border, borderAt } from './map/grid.ts';
export {
  type Lay,
  type LayOptions,
  type LayProblem,
  labelFits,
  layFields,
  layProblem,
  newConnections,
  runsOff,
  stopsMatch,
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
export { type TrackUser, tileServes } from './map/new-track.ts';
export { EDGES, edgeMask, sidesForTrack, tilesThatFollow } from './map/next-tiles.ts';
export { putPlan, stationPlaces, withoutTiles } from './map/plan.ts';
export {
  judgeRoutes,
  type RouteCode,
  readPath,
  reportRoutes,
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
  spotFields,
  stationNumbered,
} from './map/stations.ts';
export {
  byPrice,
  cellAt,
  cellOf,
  cellsMarked,
  type Direction,
  type HasMarket,
  hasMark,
  type Marker,
  markerOf,
  moveMarker,
  neighbour,
  placeMarker,
  placeMarkerAt,
  priceOf,
  removeMarker,
} from './market/market.ts';
export { BANK, cashOf, type HasCash, pay, totalCash } from './money/purse.ts';
export * from './play.ts';
export {
  closePrivate,
  type HasPrivates,
  type PrivateCompany,
  privateOf,
  privateOwner,
  privatesOf,
} from './privates/privates.ts';
export { AgreementFrame, agreementToEnd } from './rounds/agreement.ts';
export {
  AscendingFrame,
  type AscendingRules,
  ascendingAuction,
  leastBid,
  openAuction,
  openWithBid,
} from './rounds/ascending.ts';
export { OfferFrame, type OfferRules, offerOrDo, offers } from './rounds/offer.ts';
export {
  OperatingFrame,
  type OperatingRules,
  openOperatingRound,
  operatingRound,
  resort,
} from './rounds/operating.ts';
export {
  endStockTurn,
  markActed,
  openStockRound,
  StockFrame,
  stockRoundIsOver,
} from './rounds/stock.ts';
export {
  freeCash,
  openWaterfall,
  type StandingBid,
  WaterfallFrame,
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
  standardCertificates,
} from './shares/certificates.ts';
export { majorityHolder, settlePresidency, swapPresidency } from './shares/presidency.ts';
export { type SaleLimits, type SaleProblem, saleProblem, sellToPool } from './shares/selling.ts';
export { routeQuestion } from './table/route-report.ts';
export { actionLabel, aTrain, eventSentence, type OwnWords, trainKind } from './table/sentences.ts';
export { packTitle, type TitleParts } from './table/table.ts';
export { termsWith } from './table/terms.ts';
export type { PlannedState } from './table/trial.ts';
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
