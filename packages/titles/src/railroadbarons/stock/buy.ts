import {
  allow,
  BANK,
  cashOf,
  defineMove,
  type Emit,
  heldBy,
  isCompany,
  moveCertificate,
  name,
  pay,
  type Refusal,
  refuse,
  wholeNumber,
} from '@roundhouse/engine';
import { z } from 'zod';
import { CERTIFICATES, DIRECTOR_PERCENT } from '../data/holdings.ts';
import { settleDirector } from '../directors.ts';
import { priceProblem, START_LINES, setInitialPrice } from '../opening/price.ts';
import { type BaronsState, type Holding, holdingCard, holdingIn, holdingsIn, shareValue } from '../state.ts';
import { certificateAt, counterparts, exchangeProblem, limitProblem, smallerSets, sumOf } from './exchange.ts';
import { notePurchase, type TradeFrame } from './frame.ts';

/** A purchase: one certificate out of the bank, and perhaps smaller ones of the same holding back (RB-SR-13). */
export interface Purchase {
  readonly company: string;
  readonly percent: number;
  readonly give?: number[] | undefined;
}

const no = (rule: string, message: string): Refusal => ({ rule, message });

/** What stands against any purchase of this certificate in this turn. */
function turnProblem(
  state: BaronsState,
  frame: TradeFrame,
  { company: id, percent, give = [] }: Purchase,
  player: string,
): Refusal | null {
  if (frame.bought !== null) return no('RB-SR-3', 'You have bought a certificate in this turn.');
  if (!isCompany(state, id)) return no('RB-SR-7', `There is no holding "${id}".`);
  const { short } = holdingCard(id);
  if (frame.sold[player]?.includes(id)) {
    return no('RB-SR-9', `You have sold shares of ${short} in this stock round.`);
  }
  if (certificateAt(holdingIn(state, id), BANK, percent) === undefined) {
    return no('RB-SR-7', `The ${percent}% certificate of ${short} is not in the bank.`);
  }
  return limitProblem(state, player, 1 - give.length);
}

function cashProblem(state: BaronsState, price: number, player: string): Refusal | null {
  const cash = cashOf(state, player);
  return cash >= price ? null : no('RB-SR-8', `This costs $${price}; you have $${cash}.`);
}

/** Pays the difference and moves the certificates; what is returned is not sold (RB-SR-14). */
function carryOut(
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
  move(holding, BANK, percent, player);
  for (const size of give) move(holding, player, size, BANK);
  emit({ type: 'bought', company: id, percent, by: player, from: BANK, price });
  if (give.length > 0) {
    emit({ type: 'special', name: 'returned', facts: { player, holding: id, percent: sumOf(give) } });
  }
  notePurchase(frame, player, id);
  settleDirector(state, holding, emit);
}

function move(holding: Holding, from: string, percent: number, to: string): void {
  const certificate = certificateAt(holding, from, percent);
  if (certificate === undefined) throw new Error(`${from} has no ${percent}% of ${holding.id}`);
  moveCertificate(holding, certificate, to);
}

export const buy = defineMove<BaronsState, TradeFrame, Purchase>({
  type: 'buy',
  fields: z.strictObject({ company: name, percent: wholeNumber, give: counterparts }),
  judge(state, frame, purchase, player) {
    const { company: id, percent, give = [] } = purchase;
    const early = turnProblem(state, frame, purchase, player);
    if (early !== null) return refuse(early.rule, early.message);
    const value = shareValue(state, id);
    if (value === null) {
      return refuse('RB-SR-12', `Nobody has started ${holdingCard(id).short}: its first buyer sets the price.`);
    }
    const rules = { smaller: 'RB-SR-13', missing: 'RB-SR-19' };
    const problem =
      exchangeProblem(state, holdingIn(state, id), percent, give, player, rules) ??
      cashProblem(state, (value * (percent - sumOf(give))) / 10, player);
    if (problem !== null) return refuse(problem.rule, problem.message);
    return allow((_, emit) => carryOut(state, frame, purchase, value, player, emit));
  },
  *candidates(state, _frame, player) {
    for (const holding of holdingsIn(state)) {
      if (holding.par === null) continue;
      for (const { percent } of heldBy(holding, BANK)) {
        yield { fields: { company: holding.id, percent } };
        for (const give of smallerSets(state, holding, percent, player)) {
          yield { fields: { company: holding.id, percent, give } };
        }
      }
    }
  },
});

/** The first certificate of a holding is the 40%, and its buyer sets the initial price (RB-SR-12). */
export const start = defineMove<BaronsState, TradeFrame, { company: string; percent: number; price: number }>({
  type: 'start',
  fields: z.strictObject({ company: name, percent: wholeNumber, price: wholeNumber }),
  judge(state, frame, { company: id, percent, price }, player) {
    const purchase = { company: id, percent };
    const early = turnProblem(state, frame, purchase, player);
    if (early !== null) return refuse(early.rule, early.message);
    const { short } = holdingCard(id);
    const holding = holdingIn(state, id);
    if (holding.par !== null) return refuse('RB-SR-12', `${short} has been started at $${holding.par}.`);
    if (percent !== DIRECTOR_PERCENT && state.options.firstCertificate === 'director') {
      return refuse('RB-SR-12', `The first certificate of ${short} to be bought is the ${DIRECTOR_PERCENT}%.`);
    }
    const wrongPrice = priceProblem(price);
    if (wrongPrice !== null) return wrongPrice;
    const poor = cashProblem(state, (price * percent) / 10, player);
    if (poor !== null) return refuse(poor.rule, poor.message);
    return allow((_, emit) => {
      setInitialPrice(state, holding, player, price, emit);
      carryOut(state, frame, purchase, price, player, emit);
    });
  },
  *candidates(state) {
    const sizes = state.options.firstCertificate === 'director' ? [DIRECTOR_PERCENT] : CERTIFICATES;
    for (const { id, par } of holdingsIn(state)) {
      if (par !== null) continue;
      for (const percent of sizes) {
        for (const { price } of START_LINES) yield { fields: { company: id, percent, price } };
      }
    }
  },
});
