import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { cursorOf, Listener, readCursor } from './listener.ts';

const ann = { id: 'ann', name: 'Ann', guest: false, admin: false };

test('what has been seen goes into the number of a message, and comes back out of it', () => {
  const seen = new Map([
    ['abcdefgh', 12],
    ['ijkmnpqr', 0],
  ]);
  expect(cursorOf(seen)).toBe('seen_abcdefgh.12_ijkmnpqr.0');
  expect(readCursor(cursorOf(seen))).toEqual(seen);
  expect(readCursor(cursorOf(new Map()))).toEqual(new Map());
});

test.each(['', '17', 'seen_', 'seen_abcdefgh', 'seen_abcdefgh.-1', 'seen_abcdefgh.1.2', 'other_abcdefgh.1'])(
  '"%s" is no such number',
  (text) => {
    expect(readCursor(text)).toBe(null);
  },
);

test('a stream that is ended twice, or written to after its end, ends once and nothing is thrown', async () => {
  const faults: unknown[] = [];
  const server = createServer((_request, response) => {
    response.on('error', (error) => faults.push(error));
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200);
    const listener = new Listener(ann, new Map(), new Map(), response);
    listener.send('event: lobby\ndata: {}\n\n');
    listener.end('signed-out');
    listener.send('event: lobby\ndata: {}\n\n');
    listener.end('signed-out');
    listener.end('shutdown');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const text = await (await fetch(`http://127.0.0.1:${port}`)).text();
  expect(text.match(/^event: \w+/gm)).toEqual(['event: lobby', 'event: bye']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(faults).toEqual([]);
  server.close();
});
