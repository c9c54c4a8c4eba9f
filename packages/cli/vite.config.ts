import { defineConfig } from 'vite';
import { fromSource } from '../../vite.source.ts';

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
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { ...fromSource.ssr, noExternal: true },
});
