import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Db } from '../../storage/open.ts';
import { someAdmin } from '../admin.ts';
import { someGuest, someUser, type TestClient } from '../client.ts';
import { type Nasty, nasty } from './nasty.ts';

export interface Fuzzed {
  readonly sent: number;
  /** How often each status was answered; 0: the connection was closed, as it may be for what is not HTTP. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What the server blamed itself for. */
  readonly faults: readonly string[];
  /** How often people were signed in anew, because one of them had been signed out, deleted or blocked. */
  readonly renewed: number;
}

/** A chance that can be repeated. */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const AT_ONCE = 16;
/** One in so many is no request at all, or far too much of one. */
const RAW_EVERY = 400;
const TEN_MEGABYTES = 10_000_000;
/** One in so many requests that would sign its sender out is sent by somebody who is signed in: who comes anew costs a password's hash. */
const SIGN_OUT_EVERY = 100;

/** Sends so many bad requests to a server on this machine, at most for so long. */
export async function fuzz(
  url: string,
  /** Its database, which says who is admin. */
  db: Db,
  count: number,
  { seed = 1, seconds = 3600, progress = (_sent: number): void => undefined } = {},
): Promise<Fuzzed> {
  const chance = seeded(seed);
  const host = await someAdmin(url, db);
  let people = await somePeople(url, host);
  let renewing: Promise<void> | null = null;
  let renewed = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const end = Date.now() + seconds * 1000;
  let sent = 0;

  /** Others may have seen to it already. */
  async function renew(old: People): Promise<void> {
    if (people !== old) return;
    renewing ??= somePeople(url, host).then((next) => {
      people = next;
      renewing = null;
      renewed++;
    });
    await renewing;
  }

  async function one(): Promise<void> {
    const present = people;
    const bad = nasty(chance, present.ids);
    const isSpared = signsOut(bad) && chance(SIGN_OUT_EVERY) !== 0;
    const who = isSpared ? null : present.clients[chance(present.clients.length)];
    const { status, text } =
      chance(RAW_EVERY) === 0
        ? await raw(url, chance(RAWS.length))
        : await send(url, agent, bad, who, chance);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 && faults.length < 20)
      faults.push(`${status} ${text.slice(0, 200)} for ${JSON.stringify(bad).slice(0, 600)}`);
    const isKnown =
      who != null && bad.headers.cookie === undefined && bad.headers.authorization === undefined;
    if (isKnown && status === 401 && text.includes('not-signed-in')) await renew(present);
  }

  async function some(): Promise<void> {
    while (sent < count && Date.now() < end) {
      sent++;
      await one();
      if (sent % 1000 === 0) progress(sent);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  agent.destroy();
  return { sent, statuses, faults, renewed };
}

interface People {
  /** Null is a stranger. */
  readonly clients: readonly (TestClient | null)[];
  /** Of everything they have to do with. */
  readonly ids: readonly string[];
}

/** A stranger, a guest, a player and an admin, and a table that runs. The host, who makes the admin, sends nothing bad and stays. */
async function somePeople(url: string, host: TestClient): Promise<People> {
  const tag = Math.random().toString(36).slice(2, 10);
  const guest = await someGuest(url);
  const ann = await someUser(url, `Ann ${tag}`);
  const admin = await someUser(url, `Ada ${tag}`);
  await host.ok('changeUser', { params: { id: admin.id }, body: { admin: true } });
  const { id: running } = await ann.ok('newTable', { body: { title: '1882', seats: 2, seating: 'joined' } });
  await guest.ok('join', { params: { table: running }, body: {} });
  const { id: open } = await ann.ok('newTable', { body: { title: '1882', seats: 3, visibility: 'link' } });
  return { clients: [null, guest, ann, admin], ids: [running, open, ann.id, guest.id, admin.id] };
}

/** Ends the session it comes from, or the account. */
const signsOut = ({ method, path }: Nasty): boolean =>
  method === 'DELETE' && /^\/api\/v1\/(sessions(\/current)?|me)(\?|$)/.test(path);

interface Answered {
  readonly status: number;
  readonly text: string;
}

function send(
  url: string,
  agent: Agent,
  { method, path, headers, body }: Nasty,
  who: TestClient | null | undefined,
  chance: (below: number) => number,
): Promise<Answered> {
  const address = `10.${chance(250)}.${chance(250)}.${chance(250)}`;
  const all: Record<string, string> = {
    'x-forwarded-for': address,
    ...(who?.cookie == null ? {} : { cookie: who.cookie }),
    // Node says it by itself only where a body is usual: with others it would be taken for the next request, and the line be closed.
    ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  return new Promise((resolve) => {
    try {
      const sent = request(`${url}${path}`, { method, agent, headers: all }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
          // A stream would go on for ever: it is broken.
          if (response.headers['content-type']?.startsWith('text/event-stream') === true) response.destroy();
        });
        response.on('close', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.on('error', () => resolve({ status: 0, text: '' }));
      sent.end(body ?? undefined);
    } catch {
      // Node itself does not send such a thing.
      resolve({ status: 0, text: '' });
    }
  });
}

/** Not quite HTTP: lines of what is written, with pauses in between; then the connection is closed. */
const RAWS: readonly (readonly (string | Buffer)[])[] = [
  ['\r\n\r\n'],
  [Buffer.from([0, 255, 22, 3, 1, 2, 0])],
  ['GET /api/v1/me HTTP/1.1\r\nHost: x\r\nX: '],
  [
    'POST /api/v1/users HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n',
    '{"na',
    'me":',
  ],
  [
    'POST /api/v1/users HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}',
  ],
  [
    'POST /api/v1/users HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nZZ\r\n{}\r\n',
  ],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  [`GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3000)}\r\n`],
  [
    `POST /api/v1/tables/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${TEN_MEGABYTES}\r\n\r\n`,
    Buffer.alloc(TEN_MEGABYTES, 'x'),
  ],
  ['GET /api/v1/stream HTTP/1.1\r\nHost: x\r\n\r\n', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['GET http://[::1/ HTTP/1.1\r\nHost: x\r\n\r\n'],
];

function raw(url: string, which: number): Promise<Answered> {
  const pieces = RAWS[which] ?? [];
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let text = '';
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (piece) => {
      if (text.length < 2000) text += piece.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
    socket.on('connect', async () => {
      for (const piece of pieces) {
        if (!socket.destroyed) socket.write(piece);
        await new Promise((next) => setTimeout(next, 30));
      }
      setTimeout(() => socket.destroy(), 60);
    });
  });
}
