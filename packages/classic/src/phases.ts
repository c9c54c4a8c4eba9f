import {
  allow,
  closePrivate,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  type FrameKind,
  kindOf,
  pushFrame,
  refuse,
  rust,
  shortText,
  type TrainCard,
  takeFromOwner,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';
import { giveUp } from './trains.ts';

/** What the purchase of a train from the bank sets off. */

export interface PhaseRules<S> {
  /** How many trains a company may own; by default as the phase says. */
  trainLimit?(state: S, company: string): number;
  /** After rusting and closings, before trains are discarded. */
  trainSold?(state: S, card: TrainCard, emit: Emit): void;
  /** Does a private company close with this phase? By default if it is printed so. */
  closes?(state: S, item: string, phase: string): boolean;
  /** Companies above the limit are asked in this order; by default in operating order. */
  discardOrder?(state: S): readonly string[];
  /** May companies above the limit discard in any order, whoever is asked? */
  discardsInAnyOrder?(state: S): boolean;
  /** Where discarded trains go; by default to the pool, or out of the game where there is none. */
  discard?(state: S, card: TrainCard): void;
}

export interface Phases<S> {
  /** In order: new phase, rusting, closings, what the title adds, discarding. */
  onBankTrainBought(state: S, card: TrainCard, emit: Emit): void;
  isOverTrainLimit(state: S, company: string): boolean;
  readonly discardFrame: FrameKind<S>;
}

/** A company above the limit gives up trains of the president's choice. */
export interface DiscardFrame extends Frame {
  readonly kind: 'discard';
  readonly company: string;
}
export const DiscardFrame = kindOf<DiscardFrame>('discard');

const setPhase = (state: ClassicState, phase: string): void => {
  state.phase = phase;
};

export function phasePart<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  rules: PhaseRules<S>,
): Phases<S> {
  const { box } = core;
  const rankOf = (phase: string): number => box.phases.findIndex((one) => one.name === phase);
  const isOverTrainLimit = (state: S, company: string): boolean =>
    core.company(state, company).trains.length >
    (rules.trainLimit?.(state, company) ?? core.phase(state).trainLimit);

  function beginPhase(state: S, phase: string, emit: Emit): void {
    setPhase(state, phase);
    emit({ type: 'phase', phase });
    for (const { type, rustedBy } of box.trains)
      if (rustedBy === phase) rust(state, Object.values(state.companies), type, emit);
    for (const { id, closesWith } of box.privates) {
      if (!Object.hasOwn(state.privates, id)) continue;
      if (rules.closes?.(state, id, phase) ?? closesWith === phase) closePrivate(state, id, emit);
    }
  }

  /** Whose train it is: where the order is free, perhaps another company's that has to discard. */
  function discarderOf(state: S, { company }: DiscardFrame, train: string): string {
    if (rules.discardsInAnyOrder?.(state) !== true) return company;
    const owner = core
      .operatingOrder(state)
      .find((id) => core.company(state, id).trains.some((card) => card.id === train));
    return owner !== undefined && isOverTrainLimit(state, owner) ? owner : company;
  }

  const discard = defineMove<S, DiscardFrame, { train: string }>({
    type: 'discard',
    fields: { train: shortText },
    judge(state, frame, { train }) {
      const company = core.company(state, discarderOf(state, frame, train));
      if (!company.trains.some(({ id }) => id === train))
        return refuse('discard.not-owned', { company: company.id, train });
      return allow((emit) => {
        (rules.discard ?? giveUp)(state, takeFromOwner(company, train));
        emit({ type: 'discarded', company: company.id, train });
      });
    },
    candidates: (state, frame) =>
      core.company(state, frame.company).trains.map(({ id }) => ({ fields: { train: id } })),
  });

  return {
    isOverTrainLimit,
    onBankTrainBought(state, card, emit) {
      if (rankOf(card.type) > rankOf(state.phase)) beginPhase(state, card.type, emit);
      rules.trainSold?.(state, card, emit);
      const order = rules.discardOrder?.(state) ?? core.operatingOrder(state);
      for (const company of [...order].reverse())
        if (isOverTrainLimit(state, company)) pushFrame(state, DiscardFrame, { company });
    },
    discardFrame: defineFrame<S, DiscardFrame>({
      kind: DiscardFrame,
      order: 'order.discard',
      actor: (state, frame) =>
        isOverTrainLimit(state, frame.company) ? core.requirePresident(state, frame.company) : null,
      proceed: (state, frame) => endFrame(state, frame),
      moves: [discard],
      label: () => ({ step: 'discard' }),
    }),
  };
}
