import type { Hint, LookBack } from '@roundhouse/bots';
import type { Action, GameRecord } from '@roundhouse/engine/play';
import { type BestRoutes, bestRoutes, type RouteProblem } from '@roundhouse/router';
import type { Answer, Answered, Asked, Forecast, MoveQuestion, Question } from './messages.ts';

/** A worker that is started when it is first asked. */
class Line {
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();

  /** Starts the worker, unless it has been started; the first question then finds it ready. */
  start(): Worker {
    if (this.worker !== null) return this.worker;
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      this.waiting.get(data.id)?.(data.answer);
      this.waiting.delete(data.id);
    });
    // It could not be loaded, say: nobody waits for it, and the next question starts another.
    started.addEventListener('error', ({ message }) => {
      if (this.worker === started) this.giveUp(message);
    });
    this.worker = started;
    return started;
  }

  ask(question: Question): Promise<Answer> {
    const message: Asked = { id: ++this.asked, question };
    return new Promise((answer) => {
      this.waiting.set(message.id, answer);
      this.start().postMessage(message);
    });
  }

  /** Ends the worker and all that is waited for. */
  giveUp(error: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const answer of this.waiting.values()) answer({ kind: 'failed', error });
    this.waiting.clear();
  }
}

/** What people wait for, and apart from it what players made of code think about. */
const quick = new Line();
const thinking = new Line();

export const startWorker = (): Worker => quick.start();

/** What each of the actions would bring about, in a game that stands as the record says; nothing if that fails. */
export async function forecast(record: GameRecord, actions: readonly Action[]): Promise<readonly Forecast[]> {
  const answer = await quick.ask({ kind: 'forecast', record, actions });
  return answer.kind === 'forecast' ? answer.forecasts : [];
}

/** The best routes; looked for here if the worker cannot. */
export async function solve(problem: RouteProblem): Promise<BestRoutes> {
  const answer = await quick.ask({ kind: 'routes', problem });
  return answer.kind === 'routes' ? answer.best : bestRoutes(problem);
}

/** A player made of code that has not decided by then is given up, in milliseconds. */
const PATIENCE = 20_000;

/** What a player made of code does; null if it fails or does not come to an end. */
export async function think(question: Omit<MoveQuestion, 'kind'>): Promise<Action | null> {
  const timer = setTimeout(() => thinking.giveUp('It took too long.'), PATIENCE);
  const answer = await thinking.ask({ kind: 'move', ...question });
  clearTimeout(timer);
  return answer.kind === 'move' ? answer.action : null;
}

/** The best moves of a seat; none if that fails. */
export async function askHints(record: GameRecord, seat: string): Promise<readonly Hint[]> {
  const answer = await thinking.ask({ kind: 'hints', record, seat });
  return answer.kind === 'hints' ? answer.hints : [];
}

export async function askLookBack(record: GameRecord): Promise<LookBack | null> {
  const answer = await thinking.ask({ kind: 'look-back', record });
  return answer.kind === 'look-back' ? answer.lookBack : null;
}
