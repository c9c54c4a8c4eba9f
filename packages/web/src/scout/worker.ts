import { loadTitle } from '../contract.ts';
import { Forecaster } from './forecast.ts';
import type { Answer, Question } from './messages.ts';

/** Works out what actions would bring about, so that the page never waits for it. */
const forecaster = new Forecaster();

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const title = await loadTitle(data.record.title);
  const answer: Answer = { id: data.id, forecasts: forecaster.answer(title, data.record, data.actions) };
  self.postMessage(answer);
});
