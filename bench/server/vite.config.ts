import { defineConfig } from 'vite';
import server from '../../packages/server/package.json' with { type: 'json' };
import { fromSource } from '../../vite.source.ts';

/** What the server stands on stays outside: some of it is native. */
const external = [...Object.keys(server.dependencies), ...Object.keys(server.devDependencies)].filter(
  (name) => !name.startsWith('@roundhouse/') && !['zod', 'sirv'].includes(name),
);

export default defineConfig({
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'bench/server/main.ts',
        host: 'bench/server/host.ts',
        'postgres-keeper': 'packages/server/src/testing/postgres-keeper.mjs',
      },
      // Started by its name.
      output: { entryFileNames: ({ name }) => (name === 'postgres-keeper' ? '[name].mjs' : '[name].js') },
    },
    target: 'node20',
    outDir: 'node_modules/.cache/bench-server',
    emptyOutDir: true,
    minify: false,
  },
  ssr: { ...fromSource.ssr, noExternal: true, external },
});
