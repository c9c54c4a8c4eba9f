import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes the service worker, with the list of all files of the build, so that everything is there without a network. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = [
          './',
          './icon.svg',
          './icon-turn.svg',
          './manifest.webmanifest',
          ...Object.keys(bundle).filter((name) => name !== 'index.html'),
        ];
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        const source = readFileSync(new URL('./src/offline/service-worker.js', import.meta.url), 'utf8')
          .replace("'VERSION'", JSON.stringify(version))
          .replace("['FILES']", JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
