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
import { type Caller, NOBODY } from '../people/sessions.ts';
import { malformed, notSignedIn, Problem } from '../problem.ts';
import type { Site } from '../site.ts';
import { type Trouble, troubleOf } from '../storage/trouble.ts';
import type { Listener } from '../stream/listener.ts';
import { serveStream } from '../stream/serve.ts';
import { addressOf } from './address.ts';
import { callerOf, checkAccess, checkOrigin, isSecure, knownCallerOf } from './caller.ts';
import { readCookie, writeCookies } from './cookie.ts';
import type { AnsweredCall, Asked, Handlers } from './handlers.ts';
import { answerHeaders, pageHeaders } from './headers.ts';
import { InFlight } from './in-flight.ts';
import { hasNul, NUL, readJson } from './json.ts';

const BODY_LIMIT = 64_000;
const REQUESTS_PER_MINUTE = 30_000;

/** The API: every call of the contract, with what holds for all of them. */
export function makeApp(site: Site, handlers: Handlers, logger: FastifyBaseLogger): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    trustProxy: site.config.trustProxy,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    // A body that comes in drops is not waited for; Node waits for the longer of the two.
    requestTimeout: 30_000,
    http: { connectionsCheckingInterval: 2000, headersTimeout: 30_000 },
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    // Little is said about a call, and then with its id: a logger of its own for each takes longer than most calls.
    childLoggerFactory: (parent) => parent,
    genReqId: requestIds(),
    frameworkErrors(error, request, reply) {
      void reply.headers(answerHeaders(isSecure(site, request)));
      answerError(error, request, reply);
    },
  });
  app.decorateRequest('caller', null);
  const limit = new RequestLimit(REQUESTS_PER_MINUTE);

  app.addHook('onRequest', (request, reply, done) => {
    const secure = isSecure(site, request);
    const isCall = request.routeOptions.config.call !== undefined;
    reply.headers(isCall ? answerHeaders(secure) : pageHeaders(secure)).header('x-request-id', request.id);
    limit.count(addressOf(request), site.now());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const seconds = reply.elapsedTime / 1000;
    const call = request.routeOptions.config.call ?? 'other';
    const status = reply.statusCode;
    site.metrics.answered(call, status, seconds);
    const told = { reqId: request.id, call, status, ms: Math.round(seconds * 1000) };
    // A stream takes as long as somebody listens.
    if (status >= 500 || (seconds > 1 && call !== 'stream')) logger.warn(told, 'answered');
    else logger.debug(told, 'answered');
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  // Only JSON is read; without a body there is nothing to read, whatever its type is said to be.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/json\b/, { parseAs: 'string' }, (_request, text, done) => {
    const read = readJson(String(text));
    if ('wrong' in read) done(malformed(read.wrong));
    else done(null, read.json);
  });

  const inFlight = new InFlight(app);
  for (const [name, call] of entriesOf(CALLS)) register(app, site, name, call, handlers, inFlight);
  return app;
}

/** Names of calls in the log: of this process, one after the other. */
function requestIds(): () => string {
  const process = Math.random().toString(36).slice(2, 7);
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName;
  }
  interface FastifyRequest {
    /** Known once the call has been let in. */
    caller: Caller | null;
  }
}

const isCallName = (name: string): name is CallName => Object.hasOwn(CALLS, name);
const entriesOf = (calls: Readonly<Record<string, Call>>): [CallName, Call][] =>
  Object.entries(calls).flatMap(([name, call]): [CallName, Call][] =>
    isCallName(name) ? [[name, call]] : [],
  );

function register(
  app: FastifyInstance,
  site: Site,
  name: CallName,
  call: Call,
  handlers: Handlers,
  inFlight: InFlight,
): void {
  const [method = 'GET', path = ''] = call.at.split(' ');
  app.route({
    method,
    url: `/api/v1${path}`,
    bodyLimit: call.limit ?? BODY_LIMIT,
    config: { call: name },
    // Before the body is read, so that nobody unknown makes us read much.
    onRequest(request, _reply, done) {
      if (method !== 'GET' && request.headers.authorization === undefined) checkOrigin(site, request);
      const checked = (caller: Caller): Caller => {
        checkAccess(call, caller);
        return caller;
      };
      const letIn = (caller: Caller): void => {
        request.caller = caller;
        done();
      };
      // Nearly all are known, and nothing has to be waited for.
      const known = knownCallerOf(site, request);
      if (known !== null) letIn(checked(known));
      else callerOf(site, request).then(checked).then(letIn, done);
    },
    async handler(request, reply) {
      const caller = request.caller ?? NOBODY;
      const given = {
        params: read(call.params, withoutNul(request.params), 'path'),
        query: read(call.query, withoutNul(request.query), 'query'),
        body: read(call.body, request.body ?? {}, 'body'),
      };
      if (name === 'stream') return stream(site, request, reply, caller, given.query);
      const asked = new Details(name, site, request, reply, caller, given);
      inFlight.begin();
      try {
        const answer = await answerOf(handlers, name, asked);
        reply.code(call.status ?? 200);
        return answer;
      } finally {
        inFlight.end();
      }
    },
  });
}

