import { parPart, saleAmounts, startMove } from '@roundhouse/classic';
import {
  allow,
  BANK,
  byPrice,
  cashOf,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  endStockTurn,
  isCompany,
  isObjection,
  leftOf,
  type Move,
  markActed,
  markerOf,
  moveCertificate,
  type Objection,
  OFFERING,
  openStockRound,
  ordinaryWorth,
  PASS,
  POOL,
  pay,
  percentOf,
  placeMarker,
  refuse,
  shortText,
  stockRoundIsOver,
  wholeNumber,
} from '@roundhouse/engine';
import {
  cashProblem,
  type Found,
  findPresidency,
  findShare,
  isVacant,
  type Purchase,
  sharesForSale,
  takeShare,
} from './buying.ts';
import { BOX } from './data/box.ts';
import { exchangeInTurn } from './exchange.ts';
import { floatIfHeld } from './floating.ts';
import { counts, isBrown, isOverLimit, limitProblem } from './limits.ts';
import { buyPrivate } from './private-sale.ts';
import { askForProtection } from './protection.ts';
import { saleProblem, sellAside } from './selling.ts';
import { type CompanyMW, core, isSystem, type StateMW, StockFrameMW } from './state.ts';

/** Stock rounds: selling, buying, redeeming, and what happens when everybody has passed. */

type StockMove = Move<StateMW, StockFrameMW>;

export const openStock = (state: StateMW, number: number): StockFrameMW => ({
  ...openStockRound(state, number, state.priority),
  boughtFrom: null,
  begun: false,
  declined: [],
});

/** The first stock round in which anything may be sold (18MW-initial-2). */
export const SALES_FROM = 2;

export const par = parPart<StateMW, CompanyMW>(core, {
  problem: (_state, { id, fate }) =>
    isSystem(id) || fate !== null ? refuse('start.not-offered', { company: id }) : null,
  started: (state, company, _player, emit) => floatIfHeld(state, company, emit),
});

/** 18MW-stock-5 and -7 to -10: one purchase a turn; in the brown zone any number of one company from the pool, one after the other. */
function turnProblem(
  state: StateMW,
  frame: StockFrameMW,
  company: CompanyMW,
  player: string,
  from: string,
): Objection | null {
  const { id } = company;
  const goesOn =
    frame.bought === id &&
    frame.boughtFrom === POOL &&
    from === POOL &&
    !frame.soldAfterBuying &&
    isBrown(state, company);
  if (frame.bought !== null && !goesOn) return refuse('stock.one-purchase');
  return state.sold[player]?.includes(id) === true ? refuse('stock.sold-before', { company: id }) : null;
}

function noteAction(frame: StockFrameMW, player: string): void {
  markActed(frame, player);
  frame.begun = true;
}

const sell = defineMove<StateMW, StockFrameMW, { company: string; percent: number }>({
  type: 'sell',
  fields: { company: shortText, percent: wholeNumber },
  judge(state, frame, { company: id, percent }, player) {
    if (!isCompany(state, id)) return refuse('stock.unknown-company', { company: id });
    const company = core.company(state, id);
    if (frame.soldNow.includes(id)) return refuse('stock.sold-already', { company: id });
    if (frame.number < SALES_FROM) return refuse('stock.first-round');
    const problem = saleProblem(state, company, player, percent);
    if (problem !== null) return problem;
    return allow((emit) => {
      sellAside(state, company, player, percent, emit);
      frame.soldNow.push(id);
      if (frame.bought !== null) frame.soldAfterBuying = true;
      noteAction(frame, player);
    });
  },
  *candidates(state, _frame, player) {
    for (const company of Object.values(state.companies)) yield* saleAmounts(company, player);
  },
});

function purchase(
  state: StateMW,
  frame: StockFrameMW,
  player: string,
  found: Found | Objection,
  from: string,
): Found | Objection {
  if (isObjection(found)) return found;
  return turnProblem(state, frame, found.company, player, from) ?? cashProblem(state, player, found) ?? found;
}

function carryOut(state: StateMW, frame: StockFrameMW, player: string, found: Found, emit: Emit): void {
  frame.boughtFrom = found.certificate.holder;
  frame.bought = found.company.id;
  noteAction(frame, player);
  takeShare(state, player, found, found.price, emit);
}

const buy = defineMove<StateMW, StockFrameMW, Purchase>({
  type: 'buy',
  fields: { company: shortText, from: shortText, percent: wholeNumber },
  judge(state, frame, wanted, player) {
    const found = purchase(state, frame, player, findShare(state, player, wanted), wanted.from);
    return isObjection(found) ? found : allow((emit) => carryOut(state, frame, player, found, emit));
  },
  *candidates(state) {
    for (const fields of sharesForSale(state)) yield { fields };
  },
});

/** 18MW-receivership-6 */
const takePresidency = defineMove<StateMW, StockFrameMW, { company: string }>({
  type: 'presidency',
  fields: { company: shortText },
  judge(state, frame, { company }, player) {
    const found = purchase(state, frame, player, findPresidency(state, player, company), POOL);
    return isObjection(found) ? found : allow((emit) => carryOut(state, frame, player, found, emit));
  },
  *candidates(state) {
    for (const company of Object.values(state.companies))
      if (isVacant(company)) yield { fields: { company: company.id } };
  },
});

