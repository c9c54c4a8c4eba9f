import { Agent, request } from 'node:http';
import { CALLS, type CallName } from '@roundhouse/server/contract';
import {
  anyAction,
  isTitle,
  loadTitle,
  newGame,
  readRecord,
  seededChance,
  summaryOf,
} from '@roundhouse/titles';
import { CallLine, openStream, requestOf } from './lean.ts';
import type { Bout } from './rounds.ts';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

const STANDING = '"standing":{"number":';

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | null;
}

/** Somebody with a browser: a cookie, a connection for calls and one for the stream. */
class Player {
  private url: string;
  private readonly address: string;
  private cookie = '';
  private stream: { close(): void } | null = null;
  private line: CallLine | null = null;
  /** Called with the number of every entry that the stream brings. */
  onEntry: (number: number) => void = () => undefined;
  private onHello: () => void = () => undefined;

  constructor(url: string, i: number) {
    this.url = url;
    this.address = `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;
  }

  /** To another server. */
  moveTo(url: string): void {
    if (url === this.url) return;
    this.close();
    this.url = url;
  }

  private send(method: string, path: string, body: string | null): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const headers: Record<string, string | number> = {
        cookie: this.cookie,
        'x-forwarded-for': this.address,
      };
      if (body !== null) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = Buffer.byteLength(body);
      }
      const sent = request(`${this.url}/api/v1${path}`, { method, agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? null,
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  }

  /** A call by its name; its answer is read by its schema. */
  async call<N extends CallName>(name: N, table: string, body: unknown = null) {
    const { at, answer } = CALLS[name];
    const [method = 'GET', path = ''] = at.split(' ');
    const json = body === null ? null : JSON.stringify(body);
    const { status, text, cookie } = await this.send(method, path.replace(':table', table), json);
    if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
    if (cookie !== null) this.cookie = cookie;
    return answer.parse(JSON.parse(text));
  }

  /** A move as it will be sent. */
  request(table: string, body: string): Buffer {
    const headers = { cookie: this.cookie, 'x-forwarded-for': this.address };
    return requestOf(`/api/v1/tables/${table}/moves`, headers, body);
  }

  /** Without a look at the answer: the load has little time. */
  async move(request: Buffer): Promise<void> {
    this.line ??= new CallLine(this.url);
    const text = await this.line.ask(request);
    if (!text.startsWith('HTTP/1.1 200')) throw new Error(`A move was answered with ${text}`);
  }

  async listen(): Promise<void> {
    const headers = { cookie: this.cookie, 'x-forwarded-for': this.address };
    const isThere = new Promise<void>((resolve) => {
      this.onHello = resolve;
    });
    this.stream = await openStream(this.url, '/api/v1/stream', headers, (event) => this.take(event));
    await isThere;
  }

  /** How far the log has come is the first thing in how the table stands. */
  private take(event: string): void {
    if (event.includes('event: hello')) this.onHello();
    if (!event.includes('event: entry')) return;
    const at = event.lastIndexOf(STANDING) + STANDING.length;
    this.onEntry(Number.parseInt(event.slice(at, at + 8), 10));
  }

  /** How long until the game has arrived. */
  async open(table: string): Promise<number> {
    const start = performance.now();
    const { status } = await this.send('GET', `/tables/${table}/game`, null);
    if (status !== 200) throw new Error(`The game: ${status}`);
    return performance.now() - start;
  }

  close(): void {
    this.stream?.close();
    this.line?.close();
    this.line = null;
  }
}

/** Four players, where there may be so many. */
export const seatsOf = (title: string): number =>
  isTitle(title) ? Math.min(summaryOf(title).players.max, 4) : 4;

/** The state of a random game after so many moves. */
const MIDDLE = 125;

export async function middleOf(title: string): Promise<object> {
  if (!isTitle(title)) throw new Error(`There is no title ${title}`);
  const players = Array.from({ length: seatsOf(title) }, (_, seat) => `Player ${seat + 1}`);
  const game = (await loadTitle(title)).open(newGame({ title, players, seed: 1, options: {} }));
  if ('error' in game) throw new Error(game.error);
  const chance = seededChance(1);
  while (game.now.ended === null && game.actions.length < MIDDLE)
    game.play(anyAction(game.now.advisedChoices(), chance));
  return { position: game.snapshot().state };
}

let people = 0;

/** A table with its players, a stream for each, and a random game thought out beforehand: while it is measured nobody thinks. */
export class RoundhouseBout implements Bout {
  readonly table: string;
  readonly players: readonly Player[];
  private readonly moves: readonly { readonly by: Player; readonly request: Buffer }[];
  private made = 0;
  private heard = 0;
  private onHeard: () => void = () => undefined;

  private constructor(table: string, players: readonly Player[], moves: RoundhouseBout['moves']) {
    this.table = table;
    this.players = players;
    this.moves = moves;
    for (const player of players)
      player.onEntry = (number) => {
        if (number !== this.made) return;
        this.heard++;
        if (this.heard === players.length) this.onHeard();
      };
  }

  static async begin(url: string, title: string, seed: number, most: number): Promise<RoundhouseBout> {
    if (!isTitle(title)) throw new Error(`There is no title ${title}`);
    const count = seatsOf(title);
    const players = Array.from({ length: count }, () => new Player(url, ++people));
    const [owner, ...others] = players;
    if (owner === undefined) throw new Error('Nobody came');
    for (const player of players) await player.call('beGuest', '');
    const made = CALLS.newTable.answer.parse(
      await owner.call('newTable', '', { title, seats: count, seating: 'joined', pace: 'live' }),
    );
    for (const player of others) await player.call('join', made.id, {});
    const { record, opening } = CALLS.game.answer.parse(await owner.call('game', made.id));
    const header = readRecord({ ...record });
    if ('error' in header || opening === null) throw new Error('The game cannot be read');
    const game = (await loadTitle(title)).resume(header, opening);
    if ('error' in game) throw new Error(game.error);
    const chance = seededChance(seed);
    const moves: RoundhouseBout['moves'][number][] = [];
    while (game.now.ended === null && moves.length < most) {
      const action = anyAction(game.now.advisedChoices(), chance);
      game.play(action);
      const by = players[header.players.findIndex(({ id }) => id === action.player)];
      if (by === undefined) throw new Error('A move of nobody');
      const key = `bench ${moves.length}`.padEnd(12, '-');
      const body = JSON.stringify({ after: moves.length, key, action });
      moves.push({ by, request: by.request(made.id, body) });
    }
    return new RoundhouseBout(made.id, players, moves);
  }

  /** How many moves it has to make in all. */
  get length(): number {
    return this.moves.length;
  }

  async listen(): Promise<void> {
    for (const player of this.players) await player.listen();
  }

  async step(): Promise<number | null> {
    const next = this.moves[this.made];
    if (next === undefined) return null;
    const start = performance.now();
    this.made++;
    this.heard = 0;
    const everybody = new Promise<void>((resolve) => {
      this.onHeard = resolve;
    });
    await Promise.all([next.by.move(next.request), everybody]);
    return performance.now() - start;
  }

  /** Moves without streams, to make a past. */
  async advance(count: number): Promise<void> {
    for (const { by, request } of this.moves.slice(this.made, this.made + count)) {
      await by.move(request);
      this.made++;
    }
  }

  /** At the same or another server: how long until the game has arrived. */
  async opens(url: string): Promise<number> {
    for (const player of this.players) player.moveTo(url);
    return (await this.players[0]?.open(this.table)) ?? Number.NaN;
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}
