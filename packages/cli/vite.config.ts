import { defineConfig } from 'vite';
import { fromSource } from '../../vite.source.ts';

import manifest from '../server/package.json' with { type: 'json' };

/** What the server stands on stays outside: some of it is native, and no other command needs it. */
const external = Object.keys(manifest.dependencies).filter(
  (name) => !name.startsWith('@roundhouse/') && !['zod', 'sirv'].includes(name),
);

/** One file for the command and one for each kind of its workers, with everything inside: it starts fast. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: {
        roundhouse: 'src/main.ts',
        worker: 'src/worker.ts',
        'route-thread': '../router/src/threads/thread.ts',
        'bot-thread': '../server/src/jobs/bot-thread.ts',
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { ...fromSource.ssr, noExternal: true, external },
});
