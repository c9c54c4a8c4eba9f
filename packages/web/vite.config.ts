import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromSource } from '../../vite.source.ts';
import { compress } from './compress-plugin.ts';
import { offline } from './offline-plugin.ts';

export default defineConfig({
  ...fromSource,
  // Relative, so that the page works under any path.
  base: './',
  plugins: [react(), offline(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    // Compressing takes its time; whoever starts the table need not read about it.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
