import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import server from './packages/server/package.json' with { type: 'json' };

/** Packages of this repository are read from their sources, where others get what was built (`exports` of each package.json). */
const SOURCE = '@roundhouse/source';

export const fromSource = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
};

const inProject = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the server stands on stays outside: some of it is native, and no other command needs it. */
const outside = Object.keys(server.dependencies).filter(
  (name) => !name.startsWith('@roundhouse/') && name !== 'zod',
);

/** Programs with a server in them, in few files, so that they start fast; the server's threads lie beside them. */
export const withServer = (
  outDir: string,
  input: Readonly<Record<string, string>>,
  more: { readonly outside?: readonly string[] } = {},
) =>
  ({
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: {
        input: {
          ...input,
          'bot-thread': inProject('packages/server/src/jobs/bot-thread.ts'),
          'read-game-thread': inProject('packages/server/src/tables/read-game-thread.ts'),
        },
        output: {
          format: 'es',
          // What was not compiled in the first place is started by the name that it has.
          entryFileNames: ({ name }) => (name.endsWith('-keeper') ? '[name].mjs' : '[name].js'),
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
    ssr: { ...fromSource.ssr, noExternal: true, external: [...outside, ...(more.outside ?? [])] },
  }) satisfies UserConfig;
