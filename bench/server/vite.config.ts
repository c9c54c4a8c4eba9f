import { defineConfig } from 'vite';
import server from '../../packages/server/package.json' with { type: 'json' };
import { withServer } from '../../vite.source.ts';

export default defineConfig(
  withServer(
    'node_modules/.cache/bench-server',
    {
      main: 'bench/server/main.ts',
      host: 'bench/server/host.ts',
      'postgres-keeper': 'packages/server/src/testing/postgres-keeper.mjs',
    },
    { outside: Object.keys(server.devDependencies) },
  ),
);
