import { classicView, floatingFacts } from '@roundhouse/classic';
import { core } from './state.ts';
import { stations } from './stations.ts';
import { stock } from './stock.ts';
import { emergency } from './trains.ts';

export const view = classicView(core, {
  stock,
  stations,
  companyFacts: (state, company) => floatingFacts(core, state, company),
  forcedPurchase: emergency.forcedPurchase,
  variantText(state, item) {
    if (!state.beginner) return {};
    const { face, revenue } = core.privateFigures(state, item);
    return { printed: { face, revenue: `¥${revenue}`, text: 'Pays its revenue until it closes.' } };
  },
});
