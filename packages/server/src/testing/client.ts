import { type Answer, CALLS, type Call, type CallName, type Request } from '../contract/index.ts';

/** What came back. */
export interface Reply<N extends CallName> {
  readonly status: number;
  readonly headers: Headers;
  /** Of a call that succeeded. */
  readonly answer: Answer<N>;
  /** Whatever it was. */
  readonly body: Record<string, unknown>;
}

type Filled<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
/** What a call is given; what may be left out is left out. */
export type Partly<N extends CallName> = Filled<Request<N>> & {
  readonly [K in keyof Request<N>]?: Request<N>[K];
};

let made = 0;

/** A browser, or a program: calls by the contract, keeps its cookie, and holds every answer to its schema. */
export class TestClient {
  url: string;
  readonly address = `198.51.100.${++made % 250}`;
  cookie: string | null = null;
  token: string | null = null;
  /** Everything that was ever answered, word for word. */
  readonly heard: string[] = [];

  constructor(url: string) {
    this.url = url;
  }

  async call<N extends CallName>(name: N, request?: Partly<N>): Promise<Reply<N>> {
    const { status, headers, json } = await this.send(CALLS[name], { ...request });
    return { status, headers, answer: json as Answer<N>, body: Object(json) };
  }

  /** Without regard to types. */
  async send(
    call: Call,
    { params, query, body }: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
  ): Promise<{ status: number; headers: Headers; json: unknown }> {
    const [method = 'GET', path = ''] = call.at.split(' ');
    const filled = path.replace(/:(\w+)/g, (_, key: string) => String(Object(params)[key]));
    const search = new URLSearchParams(Object.entries(Object(query ?? {})).map(([k, v]) => [k, String(v)]));
    const url = `${this.url}/api/v1${filled}${search.size > 0 ? `?${search}` : ''}`;
    const response = await fetch(url, {
      method,
      headers: {
        'x-forwarded-for': this.address,
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' || this.token !== null ? {} : { origin: this.url }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.includes('Max-Age=0') ? null : (set.split(';')[0] ?? null);
    const text = await response.text();
    this.heard.push(text);
    const json: unknown = text === '' ? {} : JSON.parse(text);
    if (response.ok) call.answer.parse(json);
    else if (response.status === 409 && Object(json).code === 'stale') call.stale?.parse(json);
    return { status: response.status, headers: response.headers, json };
  }

  /** The same, where nothing else than success is expected. */
  async ok<N extends CallName>(name: N, request?: Partly<N>): Promise<Answer<N>> {
    const { status, answer, body } = await this.call(name, request);
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return answer;
  }
}

/** Somebody with an account. */
export async function someUser(url: string, name: string): Promise<TestClient & { readonly id: string }> {
  const client = new TestClient(url);
  const { id } = await client.ok('signUp', { body: { name, password: 'correct horse' } });
  return Object.assign(client, { id });
}

export async function someGuest(url: string): Promise<TestClient & { readonly id: string }> {
  const client = new TestClient(url);
  const { id } = await client.ok('beGuest');
  return Object.assign(client, { id });
}
