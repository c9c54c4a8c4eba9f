import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whoever sends a body in drops is not waited for. */
const PATIENCE = 10_000;

/** A server that is told to stop answers what it has begun: then it closes every connection, also those that nobody uses. */
export function answerBeforeClosing(app: FastifyInstance): void {
  const underWay = new Set<ServerResponse>();
  app.addHook('onRequest', (request, reply, done) => {
    // A stream never ends by itself; it has been told to come again.
    if (request.routeOptions.config.call !== 'stream') {
      underWay.add(reply.raw);
      reply.raw.once('close', () => underWay.delete(reply.raw));
    }
    done();
  });
  app.addHook('preClose', async () => {
    const answered = Promise.allSettled([...underWay].map((answer) => once(answer, 'close')));
    const enough = new AbortController();
    await Promise.race([answered, setTimeout(PATIENCE, undefined, { signal: enough.signal })]);
    enough.abort();
  });
}