/** What was sent has been read by the schemas of this call. */
const isFor = <N extends AnsweredCall>(name: N, asked: Details): asked is Details & Asked<N> =>
  asked.name === name;

function answerOf<N extends AnsweredCall>(handlers: Handlers, name: N, asked: Details): Promise<unknown> {
  if (!isFor(name, asked)) throw new Error(`Read for ${asked.name}, not for ${name}`);
  return handlers[name](asked);
}

async function stream(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  query: unknown,
) {
  if (caller.someone === null) throw notSignedIn();
  const wanted = CALLS.stream.query.parse(query);
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([header, value]) => [header, String(value)]),
  );
  const listener = await serveStream(site, request, reply, caller.someone, wanted, headers);
  await checkAgain(site, request, listener);
  return reply;
}

/** From now on the hub hears of it when somebody's sessions end. One may have ended while the stream was made, and some end by themselves. */
async function checkAgain(site: Site, request: FastifyRequest, listener: Listener): Promise<void> {
  try {
    const { someone, expiresAt } = await callerOf(site, request);
    if (someone === null) listener.end('signed-out');
    else if (expiresAt !== null) listener.breakOffIn(expiresAt - site.now());
  } catch {
    listener.breakOff();
  }
}

/** What a handler is given. Most ask for little of it, and finding out where a call came from takes a while. */
class Details {
  readonly name: CallName;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly me: Caller['someone'];
  readonly session: string | null;
  private readonly where: Site;
  private readonly request: FastifyRequest;
  private readonly reply: FastifyReply;

  constructor(
    name: CallName,
    where: Site,
    request: FastifyRequest,
    reply: FastifyReply,
    { someone, session }: Caller,
    { params, query, body }: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
  ) {
    this.name = name;
    this.params = params;
    this.query = query;
    this.body = body;
    this.me = someone;
    this.session = session;
    this.where = where;
    this.request = request;
    this.reply = reply;
  }

  get address(): string {
    return addressOf(this.request);
  }

  get agent(): string {
    return this.request.headers['user-agent'] ?? '';
  }

  // Handlers take it out of here by its name.
  readonly setCookie = (secret: string | null): void => {
    this.reply.header('set-cookie', writeCookies(secret, isSecure(this.where, this.request)));
  };

  readonly renewCookie = (): void => {
    const secret = readCookie(this.request.headers.cookie);
    if (this.session !== null && secret !== null) this.setCookie(secret);
  };
}

function withoutNul(sent: unknown): unknown {
  if (hasNul(sent)) throw malformed(NUL);
  return sent;
}

/** Reads what was sent; says what is wrong with it. */
function read(schema: z.ZodType | undefined, sent: unknown, where: string): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = issue?.path.join('.').slice(0, 60) ?? '';
  const why = issue?.message.slice(0, 200) ?? '';
  throw malformed(`The ${where} is not right${at === '' ? '' : ` at "${at}"`}: ${why}`, { why });
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
    const [code, sentence] = REFUSED[status] ?? ['malformed', error.message.slice(0, 200)];
    void reply.code(status).send({ error: sentence, code });
    return;
  }
  const trouble = troubleOf(error);
  const [reqId, call] = [request.id, request.routeOptions.config.call];
  // Where the database has trouble every call fails, and where in the program says nothing.
  if (trouble === null)
    request.log.error({ reqId, call, error: error.stack ?? String(error) }, 'a call failed');
  else request.log.warn({ reqId, call, error: String(error) }, 'the database could not do it');
  const [code, sentence] = trouble === null ? FAULT : TROUBLES[trouble];
  void reply
    .code(trouble === null ? 500 : 503)
    .header('retry-after', 2)
    .send({ error: sentence, code });
}

/** What is refused before a call is looked at. */
const REFUSED: Readonly<Record<number, readonly [string, string]>> = {
  413: ['too-long', 'The body is longer than this call takes.'],
  414: ['too-long', 'The address is too long.'],
  415: ['not-json', 'The body has to be JSON, and to say so: content-type: application/json.'],
};
const FAULT = ['fault', 'Something went wrong on the server; nothing was changed.'] as const;
const TROUBLES = {
  full: [
    'disk-full',
    'The disk of the server is full; nothing was changed. Its host has to free some space.',
  ],
  away: ['database-away', 'The database cannot be reached at this moment. Try again: nothing is done twice.'],
  busy: ['database-busy', 'The database is busy with something else; nothing was changed. Try again.'],
} as const satisfies Readonly<Record<Trouble, readonly [string, string]>>;
