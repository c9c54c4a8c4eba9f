export interface Player {
  readonly id: string;
  readonly name: string;
}

/** A frame of the agenda: something that is going on, waiting on top of what it interrupts. */
export interface Frame {
  readonly kind: string;
}

/** How a game ended. */
export interface Ending {
  readonly reason: string;
}

/**
 * What every game has. A title's state is this plus the parts that it needs (purses, companies, a market, a map …):
 * each part of the kernel asks only for the slice that it works on, so a game without a map has none.
 */
export interface BaseState {
  /** In seating order. */
  readonly players: readonly Player[];
  /** The stack of what is going on; the last frame is on top. */
  agenda: Frame[];
  /** The seeded generator; chance lives in the state. */
  random: number;
  ended: Ending | null;
}

export const seatOf = (state: Pick<BaseState, 'players'>, player: string): number =>
  state.players.findIndex((p) => p.id === player);

export const isPlayer = (state: Pick<BaseState, 'players'>, id: string): boolean => seatOf(state, id) >= 0;

/** The player `steps` seats to the left (clockwise). */
export function leftOf(state: Pick<BaseState, 'players'>, player: string, steps = 1): string {
  const count = state.players.length;
  const next = state.players[(seatOf(state, player) + steps + count) % count];
  if (next === undefined) throw new Error('A game without players');
  return next.id;
}

/** All players clockwise, starting with `first`. */
export function clockwiseFrom(state: Pick<BaseState, 'players'>, first: string): string[] {
  return state.players.map((_, steps) => leftOf(state, first, steps));
}

export function playerName(state: Pick<BaseState, 'players'>, id: string): string {
  return state.players[seatOf(state, id)]?.name ?? id;
}
