import type { Action, GameRecord } from '@roundhouse/engine/play';
import { type BestRoutes, bestRoutes, type RouteProblem } from '@roundhouse/router';
import type { Answer, Answered, Asked, Forecast, Question } from './messages.ts';

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (answer: Answer) => void>();

/** Starts the worker, unless it has been started; the first question then finds it ready. */
export function startWorker(): Worker {
  if (worker !== null) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  // It could not be loaded, say: nobody waits for it, and the next question starts another.
  started.addEventListener('error', ({ message }) => {
    if (worker === started) worker = null;
    for (const answer of waiting.values()) answer({ kind: 'failed', error: message });
    waiting.clear();
  });
  worker = started;
  return started;
}

function ask(question: Question): Promise<Answer> {
  const message: Asked = { id: ++asked, question };
  return new Promise((answer) => {
    waiting.set(message.id, answer);
    startWorker().postMessage(message);
  });
}

/** What each of the actions would bring about, in a game that stands as the record says; nothing if that fails. */
export async function forecast(record: GameRecord, actions: readonly Action[]): Promise<readonly Forecast[]> {
  const answer = await ask({ kind: 'forecast', record, actions });
  return answer.kind === 'forecast' ? answer.forecasts : [];
}

/** The best routes; looked for here if the worker cannot. */
export async function solve(problem: RouteProblem): Promise<BestRoutes> {
  const answer = await ask({ kind: 'routes', problem });
  return answer.kind === 'routes' ? answer.best : bestRoutes(problem);
}
