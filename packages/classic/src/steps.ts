import type { Move } from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { Dividend } from './dividend.ts';
import type { Run } from './run.ts';
import type { ClassicCompany, ClassicState, ClassicTurn } from './state.ts';
import type { TurnStep } from './turn.ts';

/** Steps that most turns have in common. */

/** Running: asked where there is a train and a route; nothing is earned otherwise. */
export const runStep = <S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  core: Core<S, C>,
  run: Run<S, T>,
  anytime: readonly Move<S, T>[],
): TurnStep<S, T> => ({
  due: (state, { hasRun, company }) =>
    !hasRun && core.company(state, company).trains.length > 0 && core.hasRoute(state, company),
  moves: [run.move, ...anytime],
  skipped(state, turn) {
    if (!turn.hasRun) core.company(state, turn.company).lastRevenue = 0;
  },
});

/** The dividend: who has earned nothing withholds it. */
export const dividendStep = <S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  core: Core<S, C>,
  dividend: Dividend<S, C>,
  moves: TurnStep<S, T>['moves'],
): TurnStep<S, T> => ({
  due: (_state, { revenue }) => revenue > 0,
  moves,
  skipped: (state, turn, emit) => dividend.withhold(state, core.company(state, turn.company), 0, emit),
});

/** A step that may always be passed. */
export const optionalStep = <S, T>(
  due: TurnStep<S, T>['due'],
  moves: TurnStep<S, T>['moves'],
): TurnStep<S, T> => ({ due, moves, passProblem: () => null });
