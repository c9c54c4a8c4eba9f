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

/** Every table as fast as it goes: whoever is next moves as soon as everybody has heard of the last move. */
export async function flatOut(bouts: readonly Bout[], moves: number): Promise<Figures> {
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    bouts.map(async (bout) => {
      for (let made = 0; made < moves; made++) {
        const took = await bout.step();
        if (took === null) return;
        times.push(took);
      }
    }),
  );
  return figures(times, (performance.now() - start) / 1000);
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
