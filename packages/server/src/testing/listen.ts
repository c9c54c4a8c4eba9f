import { type Message, message } from '../contract/index.ts';
import type { TestClient } from './client.ts';

/** A stream that is read as a browser would. */
export class TestStream {
  readonly messages: Message[] = [];
  /** Word for word. */
  text = '';
  lastId: string | null = null;
  private readonly abort = new AbortController();
  private waiting: (() => void)[] = [];
  ended = false;

  private constructor() {}

  static async open(
    client: TestClient,
    options: { after?: string | null; watch?: string } = {},
  ): Promise<TestStream> {
    const stream = new TestStream();
    const query = new URLSearchParams(options.watch === undefined ? {} : { watch: options.watch });
    const response = await fetch(`${client.url}/api/v1/stream?${query}`, {
      headers: {
        ...(client.cookie === null ? {} : { cookie: client.cookie }),
        ...(client.token === null ? {} : { authorization: `Bearer ${client.token}` }),
        ...(options.after == null ? {} : { 'last-event-id': options.after }),
      },
      signal: stream.abort.signal,
    });
    if (response.status !== 200 || response.body === null)
      throw new Error(`The stream was refused: ${response.status}`);
    void stream.read(response.body).catch(() => {
      stream.ended = true;
      stream.wake();
    });
    await stream.until(({ kind }) => kind === 'hello');
    return stream;
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      const piece = decoder.decode(chunk, { stream: true });
      this.text += piece;
      const parts = (rest + piece).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) this.take(part);
      this.wake();
    }
    this.ended = true;
    this.wake();
  }

  private take(part: string): void {
    const data = /^data: (.*)$/m.exec(part)?.[1];
    this.lastId = /^id: (.*)$/m.exec(part)?.[1] ?? this.lastId;
    if (data !== undefined) this.messages.push(message.parse(JSON.parse(data)));
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** The first message that fits, now or later. */
  async until(fits: (message: Message) => boolean, seconds = 60): Promise<Message> {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const found = this.messages.find(fits);
      if (found !== undefined) return found;
      if (this.ended || Date.now() > end)
        throw new Error(`It never came; heard: ${this.messages.map(({ kind }) => kind).join()}`);
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        setTimeout(resolve, 250).unref();
      });
    }
  }

  close(): void {
    this.abort.abort();
  }
}
