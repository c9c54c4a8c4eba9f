import type { Action, Chance, Choice, Position, TableView, TitleInfo } from '@roundhouse/engine/play';
import type { Knowledge } from './knowledge.ts';
import type { Weights } from './weights.ts';

/** A decision as a bot sees it. */
export interface Scene {
  readonly position: Position;
  readonly view: TableView;
  readonly info: TitleInfo;
  readonly seat: string;
  /** What may be done in the course of the game. */
  readonly choices: readonly Choice[];
  readonly knows: Knowledge;
  readonly weights: Weights;
  readonly chance: Chance;
  /** Counts a look ahead; false: the budget is used up. */
  spend(): boolean;
}

export const choicesOf = (scene: Scene, type: string): Choice[] =>
  scene.choices.filter(({ action }) => action.type === type);

export const actionsOf = (scene: Scene, type: string): Action[] =>
  choicesOf(scene, type).map(({ action }) => action);

export const passOf = (scene: Scene): Action | null => actionsOf(scene, 'pass')[0] ?? null;

/** The action of a choice with a number of its range, as near to the wanted one as may be. */
export function withAmount({ action, range }: Choice, wanted: number): Action {
  if (range === undefined) return action;
  const { field, min, max, step } = range;
  const amount = Math.max(min, Math.min(max, min + step * Math.floor((wanted - min) / step)));
  return { ...action, [field]: amount };
}

/** The item with the highest value; null where there is none. */
export function best<T>(items: readonly T[], value: (item: T) => number): T | null {
  let found: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const own = value(item);
    if (own > most) {
      most = own;
      found = item;
    }
  }
  return found;
}

export const text = (field: unknown): string => (typeof field === 'string' ? field : '');
export const amount = (field: unknown): number => (typeof field === 'number' ? field : 0);
