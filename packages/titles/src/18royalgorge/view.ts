import { classicView } from '@roundhouse/classic';
import { emergency } from './emergency.ts';
import { core } from './state.ts';
import { stations } from './stations.ts';
import { stock } from './stock.ts';
import { titleNotes } from './view-notes.ts';
import { mapTokens, ownView } from './view-own.ts';
import { worthItems } from './worth.ts';

export const view = classicView(core, {
  stock,
  stations,
  companyFacts(state, { id, par, box, lastRevenue }) {
    const isOpen = box === null || core.phase(state).tiles.includes(box);
    return {
      status: par !== null ? 'floated' : isOpen ? 'unstarted' : 'unavailable',
      toFloat: 0,
      price: core.price(state, id),
      lastRevenue,
      stationsLeft: state.board.stations.filter(({ owner, at }) => owner === id && at === null).length,
    };
  },
  worthItems,
  forcedPurchase: emergency.forcedPurchase,
  tokens: mapTokens,
  titleState: ownView,
  titleNotes: (state, own = ownView(state)) => titleNotes(own),
});
