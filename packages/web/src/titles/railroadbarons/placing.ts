import type { Action, Choice } from '@roundhouse/engine/play';
import type { HoldingView } from './cards.ts';

/** Tokens as somebody is about to place them. */
export interface Placing {
  readonly add: number;
  readonly keep: number;
  readonly network: number;
}

/** The legal action that places them so, if there is one. */
export const placeable = (choices: readonly Choice[], { add, keep, network }: Placing): Action | undefined =>
  choices.find(({ action }) => action.add === add && action.keep === keep && action.network === network)
    ?.action;

/** To begin with: as many as possible to add railroads that can all be kept, with those that are there. */
export function firstDraft(
  { tokens, railroads }: Pick<HoldingView, 'tokens' | 'railroads'>,
  choices: readonly Choice[],
): Placing {
  const add = Math.floor(Math.max(0, tokens.idle - railroads.length) / 2);
  const draft = { add, keep: tokens.idle - add, network: 0 };
  return placeable(choices, draft) === undefined ? { add: 0, keep: 0, network: 0 } : draft;
}

/**
 * A click on a circle: tokens up to there, or one less on the last filled one. What is missing is taken from the other
 * circles, so that a click always does what it shows.
 */
export function togglePlace(draft: Placing, row: keyof Placing, count: number, idle: number): Placing {
  const wanted = draft[row] === count ? count - 1 : count;
  let over = draft.add + draft.keep + draft.network - draft[row] + wanted - idle;
  const placing = { ...draft, [row]: wanted };
  for (const other of ['add', 'keep', 'network'] as const) {
    if (other === row || over <= 0) continue;
    const given = Math.min(over, placing[other]);
    placing[other] -= given;
    over -= given;
  }
  return placing;
}
