import './no-eval.ts';
import { type Answer, CALLS, type Call, type CallName, type Request } from '@roundhouse/server/contract';
import { apiAddress } from './server.ts';
import { Trouble } from './trouble.ts';

type Needed<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
type Wanted<N extends CallName> = Needed<Request<N>> & {
  readonly [K in keyof Request<N>]?: Request<N>[K];
} & { readonly signal?: AbortSignal };
/** What goes with a call; calls that need nothing can do without. */
export type CallArguments<N extends CallName> = keyof Needed<Request<N>> extends never
  ? [Wanted<N>?]
  : [Wanted<N>];

const listeners = new Set<() => void>();

/** Told whenever the server says that nobody is signed in. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes repeating a move or a line of chat harmless: the same key, the same answer. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One call of the API, by the contract. Whatever goes wrong is thrown as a `Trouble`. */
export async function call<N extends CallName>(name: N, ...[given]: CallArguments<N>): Promise<Answer<N>> {
  const called: Call = CALLS[name];
  const {
    params,
    query,
    body,
    signal,
  }: { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal } = given ?? {};
  const [method = 'GET', path = ''] = called.at.split(' ');
  const url = apiAddress(filled(path, params) + searched(query));
  const response = await answered(url, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal === undefined ? {} : { signal }),
  });
  const json = await contentOf(response);
  if (!response.ok) throw troubleOf(response, json);
  const answer = CALLS[name].answer.safeParse(json);
  if (!answer.success)
    throw new Trouble('fault', 'The server runs a different version than this page: reload the page.', {
      status: response.status,
      code: 'other-version',
      answer: json,
    });
  // The schema is the contract's for this very name; the checker cannot follow it through the table.
  return answer.data as Answer<N>;
}

const filled = (path: string, params: unknown): string =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(Object(params)[key])));

function searched(query: unknown): string {
  const given = Object.entries(Object(query ?? {})).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

async function answered(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { credentials: 'same-origin', cache: 'no-store', ...request });
  } catch (error) {
    if (request.signal?.aborted === true) throw error;
    throw new Trouble('offline', 'The server cannot be reached. Are you online?');
  }
}

async function contentOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function troubleOf(response: Response, json: unknown): Trouble {
  const { status } = response;
  const { error, code, rule, why } = Object(json);
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(wait) ? wait : null;
  const more = {
    status,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof rule === 'string' ? { rule } : {}),
    retryAfter,
    answer: json,
  };
  // A proxy that has lost its server answers in its own words.
  const isOurs = typeof error === 'string';
  const said = typeof why === 'string' ? `${why}.` : error;
  const sentence = isOurs ? said : `The server cannot answer right now (${status}).`;
  if (status === 401 && code === 'not-signed-in') for (const listener of listeners) listener();
  return new Trouble(kindOf(status, code, isOurs), sentence, more);
}

function kindOf(status: number, code: unknown, isOurs: boolean): Trouble['kind'] {
  if (status === 401 && code === 'not-signed-in') return 'signed-out';
  if (status === 429) return 'too-often';
  if (!isOurs && status >= 502) return 'offline';
  return status >= 500 || !isOurs ? 'fault' : 'refused';
}
