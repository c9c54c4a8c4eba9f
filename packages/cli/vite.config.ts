import { defineConfig } from 'vite';
import { withServer } from '../../vite.source.ts';

/** One file for the command and one for each kind of its workers, with everything inside: it starts fast. */
export default defineConfig(
  withServer('dist', {
    roundhouse: 'src/main.ts',
    worker: 'src/worker.ts',
    'route-thread': '../router/src/threads/thread.ts',
  }),
);
