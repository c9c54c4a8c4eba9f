import { defineConfig } from 'vite';
import { fromSource } from '../vite.source.ts';

/** Measured is what users run: bundled, without the wrappers that a development runner adds. */
export default defineConfig({
  build: {
    ssr: true,
    rollupOptions: { input: { main: 'bench/main.ts', cold: 'bench/cold.ts' } },
    target: 'node20',
    outDir: 'node_modules/.cache/bench',
    emptyOutDir: true,
    minify: false,
  },
  ssr: { ...fromSource.ssr, noExternal: true },
});
