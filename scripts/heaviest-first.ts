import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first. */
const HEAVY = [
  'e2e/axe.test',
  'e2e/live.test',
  'e2e/online-axe',
  'e2e/live-more',
  'e2e/desk',
  'e2e/titles',
  'e2e/by-hand',
  'e2e/hot-seat',
  '1882/random-games',
  'bots/src/sanity',
  'random-games',
  'faults/kills',
  'jobs/queue',
  'bots/src/variants',
  'terminal/session',
  'cli/src/command',
  'who-may-what',
];

/** By list, not by what an earlier run took: a fresh checkout knows of none, and a long file that begins last leaves a core idle. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = HEAVY.findIndex((name) => moduleId.includes(name));
      return found < 0 ? HEAVY.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
