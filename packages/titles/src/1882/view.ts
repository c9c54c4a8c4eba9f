import { classicView, floatingFacts } from '@roundhouse/classic';
import { isPlayer, privateOf } from '@roundhouse/engine';
import { emergency } from './emergency.ts';
import { core, type State1882 } from './state.ts';
import { stations } from './stations.ts';
import { stock } from './stock.ts';

export const view = classicView(core, {
  stock,
  stations,
  companyFacts(state, company) {
    const facts = floatingFacts(core, state, company);
    return company.id === 'SCR' && isOut(state) ? { ...facts, status: 'closed' } : facts;
  },
  // 1882-3-6
  comesWith: ({ trestleShare }, item) => ({ P4: trestleShare, P5: 'CPR' })[item],
  forcedPurchase: emergency.forcedPurchase,
  titleState: ({ rebellionTrain }) => ({
    rebellionRevealed: rebellionTrain === null,
    rebellionTrain: rebellionTrain?.split('-')[0] ?? null,
  }),
  titleNotes: ({ rebellionTrain }) => [
    rebellionTrain === null
      ? 'The North-West Rebellion has broken out: the hexes marked NWR have been affected.'
      : `The North-West Rebellion lies under the first ${rebellionTrain.split('-')[0]}-train; it breaks out when that train is bought.`,
  ],
});

/** Without P2 in the hands of a player SCR can never start. */
function isOut(state: State1882): boolean {
  const { owner, closed } = privateOf(state, 'P2');
  return core.company(state, 'SCR').par === null && (closed || !(owner === 'bank' || isPlayer(state, owner)));
}
