import type { Action, GameEvent, GameRecord, Refusal } from '@roundhouse/engine/play';
import type { BestRoutes, RouteProblem } from '@roundhouse/router';

/** What takes too long for the page is asked of a worker. */
export type Question = ForecastQuestion | RouteQuestion;

/** What would happen? Tried out on a copy of the game. */
export interface ForecastQuestion {
  readonly kind: 'forecast';
  readonly record: GameRecord;
  readonly actions: readonly Action[];
}

export interface RouteQuestion {
  readonly kind: 'routes';
  readonly problem: RouteProblem;
}

export type Forecast =
  | { readonly events: readonly GameEvent[]; readonly refusal: null }
  | { readonly events: null; readonly refusal: Refusal };

export type Answer =
  | { readonly kind: 'forecast'; readonly forecasts: readonly Forecast[] }
  | { readonly kind: 'routes'; readonly best: BestRoutes }
  | { readonly kind: 'failed'; readonly error: string };

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

export interface Answered {
  readonly id: number;
  readonly answer: Answer;
}
