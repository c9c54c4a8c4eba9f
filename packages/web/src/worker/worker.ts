import { bestRoutes } from '@roundhouse/router';
import { loadTitle } from '../contract.ts';
import { Forecaster } from './forecast.ts';
import type { Answer, Answered, Asked, Question } from './messages.ts';

/** Works out what takes time, so that the page never waits for it. */
const forecaster = new Forecaster();

async function answer(question: Question): Promise<Answer> {
  if (question.kind === 'routes') return { kind: 'routes', best: bestRoutes(question.problem) };
  const { record, actions } = question;
  const title = await loadTitle(record.title);
  return { kind: 'forecast', forecasts: forecaster.answer(title, record, actions) };
}

self.addEventListener('message', async ({ data: { id, question } }: MessageEvent<Asked>) => {
  const failed = (error: unknown): Answer => ({ kind: 'failed', error: String(error) });
  const answered: Answered = { id, answer: await answer(question).catch(failed) };
  self.postMessage(answered);
});