const start: StockMove = startMove<StateMW, CompanyMW>(core, par, (state, frame, company, player) =>
  frame.bought !== null
    ? refuse('stock.one-purchase')
    : limitProblem(state, company, player, [{ percent: 20 }]),
);
const startTurn: StockMove = {
  ...start,
  judge(state, frame, action) {
    const verdict = start.judge(state, frame, action);
    if (isObjection(verdict)) return verdict;
    return allow((emit) => {
      frame.begun = true;
      frame.boughtFrom = OFFERING;
      verdict(emit);
    });
  },
};

/** 18MW-redemption-1 to -8: as the whole turn of its president a company buys its own shares out of the pool. */
const redeem = defineMove<StateMW, StockFrameMW, { company: string; percent: number }>({
  type: 'redeem',
  fields: { company: shortText, percent: wholeNumber },
  judge(state, frame, { company: id, percent }, player) {
    if (!isCompany(state, id)) return refuse('stock.unknown-company', { company: id });
    const company = core.company(state, id);
    if (core.president(state, id) !== player) return refuse('redeem.not-president', { company: id });
    if (frame.acted) return refuse('redeem.whole-turn');
    if (!company.operated) return refuse('redeem.not-operated', { company: id });
    const shares = percent > 0 ? ordinaryWorth(company, POOL, percent) : undefined;
    if (shares === undefined) return refuse('redeem.not-in-pool', { company: id, percent });
    const price = Math.ceil(((core.price(state, id) ?? 0) * percent) / 10);
    const cash = cashOf(state, id);
    if (price > cash) return refuse('redeem.cash', { company: id, price, cash });
    return allow((emit) => {
      pay(state, id, BANK, price, 'redeemed', emit);
      for (const certificate of shares) moveCertificate(company, certificate, id);
      emit({ type: 'special', name: 'redeemed', facts: { company: id, percent, price } });
      noteAction(frame, player);
      endTurn(state, frame, player, emit);
    });
  },
  *candidates(state, _frame, player) {
    for (const company of Object.values(state.companies))
      if (core.president(state, company.id) === player) yield* saleAmounts(company, POOL);
  },
});

/** 18MW-shares-13: a player over the limit must sell what counts, as far as that is possible. */
function mustSell(state: StateMW, frame: StockFrameMW, player: string): boolean {
  if (!isOverLimit(state, player)) return false;
  for (const { action } of sell.legal(state, frame, player))
    if (counts(state, core.company(state, String(action.company)))) return true;
  return false;
}

/** 18MW-protection-2 and -13: the turn passes on, then the prices of what was sold are settled. */
function endTurn(state: StateMW, frame: StockFrameMW, player: string, emit: Emit): void {
  const sold = frame.soldNow;
  endStockTurn(state, frame, player, emit);
  frame.begun = false;
  frame.boughtFrom = null;
  frame.declined = [];
  askForProtection(state, player, sold);
}

const pass = defineMove<StateMW, StockFrameMW>({
  type: PASS,
  judge: (state, frame, _fields, player) => allow((emit) => endTurn(state, frame, player, emit)),
});

const closedWhileSelling = (move: StockMove): StockMove => ({
  ...move,
  judge: () => refuse('stock.must-sell'),
  legal: () => [],
});

const OTHERS: readonly StockMove[] = [
  buy,
  takePresidency,
  startTurn,
  redeem,
  exchangeInTurn,
  buyPrivate,
  pass,
];
const ALL: readonly StockMove[] = [sell, ...OTHERS];
const SELLING: readonly StockMove[] = [sell, ...OTHERS.map(closedWhileSelling)];

/** 18MW-movement-4, 18MW-movement-5 and -14: no share in the offering or the pool; from the top row diagonally down. */
function raiseFullyOwned(state: StateMW, emit: Emit): void {
  for (const id of byPrice(BOX.market, state)) {
    const company = core.company(state, id);
    if (percentOf(company, OFFERING) > 0 || percentOf(company, POOL) > 0) continue;
    const marker = markerOf(state, id);
    if (marker?.row !== 0) {
      core.movePrice(state, id, 'up', 1, emit);
      continue;
    }
    const next = BOX.market[1]?.[marker.column + 1];
    if (next === undefined || next === null) continue;
    const from = core.price(state, id) ?? 0;
    placeMarker(state, id, 1, marker.column + 1);
    emit({ type: 'price', company: id, from, to: next.price });
  }
}

export const stockFrame = defineFrame<StateMW, StockFrameMW>({
  kind: StockFrameMW,
  order: (state, frame) => (mustSell(state, frame, frame.turn) ? 'stock.must-sell' : 'order.stock'),
  actor: (state, frame) => (stockRoundIsOver(state, frame) ? null : frame.turn),
  proceed(state, frame, emit) {
    endFrame(state, frame);
    // 18MW-stock-3
    if (frame.lastActor !== null) state.priority = leftOf(state, frame.lastActor);
    raiseFullyOwned(state, emit);
  },
  moves: (state, frame) => (mustSell(state, frame, frame.turn) ? SELLING : ALL),
  all: ALL,
  label: (_state, frame) => ({ round: `SR ${frame.number}`, step: 'stock' }),
});
