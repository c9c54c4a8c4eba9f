import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { postTo } from './post.ts';

test('an answer without end is not read', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200);
    const more = setInterval(() => response.write('more'), 10);
    response.on('close', () => {
      clearInterval(more);
      server.emit('let go');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const isLetGo = once(server, 'let go', { signal: AbortSignal.timeout(5000) });
  expect(await postTo({ url: `http://127.0.0.1:${port}`, headers: {}, body: '{}' }, true)).toEqual({
    status: 200,
    retryAfter: null,
  });
  await isLetGo;
  server.close();
});
