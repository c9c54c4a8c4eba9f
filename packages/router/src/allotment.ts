import { LIMITS } from './limits.ts';
import { RouteProblemError } from './problem-error.ts';
import type { Proof, SearchOptions } from './types.ts';

/** Browsers and Node have it; the language itself does not. */
declare const performance: { now(): number };

/** What ended a search that found no proof. */
export type CutShort = NonNullable<Proof['cutShortBy']>;

/** Thrown out of the middle of a search; `bestRoutes` catches it and answers with what is known. */
export class AllotmentSpent extends Error {
  readonly spent: CutShort;

  constructor(spent: CutShort) {
    super(`No ${spent === 'deadline' ? 'time' : 'memory'} is left for the search.`);
    this.spent = spent;
  }
}

/** Pieces of work between two looks at the clock; none of them takes longer than some ten microseconds. */
const TICKS = 128;

/** The time and the memory that a search may use. */
export class Allotment {
  private readonly late: () => boolean;
  private ticks = TICKS;
  private bytes: number;

  constructor({ deadline, memory = LIMITS.memory }: SearchOptions = {}) {
    this.late = clock(deadline);
    if (typeof memory !== 'number' || !(memory >= 0))
      throw new RouteProblemError('options.memory', memory, 'a number of bytes');
    this.bytes = memory;
  }

  /** A small piece of work is done. */
  tick(): void {
    if (--this.ticks <= 0) this.look();
  }

  look(): void {
    this.ticks = TICKS;
    if (this.late()) throw new AllotmentSpent('deadline');
  }

  take(bytes: number): void {
    if (bytes > this.bytes) throw new AllotmentSpent('memory');
    this.bytes -= bytes;
  }

  giveBack(bytes: number): void {
    this.bytes += bytes;
  }
}

function clock(deadline: SearchOptions['deadline']): () => boolean {
  if (deadline === undefined) return () => false;
  if (typeof deadline === 'function') return deadline;
  if (typeof deadline !== 'number' || !(deadline >= 0))
    throw new RouteProblemError('options.deadline', deadline, 'milliseconds from now, 0 or more');
  const end = performance.now() + deadline;
  return () => performance.now() >= end;
}
