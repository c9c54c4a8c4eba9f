import { plain } from './plain.ts';

/** What ends a command early: one line for people, and the exit status. */
export class Failure extends Error {
  constructor(
    message: string,
    /** 1: a rule refuses or a replay differs; 2: a wrong call. */
    readonly status: 1 | 2,
    /** What `--json` prints on standard output. */
    readonly json?: unknown,
  ) {
    super(message);
  }

  /** What people read. */
  get line(): string {
    return `${this.message.startsWith('refused:') ? '' : 'roundhouse: '}${plain(this.message)}`;
  }
}

export const wrongCall = (message: string): Failure => new Failure(message, 2);
