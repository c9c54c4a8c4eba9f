import type { Position } from '@roundhouse/engine/play';
import { type Budget, chanceAt } from './bot.ts';
import type { Knowledge } from './general/knowledge.ts';
import type { Scene } from './general/scene.ts';
import { WEIGHTS, type Weights } from './general/weights.ts';
import { knowledgeOf } from './titles/index.ts';

/** The decision that the seat has to take. */
export function sceneAt(
  position: Position,
  seat: string,
  { work, seed }: Budget,
  weights: Weights = WEIGHTS,
  knows: Knowledge = knowledgeOf(position.info.id),
): Scene {
  let left = work;
  const view = position.view();
  return {
    position,
    view,
    info: position.info,
    seat,
    choices: position
      .advisedChoices()
      .filter(
        ({ outsidePlay, action }) =>
          outsidePlay !== true &&
          action.player === seat &&
          knows.preparations?.includes(action.type) !== true &&
          knows.shuns?.(view, action) !== true,
      ),
    knows,
    weights,
    chance: chanceAt(position, seed),
    spend: () => left-- > 0,
  };
}
