import {
  allow,
  BANK,
  byRule,
  type Cell,
  cashOf,
  cellOf,
  countHeld,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  hasMark,
  isCompany,
  leftOf,
  type Move,
  markActed,
  moveMarker,
  mustSell,
  name,
  type Objection,
  OFFERING,
  POOL,
  percentOf,
  privateOf,
  privatesOf,
  purchaseProblem,
  pushFrame,
  type StockFrame,
  type StockRules,
  stockMoves,
  stockRoundIsOver,
  wholeNumber,
} from '@roundhouse/engine';
import { HOLD_PERCENT, NEUTRAL, POOL_PERCENT } from './data.ts';
import { endGame } from './end.ts';
import type { HomeFrame } from './home.ts';
import { MARKET } from './market.ts';
import { floatIfSold, PAR_CELLS, parCell, setPar, takePresidency } from './par.ts';
import { addExtraTrain } from './saskatchewan.ts';
import {
  type Company1882,
  certificateLimit,
  companyIn,
  presidentIn,
  type State1882,
  sharePrice,
} from './state.ts';

const zone = (state: State1882, company: string): Cell | null => cellOf(MARKET, state, company);
/** Yellow, orange and brown do not count for the limit; orange and brown may be held above 60%. */
const UNCOUNTED = ['yellow', 'orange', 'brown'];
const counts = (cell: Cell | null) => cell?.marks?.some((mark) => UNCOUNTED.includes(mark)) !== true;
const isUnlimited = (cell: Cell | null) => hasMark(cell, 'orange') || hasMark(cell, 'brown');

/** 1882-10.1-2 */
export function countedCertificates(state: State1882, player: string): number {
  let sum = privatesOf(state, player).length;
  for (const id in state.companies) {
    const held = countHeld(companyIn(state, id), player);
    if (held > 0 && counts(zone(state, id))) sum += held;
  }
  return sum;
}

export const STOCK_RULES: StockRules<State1882, Company1882> = {
  company: companyIn,
  pattern: 'sell-buy-sell',
  oneBlock: false,
  salePrice(state, frame, company): number | Objection {
    if (frame.number === 1) return byRule('1882-10.2-2', 'No shares may be sold in the first stock round.');
    return priceToSell(state, company);
  },
  poolPercent: () => POOL_PERCENT,
  afterSale: (state, company, { percent }, emit) =>
    moveMarker(MARKET, state, company.id, 'down', percent / 10, emit),
  sources(state, company) {
    const price = sharePrice(state, company.id);
    if (company.par === null || price === null || presidentIn(state, company) === null) {
      return byRule('1882-10.4-8', `Nobody has the president's certificate of ${company.id} yet.`);
    }
    return [
      { from: OFFERING, price: company.par, payTo: BANK },
      { from: POOL, price, payTo: BANK },
    ];
  },
  holdLimit: (state, company) => (isUnlimited(zone(state, company.id)) ? 100 : HOLD_PERCENT),
  certificateLimit,
  certificates: countedCertificates,
  counts: (state, company) => counts(zone(state, company.id)),
  unlimited: (state, company) => hasMark(zone(state, company.id), 'brown'),
  resumes: (state) => state.house?.buyingResumed === true,
  afterPurchase: floatIfSold,
  ids: {
    sale: {
      'not-held': '1882-10-5',
      'pool-full': '1882-10.2-3',
      'president-certificate': '1882-10.2-4',
      'presidency-protected': '1882-11.8-8',
    },
    order: '1882-10-2',
    oneBlock: '1882-10.2-11',
    onePurchase: '1882-10.4-10',
    soldBefore: '1882-10.4-9',
    holdLimit: '1882-10.1-3',
    certificateLimit: '1882-10.1-7',
    cash: '1882-10.4-1',
    notForSale: '1882-10.4-1',
  },
};

/** 1882-10.2-5 */
export function priceToSell(state: State1882, company: Company1882): number | Objection {
  const price = sharePrice(state, company.id);
  return price ?? byRule('1882-10.2-5', `${company.id} has no price yet, so its shares cannot be sold.`);
}

const { sell, buy, pass } = stockMoves(STOCK_RULES);

/** What stands against starting a company at this par value. */
function startProblem(
  state: State1882,
  frame: StockFrame,
  company: Company1882,
  price: number,
  shares: number,
  player: string,
): Objection | null {
  if (company.par !== null) return byRule('1882-10.4-2', `${company.id} has been started already.`);
  if (parCell(price) === undefined) return byRule('1882-10.4-2', `$${price} is no par value.`);
  const problem = purchaseProblem(STOCK_RULES, state, frame, company, player);
  if (problem !== null) return problem;
  // The share that came with P4 may lift the buyer to 30% at most, so the 60% limit cannot be met here.
  const cost = price * shares;
  if (cashOf(state, player) < cost) {
    const rule = shares === 1 ? '1882-7.1.2-4' : '1882-10.4-2';
    return byRule(rule, `This costs $${cost}; you have $${cashOf(state, player)}.`);
  }
  return null;
}

