import { createInterface, type Interface } from 'node:readline/promises';
import { print } from '../io.ts';

/** Lines that somebody types; null when the input ends, by Ctrl-D or Ctrl-C. */
export class Input {
  private readonly terminal: Interface = createInterface({ input: process.stdin, output: process.stdout });
  private readonly lines: AsyncIterator<string> = this.terminal[Symbol.asyncIterator]();

  constructor() {
    this.terminal.on('SIGINT', () => this.terminal.close());
  }

  async ask(prompt: string): Promise<string | null> {
    this.terminal.setPrompt(prompt);
    this.terminal.prompt();
    const line = await this.lines.next();
    if (line.done === true) {
      print('');
      return null;
    }
    // What comes through a pipe would not be seen otherwise.
    if (!process.stdin.isTTY) print(line.value);
    return line.value.trim();
  }

  close(): void {
    this.terminal.close();
  }
}
