import {
  fork,
  type GamePlan,
  type PlannedState,
  prospectsOf,
  putPlan,
  stationPlaces,
  withoutTiles,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';

/** A plan tried on a copy of the game: tiles and stations on its map, and another phase. */
export function planPart<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
): (state: S, plan: GamePlan) => PlannedState<S> {
  const { geography, phases } = core.box;
  const prospects = prospectsOf(geography);
  return (present, plan) => {
    const state = fork(present);
    const cleared = withoutTiles(present.board, plan);
    const misfits = putPlan(geography, prospects, state.board, plan);
    if (phases.some(({ name }) => name === plan.phase)) enter(state, plan.phase ?? state.phase);
    return {
      state,
      misfits,
      tilesFor: (hex) => prospects.tiles(cleared, hex),
      placesFor: (owner, hex) => stationPlaces(geography, state.board, owner, hex),
    };
  };
}

const enter = (state: ClassicState, phase: string): void => {
  state.phase = phase;
};
