import { isPlayer } from '@roundhouse/engine';
import type { StateMW } from './state.ts';

/** Is this a player who is still in the game? */
export const isPlayerIn = (state: StateMW, id: string): boolean =>
  isPlayer(state, id) && !state.out.includes(id);
