import { defineConfig } from 'vitest/config';
import { HeaviestFirst } from '../../scripts/heaviest-first.ts';
import { fromSource } from '../../vite.source.ts';

/** The table in a real browser: built once, served as plain files. */
export default defineConfig({
  ...fromSource,
  test: {
    root: import.meta.dirname,
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes at once on a quiet machine, and comes late on a busy one.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    // As many tests of a file side by side as there are titles.
    maxConcurrency: 6,
    sequence: { sequencer: HeaviestFirst },
    // A browser on a busy machine may miss a moment once; a fault of ours fails twice.
    retry: 1,
    // The titles are read once, not once for each file.
    isolate: false,
  },
});
