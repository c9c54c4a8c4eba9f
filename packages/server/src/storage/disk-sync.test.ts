import { expect, test } from 'vitest';
import { DiskSync } from './disk-sync.ts';

/** A disk of which every wait takes `takes.ms`; what is waited for elsewhere is done when it is told so. */
function diskThat(takes: { ms: number }) {
  const begun: (() => void)[] = [];
  const clock = { now: 0 };
  const waits: ('here' | 'elsewhere')[] = [];
  const sync = new DiskSync(
    {
      atOnce() {
        waits.push('here');
        clock.now += takes.ms;
      },
      elsewhere() {
        waits.push('elsewhere');
        return new Promise((resolve) => begun.push(resolve));
      },
    },
    () => clock.now,
  );
  return { sync, begun, clock, waits };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** One that was found to be slow. */
async function slowDisk() {
  const disk = diskThat({ ms: 100 });
  await disk.sync.done();
  return disk;
}

test('what is written while a slow disk is at work waits for the next time', async () => {
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

test('a quick disk is waited for, once for all that was written by then', async () => {
  const { sync, waits } = diskThat({ ms: 0.1 });
  await Promise.all([sync.done(), sync.done(), sync.done()]);
  await sync.done();
  expect(waits).toEqual(['here', 'here']);
});

test('a single slow wait changes nothing; a disk that stays slow keeps nobody waiting, and is tried again later', async () => {
  const takes = { ms: 0.1 };
  const { sync, begun, clock, waits } = diskThat(takes);
  const once = async () => {
    const done = sync.done();
    await turn();
    begun.at(-1)?.();
    await done;
    return waits.at(-1);
  };
  await once();
  takes.ms = 10;
  expect(await once()).toBe('here');
  takes.ms = 0.1;
  expect(await once()).toBe('here');
  takes.ms = 10;
  expect([await once(), await once(), await once(), await once()]).toContain('elsewhere');
  expect(await once()).toBe('elsewhere');
  clock.now += 1000;
  expect([await once(), await once()]).toEqual(['here', 'elsewhere']);
  clock.now += 1000;
  takes.ms = 0.1;
  expect([await once(), await once()]).toEqual(['here', 'here']);
});

test('a disk that fails is told to those who wait for it, and tried again for the next', async () => {
  let tries = 0;
  const fails = () => {
    if (++tries === 1) throw new Error('EIO');
  };
  const sync = new DiskSync({ atOnce: fails, elsewhere: async () => fails() });
  await expect(sync.done()).rejects.toThrow('EIO');
  await sync.done();
  expect(tries).toBe(2);
});
