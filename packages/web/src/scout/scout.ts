import type { Action, GameRecord } from '@roundhouse/engine';
import type { Answer, Forecast, Question } from './messages.ts';

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (forecasts: readonly Forecast[]) => void>();

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.forecasts);
    waiting.delete(data.id);
  });
  return started;
}

/** What each of the actions would bring about, in a game that stands as the record says. */
export function forecast(record: GameRecord, actions: readonly Action[]): Promise<readonly Forecast[]> {
  worker ??= start();
  const id = ++asked;
  const question: Question = { id, record, actions };
  worker.postMessage(question);
  return new Promise((answer) => waiting.set(id, answer));
}
