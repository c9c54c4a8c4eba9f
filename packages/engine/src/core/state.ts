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
  /** Players who have left the game for good; turns pass them over. */
  out?: string[];
}

type Seats = Pick<BaseState, 'players' | 'out'>;

export const seatOf = (state: Pick<BaseState, 'players'>, player: string): number =>
  state.players.findIndex((p) => p.id === player);

export const isPlayer = (state: Pick<BaseState, 'players'>, id: string): boolean => seatOf(state, id) >= 0;

/** Those who are still in the game, clockwise, starting with `first` even if that player has left. */
export function clockwiseFrom(state: Seats, first: string): string[] {
  const start = seatOf(state, first);
  const order = [...state.players.slice(start), ...state.players.slice(0, start)].map(({ id }) => id);
  return order.filter((id) => id === first || state.out?.includes(id) !== true);
}

/** The next player to the left (clockwise), those who have left not counted. */
export const leftOf = (state: Seats, player: string): string => clockwiseFrom(state, player)[1] ?? player;

/** How many are still in the game. */
export const playersLeft = (state: Seats): number => state.players.length - (state.out?.length ?? 0);

export function playerName(state: Pick<BaseState, 'players'>, id: string): string {
  return state.players[seatOf(state, id)]?.name ?? id;
}
