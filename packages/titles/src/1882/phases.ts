import {
  allow,
  byRule,
  closePrivate,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  name,
  pushFrame,
  rust,
  type TrainCard,
  takeFromOwner,
} from '@roundhouse/engine';
import { PHASES, PRIVATES, RECORDED_ORDER, TRAINS } from './data.ts';
import { operatingOrder } from './order.ts';
import { rebel } from './rebellion.ts';
import { companyIn, phaseOf, presidentFor, type State1882 } from './state.ts';

/** Section 8: what the purchase of a train from the bank sets off. */

const rankOf = (phase: string): number => PHASES.findIndex(({ name: own }) => own === phase);

/** In order: new phase, rusting, closings, the rebellion card, discarding (ruling 4). */
export function trainLeftBank(state: State1882, card: TrainCard, emit: Emit): void {
  if (rankOf(card.type) > rankOf(state.phase)) beginPhase(state, card.type, emit);
  if (card.id === state.rebellionTrain) rebel(state, emit);
  const order = state.house?.discardsInAnyOrder === true ? [...RECORDED_ORDER] : operatingOrder(state);
  for (const company of order.reverse())
    if (isCrowded(state, company)) pushFrame<DiscardFrame>(state, { kind: 'discard', company });
}

function beginPhase(state: State1882, phase: string, emit: Emit): void {
  state.phase = phase;
  emit({ type: 'phase', phase });
  for (const { type, rustedBy } of TRAINS) {
    if (rustedBy === phase) rust(state, Object.values(state.companies), type, emit);
  }
  for (const { id, closesWith } of PRIVATES) if (closesWith === phase) closePrivate(state, id, emit);
}

export const isCrowded = (state: State1882, company: string): boolean =>
  companyIn(state, company).trains.length > phaseOf(state).trainLimit;

/** 1882-8-5, 1882-11.7-9: a company above the limit gives up trains of the president's choice. */
export interface DiscardFrame extends Frame {
  readonly kind: 'discard';
  readonly company: string;
}

/** Whose train it is: where the order is free, perhaps another company's that has to discard. */
function discarderOf(state: State1882, { company }: DiscardFrame, train: string): string {
  if (state.house?.discardsInAnyOrder !== true) return company;
  const owner = operatingOrder(state).find((id) =>
    companyIn(state, id).trains.some((card) => card.id === train),
  );
  return owner !== undefined && isCrowded(state, owner) ? owner : company;
}

const discard = defineMove<State1882, DiscardFrame, { train: string }>({
  type: 'discard',
  fields: { train: name },
  judge(state, frame, { train }) {
    const company = companyIn(state, discarderOf(state, frame, train));
    if (!company.trains.some(({ id }) => id === train)) {
      return byRule('1882-11.7-9', `${company.id} has no train "${train}".`);
    }
    return allow((emit) => {
      state.depot.gone.push(takeFromOwner(company, train));
      emit({ type: 'discarded', company: company.id, train });
    });
  },
  candidates: (state, frame) =>
    companyIn(state, frame.company).trains.map(({ id }) => ({ fields: { train: id } })),
});

export const discardFrame = defineFrame<State1882, DiscardFrame>({
  kind: 'discard',
  order: '1882-8-5',
  actor: (state, frame) => (isCrowded(state, frame.company) ? presidentFor(state, frame.company) : null),
  proceed: (state, frame) => endFrame(state, frame),
  moves: () => [discard],
  label: () => ({ step: 'discard' }),
});
