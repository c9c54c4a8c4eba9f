import {
  allow,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type FrameKind,
  findFrame,
  type KindOf,
  type Move,
  type Objection,
  PASS,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState, ClassicTurn } from './state.ts';

/** A company's operating turn: a list of steps, each with its moves. */

export interface MovesByState<S, T> {
  now(state: S, turn: T): readonly Move<S, T>[];
  /** Whatever there can be. */
  readonly all: readonly Move<S, T>[];
}

export interface TurnStep<S, T> {
  /** Is there something to decide at all? */
  due(state: S, turn: T): boolean;
  /** What may be done besides passing; perhaps by the state, for variants. */
  readonly moves: readonly Move<S, T>[] | MovesByState<S, T>;
  /** What happens instead where nothing is to be decided. */
  skipped?(state: S, turn: T, emit: Emit): void;
  /** Absent: the step cannot be passed. Otherwise what stands against passing it now. */
  passProblem?(state: S, turn: T): Objection | null;
}

export interface TurnRules<S, T extends ClassicTurn> {
  /** What comes before the first step. */
  begin(state: S, turn: T, emit: Emit): void;
  readonly steps: Readonly<Record<Exclude<T['step'], 'begin' | 'end'>, TurnStep<S, T>>>;
  /** The rule of order behind what is tried where it is not due. */
  order?(state: S, turn: T, type: string): string;
}

const allMoves = <S, T>({ moves }: TurnStep<S, T>): readonly Move<S, T>[] =>
  'now' in moves ? moves.all : moves;

/** A step that may be passed whenever it comes up. */
export const mayPass = (): null => null;

/** The turn that is going on. */
export function turnOf<T extends ClassicTurn>(state: ClassicState, kind: KindOf<T>): T {
  const turn = findFrame(state, kind);
  if (turn === undefined) throw new Error('No company is operating');
  return turn;
}

export function turnFrame<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  core: Core<S, C>,
  kind: KindOf<T>,
  rules: TurnRules<S, T>,
): FrameKind<S> {
  const steps: ReadonlyMap<string, TurnStep<S, T>> = new Map(Object.entries(rules.steps));

  const pass = defineMove<S, T>({
    type: PASS,
    judge(state, turn) {
      const problem = steps.get(turn.step)?.passProblem?.(state, turn) ?? null;
      if (problem !== null) return problem;
      return allow((emit) => {
        emit({ type: 'pass', who: turn.company, step: turn.step });
        core.nextStep(turn);
      });
    },
  });

  /** Lists with the pass, made once for each list of moves. */
  const lists = new WeakMap<readonly Move<S, T>[], readonly Move<S, T>[]>();
  function withPass(moves: readonly Move<S, T>[]): readonly Move<S, T>[] {
    let made = lists.get(moves);
    if (made === undefined) {
      made = [...moves, pass];
      lists.set(moves, made);
    }
    return made;
  }

  return defineFrame<S, T>({
    kind,
    order: (state, turn, type) => rules.order?.(state, turn, type) ?? 'order.turn',
    actor: (state, turn) =>
      steps.get(turn.step)?.due(state, turn) === true ? core.requirePresident(state, turn.company) : null,
    proceed(state, turn, emit) {
      if (turn.step === 'end') {
        endFrame(state, turn);
        return;
      }
      if (turn.step === 'begin') {
        emit({ type: 'turn', who: turn.company });
        rules.begin(state, turn, emit);
      } else {
        steps.get(turn.step)?.skipped?.(state, turn, emit);
      }
      core.nextStep(turn);
    },
    moves(state, turn) {
      const step = steps.get(turn.step);
      if (step === undefined) return [];
      const moves = 'now' in step.moves ? step.moves.now(state, turn) : step.moves;
      return step.passProblem === undefined ? moves : withPass(moves);
    },
    all: [...[...steps.values()].flatMap(allMoves), pass],
    label: (_state, turn) => ({ step: turn.step }),
  });
}
