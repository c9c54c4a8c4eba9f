import type { Hint, LookBack } from '@roundhouse/bots';
import type { Action } from '@roundhouse/engine/play';
import type { BestRoutes, RouteProblem } from '@roundhouse/router';
import type { Imported, NotImported } from '../files/local-game-of.ts';
import type { KeptGame } from '../game/kept-game.ts';
import type { Answer, Answered, Asked, Forecast, MoveQuestion, Question, Underway } from './messages.ts';

/** Who waits for an answer, and is told how much of it is done. */
interface Waiting {
  readonly answer: (answer: Answer) => void;
  readonly progress: ((done: number) => void) | undefined;
}

/** A worker that is started when it is first asked. */
class Line {
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** Starts the worker, unless it has been started; the first question then finds it ready. */
  start(): Worker {
    if (this.worker !== null) return this.worker;
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Answered | Underway>) => {
      const waiting = this.waiting.get(data.id);
      if ('done' in data) {
        waiting?.progress?.(data.done);
        return;
      }
      waiting?.answer(data.answer);
      this.waiting.delete(data.id);
    });
    // It could not be loaded, say: nobody waits for it, and the next question starts another.
    started.addEventListener('error', ({ message }) => {
      if (this.worker === started) this.giveUp(message);
    });
    this.worker = started;
    return started;
  }

  ask(question: Question, progress?: Waiting['progress']): Promise<Answer> {
    const message: Asked = { id: ++this.asked, question };
    return new Promise((answer) => {
      this.waiting.set(message.id, { answer, progress });
      this.start().postMessage(message);
    });
  }

  /** Ends the worker and all that is waited for. */
  giveUp(error: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { answer } of this.waiting.values()) answer({ kind: 'failed', error });
    this.waiting.clear();
  }
}

/** What people wait for, and apart from it what players made of code think about. */
const quick = new Line();
const thinking = new Line();

export const startWorker = (): Worker => quick.start();

/** What each of the actions would bring about, in a game as it stands; nothing if that fails. */
export async function forecast(game: KeptGame, actions: readonly Action[]): Promise<readonly Forecast[]> {
  const answer = await quick.ask({ kind: 'forecast', game, actions });
  return answer.kind === 'forecast' ? answer.forecasts : [];
}

/** The best routes; looked for here if the worker cannot. */
export async function solve(problem: RouteProblem): Promise<BestRoutes> {
  const answer = await quick.ask({ kind: 'routes', problem });
  return answer.kind === 'routes' ? answer.best : (await import('@roundhouse/router')).bestRoutes(problem);
}

/** A file as a game, or what is wrong with it; read here if the worker cannot. */
export async function readGame(text: string, now: number): Promise<Imported | NotImported> {
  const answer = await quick.ask({ kind: 'import', text, now });
  return answer.kind === 'import'
    ? answer.imported
    : (await import('../files/import.ts')).importGame(text, now);
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
export async function askHints(game: KeptGame, seat: string): Promise<readonly Hint[]> {
  const answer = await thinking.ask({ kind: 'hints', game, seat });
  return answer.kind === 'hints' ? answer.hints : [];
}

export async function askLookBack(
  game: KeptGame,
  progress: (done: number) => void,
): Promise<LookBack | null> {
  const answer = await thinking.ask({ kind: 'look-back', game }, progress);
  return answer.kind === 'look-back' ? answer.lookBack : null;
}
