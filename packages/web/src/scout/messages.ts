import type { Action, GameEvent, GameRecord, Refusal } from '@roundhouse/engine';

/** What would happen: asked of a copy of the game, away from the page. */
export interface Question {
  readonly id: number;
  readonly record: GameRecord;
  readonly actions: readonly Action[];
}

export type Forecast =
  | { readonly events: readonly GameEvent[]; readonly refusal: null }
  | { readonly events: null; readonly refusal: Refusal };

export interface Answer {
  readonly id: number;
  readonly forecasts: readonly Forecast[];
}
