import type { Hint, LookBack, Strength } from '@roundhouse/bots';
import type { Action, GameEvent, GameRecord, Refusal } from '@roundhouse/engine/play';
import type { BestRoutes, RouteProblem } from '@roundhouse/router';

/** What takes too long for the page is asked of a worker. */
export type Question = ForecastQuestion | RouteQuestion | ThinkingQuestion;

/** What players made of code are asked, about a game as it stands. */
export type ThinkingQuestion = MoveQuestion | HintQuestion | LookBackQuestion;

export interface MoveQuestion {
  readonly kind: 'move';
  readonly record: GameRecord;
  readonly strength: Strength;
  readonly seat: string;
  readonly seed: number;
}

export interface HintQuestion {
  readonly kind: 'hints';
  readonly record: GameRecord;
  readonly seat: string;
}

export interface LookBackQuestion {
  readonly kind: 'look-back';
  readonly record: GameRecord;
}

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
  | { readonly kind: 'move'; readonly action: Action }
  | { readonly kind: 'hints'; readonly hints: readonly Hint[] }
  | { readonly kind: 'look-back'; readonly lookBack: LookBack }
  | { readonly kind: 'failed'; readonly error: string };

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

export interface Answered {
  readonly id: number;
  readonly answer: Answer;
}
