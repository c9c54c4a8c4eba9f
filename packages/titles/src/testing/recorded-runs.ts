import { ClassicTurn, type RecordedGame, type RecordedTable, replayRecorded } from '@roundhouse/classic';
import { type BaseState, findFrame, type GameEvent, openImportedGame, type Title } from '@roundhouse/engine';
import type { RouteProblem } from '@roundhouse/router';

/** A moment at which a recorded game ran trains. */
export interface RecordedRun {
  readonly where: string;
  readonly problem: RouteProblem;
  /** What was run, as counted by us. */
  readonly revenue: number;
}

/** Every run of a recorded game with the question that the router is asked there. */
export function recordedRuns<S extends BaseState, O>(
  name: string,
  game: RecordedGame,
  table: RecordedTable,
  title: Title<S, O>,
  problemOf: (state: S, company: string) => RouteProblem,
): RecordedRun[] {
  const { record } = replayRecorded(game, table).table;
  const opened = openImportedGame(title, record);
  if ('error' in opened) throw new Error(opened.error);
  const { engine, state } = opened;
  const runs: RecordedRun[] = [];
  for (const [i, action] of record.actions.entries()) {
    const turn = findFrame(state, ClassicTurn);
    const company = turn?.company ?? '';
    const problem = action.type === 'run' ? problemOf(state, company) : null;
    const events: GameEvent[] = [];
    const refusal = engine.play(state, action, events);
    if (refusal !== null) throw new Error(refusal.code);
    for (const event of events) {
      if (event.type !== 'run' || problem === null || action.claimed !== undefined) continue;
      runs.push({ where: `${name} action ${i + 1} ${company}`, problem, revenue: event.revenue });
    }
  }
  return runs;
}
