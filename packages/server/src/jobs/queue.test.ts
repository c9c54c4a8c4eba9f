import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type Metrics, makeMetrics } from '../metrics.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import { NO_WIRE } from '../stream/wire.ts';
import { Postman } from '../tell/postman.ts';
import { TestClock } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { until } from '../testing/until.ts';
import { Jobs, type Worker } from './queue.ts';

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

  /** A process that takes jobs of the kinds `tell`, `bot` and `push`. */
  function processNamed(name: string, worker: Worker, onLook?: () => void): Jobs {
    const postman = new Postman(storage.db, readConfig({}, null), clock.now);
    const log = pino({}, { write: (line) => void logged.push(line) });
    const jobs = new Jobs(() => ({
      get storage() {
        onLook?.();
        return storage;
      },
      process: name,
      now: clock.now,
      log,
      metrics,
      postman,
      hub: { wire: NO_WIRE },
    }));
    const none: Worker = async () => undefined;
    jobs.start({
      tell: worker,
      bot: worker,
      late: none,
      push: worker,
      mail: none,
      webhook: none,
      reset: none,
    });
    return jobs;
  }
  const add = (jobs: Jobs, subject: string) =>
    jobs.add(storage.db, { kind: 'tell', subject, dueAt: clock.now(), content: {} });
  const taken = async () =>
    (await storage.db.selectFrom('jobs').select('id').where('leased_until', '>', 0).execute()).length;
  const left = async () => (await storage.db.selectFrom('jobs').select('id').execute()).length;

  test('two processes do every job once, though a third of them fail at first', async () => {
    const done: string[] = [];
    const worker: Worker = async ({ subject, attempts }) => {
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

  test('a job that leaves one in its place, which another process begins at once, ends itself alone', async () => {
    let isTaken = false;
    let finish: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const both: Jobs[] = [];
    const first = processNamed('a', async () => {
      await add(first, 'one');
      both.push(
        processNamed('b', async () => {
          isTaken = true;
          await ended;
        }),
      );
      await until(() => isTaken);
    });
    both.push(first);
    await add(first, 'one');
    first.wake();
    await until(async () => (await metrics.jobs.get()).values.some(({ value }) => value === 1));
    expect(await left()).toBe(1);
    finish();
    for (const jobs of both) await jobs.stop();
    expect(await left()).toBe(0);
  });

  test('a job that is left anew with every turn has one place of its lane, and the others do not wait for it', async () => {
    const begun: string[] = [];
    const places: number[] = [];
    let atWork = 0;
    const worker: Worker = async ({ subject }) => {
      begun.push(subject);
      if (subject !== 'busy') return;
      places.push(++atWork);
      if (begun.length < 30) await add(jobs, 'busy');
      jobs.wake();
      await new Promise((resolve) => setTimeout(resolve, 30));
      atWork--;
    };
    const jobs = processNamed('a', worker);
    await add(jobs, 'busy');
    jobs.wake();
    await until(() => begun.length >= 5);
    await add(jobs, 'other');
    const before = begun.length;
    jobs.wake();
    await until(() => begun.includes('other'));
    expect(begun.indexOf('other') - before).toBeLessThanOrEqual(1);
    await until(async () => (await left()) === 0);
    expect(Math.max(...places)).toBe(1);
    await jobs.stop();
  });

  test('while a lane is full nobody looks for what is due in it, until one has ended', async () => {
    let looks = 0;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const done: string[] = [];
    const worker: Worker = async ({ subject }) => {
      await ended;
      done.push(subject);
    };
    const jobs = processNamed('a', worker, () => looks++);
    const subjects = ['1', '2', '3', '4', '5', '6'];
    for (const subject of subjects) await add(jobs, subject);
    jobs.wake();
    await until(async () => (await taken()) === 4);
    await new Promise((resolve) => setTimeout(resolve, 100));
    looks = 0;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(looks).toBe(0);
    end();
    await until(() => done.length === subjects.length);
    await jobs.stop();
  });

  test('a lease is renewed while the work goes on', async () => {
    let finish: () => void = () => undefined;
    const begun: string[] = [];
    const slow = processNamed('slow', async () => {
      begun.push('slow');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await add(slow, 'one');
    slow.wake();
    await until(() => begun.length === 1);
    clock.pass(50);
    await slow.renew();
    clock.pass(50);
    const other = processNamed('other', async () => {
      begun.push('other');
    });
    await other.stop();
    expect(begun).toEqual(['slow']);
    finish();
    await slow.stop();
    expect(await left()).toBe(0);
  });

  test('a job that is to be done again is, unless it was left anew meanwhile', async () => {
    const jobs = processNamed('a', async ({ subject }) => {
      if (subject === 'anew')
        await jobs.add(storage.db, { kind: 'tell', subject, dueAt: clock.now() + 10_000, content: {} });
      return { againAt: clock.now() + 90_000 };
    });
    for (const subject of ['again', 'anew']) await add(jobs, subject);
    const from = clock.now();
    jobs.wake();
    const due = () =>
      storage.db.selectFrom('jobs').select(['subject', 'due_at', 'worker']).orderBy('subject').execute();
    await until(async () =>
      (await due()).every(({ due_at, worker }) => due_at > from + 5000 && worker === null),
    );
    expect((await due()).map(({ due_at }) => due_at > from + 60_000)).toEqual([true, false]);
    await jobs.stop();
  });

  test('a process that is told to stop while it looks leaves what is due to the next, which need not wait', async () => {
    const taken: string[] = [];
    const worker: Worker = async () => {
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

  test('a game is not given up, however often its bot fails; what somebody was to be told is', async () => {
    const jobs = processNamed('a', async () => {
      throw new Error('Not yet');
    });
    const waiting = () => storage.db.selectFrom('jobs').select(['kind', 'attempts']).execute();
    await jobs.add(storage.db, { kind: 'bot', subject: 'a table', dueAt: clock.now(), content: {} });
    await add(jobs, 'somebody');
    await until(async () => {
      clock.pass(3600);
      jobs.wake();
      return (await waiting()).every(({ attempts }) => attempts > 14);
    });
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['bot']);
    await jobs.stop();
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
