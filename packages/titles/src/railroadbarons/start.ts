import { allow, cashOf, defineMove, refuse, shortText, wholeNumber } from '@roundhouse/engine';
import { carryOut, cashProblem, turnProblem } from './buying.ts';
import { CERTIFICATES, DIRECTOR_PERCENT } from './data/holdings.ts';
import { priceProblem, START_LINES, setInitialPrice } from './par.ts';
import { type BaronsState, holdingCard, holdingIn, holdingsIn } from './state.ts';
import type { TradeFrame } from './stock-frame.ts';

/** The first certificate of a holding is the 40%, and its buyer sets the initial price (RB-SR-12). */
export const start = defineMove<BaronsState, TradeFrame, { company: string; percent: number; price: number }>(
  {
    type: 'start',
    fields: { company: shortText, percent: wholeNumber, price: wholeNumber },
    judge(state, frame, { company: id, percent, price }, player) {
      const purchase = { company: id, percent };
      const early = turnProblem(state, frame, purchase, player);
      if (early !== null) return early;
      const { short } = holdingCard(id);
      const holding = holdingIn(state, id);
      if (holding.par !== null) return refuse('start.started', { holding: short, price: holding.par });
      if (percent !== DIRECTOR_PERCENT && state.options.firstCertificate === 'director') {
        return refuse('start.director-first', { holding: short, percent: DIRECTOR_PERCENT });
      }
      const wrongPrice = priceProblem(price);
      if (wrongPrice !== null) return wrongPrice;
      const poor = cashProblem(state, (price * percent) / 10, player);
      if (poor !== null) return poor;
      return allow((emit) => {
        setInitialPrice(state, holding, player, price, emit);
        carryOut(state, frame, purchase, price, player, emit);
      });
    },
    *candidates(state, frame, player) {
      if (frame.bought !== null) return;
      const cash = cashOf(state, player);
      const sizes = state.options.firstCertificate === 'director' ? [DIRECTOR_PERCENT] : CERTIFICATES;
      for (const { id, par } of holdingsIn(state)) {
        if (par !== null) continue;
        for (const percent of sizes) {
          for (const { price } of START_LINES) {
            if ((price * percent) / 10 <= cash) yield { fields: { company: id, percent, price } };
          }
        }
      }
    },
  },
);
