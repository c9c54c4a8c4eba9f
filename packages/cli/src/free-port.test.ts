import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const other = createServer();
let taken = 0;
beforeAll(async () => {
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const address = other.address();
  taken = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => other.close());

test('where nobody has named the port, the next one that is free is taken', async () => {
  expect(await freePort(taken, '127.0.0.1', false)).toBeGreaterThan(taken);
});

test('one that somebody has named is that one or none: a proxy would not find another', async () => {
  await expect(freePort(taken, '127.0.0.1', true)).rejects.toThrow(
    `port ${taken} is taken by another program: stop that one, or name another port with --port`,
  );
});

test('a host that is none is told', async () => {
  await expect(freePort(taken, 'nowhere.invalid', true)).rejects.toThrow('cannot listen on nowhere.invalid');
});
