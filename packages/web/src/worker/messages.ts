import type { Hint, LookBack, Strength } from '@roundhouse/bots';
import type { Action, GameEvent, Refusal } from '@roundhouse/engine/play';
import type { BestRoutes, RouteProblem } from '@roundhouse/router';
import type { Imported, NotImported } from '../files/local-game-of.ts';
import type { KeptGame } from '../game/kept-game.ts';

/** What takes too long for the page is asked of a worker. */
export type Question = ForecastQuestion | RouteQuestion | ImportQuestion | ThinkingQuestion;

/** What players made of code are asked, about a game as it stands. */
export type ThinkingQuestion = MoveQuestion | HintQuestion | LookBackQuestion;

export interface MoveQuestion {
  readonly kind: 'move';
  readonly game: KeptGame;
  readonly strength: Strength;
  readonly seat: string;
  readonly seed: number;
}

export interface HintQuestion {
  readonly kind: 'hints';
  readonly game: KeptGame;
  readonly seat: string;
}

export interface LookBackQuestion {
  readonly kind: 'look-back';
  readonly game: KeptGame;
}

/** What would happen? Tried out on a copy of the game. */
export interface ForecastQuestion {
  readonly kind: 'forecast';
  readonly game: KeptGame;
  readonly actions: readonly Action[];
}

export interface RouteQuestion {
  readonly kind: 'routes';
  readonly problem: RouteProblem;
}

/** Is it a game, and does it play? Every move of a file from outside is judged. */
export interface ImportQuestion {
  readonly kind: 'import';
  readonly text: string;
  readonly now: number;
}

export type Forecast =
  | { readonly events: readonly GameEvent[]; readonly refusal: null }
  | { readonly events: null; readonly refusal: Refusal };

export type Answer =
  | { readonly kind: 'forecast'; readonly forecasts: readonly Forecast[] }
  | { readonly kind: 'routes'; readonly best: BestRoutes }
  | { readonly kind: 'import'; readonly imported: Imported | NotImported }
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

/** How much of an answer that takes long is done, from 0 to 1. */
export interface Underway {
  readonly id: number;
  readonly done: number;
}
