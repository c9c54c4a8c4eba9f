import {
  byPrice,
  defineFrame,
  type Emit,
  endFrame,
  isCompany,
  leftOf,
  mustSell,
  type StockFrame,
  stockMoves,
  stockRoundIsOver,
} from '@roundhouse/engine';
import { MARKET } from './data/market.ts';
import { investMove, mintMove } from './metal-deals.ts';
import { movePrice } from './prices.ts';
import { openRight } from './rights.ts';
import { startMove } from './start.ts';
import { companyIn, type StateRG } from './state.ts';
import { isSoldOut, STOCK_RULES } from './stock-rules.ts';

const { sell, buy, pass } = stockMoves(STOCK_RULES);

/** 18RG-cert-3: above the limit nothing but selling, as long as a legal sale exists. */
function onlySelling(state: StateRG, frame: StockFrame): boolean {
  if (!mustSell(STOCK_RULES, state, frame.turn)) return false;
  for (const _ of sell.legal(state, frame, frame.turn)) return true;
  return false;
}

/** 18RG-endsr-1 and -2: highest price first, so that stacks keep their order (ruling 2.8). */
function raiseSoldOut(state: StateRG, emit: Emit): void {
  for (const id of byPrice(MARKET, state))
    if (isCompany(state, id) && isSoldOut(state, companyIn(state, id)))
      movePrice(state, id, 'right', 1, emit);
}

const ONLY_SELLING = [sell] as const;
const MOVES = [sell, buy, startMove, investMove, mintMove, pass] as const;
const AUCTION_MOVES = [sell, buy, openRight, investMove, mintMove, pass] as const;

export const stockFrame = defineFrame<StateRG, StockFrame>({
  kind: 'stock',
  order(state, frame, type) {
    if (onlySelling(state, frame)) return '18RG-cert-3';
    return type === 'start' && state.options.auction ? '18RG-variant-1' : '18RG-stock-1';
  },
  actor: (state, frame) => (stockRoundIsOver(state, frame) ? null : frame.turn),
  proceed(state, frame, emit) {
    endFrame(state, frame);
    // 18RG-prio-3
    if (frame.lastActor !== null) state.priority = leftOf(state, frame.lastActor);
    raiseSoldOut(state, emit);
  },
  moves(state, frame) {
    if (onlySelling(state, frame)) return ONLY_SELLING;
    return state.options.auction ? AUCTION_MOVES : MOVES;
  },
  label: (_state, frame) => ({ round: `SR ${frame.number}`, step: 'stock' }),
});
