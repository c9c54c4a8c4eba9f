import { expect, test } from 'vitest';
import { DiskSync } from './disk-sync.ts';

/** A disk that takes so long in place, and aside is done when it is told so; its clock goes on by what it takes. */
function someDisk(took: () => number) {
  const begun: (() => void)[] = [];
  const clock = { now: 1_000_000, inPlace: 0 };
  const disk = {
    sync() {
      clock.inPlace++;
      clock.now += took();
    },
    syncAside: () => new Promise<void>((resolve) => begun.push(resolve)),
  };
  return { sync: new DiskSync(disk, () => clock.now), begun, clock };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** One that has just shown how slow it is. */
async function slowDisk() {
  const disk = someDisk(() => 8);
  await disk.sync.done();
  return disk;
}

test('a quick disk is waited for in place', async () => {
  const { sync, begun, clock } = someDisk(() => 0.1);
  for (let i = 0; i < 3; i++) await sync.done();
  expect(clock.inPlace).toBe(3);
  expect(begun.length).toBe(0);
});

test('a slow disk is waited for aside, and looked at again a second later', async () => {
  const { sync, begun, clock } = await slowDisk();
  const aside = sync.done();
  await turn();
  expect(begun.length).toBe(1);
  begun[0]?.();
  await aside;
  expect(clock.inPlace).toBe(1);
  clock.now += 1000;
  await sync.done();
  expect(clock.inPlace).toBe(2);
});

test('what is written while the disk is at work waits for the next time', async () => {
  const { sync, begun } = await slowDisk();
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

test.each(['in place', 'aside'])(
  'a disk that fails %s is told to those who wait for it, and tried again for the next',
  async (where) => {
    let tries = 0;
    const once = (): void => {
      if (++tries === 1) throw new Error('EIO');
    };
    let now = 1_000_000;
    const disk = { sync: once, syncAside: async () => once() };
    const sync = new DiskSync(disk, () => now);
    if (where === 'aside') {
      const failing = disk.sync;
      disk.sync = () => {
        now += 5;
      };
      await sync.done();
      disk.sync = failing;
    }
    await expect(sync.done()).rejects.toThrow('EIO');
    await sync.done();
    expect(tries).toBe(2);
  },
);
