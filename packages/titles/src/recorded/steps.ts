import { type BaseState, findFrame, type OperatingFrame } from '@roundhouse/engine';
import type { RecordedAction } from './format.ts';

/** In which steps of a turn the recorded actions of a kind can stand. */
export type StepsOf = Readonly<Record<string, readonly string[]>>;

/**
 * Can these actions of one company follow each other from this step on? A pass takes up a step; what can stand in several steps takes
 * up none, and what has one step of its own answers the question. `order` has all steps of a turn.
 */
export function haveRoom(
  actions: readonly RecordedAction[],
  stepsOf: StepsOf,
  order: readonly string[],
  step: string,
): boolean {
  const [first] = actions;
  let at = order.indexOf(step);
  for (const { type, entity, entity_type } of actions) {
    const steps = Object.hasOwn(stepsOf, type) ? stepsOf[type] : undefined;
    if (entity !== first?.entity || entity_type !== first?.entity_type || steps === undefined) return true;
    const next = order.findIndex((name, index) => index >= at && steps.includes(name));
    if (next < 0) return false;
    if (type === 'pass') at = next + 1;
    else if (steps.length === 1) return true;
  }
  return true;
}

/** Is the company the last of this round and, for all we know, the first of the next? */
export const actsNextToo = (state: BaseState, company: string, order: readonly string[]): boolean =>
  findFrame<OperatingFrame>(state, 'operating')?.queue.length === 0 && order[0] === company;
