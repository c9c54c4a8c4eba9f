import { randomBytes } from 'node:crypto';
import { createConnection, type Socket } from 'node:net';

/** A WebSocket to this machine, as far as WebDriver BiDi needs one: text both ways. */
export class TextSocket {
  private readonly socket: Socket;
  private buffer = Buffer.alloc(0);
  private whole = '';
  onText: (text: string) => void = () => {};

  private constructor(socket: Socket) {
    this.socket = socket;
  }

  static open(url: string): Promise<TextSocket> {
    const { hostname, port, pathname } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = createConnection({ host: hostname, port: Number(port) });
      socket.once('error', reject);
      socket.write(
        `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      );
      let head = Buffer.alloc(0);
      const greet = (data: Buffer) => {
        head = Buffer.concat([head, data]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', greet);
        if (!head.toString('latin1').startsWith('HTTP/1.1 101')) {
          reject(new Error(`Firefox refuses: ${head.toString('latin1', 0, end)}`));
          return;
        }
        const opened = new TextSocket(socket);
        socket.on('data', (more: Buffer) => opened.read(more));
        resolve(opened);
        opened.read(head.subarray(end + 4));
      };
      socket.on('data', greet);
    });
  }

  /** Frames of a server are not masked; long texts come in several. */
  private read(data: Buffer): void {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const { buffer } = this;
      if (buffer.length < 2) return;
      const short = buffer.readUInt8(1) & 0x7f;
      const head = short === 127 ? 10 : short === 126 ? 4 : 2;
      if (buffer.length < head) return;
      const size =
        short === 127 ? Number(buffer.readBigUInt64BE(2)) : short === 126 ? buffer.readUInt16BE(2) : short;
      if (buffer.length < head + size) return;
      const first = buffer.readUInt8(0);
      const body = buffer.subarray(head, head + size);
      this.buffer = buffer.subarray(head + size);
      const kind = first & 0x0f;
      if (kind > 1) continue;
      this.whole += body.toString('utf8');
      if ((first & 0x80) === 0) continue;
      const text = this.whole;
      this.whole = '';
      this.onText(text);
    }
  }

  /** Frames of a client are masked. */
  send(text: string): void {
    const body = Buffer.from(text, 'utf8');
    const mask = randomBytes(4);
    const head =
      body.length < 126 ? Buffer.alloc(2) : body.length < 65_536 ? Buffer.alloc(4) : Buffer.alloc(10);
    head.writeUInt8(0x81, 0);
    if (head.length === 2) head.writeUInt8(0x80 | body.length, 1);
    else if (head.length === 4) {
      head.writeUInt8(0x80 | 126, 1);
      head.writeUInt16BE(body.length, 2);
    } else {
      head.writeUInt8(0x80 | 127, 1);
      head.writeBigUInt64BE(BigInt(body.length), 2);
    }
    const masked = Buffer.from(body.map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
    this.socket.write(Buffer.concat([head, mask, masked]));
  }

  close(): void {
    this.socket.destroy();
  }
}
