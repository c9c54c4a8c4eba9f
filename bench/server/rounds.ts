import { quantile } from '../report.ts';

/** A table of the load, whatever plays it: moves are made one after the other, and each counts once everybody has heard of it. */
export interface Bout {
  /** Posts the next move; over once every player has it from the server. Gives milliseconds, or null after the last. */
  step(): Promise<number | null>;
  close(): void;
}

export interface Figures {
  readonly moves: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

function figures(times: readonly number[], seconds: number): Figures {
  return {
    moves: times.length,
    seconds,
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/**
 * Every table as fast as it goes: whoever is next moves as soon as everybody has heard of the last move. Over when the first table has
 * made its moves, so that as many as there are play all the time.
 */
export async function flatOut(bouts: readonly Bout[], moves: number): Promise<Figures> {
  const times: number[] = [];
  let isOver = false;
  let end = 0;
  const start = performance.now();
  await Promise.all(
    bouts.map(async (bout) => {
      for (let made = 0; !isOver; made++) {
        const took = made < moves ? await bout.step() : null;
        if (!isOver && took !== null) times.push(took);
        if (took !== null || isOver) continue;
        isOver = true;
        end = performance.now();
      }
    }),
  );
  return figures(times, (end - start) / 1000);
}

/** One table after the other, where games are shorter than what is asked for. */
export class Series implements Bout {
  private readonly bouts: readonly Bout[];
  private at = 0;

  constructor(bouts: readonly Bout[]) {
    this.bouts = bouts;
  }

  async step(): Promise<number | null> {
    for (; this.at < this.bouts.length; this.at++) {
      const took = await this.bouts[this.at]?.step();
      if (took !== undefined && took !== null) return took;
    }
    return null;
  }

  close(): void {
    for (const bout of this.bouts) bout.close();
  }
}

/** As people play: a move at each table every so many seconds, spread evenly; nobody waits for another table. */
export async function atPace(
  bouts: readonly Bout[],
  secondsPerMove: number,
  seconds: number,
): Promise<Figures> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    bouts.map(async (bout, i) => {
      let due = start + (i / bouts.length) * secondsPerMove * 1000;
      while (due < end) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
        const took = await bout.step();
        if (took === null) return;
        times.push(took);
        due = Math.max(due + secondsPerMove * 1000, performance.now());
      }
    }),
  );
  return figures(times, (performance.now() - start) / 1000);
}
