import { connect, type Socket } from 'node:net';

/**
 * Connections that do no more than they must: what the load takes of the processor the server does not have. Requests are bytes made
 * beforehand, and of what comes only its end is looked for.
 */
function open(url: string, heard: (text: string) => void, ended: (error: Error) => void): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.setEncoding('latin1');
  socket.on('data', (piece) => heard(String(piece)));
  let why = new Error('The server has closed the connection');
  socket.on('error', (error) => {
    why = error;
  });
  // Comes after an error, too: each connection ends once.
  socket.on('close', () => ended(why));
  return socket;
}

const head = (method: string, path: string, headers: Readonly<Record<string, string | number>>): string =>
  `${method} ${path} HTTP/1.1\r\nhost: bench\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

export const requestOf = (path: string, headers: Readonly<Record<string, string>>, body: string): Buffer => {
  const all = { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return Buffer.from(head('POST', path, all) + body);
};

/** A connection for calls, one after the other, that stays open; the server closes it after a minute without one. */
export class CallLine {
  private readonly url: string;
  private socket: Socket | null = null;
  private text = '';
  private answered: (text: string) => void = () => undefined;
  private failed: (error: Error) => void = () => undefined;

  constructor(url: string) {
    this.url = url;
  }

  /** Sends a request; gives the whole answer. */
  ask(request: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      this.answered = resolve;
      this.failed = reject;
      this.socket ??= open(
        this.url,
        (piece) => this.hear(piece),
        (error) => this.end(error),
      );
      this.socket.write(request);
    });
  }

  private end(error: Error): void {
    this.socket = null;
    this.text = '';
    this.failed(error);
  }

  private hear(piece: string): void {
    this.text += piece;
    const end = this.text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const at = this.text.indexOf('content-length: ') + 16;
    if (this.text.length < end + 4 + Number.parseInt(this.text.slice(at, at + 12), 10)) return;
    const { text } = this;
    this.text = '';
    this.answered(text);
  }

  close(): void {
    this.socket?.destroy();
  }
}

/** A stream of events: `heard` gets each as it came. Over once the server has answered with something. */
export function openStream(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  heard: (event: string) => void,
): Promise<{ close(): void }> {
  let isClosed = false;
  return new Promise((resolve, reject) => {
    let rest = '';
    const socket = open(
      url,
      (piece) => {
        if (rest === '' && piece.startsWith('HTTP/1.1') && !piece.startsWith('HTTP/1.1 200'))
          reject(new Error(`The stream was refused: ${piece.slice(0, 40)}`));
        rest += piece;
        for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
          heard(rest.slice(0, end));
          rest = rest.slice(end + 2);
        }
        resolve({
          close() {
            isClosed = true;
            socket.destroy();
          },
        });
      },
      (error) => {
        reject(error);
        // What it should have brought is waited for in vain.
        if (!isClosed) throw error;
      },
    );
    socket.write(head('GET', path, headers));
  });
}