/** 1882-10.4-2: buys the president's certificate. */
const start = defineMove<State1882, StockFrame, { company: string; price: number }>({
  type: 'start',
  fields: { company: name, price: wholeNumber },
  judge(state, frame, { company: id, price }, player) {
    if (!isCompany(state, id)) return byRule('1882-10.4-2', `There is no company "${id}".`);
    if (id === 'SCR') return byRule('1882-7.1.2-2', 'SCR starts only in exchange for P2.');
    const company = companyIn(state, id);
    if (
      id === 'CN' &&
      company.par === null &&
      !state.board.stations.some((station) => station.owner === NEUTRAL && station.at !== null)
    ) {
      return byRule('1882-10.4-6', 'CN may be started only while a neutral marker is on the board.');
    }
    const problem = startProblem(state, frame, company, price, 2, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      setPar(state, company, player, price, emit);
      frame.bought = id;
      markActed(frame, player);
      takePresidency(state, company, player, 2, emit);
    });
  },
  *candidates(state) {
    for (const company of Object.values(state.companies)) {
      if (company.par !== null || company.id === 'SCR') continue;
      for (const { price } of PAR_CELLS) yield { fields: { company: company.id, price } };
    }
  },
});

/** 1882-7.1.2-1: P2 and one share at par buy the president's certificate of SCR. */
const exchange = defineMove<State1882, StockFrame, { price: number }>({
  type: 'exchange',
  fields: { price: wholeNumber },
  judge(state, frame, { price }, player) {
    const paper = privateOf(state, 'P2');
    if (paper.closed || paper.owner !== player) return byRule('1882-7.1.2-1', 'You do not own P2.');
    const company = companyIn(state, 'SCR');
    const problem = startProblem(state, frame, company, price, 1, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      paper.closed = true;
      paper.owner = BANK;
      emit({ type: 'closed', item: 'P2' });
      setPar(state, company, player, price, emit);
      frame.bought = 'SCR';
      markActed(frame, player);
      takePresidency(state, company, player, 1, emit);
      addExtraTrain(state, emit);
      pushFrame<HomeFrame>(state, { kind: 'home', company: 'SCR', anywhere: true });
    });
  },
  candidates: () => PAR_CELLS.map(({ price }) => ({ fields: { price } })),
});

const hasTooMany = (state: State1882, player: string): boolean =>
  countedCertificates(state, player) > certificateLimit(state);

/** Does a sale of this company bring a player back towards a limit? */
const relieves = (state: State1882, player: string, company: Company1882): boolean =>
  (hasTooMany(state, player) && counts(zone(state, company.id))) ||
  percentOf(company, player) > STOCK_RULES.holdLimit(state, company, player);

/** The move stays closed to a player who must sell first. */
const afterSelling = (move: Move<State1882, StockFrame>): Move<State1882, StockFrame> => ({
  type: move.type,
  judge(state, _frame, { player }) {
    const rule = hasTooMany(state, player) ? '1882-10.1-8' : '1882-10.1-9';
    return byRule(rule, 'You are above a limit and must sell first.');
  },
  legal: () => [],
});

const MOVES = [sell, buy, start, exchange, pass];
const ONLY_SELLING = [sell, ...[buy, start, exchange, pass].map(afterSelling)];

/** A player above a limit can do nothing but sell, as long as a legal sale helps (1882-10.1-8 and -9). */
function onlySelling(state: State1882, frame: StockFrame): boolean {
  if (!mustSell(STOCK_RULES, state, frame.turn)) return false;
  for (const { action } of sell.legal(state, frame, frame.turn)) {
    if (relieves(state, frame.turn, companyIn(state, String(action.company)))) return true;
  }
  return false;
}

/** 1882-10.6-3 and -4: companies wholly in players' hands go up, in operating order, so stacks keep theirs. */
function raiseSoldOut(state: State1882, order: readonly string[], emit: Emit): void {
  for (const id of order) {
    const company = companyIn(state, id);
    const soldOut = company.floated && percentOf(company, OFFERING) === 0 && percentOf(company, POOL) === 0;
    if (soldOut) moveMarker(MARKET, state, id, 'up', 1, emit);
  }
}

export const stockFrame = (order: (state: State1882) => string[]) =>
  defineFrame<State1882, StockFrame>({
    kind: 'stock',
    order: '1882-10-2',
    actor: (state, frame) => (stockRoundIsOver(state, frame) ? null : frame.turn),
    proceed(state, frame, emit) {
      endFrame(state, frame);
      if (frame.lastActor !== null) state.priority = leftOf(state, frame.lastActor);
      raiseSoldOut(state, order(state), emit);
      if (state.market.some((marker) => hasMark(MARKET[marker.row]?.[marker.column] ?? null, 'end'))) {
        endGame(state, 'market', emit);
      }
    },
    moves: (state, frame) => (onlySelling(state, frame) ? ONLY_SELLING : MOVES),
    label: (_state, frame) => ({ round: `SR ${frame.number}`, step: 'stock' }),
  });
