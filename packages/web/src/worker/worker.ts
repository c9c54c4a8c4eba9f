import { choose, hints, lookBack } from '@roundhouse/bots';
import { bestRoutes } from '@roundhouse/router';
import { loadTitle } from '../contract.ts';
import { Follower, forecastsOf } from './forecast.ts';
import type { Answer, Answered, Asked, Question } from './messages.ts';

/** Works out what takes time, so that the page never waits for it. */
const follower = new Follower();

async function answer(question: Question): Promise<Answer> {
  if (question.kind === 'routes') return { kind: 'routes', best: bestRoutes(question.problem) };
  const { record } = question;
  const table = follower.tableOf(await loadTitle(record.title), record);
  if (question.kind === 'forecast')
    return { kind: 'forecast', forecasts: forecastsOf(table, question.actions) };
  if (table === null) throw new Error('The game cannot be opened.');
  if (question.kind === 'look-back') return { kind: 'look-back', lookBack: lookBack(table) };
  if (question.kind === 'hints') return { kind: 'hints', hints: hints(table.now, question.seat) };
  const { strength, seat, seed } = question;
  return { kind: 'move', action: choose(strength, table.now, seat, { seed }) };
}

self.addEventListener('message', async ({ data: { id, question } }: MessageEvent<Asked>) => {
  const failed = (error: unknown): Answer => ({ kind: 'failed', error: String(error) });
  const answered: Answered = { id, answer: await answer(question).catch(failed) };
  self.postMessage(answered);
});
