import {
  BANK,
  closePrivate,
  type Emit,
  findFrame,
  pay,
  rust,
  type TrainCard,
  takeFromStack,
  trainType,
} from '@roundhouse/engine';
import { ASSETS } from './data/assets.ts';
import { type DeckCard, PHASES, type PhaseName, TRAINS, UNDER } from './data/trains.ts';
import { signTreaty } from './gorge.ts';
import type { GameFrame } from './rounds.ts';
import { railsOf, type StateRG } from './state.ts';

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
      announceEnd(state, how, emit);
  }
}

/** 18RG-phase-5: only forward. */
function beginPhase(state: StateRG, phase: PhaseName, emit: Emit): void {
  const rank = (name: PhaseName) => PHASES.findIndex((candidate) => candidate.name === name);
  if (rank(phase) <= rank(state.phase)) return;
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

/** Closes a card with what lies on it: ghost towns, coal, steel, the jeweler's money. */
export function closeAsset(state: StateRG, id: string, emit: Emit): void {
  if (!Object.hasOwn(state.privates, id) || state.privates[id]?.closed !== false) return;
  closePrivate(state, id, emit);
  if (id === 'Y2') state.ghostTowns = [];
  if (id === 'Y3') {
    state.coal.spent += state.coal.mines + state.coal.creek;
    state.coal.mines = 0;
    state.coal.creek = 0;
  }
  if (id === 'G6') {
    state.coal.spent += state.coal.depot;
    state.coal.depot = 0;
  }
  if (id === 'B3') {
    state.steel.supply += state.steel.depot;
    state.steel.depot = 0;
  }
  if (id === 'Y6') pay(state, 'Y6', BANK, state.cash.Y6 ?? 0, 'lost', emit);
}

/** 18RG-end-5 and -6, 18RG-variant-9 and -10 */
function announceEnd(state: StateRG, how: Departure, emit: Emit): void {
  const now = findFrame<GameFrame>(state, 'game')?.set ?? 0;
  const set = how === 'bought' && state.options.shorterGame ? now : now + 1;
  if (state.coming !== null && state.coming.set <= set) return;
  state.coming = { set, reason: 'train' };
  emit({ type: 'special', name: 'last-set', facts: { set } });
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
