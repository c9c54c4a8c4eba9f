import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted for Prometheus. */
export type Metrics = ReturnType<typeof makeMetrics>;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'roundhouse_' });
  const registers = [registry];
  const requests = new Histogram({
    name: 'roundhouse_request_seconds',
    help: 'Time of answers, by call and status',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers,
  });
  const known = new Map<string, ReturnType<typeof requests.labels>>();
  return {
    registry,
    /** A call was answered. Finding its labels takes longer than counting it. */
    answered(call: string, status: number, seconds: number): void {
      const key = `${call} ${status}`;
      let labelled = known.get(key);
      if (labelled === undefined) {
        labelled = requests.labels({ call, status });
        known.set(key, labelled);
      }
      labelled.observe(seconds);
    },
    moves: new Counter({
      name: 'roundhouse_moves_total',
      help: 'Moves, by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    streams: new Gauge({ name: 'roundhouse_streams', help: 'Open streams', registers }),
    games: new Gauge({ name: 'roundhouse_games_open', help: 'Games in memory', registers }),
    jobs: new Counter({
      name: 'roundhouse_jobs_total',
      help: 'Jobs, by kind and outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
  };
}
