import { defineConfig } from 'vitest/config';
import { HeaviestFirst } from './scripts/heaviest-first.ts';
import { fromSource } from './vite.source.ts';

export default defineConfig({
  ...fromSource,
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    setupFiles: ['scripts/same-draws.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    sequence: { sequencer: HeaviestFirst },
    // No module keeps anything that one test file could leave to the next, and loading them once saves a third of the time.
    isolate: false,
  },
});
