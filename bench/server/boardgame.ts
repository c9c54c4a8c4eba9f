import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import type { Bout } from './rounds.ts';

/** What of a web socket is used. */
interface WebSocket {
  on(event: 'message', heard: (data: Buffer) => void): void;
  on(event: 'error', failed: (error: Error) => void): void;
  send(text: string): void;
  close(): void;
}
export type Sockets = new (url: string, options: { readonly perMessageDeflate: boolean }) => WebSocket;

const NAMESPACE = '/bench,';

/**
 * As lean as what our own server is driven with: the protocol of socket.io spoken by hand on a web socket, and of what comes only its
 * beginning looked at. The client library takes twice as much of the processor.
 */
class Socket {
  private readonly socket: WebSocket;
  private readonly heard = new Map<string, () => void>();

  constructor(Sockets: Sockets, url: string) {
    this.socket = new Sockets(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    this.socket.on('message', (data) => this.take(data.toString('latin1', 0, 40)));
    this.socket.on('error', (error) => {
      throw error;
    });
  }

  private take(start: string): void {
    if (start === '2') this.socket.send('3');
    else if (start.startsWith('0')) this.socket.send(`40${NAMESPACE}`);
    else if (start.startsWith('40')) this.heard.get('connect')?.();
    else this.heard.get(start.slice(0, start.indexOf('",')).slice(`42${NAMESPACE}["`.length))?.();
  }

  on(event: string, heard: () => void): void {
    this.heard.set(event, heard);
  }

  emit(...values: readonly unknown[]): void {
    this.socket.send(`42${NAMESPACE}${JSON.stringify(values)}`);
  }

  disconnect(): void {
    this.socket.close();
  }
}

/** Installs the yardstick, once; null where that cannot be done. */
export function installBoardgame(folder: string): Sockets | null {
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return npm.status === 0 ? createRequire(join(folder, 'package.json'))('ws').WebSocket : null;
}

const made = z.object({ matchID: z.string() });
const joined = z.object({ playerCredentials: z.string() });

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** A match with its players, each on a socket of its own. */
export class BoardgameBout implements Bout {
  private readonly match: string;
  private readonly seats: readonly { readonly socket: Socket; readonly credentials: string }[];
  private made = 0;
  private heard = 0;
  private onHeard: () => void = () => undefined;

  private constructor(match: string, seats: BoardgameBout['seats']) {
    this.match = match;
    this.seats = seats;
    for (const { socket } of seats)
      socket.on('update', () => {
        this.heard++;
        if (this.heard === seats.length) this.onHeard();
      });
  }

  /** `position`: what the game has for a state; without one it has none worth mentioning. */
  static async begin(
    url: string,
    count: number,
    Sockets: Sockets,
    position: object = {},
  ): Promise<BoardgameBout> {
    const match = { numPlayers: count, setupData: position };
    const { matchID } = made.parse(await post(`${url}/games/bench/create`, match));
    const seats: BoardgameBout['seats'][number][] = [];
    for (let seat = 0; seat < count; seat++) {
      const body = { playerID: String(seat), playerName: `Player ${seat}` };
      const { playerCredentials } = joined.parse(await post(`${url}/games/bench/${matchID}/join`, body));
      const socket = new Socket(Sockets, url);
      await new Promise<void>((resolve) => socket.on('connect', resolve));
      const isThere = new Promise<void>((resolve) => socket.on('sync', resolve));
      socket.emit('sync', matchID, String(seat), playerCredentials, count);
      await isThere;
      seats.push({ socket, credentials: playerCredentials });
    }
    return new BoardgameBout(matchID, seats);
  }

  async step(): Promise<number> {
    const start = performance.now();
    const by = this.made % this.seats.length;
    this.heard = 0;
    const everybody = new Promise<void>((resolve) => {
      this.onHeard = resolve;
    });
    const seat = this.seats[by];
    const payload = { type: 'step', args: [], playerID: String(by), credentials: seat?.credentials };
    seat?.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.made, this.match, String(by));
    this.made++;
    await everybody;
    return performance.now() - start;
  }

  close(): void {
    for (const { socket } of this.seats) socket.disconnect();
  }
}
