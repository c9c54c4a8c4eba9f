import type { Emit } from '../core/event.ts';

export interface TrainCard {
  readonly id: string;
  readonly type: string;
}

/** A kind of train as printed. */
export interface TrainType {
  readonly type: string;
  readonly price: number;
  /** null: there is always one more. */
  readonly quantity: number | null;
  /** The train whose first purchase takes this kind out of the game. */
  readonly rustedBy: string | null;
}

export interface Phase {
  readonly name: string;
  readonly tiles: readonly string[];
  readonly operatingRounds: number;
  readonly trainLimit: number;
}

export interface HasDepot {
  depot: {
    /** The cards in the order in which they are sold. */
    stack: TrainCard[];
    /** Rusted, discarded, traded in or never used. */
    gone: TrainCard[];
    /** Given up and for sale again at face value; absent where such trains are gone. */
    pool?: TrainCard[];
  };
}

export interface TrainOwner {
  readonly id: string;
  trains: TrainCard[];
}

export function buildStack(types: readonly TrainType[]): TrainCard[] {
  return types.flatMap(({ type, quantity }) =>
    Array.from({ length: quantity ?? 1 }, (_, copy) => ({ id: `${type}-${copy}`, type })),
  );
}

export function trainType<T extends TrainType>(types: readonly T[], type: string): T {
  const found = types.find((candidate) => candidate.type === type);
  if (found === undefined) throw new Error(`There is no train ${type}`);
  return found;
}

/** Takes a card off the stack; an unlimited kind leaves a new card in its place. */
export function takeFromStack(state: HasDepot, types: readonly TrainType[], id: string): TrainCard {
  const at = state.depot.stack.findIndex((card) => card.id === id);
  const card = state.depot.stack[at];
  if (card === undefined) throw new Error(`Train ${id} is not in the depot`);
  state.depot.stack.splice(at, 1);
  if (trainType(types, card.type).quantity === null) {
    const copy = Number(card.id.slice(card.id.lastIndexOf('-') + 1)) + 1;
    state.depot.stack.splice(at, 0, { id: `${card.type}-${copy}`, type: card.type });
  }
  return card;
}

/** Takes a card that the bank sells: one of the pool, or off the stack. */
export function takeFromBank(state: HasDepot, types: readonly TrainType[], id: string): TrainCard {
  const { pool = [] } = state.depot;
  const card = pool.find((given) => given.id === id);
  if (card === undefined) return takeFromStack(state, types, id);
  state.depot.pool = pool.filter((given) => given !== card);
  return card;
}

export function takeFromOwner(owner: TrainOwner, id: string): TrainCard {
  const card = owner.trains.find((train) => train.id === id);
  if (card === undefined) throw new Error(`${owner.id} has no train ${id}`);
  owner.trains = owner.trains.filter((train) => train !== card);
  return card;
}

/** Takes every train of a kind from its owners, and out of the pool. */
export function rust(state: HasDepot, owners: readonly TrainOwner[], type: string, emit: Emit): void {
  const hit: string[] = [];
  for (const owner of owners) {
    const rusted = owner.trains.filter((train) => train.type === type);
    if (rusted.length === 0) continue;
    owner.trains = owner.trains.filter((train) => train.type !== type);
    state.depot.gone.push(...rusted);
    hit.push(owner.id);
  }
  const { pool } = state.depot;
  if (pool !== undefined) {
    state.depot.gone.push(...pool.filter((train) => train.type === type));
    state.depot.pool = pool.filter((train) => train.type !== type);
  }
  emit({ type: 'rusted', train: type, owners: hit });
}
