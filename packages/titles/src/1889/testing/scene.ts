import { FloatingScene } from '../../testing/floating-scene.ts';
import { newRecord, openFresh } from '../../testing/random-games.ts';
import type { Options1889 } from '../options.ts';
import { type Company1889, core, openTurn, type State1889, TurnFrame } from '../state.ts';
import { title } from '../title.ts';

/** Support for the tests of 1889. */

export class Scene extends FloatingScene<State1889, Company1889, TurnFrame, Options1889> {}

interface Chosen {
  readonly forcedPasses?: 'recorded' | 'automatic';
  readonly beginner?: boolean;
  readonly seed?: number;
}

/** A new game; decisions with nothing to choose but to pass are asked too, unless forced passes are automatic. */
export function fresh(
  players = 3,
  { forcedPasses = 'recorded', beginner = false, seed = 1 }: Chosen = {},
): Scene {
  const { engine, state } = openFresh(title, {
    ...newRecord('1889', players, seed, { beginner }),
    forcedPasses,
  });
  return new Scene(title, engine, state, core, TurnFrame, openTurn);
}

/** A game after the auction, with all private companies closed. */
export function later(players = 3, forcedPasses: 'recorded' | 'automatic' = 'recorded'): Scene {
  const scene = fresh(players, { forcedPasses });
  for (const privateCompany of Object.values(scene.state.privates)) privateCompany.closed = true;
  return scene;
}
