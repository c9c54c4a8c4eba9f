import { expect, test } from 'vitest';
import { DiskSync } from './disk-sync.ts';

/** A disk that is done when it is told so. */
function slowDisk() {
  const begun: (() => void)[] = [];
  const sync = new DiskSync(() => new Promise((resolve) => begun.push(resolve)));
  return { sync, begun };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what is written while the disk is at work waits for the next time', async () => {
  const { sync, begun } = slowDisk();
  const done: string[] = [];
  const wait = (name: string) => sync.done().then(() => done.push(name));
  wait('first');
  await turn();
  wait('second');
  wait('third');
  await turn();
  expect(begun.length).toBe(1);
  begun[0]?.();
  await turn();
  expect(done).toEqual(['first']);
  expect(begun.length).toBe(2);
  begun[1]?.();
  await turn();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('a disk that fails is told to those who wait for it, and tried again for the next', async () => {
  let tries = 0;
  const sync = new DiskSync(async () => {
    if (++tries === 1) throw new Error('EIO');
  });
  await expect(sync.done()).rejects.toThrow('EIO');
  await sync.done();
  expect(tries).toBe(2);
});
