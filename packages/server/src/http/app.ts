import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { z } from 'zod';
import { CALLS, type Call, type CallName } from '../contract/calls/index.ts';
import { RequestLimit } from '../people/limits.ts';
import type { Caller } from '../people/sessions.ts';
import { malformed, notSignedIn, Problem } from '../problem.ts';
import type { Site } from '../site.ts';
import { serveStream } from '../stream/serve.ts';
import { callerOf, checkAccess, checkOrigin, homeOf } from './caller.ts';
import { writeCookie } from './cookie.ts';
import type { Handlers } from './handlers.ts';
import { securityHeaders } from './headers.ts';

const BODY_LIMIT = 64_000;
const REQUESTS_PER_MINUTE = 30_000;

/** How a handler is called once its types no longer matter: the schemas have seen to them. */
type Untyped = (asked: object) => Promise<unknown>;

/** The API: every call of the contract, with what holds for all of them. */
export function makeApp(site: Site, handlers: Handlers, logger: FastifyBaseLogger): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    trustProxy: site.config.trustProxy,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    // A body that comes in drops is not waited for.
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => Math.random().toString(36).slice(2, 10),
  });
  const limit = new RequestLimit(REQUESTS_PER_MINUTE);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders(request.protocol === 'https'), 'x-request-id': request.id });
    limit.count(request.ip, site.now());
  });
  app.addHook('onResponse', async (request, reply) => {
    const seconds = reply.elapsedTime / 1000;
    const call = request.routeOptions.config.call ?? 'other';
    site.metrics.requests.observe({ call, status: reply.statusCode }, seconds);
    if (reply.statusCode >= 500 || seconds > 1)
      request.log.warn({ call, status: reply.statusCode, ms: Math.round(seconds * 1000) }, 'answered');
    else request.log.debug({ call, status: reply.statusCode }, 'answered');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  // Only JSON is read; without a body there is nothing to read, whatever its type is said to be.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/json\b/, { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)));
    } catch {
      done(malformed('The body is not JSON.'));
    }
  });

  for (const [name, call] of entriesOf(CALLS)) register(app, site, name, call, handlers);
  return app;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName;
  }
}

const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name);
const entriesOf = (calls: Readonly<Record<string, Call>>): [CallName, Call][] =>
  Object.entries(calls).flatMap(([name, call]): [CallName, Call][] =>
    isCallName(name) ? [[name, call]] : [],
  );

function register(app: FastifyInstance, site: Site, name: CallName, call: Call, handlers: Handlers): void {
  const [method = 'GET', path = ''] = call.at.split(' ');
  app.route({
    method,
    url: `/api/v1${path}`,
    bodyLimit: call.limit ?? BODY_LIMIT,
    config: { call: name },
    // Before the body is read, so that nobody unknown makes us read much.
    async onRequest(request) {
      if (method !== 'GET' && request.headers.authorization === undefined) checkOrigin(site, request);
      const caller = await callerOf(site, request);
      checkAccess(call, caller);
      callers.set(request, caller);
    },
    async handler(request, reply) {
      const caller = callers.get(request) ?? { someone: null, session: null, scopes: null };
      const given = {
        params: read(call.params, request.params, 'path'),
        query: read(call.query, request.query, 'query'),
        body: read(call.body, request.body ?? {}, 'body'),
      };
      if (name === 'stream') return stream(site, request, reply, caller, given.query);
      reply.header('cache-control', 'no-store');
      const handler: Untyped = handlers[name] as Untyped;
      const answer = await handler({ ...given, ...callDetails(site, request, reply, caller) });
      reply.code(call.status ?? 200);
      return answer;
    },
  });
}

const callers = new WeakMap<FastifyRequest, Caller>();

async function stream(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { someone }: Caller,
  query: unknown,
) {
  if (someone === null) throw notSignedIn();
  const wanted = CALLS.stream.query.parse(query);
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([header, value]) => [header, String(value)]),
  );
  await serveStream(site, request, reply, someone, wanted, headers);
  return reply;
}

function callDetails(site: Site, request: FastifyRequest, reply: FastifyReply, caller: Caller) {
  return {
    me: caller.someone,
    session: caller.session,
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    site: homeOf(site, request),
    setCookie(secret: string | null) {
      reply.header('set-cookie', writeCookie(secret, request.protocol === 'https'));
    },
  };
}

/** Reads what was sent; says what is wrong with it. */
function read(schema: z.ZodType | undefined, sent: unknown, where: string): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = issue?.path.join('.').slice(0, 60) ?? '';
  throw malformed(
    `The ${where} is not right${at === '' ? '' : ` at "${at}"`}: ${issue?.message.slice(0, 200) ?? ''}`,
  );
}

function answerError(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Problem) {
    const { retryAfter, ...more } = error.more;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    void reply.code(error.status).send({ error: error.message, code: error.code, ...more });
    return;
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    void reply
      .code(status)
      .send({ error: error.message.slice(0, 200), code: error.code?.toLowerCase() ?? 'malformed' });
    return;
  }
  request.log.error({ error: error.stack ?? String(error) }, 'a call failed');
  const isFull = /SQLITE_FULL|disk is full|No space left/i.test(String(error));
  const isAway = /ECONNREFUSED|terminat|Connection|timeout|53300|57P0/i.test(String(error));
  const [code, sentence] = isFull
    ? ['disk-full', 'The disk of the server is full; nothing was changed. Its host has to make room.']
    : isAway
      ? ['database-away', 'The database cannot be reached at this moment; nothing was changed. Try again.']
      : ['fault', 'Something went wrong on the server; nothing was changed.'];
  void reply
    .code(isFull || isAway ? 503 : 500)
    .header('retry-after', 2)
    .send({ error: sentence, code });
}
