import { phasePart } from '@roundhouse/classic';
import type { Emit, TrainCard } from '@roundhouse/engine';
import { PRIVATES_CLOSE_WITH } from './data/privates.ts';
import { SYSTEM_EXTRA_TRAINS } from './data/trains.ts';
import { keepBenefits } from './privates.ts';
import { core, hasCome, isSystem, type StateMW } from './state.ts';

/** What the purchase of a train from the bank sets off. */

/** 18MW-phases-17 */
export const trainLimit = (state: StateMW, company: string): number =>
  core.phase(state).trainLimit + (isSystem(company) ? SYSTEM_EXTRA_TRAINS : 0);

const phases = phasePart(core, { trainLimit });
export const { discardFrame } = phases;

export function onBankTrainBought(state: StateMW, card: TrainCard, emit: Emit): void {
  if (card.type === PRIVATES_CLOSE_WITH && !hasCome(state, PRIVATES_CLOSE_WITH)) keepBenefits(state);
  phases.onBankTrainBought(state, card, emit);
}
