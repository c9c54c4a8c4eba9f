import type { Message } from '@roundhouse/server/contract';
import { expect, test } from 'vitest';
import type { Connection } from './connection.ts';
import { LiveStream } from './live-stream.ts';

/** A server of which each stream is written and ended by hand, and a clock that is turned by hand. */
function setUp() {
  const asked: string[] = [];
  const heard: Message[] = [];
  const states: Connection[] = [];
  const timers: { readonly wait: number; readonly callback: () => void }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  let status = 200;
  let now = 1000;
  const stream = new LiveStream({
    async fetch(query, signal) {
      asked.push(query);
      if (status === 0) throw new TypeError('no network');
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push(controller);
          signal.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      });
      return new Response(status === 200 ? body : null, { status });
    },
    now: () => now,
    random: () => 0.5,
    later(wait, callback) {
      const timer = { wait, callback };
      timers.push(timer);
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
      };
    },
    heard: (message) => heard.push(message),
    changed: (connection) => states.push(connection),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  return {
    stream,
    asked,
    heard,
    timers,
    settled,
    state: () => states.at(-1),
    sleep: (milliseconds: number) => {
      now += milliseconds;
    },
    answers: (next: number) => {
      status = next;
    },
    async send(id: number, message: Message) {
      streams
        .at(-1)
        ?.enqueue(
          new TextEncoder().encode(`id: ${id}\nevent: ${message.kind}\ndata: ${JSON.stringify(message)}\n\n`),
        );
      await settled();
    },
    async cut() {
      streams.at(-1)?.close();
      await settled();
    },
    /** The attempt that is waited for. */
    async retry() {
      timers.find(({ wait }) => wait < 20_000)?.callback();
      await settled();
    },
    async silence() {
      timers.find(({ wait }) => wait > 20_000)?.callback();
      await settled();
    },
  };
}

const HELLO: Message = { kind: 'hello', now: 5, tables: [], complete: true };

test('it is connected with the first message, and hands on what it hears', async () => {
  const { stream, send, heard, state, asked } = setUp();
  stream.start(['abcdef'], null);
  expect(state()).toEqual({ state: 'connecting' });
  await send(7, HELLO);
  expect(state()).toEqual({ state: 'connected' });
  await send(8, { kind: 'lobby' });
  expect(heard).toEqual([HELLO, { kind: 'lobby' }]);
  expect(asked).toEqual(['?watch=abcdef']);
});

test('a stream that ends is opened again from the last number seen, later each time', async () => {
  const { stream, send, cut, state, retry, asked, answers } = setUp();
  stream.start([], null);
  await send(7, HELLO);
  await cut();
  expect(state()).toEqual({ state: 'lost', since: 1000, nextTry: 1500 });
  answers(503);
  await retry();
  expect(state()).toEqual({ state: 'lost', since: 1000, nextTry: 2000 });
  answers(0);
  await retry();
  expect(state()).toEqual({ state: 'lost', since: 1000, nextTry: 3000 });
  answers(200);
  await retry();
  await send(9, HELLO);
  expect(state()).toEqual({ state: 'connected' });
  expect(asked).toEqual(['', '?after=7', '?after=7', '?after=7']);
  // After a success the waits begin anew.
  await cut();
  expect(state()).toEqual({ state: 'lost', since: 1000, nextTry: 1500 });
});

test('a line that has gone silent is given up', async () => {
  const { stream, send, silence, state } = setUp();
  stream.start([], null);
  await send(7, HELLO);
  await silence();
  expect(state()).toMatchObject({ state: 'lost' });
});

test('where nobody is signed in it stops, until somebody is', async () => {
  const { stream, state, answers, settled, send, timers } = setUp();
  answers(401);
  stream.start([], '5');
  await settled();
  expect(state()).toEqual({ state: 'off' });
  expect(timers).toEqual([]);
  answers(200);
  stream.restart();
  await send(1, HELLO);
  expect(state()).toEqual({ state: 'connected' });
});

test('without a network it is lost at once, and tried at once when asked', async () => {
  const { stream, send, state, asked } = setUp();
  stream.start([], null);
  await send(7, HELLO);
  stream.lose();
  expect(state()).toMatchObject({ state: 'lost' });
  stream.retryNow();
  expect(state()).toMatchObject({ state: 'lost', nextTry: null });
  await send(8, HELLO);
  expect(state()).toEqual({ state: 'connected' });
  expect(asked).toHaveLength(2);
});

test('another table to watch opens it anew; the same ones do not', async () => {
  const { stream, send, asked } = setUp();
  stream.start([], null);
  await send(7, HELLO);
  stream.watch(['abcdef']);
  await send(8, HELLO);
  stream.watch(['abcdef']);
  expect(asked).toEqual(['', '?after=7&watch=abcdef']);
});

test('after a sleep a line that has been silent is asked for anew, from the last number seen', async () => {
  const { stream, send, sleep, asked, state } = setUp();
  stream.start([], null);
  await send(7, HELLO);
  stream.wake();
  sleep(20_000);
  stream.wake();
  expect(asked).toEqual(['']);
  sleep(20_000);
  stream.wake();
  expect(state()).toEqual({ state: 'connecting' });
  await send(9, HELLO);
  expect(state()).toEqual({ state: 'connected' });
  expect(asked).toEqual(['', '?after=7']);
});

test('a change of the account is no lost connection: the stream is asked for anew at once', async () => {
  const { stream, send, state, asked, settled, answers } = setUp();
  stream.start([], null);
  await send(7, HELLO);
  await send(8, { kind: 'bye', reason: 'signed-out' });
  expect([state(), asked]).toEqual([{ state: 'connecting' }, ['', '?after=8']]);
  await send(9, HELLO);
  expect(state()).toEqual({ state: 'connected' });
  // Whoever is signed out is told so by the answer.
  answers(401);
  await send(10, { kind: 'bye', reason: 'signed-out' });
  await settled();
  expect(state()).toEqual({ state: 'off' });
});
