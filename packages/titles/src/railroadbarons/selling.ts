import {
  allow,
  BANK,
  defineMove,
  type Emit,
  heldBy,
  isCompany,
  moveMarker,
  type Objection,
  pay,
  refuse,
  removeMarker,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { BANK_LIMIT, DIRECTOR_PERCENT } from './data/holdings.ts';
import { TRACK } from './data/track.ts';
import { settleDirector } from './directors.ts';
import {
  certificateAt,
  counterparts,
  exchangeProblem,
  limitProblem,
  moveSize,
  smallerSets,
  sumOf,
} from './exchange.ts';
import {
  type BaronsState,
  type Holding,
  holdingCard,
  holdingIn,
  holdingsIn,
  percentInBank,
  shareValue,
} from './state.ts';
import { noteSale, type TradeFrame } from './stock-frame.ts';

/** A sale: one certificate back to the bank, and perhaps smaller ones of the same holding out of it (RB-SR-16). */
export interface Sale {
  readonly company: string;
  readonly percent: number;
  readonly take?: readonly number[] | undefined;
}

/** What is paid for 10%: for further shares of a block the value before the drop (RB-SR-24). */
function priceForBlock(state: BaronsState, frame: TradeFrame, holding: string): number {
  const current = shareValue(state, holding) ?? 0;
  return state.options.saleDrop === 'certificate' ? current : (frame.blockPrices[holding] ?? current);
}

function saleProblem(state: BaronsState, frame: TradeFrame, sale: Sale, player: string): Objection | null {
  const { company: id, percent, take = [] } = sale;
  if (frame.bought !== null) return refuse('stock.sales-first');
  if (!isCompany(state, id)) return refuse('stock.unknown-holding', { holding: id, deal: 'sale' });
  const holding = holdingIn(state, id);
  const { short } = holdingCard(id);
  if (certificateAt(holding, player, percent) === undefined) {
    return refuse('stock.not-held', { holding: short, percent });
  }
  if (percent === DIRECTOR_PERCENT && !state.options.directorToBank) {
    return refuse('stock.director-certificate');
  }
  const problem = exchangeProblem(state, holding, percent, take, BANK, 'sale');
  if (problem !== null) return problem;
  const inBank = percentInBank(holding) + percent - sumOf(take);
  if (holding.operating && inBank > BANK_LIMIT) {
    return refuse('stock.bank-full', { holding: short, percent: inBank, limit: BANK_LIMIT });
  }
  return limitProblem(state, player, take.length - 1);
}

/** Moves the certificates and pays the difference; the director's sale lowers the value one line (RB-SR-21). */
function carryOut(state: BaronsState, frame: TradeFrame, sale: Sale, player: string, emit: Emit): void {
  const { company: id, percent, take = [] } = sale;
  const holding = holdingIn(state, id);
  const firstOfBlock = !Object.hasOwn(frame.blockPrices, id);
  const price = priceForBlock(state, frame, id);
  frame.blockPrices[id] ??= price;
  const drops = holding.director === player && (firstOfBlock || state.options.saleDrop === 'certificate');
  for (const size of take) moveSize(holding, BANK, size, player);
  moveSize(holding, player, percent, BANK);
  const sold = percent - sumOf(take);
  const proceeds = (price * sold) / 10;
  pay(state, BANK, player, proceeds, 'shares', emit);
  emit({ type: 'sold', company: id, percent: sold, by: player, price: proceeds });
  if (drops) moveMarker(TRACK, state, id, 'left', 1, emit);
  noteSale(frame, player, id);
  settleDirector(state, holding, emit);
  unstartIfAllInBank(state, holding, emit);
}

/** Before it has operated, a holding that comes back to the bank whole can be started anew (RB-HOLD-15). */
function unstartIfAllInBank(state: BaronsState, holding: Holding, emit: Emit): void {
  if (holding.operating || percentInBank(holding) < 100) return;
  holding.par = null;
  removeMarker(state, holding.id);
  emit({ type: 'special', name: 'unstarted', facts: { holding: holding.id } });
}

export const sell = defineMove<BaronsState, TradeFrame, Sale>({
  type: 'sell',
  fields: { company: shortText, percent: wholeNumber, take: counterparts },
  judge(state, frame, sale, player) {
    const problem = saleProblem(state, frame, sale, player);
    if (problem !== null) return problem;
    return allow((emit) => carryOut(state, frame, sale, player, emit));
  },
  *candidates(state, frame, player) {
    if (frame.bought !== null) return;
    for (const holding of holdingsIn(state)) {
      for (const { percent } of heldBy(holding, player)) {
        yield { fields: { company: holding.id, percent } };
        for (const take of smallerSets(state, holding, percent, BANK)) {
          yield { fields: { company: holding.id, percent, take } };
        }
      }
    }
  },
});
