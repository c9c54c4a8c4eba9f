import { Worker } from 'node:worker_threads';
import { loadTitle, newGame, withoutGenerator, withoutSeed } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { BotThreads } from './bot-threads.ts';

async function question() {
  const title = await loadTitle('1882');
  const table = title.open(newGame({ title: '1882', players: ['Ann', 'Bob'], seed: 7 }));
  if ('error' in table) throw new Error(table.error);
  const asked = {
    bot: 'random',
    title: '1882',
    record: withoutSeed(table.record),
    snapshot: withoutGenerator(table.snapshot()),
    player: 'p1',
    isLate: false,
    seed: 1,
  };
  return { asked, table };
}

const strange = (code: string) => () => new Worker(code, { eval: true });
/** None may give way. */
const never = (bot: string, error: unknown) => {
  throw new Error(`${bot} gave way: ${String(error)}`);
};
const HEARD = 'const { parentPort } = require("node:worker_threads"); parentPort.on("message", () => {';

test('a bot thinks in a thread of its own', async () => {
  const { asked, table } = await question();
  const threads = new BotThreads(1, 60, never);
  expect(table.now.judge(await threads.choose(asked))).toBeNull();
  await threads.close();
});

test('a thread that has answered is asked again, and answers again', async () => {
  const { asked } = await question();
  const counting = `let n = 0; ${HEARD} parentPort.postMessage({ action: { type: "answer " + ++n, player: "p1" } }); });`;
  const made: Worker[] = [];
  const threads = new BotThreads(1, 2, never, () => {
    const worker = strange(counting)();
    made.push(worker);
    return worker;
  });
  const answers: string[] = [];
  for (let i = 0; i < 3; i++) answers.push((await threads.choose(asked)).type);
  expect(answers).toEqual(['answer 1', 'answer 2', 'answer 3']);
  expect(made).toHaveLength(1);
  await threads.close();
});

test.each([
  ['that never answers', `${HEARD} });`, 0.3],
  ['that fails', `${HEARD} throw new Error("no"); });`, 60],
  ['that answers nonsense', `${HEARD} parentPort.postMessage(7); });`, 60],
])('a bot %s gives way to the simplest, and that is told', async (_name, code, seconds) => {
  const { asked, table } = await question();
  const gone: string[] = [];
  const threads = new BotThreads(1, seconds, (bot) => gone.push(bot), strange(code));
  expect(table.now.judge(await threads.choose({ ...asked, bot: 'novice' }))).toBeNull();
  expect(gone).toEqual(['novice']);
  await threads.close();
});
