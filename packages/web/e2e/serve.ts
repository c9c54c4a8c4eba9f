import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
/** Compressed copies that lie beside the files, the smallest first. */
const PACKED = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** The build that people get, whatever the process that asks for it calls itself. */
async function buildPage(): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ root: ROOT, logLevel: 'error', mode: 'production' });
  process.env.NODE_ENV = NODE_ENV;
}

/** Builds the page and serves it as plain files. With KEEP_BUILD set, an existing build is taken as it is. */
export async function serveTable(): Promise<Served> {
  const dist = join(ROOT, 'dist');
  if (process.env.KEEP_BUILD === undefined || !existsSync(dist)) await buildPage();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
    const packed = PACKED.find(
      ({ coding, ending }) =>
        request.headers['accept-encoding']?.includes(coding) === true && existsSync(`${file}${ending}`),
    );
    readFile(`${file}${packed?.ending ?? ''}`).then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
            ...(packed === undefined ? {} : { 'content-encoding': packed.coding }),
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
