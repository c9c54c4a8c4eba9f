import { BANK, type Emit, pay, rust, type TrainCard, takeFromStack, trainType } from '@roundhouse/engine';
import { ASSETS } from './data/privates.ts';
import { type DeckCard, type PhaseName, TRAINS, UNDER } from './data/trains.ts';
import { announceLastTrain } from './end.ts';
import { signTreaty } from './gorge.ts';
import { closeAsset } from './privates.ts';
import { phaseReached, railsOf, type StateRG } from './state.ts';

/** The train deck: what lies under a train is resolved at once when the train leaves (18RG-event-1 and -2). */

export type Departure = 'bought' | 'exported';

export function trainLeft(state: StateRG, card: TrainCard, how: Departure, emit: Emit): void {
  for (const under of UNDER[card.id] ?? []) resolve(state, under, how, emit);
}

function resolve(state: StateRG, under: DeckCard, how: Departure, emit: Emit): void {
  switch (under.card) {
    case 'phase':
      beginPhase(state, under.phase, emit);
      break;
    case 'rust':
      rustTrains(state, under.train, emit);
      break;
    case 'treaty':
      signTreaty(state, emit);
      break;
    case 'close':
      for (const { id, closesWithFive } of ASSETS) if (closesWithFive) closeAsset(state, id, emit);
      break;
    case 'end':
      announceLastTrain(state, how === 'bought', emit);
  }
}

/** 18RG-phase-5: only forward. */
function beginPhase(state: StateRG, phase: PhaseName, emit: Emit): void {
  if (phaseReached(state, phase)) return;
  state.phase = phase;
  emit({ type: 'phase', phase });
}

/** 18RG-rust-1 to -3 */
function rustTrains(state: StateRG, type: string, emit: Emit): void {
  const owners = railsOf(state);
  const { salvage } = trainType(TRAINS, type);
  for (const { id, trains } of owners) {
    const count = trains.filter((train) => train.type === type).length;
    pay(state, BANK, id, count * salvage, 'salvage', emit);
  }
  rust(state, owners, type, emit);
}

/** 18RG-endor-9: one train, or all 2+ if a 2+ is on top. */
export function exportTrains(state: StateRG, emit: Emit): void {
  const type = state.depot.stack[0]?.type;
  do {
    const [top] = state.depot.stack;
    if (top === undefined) return;
    const card = takeFromStack(state, TRAINS, top.id);
    state.depot.gone.push(card);
    emit({ type: 'special', name: 'exported', facts: { train: card.type } });
    trainLeft(state, card, 'exported', emit);
  } while (type === '2+' && state.depot.stack[0]?.type === '2+');
}
