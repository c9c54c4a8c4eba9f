export { AssignFrame, askForCities, assignFrame } from './assign-city.ts';
export { type AuctionRules, auctionFrames } from './auction.ts';
export type { ByPlayers, ClassicBox, CompanyData, PhaseData, PrivateData, TrainData } from './box.ts';
export { type CompanyFrame, companyFrame, leaveMove } from './company-frame.ts';
export { type Core, type CoreRules, classicCore, finder, hasRouteWithout, OWN_STATIONS } from './core.ts';
export { type DealingTurn, declinedProblem, noteDeclined, type TrainDeal } from './deals.ts';
export { type Dividend, type DividendRules, dividendMove, dividendPart } from './dividend.ts';
export { type Emergency, type EmergencyRules, emergencyPart } from './emergency.ts';
export { type ExchangeRules, exchangeMove } from './exchange.ts';
export { type BoxTexts, boxInfo } from './info.ts';
export {
  askSeller,
  type LayOrDecline,
  type LayPower,
  layOrDeclineFrame,
  layPower,
  type PowerLays,
  SellerLayFrame,
  sellerLayFrame,
} from './lay-power.ts';
export {
  floatIfSold,
  missingToFloat,
  type Par,
  ParFrame,
  type ParRules,
  parFrame,
  parPart,
  startMove,
} from './par.ts';
export { DiscardFrame, type PhaseRules, type Phases, phasePart } from './phases.ts';
export { planPart } from './plan.ts';
export { type PresidencyExchange, presidencyExchangeMove } from './presidency-exchange.ts';
export {
  giveShare,
  offerFrame,
  type PrivateSale,
  type PrivateSaleRules,
  payPrivates,
  privateSalePart,
} from './privates.ts';
export {
  type AskedStep,
  type AskedTurn,
  asByRules,
  asksForMarker,
  asksForTile,
  asksForTrain,
  type MarkerKind,
  type TrainQuestion,
} from './records/asks.ts';
export { type AskRules, isAsked } from './records/classic-asks.ts';
export {
  ClassicRecord,
  type ClassicRecordRules,
  openClassicRecord,
  type RecordExtras,
} from './records/classic-record.ts';
export { companyNamed, FIELDS, parPrice } from './records/fields.ts';
export {
  countedActions,
  looksRecorded,
  type RecordedAction,
  type RecordedGame,
  readRecorded,
  unfold,
} from './records/format.ts';
export { misfit } from './records/misfit.ts';
export { type RecordNames, recordedPlayer, recordNames } from './records/names.ts';
export {
  type RecordedTable,
  type Replayed,
  type ReplayOptions,
  replayRecorded,
  type TraceLine,
} from './records/replay.ts';
export { type ReadRun, readRun } from './records/run.ts';
export {
  type Own,
  openSession,
  type RecordedRules,
  RecordedSession,
  readFields,
  readTrade,
  recordedTable,
  type Translated,
} from './records/session.ts';
export { CertificateMirror } from './records/shares.ts';
export { TileCopies, tileNumber } from './records/tile-copies.ts';
export { roundOf, type Trace, type TraceRules, traceOf } from './records/trace.ts';
export { GameFrame, gameFrame, openClassicGame, type RoundRules } from './rounds.ts';
export {
  carryOutRun,
  judgeClaim,
  noteRun,
  type Run,
  type RunAdvice,
  type RunRules,
  runAdvice,
  runPart,
} from './run.ts';
export {
  freshCompany,
  freshPrivates,
  setTable,
  startingPurses,
  stationsOf,
  unstartedCompany,
} from './setup.ts';
export {
  type ClassicCompany,
  type ClassicState,
  ClassicTurn,
  type FloatingCompany,
  openClassicTurn,
} from './state.ts';
export {
  homeSpots,
  placeHome,
  placeHomes,
  printedStationCost,
  type StationRulesOf,
  type Stations,
  stationMove,
  stationPart,
  waitsForHome,
} from './stations.ts';
export { dividendStep, optionalStep, runStep } from './steps.ts';
export { type Sale, type Source, type Stock, type StockRules, saleAmounts, stockPart } from './stock.ts';
export {
  CLASSIC_TEXTS,
  type ClassicCode,
  type OrderCode,
  type PartCode,
  POWER_TEXTS,
  type PowerCode,
} from './texts.ts';
export { classicTitle, type TitleParts } from './title.ts';
export { faults, totals } from './totals.ts';
export {
  blockedBy,
  fitProblem,
  isFirstTile,
  type LayAllowance,
  type LayPlan,
  layMove,
  servesCompany,
  type Track,
  type TrackRules,
  type TurnLimits,
  terrainCost,
  trackPart,
} from './track.ts';
export {
  dealOf,
  giveUp,
  type TradeIn,
  type TrainPurchase,
  type TrainRules,
  type Trains,
  trainPart,
  trainsForSale,
} from './trains.ts';
export { type MovesByState, mayPass, type TurnRules, type TurnStep, turnFrame, turnOf } from './turn.ts';
export { classicView, floatingFacts, type ViewRules } from './view.ts';
export { worth, worthItems } from './worth.ts';
export { type Zones, zoneRules } from './zones.ts';
