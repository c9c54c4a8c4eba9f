import { fileURLToPath } from 'node:url';
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

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Whatever some files import, and what those import, without waiting for anything to be asked for. */
function reached(modules: Modules, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

const source = (file: string) => fileURLToPath(new URL(`./src/${file}`, import.meta.url));
/** What the home page says of titles, and the geometry of its pictures. */
const HOME = /titles\/src\/([^/]+\/data\/summary|index)\.ts$|engine\/src\/map\/(face|grid)\.ts$/;
const RULES = /packages\/(engine|router|classic)\/src|node_modules\/zod/;
const TITLE = /packages\/titles\/src/;

/** What comes with the home page, and what with the table, found once a build. */
let parts: { readonly home: ReadonlySet<string>; readonly table: ReadonlySet<string> } | null = null;

/** Each file costs a slow line a way there and back: what is always needed together comes as one. */
function chunkOf(id: string, modules: Modules): string | null {
  parts ??= {
    home: reached(modules, [source('main.tsx')]),
    table: reached(modules, [source('pages/table-page.tsx'), source('pages/play-now.ts')]),
  };
  if (HOME.test(id)) return 'home';
  if (RULES.test(id)) return 'rules';
  if (TITLE.test(id)) return null;
  return parts.home.has(id) ? 'home' : parts.table.has(id) ? 'table' : null;
}

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
      output: { codeSplitting: { groups: [{ name: chunkOf }] } },
    },
  },
});
