import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type Metrics, makeMetrics } from '../metrics.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import { Postman } from '../tell/postman.ts';
import { TestClock } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { until } from '../testing/until.ts';
import { type Job, Jobs, type Worker } from './queue.ts';

onEachStorage((fresh) => {
  let storage: Storage;
  let clock: TestClock;
  let metrics: Metrics;
  let logged: string[];
  beforeEach(async () => {
    metrics = makeMetrics();
    logged = [];
    storage = await openStorage(await fresh());
    clock = new TestClock();
  });
  afterEach(() => storage.close());

  /** A process that takes jobs of the kinds `tell` and `push`. */
  function processNamed(name: string, worker: Worker): Jobs {
    const postman = new Postman(storage.db, readConfig({}, null), clock.now);
    const log = pino({}, { write: (line) => void logged.push(line) });
    const jobs = new Jobs(() => ({
      storage,
      process: name,
      now: clock.now,
      log,
      metrics,
      postman,
    }));
    const none: Worker = async () => undefined;
    jobs.start({ tell: worker, bot: none, late: none, push: worker, mail: none, webhook: none, reset: none });
    return jobs;
  }
  const add = (jobs: Jobs, subject: string) =>
    jobs.add(storage.db, { kind: 'tell', subject, dueAt: clock.now(), content: {} });
  const left = async () => (await storage.db.selectFrom('jobs').select('id').execute()).length;

  test('two processes do every job once, though a third of them fail at first', async () => {
    const done: string[] = [];
    const worker = async ({ subject, attempts }: Job) => {
      if (Number(subject) % 3 === 0 && attempts === 1) throw new Error('not yet');
      done.push(subject);
    };
    const both = [processNamed('a', worker), processNamed('b', worker)];
    const subjects = Array.from({ length: 30 }, (_, n) => String(n));
    for (const subject of subjects) await add(both[0] ?? processNamed('c', worker), subject);
    await until(async () => {
      for (const jobs of both) jobs.wake();
      return done.length >= 20;
    });
    await until(async () => {
      clock.pass(10);
      for (const jobs of both) jobs.wake();
      return (await left()) === 0;
    });
    expect(done.sort((a, b) => Number(a) - Number(b))).toEqual(subjects);
    for (const jobs of both) await jobs.stop();
  });

  test('the job of a process that died is taken again when its lease ends, and a late finish changes nothing', async () => {
    let wakeTheDead: () => void = () => undefined;
    const taken: string[] = [];
    const dead = processNamed('dead', async () => {
      taken.push('dead');
      await new Promise<void>((resolve) => {
        wakeTheDead = resolve;
      });
    });
    await add(dead, 'one');
    dead.wake();
    await until(async () => taken.length === 1);
    // It looks for nothing more, however long the rest of this takes.
    const isDead = dead.stop();
    let finish: () => void = () => undefined;
    const alive = processNamed('alive', async () => {
      taken.push('alive');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    alive.wake();
    clock.pass(30);
    alive.wake();
    expect(taken).toEqual(['dead']);
    clock.pass(31);
    alive.wake();
    await until(async () => taken.length === 2);
    wakeTheDead();
    await isDead;
    expect(await left()).toBe(1);
    finish();
    await alive.stop();
    expect(await left()).toBe(0);
  });

  test('a job that leaves one in its place, which is begun at once, ends itself alone', async () => {
    let finish: () => void = () => undefined;
    let begun = 0;
    const jobs = processNamed('a', async () => {
      begun++;
      if (begun === 1) {
        await add(jobs, 'one');
        jobs.wake();
        await until(() => begun === 2);
        return;
      }
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await add(jobs, 'one');
    jobs.wake();
    await until(() => begun === 2);
    await until(async () => (await metrics.jobs.get()).values.some(({ value }) => value === 1));
    expect(await left()).toBe(1);
    finish();
    await jobs.stop();
    expect(await left()).toBe(0);
  });

  test('a process that is told to stop while it looks leaves what is due to the next, which need not wait', async () => {
    const taken: string[] = [];
    const worker = async () => {
      taken.push('one');
    };
    const first = processNamed('first', worker);
    await first.stop();
    await add(first, 'one');
    // It looks as soon as it is there.
    await processNamed('second', worker).stop();
    expect(taken).toEqual([]);
    const third = processNamed('third', worker);
    await until(async () => (await left()) === 0);
    expect(taken).toEqual(['one']);
    await third.stop();
  });

  test('what was taken before a crash is done at once after the start, where there is but one process', async () => {
    const taken: string[] = [];
    const dead = processNamed('dead', () => {
      taken.push('dead');
      return new Promise(() => undefined);
    });
    await add(dead, 'one');
    dead.wake();
    await until(async () => taken.length === 1);
    // It looks for nothing more, and never ends.
    void dead.stop();
    const next = processNamed('next', async () => {
      taken.push('next');
    });
    await next.takeBackAll();
    next.wake();
    await until(async () => (await left()) === 0);
    expect(taken).toEqual(['dead', 'next']);
    await next.stop();
  });

  test('the log does not tell the address of a browser', async () => {
    const jobs = processNamed('one', () => Promise.reject(new Error('no answer')));
    const subject = 'https://push.example.org/of-ann';
    await jobs.add(storage.db, { kind: 'push', subject, dueAt: clock.now(), content: {} });
    jobs.wake();
    await until(() => logged.join().includes('a job failed'));
    expect(logged.join()).toContain('a browser');
    expect(logged.join()).not.toContain('push.example.org');
    await jobs.stop();
  });
});
