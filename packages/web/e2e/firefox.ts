import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findExecutable } from './chromium.ts';
import { TextSocket } from './text-socket.ts';

/**
 * Firefox as it is installed, by WebDriver BiDi: no driver beside it is needed. Playwright speaks BiDi too, but asks for
 * commands that the long-term release does not know.
 */
export const installedFirefox = (): string | undefined => findExecutable(['firefox', 'firefox-esr']);

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

const TIMEOUT = 30_000;

function address(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`Firefox does not listen: ${said}`)), TIMEOUT);
    firefox.once('error', reject);
    firefox.stderr?.on('data', (data: Buffer) => {
      said += data.toString('utf8');
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(`${found}/session`);
    });
  });
}

/** One page in a Firefox of its own. */
export class FirefoxPage {
  private readonly process: ChildProcess;
  private readonly profile: string;
  private readonly socket: TextSocket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private context = '';
  private sent = 0;
  /** What went wrong on the page. */
  readonly problems: string[] = [];

  private constructor(process: ChildProcess, profile: string, socket: TextSocket) {
    this.process = process;
    this.profile = profile;
    this.socket = socket;
    socket.onText = (text) => this.hear(JSON.parse(text));
  }

  static async open(executable: string, width: number, height: number): Promise<FirefoxPage> {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
    const size = [`--width=${width}`, `--height=${height}`];
    const firefox = spawn(
      executable,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', ...size],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const page = new FirefoxPage(firefox, profile, await TextSocket.open(await address(firefox)));
    await page.call('session.new', { capabilities: {} });
    await page.call('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = fields(await page.call('browsingContext.getTree', {}));
    page.context = Array.isArray(contexts) ? String(fields(contexts[0]).context) : '';
    await page.call('browsingContext.setViewport', { context: page.context, viewport: { width, height } });
    return page;
  }

  private hear(answer: Answer): void {
    if (answer.id !== undefined) {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    } else if (answer.method === 'log.entryAdded') {
      const { level, text } = fields(answer.params);
      if (level === 'error') this.problems.push(String(text));
    }
  }

  private call(method: string, params: object): Promise<unknown> {
    const id = ++this.sent;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method}: no answer`)), TIMEOUT);
      this.waiting.set(id, ({ type, result, error, message }) => {
        clearTimeout(late);
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async goto(url: string): Promise<void> {
    await this.call('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  /** What an expression comes to on the page, as text. */
  async evaluate(expression: string): Promise<string> {
    const answer = fields(
      await this.call('script.evaluate', {
        expression: `String(${expression})`,
        target: { context: this.context },
        awaitPromise: true,
      }),
    );
    const { value } = fields(answer.result);
    if (typeof value !== 'string') throw new Error(`${expression}: ${JSON.stringify(answer)}`);
    return value;
  }

  /** Waits until an expression holds on the page. */
  async until(expression: string): Promise<void> {
    const end = Date.now() + TIMEOUT;
    while ((await this.evaluate(expression)) !== 'true') {
      if (Date.now() > end) throw new Error(`It never came to this: ${expression}`);
      await new Promise((ready) => setTimeout(ready, 50));
    }
  }

  /** Clicks the middle of the first element of a selector, as a mouse does, once it is there and stands still. */
  async click(selector: string): Promise<void> {
    const box = `(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element?.scrollIntoView({ block: 'nearest' });
      const box = element?.getBoundingClientRect();
      if (box === undefined || box.width === 0) return '';
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // Nothing lies over it, and no guard holds clicks off for a moment.
      return element.contains(document.elementFromPoint(x, y)) ? JSON.stringify([x, y]) : '';
    })()`;
    let before = '';
    for (const end = Date.now() + TIMEOUT; ; ) {
      const now = await this.evaluate(box);
      if (now !== '' && now === before) break;
      before = now;
      if (Date.now() > end) throw new Error(`There is nothing to click: ${selector}`);
      await new Promise((ready) => setTimeout(ready, 50));
    }
    const [x = 0, y = 0] = before
      .slice(1, -1)
      .split(',')
      .map((part) => Math.round(Number(part)));
    await this.call('input.performActions', {
      context: this.context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  async close(): Promise<void> {
    const gone = new Promise((ended) => this.process.once('exit', ended));
    this.socket.close();
    this.process.kill();
    await gone;
    await rm(this.profile, { recursive: true, force: true });
  }
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
