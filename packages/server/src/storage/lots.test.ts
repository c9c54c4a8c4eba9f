import { expect, test } from 'vitest';
import { Lots } from './lots.ts';

/** A disk that keeps what it is given when it is told so. */
function slowDisk(fails: (lot: readonly string[]) => Error | null = () => null) {
  const lots: (readonly string[])[] = [];
  const begun: (() => void)[] = [];
  const write = async (lot: readonly string[]): Promise<void> => {
    lots.push(lot);
    await new Promise<void>((resolve) => begun.push(resolve));
    const error = fails(lot);
    if (error !== null) throw error;
  };
  return { lots, begun, write };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what comes up while two lots are under way is written together, and confirmed when it is', async () => {
  const { lots, begun, write } = slowDisk();
  const queue = new Lots(write);
  const done: string[] = [];
  const add = (name: string) => void queue.add(name).then(() => done.push(name));
  for (const name of ['a', 'b']) {
    add(name);
    await turn();
  }
  for (const name of ['c', 'd']) add(name);
  await turn();
  expect([lots, done]).toEqual([[['a'], ['b']], []]);
  begun[0]?.();
  await turn();
  await turn();
  expect([lots, done]).toEqual([[['a'], ['b'], ['c', 'd']], ['a']]);
  begun[2]?.();
  await turn();
  expect(done).toEqual(['a', 'c', 'd']);
});

const settled = async (queue: Lots<string>, names: readonly string[], begun: (() => void)[]) => {
  const all = Promise.allSettled(names.map((name) => queue.add(name)));
  for (let i = 0; i < 20; i++) {
    await turn();
    for (const go of begun.splice(0)) go();
  }
  return (await all).map(({ status }) => status);
};

test('where one fails the others are written without it', async () => {
  const { begun, write } = slowDisk((lot) => (lot.includes('bad') ? new Error('bad') : null));
  expect(await settled(new Lots(write), ['a', 'bad', 'c'], begun)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

test('where the fault is nobody’s all fail at once', async () => {
  const { lots, begun, write } = slowDisk(() => new Error('cut'));
  const queue = new Lots(write, () => false);
  expect(await settled(queue, ['a', 'b'], begun)).toEqual(['rejected', 'rejected']);
  expect(lots).toHaveLength(1);
});
