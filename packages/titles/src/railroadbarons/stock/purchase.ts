import { BANK, byRule, cashOf, type Emit, isCompany, type Objection, pay } from '@roundhouse/engine';
import { settleDirector } from '../directors.ts';
import { type BaronsState, holdingCard, holdingIn } from '../state.ts';
import { certificateAt, limitProblem, moveSize, sumOf } from './exchange.ts';
import { notePurchase, type TradeFrame } from './frame.ts';

/** A purchase: one certificate out of the bank, and perhaps smaller ones of the same holding back (RB-SR-13). */
export interface Purchase {
  readonly company: string;
  readonly percent: number;
  readonly give?: readonly number[] | undefined;
}

/** What stands against any purchase of this certificate in this turn. */
export function turnProblem(
  state: BaronsState,
  frame: TradeFrame,
  { company: id, percent, give = [] }: Purchase,
  player: string,
): Objection | null {
  if (frame.bought !== null) return byRule('RB-SR-3', 'You have bought a certificate in this turn.');
  if (!isCompany(state, id)) return byRule('RB-SR-7', `There is no holding "${id}".`);
  const { short } = holdingCard(id);
  if (frame.sold[player]?.includes(id)) {
    return byRule('RB-SR-9', `You have sold shares of ${short} in this stock round.`);
  }
  if (certificateAt(holdingIn(state, id), BANK, percent) === undefined) {
    return byRule('RB-SR-7', `The ${percent}% certificate of ${short} is not in the bank.`);
  }
  return limitProblem(state, player, 1 - give.length);
}

export function cashProblem(state: BaronsState, price: number, player: string): Objection | null {
  const cash = cashOf(state, player);
  return cash >= price ? null : byRule('RB-SR-8', `This costs $${price}; you have $${cash}.`);
}

/** Pays the difference and moves the certificates; what is returned is not sold (RB-SR-14). */
export function carryOut(
  state: BaronsState,
  frame: TradeFrame,
  { company: id, percent, give = [] }: Purchase,
  value: number,
  player: string,
  emit: Emit,
): void {
  const holding = holdingIn(state, id);
  const price = (value * (percent - sumOf(give))) / 10;
  pay(state, player, BANK, price, 'share', emit);
  moveSize(holding, BANK, percent, player);
  for (const size of give) moveSize(holding, player, size, BANK);
  emit({ type: 'bought', company: id, percent, by: player, from: BANK, price });
  if (give.length > 0) {
    emit({ type: 'special', name: 'returned', facts: { player, holding: id, percent: sumOf(give) } });
  }
  notePurchase(frame, player, id);
  settleDirector(state, holding, emit);
}
