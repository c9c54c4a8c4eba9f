import { allow, defineMove, isCompany, type Objection, refuse, shortText } from '@roundhouse/engine';
import { additionProblem, useAddition } from './additions.ts';
import { type BaronsState, holdingCard, holdingIn, investorCard } from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** From the director's hand, or from another holding that he directs (RB-OR-37, RB-OR-38, RB-OR-39). */
function assignProblem(state: BaronsState, frame: TurnFrame, id: string, player: string): Objection | null {
  const investor = Object.hasOwn(state.investors, id) ? state.investors[id] : undefined;
  if (investor === undefined) return refuse('investor.unknown', { investor: id });
  const { kind, name: called } = investorCard(id);
  if (kind !== 'revenue') return refuse('investor.never-assigned', { investor: called });
  if (investor.at === frame.holding) {
    return refuse('investor.there', { investor: called, holding: holdingCard(frame.holding).short });
  }
  const disposer = isCompany(state, investor.at) ? holdingIn(state, investor.at).director : investor.at;
  if (disposer !== player) return refuse('investor.not-yours', { investor: called });
  return additionProblem(state, frame, 'investor');
}

/** No money, one (+) token (RB-OR-36). */
export const assign = defineMove<BaronsState, TurnFrame, { investor: string }>({
  type: 'assign-investor',
  fields: { investor: shortText },
  judge(state, frame, { investor: id }, player) {
    const problem = assignProblem(state, frame, id, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      const investor = state.investors[id];
      if (investor === undefined) throw new Error(`There is no investor ${id}`);
      const from = investor.at;
      investor.at = frame.holding;
      useAddition(state, frame);
      emit({ type: 'special', name: 'assigned', facts: { investor: id, holding: frame.holding, from } });
    });
  },
  *candidates(state) {
    for (const id of Object.keys(state.investors)) yield { fields: { investor: id } };
  },
});
