import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fromSource } from '../../vite.source.ts';
import { compress } from './compress-plugin.ts';
import { offline } from './offline-plugin.ts';

/** `API=http://127.0.0.1:1867 npm run dev`: a running server behind the page that is being worked on. */
const { API } = process.env;
const withServer = (): Plugin => ({
  name: 'with-server',
  apply: 'serve',
  transformIndexHtml: (html) =>
    API === undefined
      ? html
      : html.replace('name="roundhouse-api" content=""', 'name="roundhouse-api" content="api/v1"'),
});

/** Each file costs a slow line a way there and back: what is always needed together comes as one. */
const CHUNKS = [
  {
    name: 'home',
    test: /titles\/src\/([^/]+\/data\/summary|index)\.ts$|engine\/src\/map\/(face|grid)\.ts$/,
    priority: 1,
  },
  { name: 'rules', test: /packages\/(engine|router|classic)\/src|node_modules\/zod/ },
];

export default defineConfig({
  ...fromSource,
  ...(API === undefined ? {} : { server: { proxy: { '/api': API } } }),
  // Relative, so that the page works under any path.
  base: './',
  plugins: [react(), withServer(), offline(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    // Compressing takes its time; whoever starts the table need not read about it.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
});
