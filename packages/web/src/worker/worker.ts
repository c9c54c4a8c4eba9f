import { choose, hints, lookBack } from '@roundhouse/bots';
import { bestRoutes } from '@roundhouse/router';
import { loadTitle } from '../contract.ts';
import { importGame } from '../files/import.ts';
import { Follower, forecastsOf } from './forecast.ts';
import type { Answer, Answered, Asked, Question, Underway } from './messages.ts';

/** Works out what takes time, so that the page never waits for it. */
const follower = new Follower();

async function answer(question: Question, progress: (done: number) => void): Promise<Answer> {
  if (question.kind === 'routes') return { kind: 'routes', best: bestRoutes(question.problem) };
  if (question.kind === 'import')
    return { kind: 'import', imported: await importGame(question.text, question.now) };
  const { game } = question;
  const table = follower.tableOf(await loadTitle(game.record.title), game);
  if (question.kind === 'forecast')
    return { kind: 'forecast', forecasts: forecastsOf(table, question.actions) };
  if (table === null) throw new Error('The game cannot be opened.');
  if (question.kind === 'look-back') return { kind: 'look-back', lookBack: lookBack(table, { progress }) };
  if (question.kind === 'hints') return { kind: 'hints', hints: hints(table.now, question.seat) };
  const { strength, seat, seed } = question;
  return { kind: 'move', action: choose(strength, table.now, seat, { seed }) };
}

self.addEventListener('message', async ({ data: { id, question } }: MessageEvent<Asked>) => {
  const failed = (error: unknown): Answer => ({ kind: 'failed', error: String(error) });
  const answered: Answered = { id, answer: await answer(question, inPercent(id)).catch(failed) };
  self.postMessage(answered);
});

/** Tells whoever waits how much is done, not more often than it can be seen. */
function inPercent(id: number): (done: number) => void {
  let told = 0;
  return (done) => {
    if (done < told + 0.01) return;
    told = done;
    const underway: Underway = { id, done };
    self.postMessage(underway);
  };
}
